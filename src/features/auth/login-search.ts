import { compact } from '@divot/basics';
import { oneOfParam } from '#src/platform/search-params.ts';

export type LoginSearch = { readonly mode?: 'create' | 'forgot'; readonly next?: string };

const OWN = 'https://own.invalid';

/**
 * Whether an address is inside the app. Any other would send the golfer elsewhere after signing in. The URL parser
 * decides, because it drops tabs and line breaks: '/\t/elsewhere' leads to another site.
 */
const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/') && URL.canParse(value, OWN) && new URL(value, OWN).origin === OWN;

/** Reads the address and drops invalid values. */
export const parseLoginSearch = ({ mode, next }: Readonly<Record<string, unknown>>): LoginSearch =>
  compact({ mode: oneOfParam(['create', 'forgot'], mode), next: isOwnPath(next) ? next : undefined });
