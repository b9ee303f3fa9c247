import { compact } from '#src/domain/shared/compact.ts';
import { textParam } from '#src/platform/search-params.ts';

/** Which session, or which drill without one, the player's address names. */
export type PlayerSearch = { readonly session?: string | undefined; readonly drill?: string | undefined };

export const parsePlayerSearch = (search: Readonly<Record<string, unknown>>): PlayerSearch =>
  compact({ session: textParam(search['session']), drill: textParam(search['drill']) });
