import { searchOf, text } from '#src/platform/search-params.ts';

/** The session in the player's address, or the drill to play without one. */
export const parsePlayerSearch = searchOf({ session: text, drill: text });
export type PlayerSearch = ReturnType<typeof parsePlayerSearch>;
