import { oneOf, searchOf, text } from '#src/platform/search-params.ts';

export const tabs = ['open', 'mine', 'create'] as const;
export type GamesTab = (typeof tabs)[number];

/** An invitation is an address that names a game. */
export const parseGamesSearch = searchOf({ tab: oneOf(tabs), game: text });
export type GamesSearch = ReturnType<typeof parseGamesSearch>;
export type GoTo = (at: GamesSearch) => void;
