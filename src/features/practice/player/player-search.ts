import { compact } from '@divot/basics';
import { textParam } from '#src/platform/search-params.ts';

/** The session in the player's address, or the drill to play without one. */
export type PlayerSearch = { readonly session?: string | undefined; readonly drill?: string | undefined };

export const parsePlayerSearch = (search: Readonly<Record<string, unknown>>): PlayerSearch =>
  compact({ session: textParam(search['session']), drill: textParam(search['drill']) });
