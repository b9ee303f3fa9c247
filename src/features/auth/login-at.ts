export type LoginAt = { readonly mode?: 'create' | 'forgot'; readonly next?: string };

const OWN = 'https://own.invalid';

/**
 * An address inside the app; anything else would send the golfer away after signing in. Asked of the URL parser
 * itself: it drops tabs and line breaks, so that '/\t/elsewhere' leads elsewhere.
 */
const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('/') && URL.canParse(value, OWN) && new URL(value, OWN).origin === OWN;

/** Reads the address; what does not fit is left out. */
export const loginAtFrom = ({ mode, next }: Readonly<Record<string, unknown>>): LoginAt => ({
  ...(mode === 'create' || mode === 'forgot' ? { mode } : {}),
  ...(isOwnPath(next) ? { next } : {}),
});
