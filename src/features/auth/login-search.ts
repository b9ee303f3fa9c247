import { oneOf, searchOf } from '#src/platform/search-params.ts';

const OWN = 'https://own.invalid';

/**
 * An address inside the app. Any other would send the golfer elsewhere after signing in. The URL parser decides, because
 * it drops tabs and line breaks: '/\t/elsewhere' leads to another site.
 */
const ownPath = (value: unknown): string | undefined =>
  typeof value === 'string' && value.startsWith('/') && URL.canParse(value, OWN) && new URL(value, OWN).origin === OWN
    ? value
    : undefined;

export const parseLoginSearch = searchOf({ mode: oneOf(['create', 'forgot']), next: ownPath });
export type LoginSearch = ReturnType<typeof parseLoginSearch>;
