import { compact } from '#src/domain/shared/compact.ts';
import { oneOfParam } from '#src/platform/search-params.ts';

export type LoginSearch = { readonly mode?: 'create' | 'forgot'; readonly next?: string };

const OWN = 'https://own.invalid';

/**
 * An address inside the app; anything else would send the golfer away after signing in. Asked of the URL parser
 * itself: it drops tabs and line breaks, so that '/\t/elsewhere' leads elsewhere.
 */
const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/') && URL.canParse(value, OWN) && new URL(value, OWN).origin === OWN;

/** Reads the address; what does not fit is left out. */
export const parseLoginSearch = ({ mode, next }: Readonly<Record<string, unknown>>): LoginSearch =>
  compact({ mode: oneOfParam(['create', 'forgot'], mode), next: isOwnPath(next) ? next : undefined });
