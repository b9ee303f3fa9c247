import { compact } from '#src/domain/shared/compact.ts';
import { oneOfParam, textParam } from '#src/platform/search-params.ts';

export const tabs = ['open', 'mine', 'create'] as const;
export type GamesTab = (typeof tabs)[number];
export type GamesSearch = { readonly tab?: GamesTab; readonly game?: string };
export type GoTo = (at: GamesSearch) => void;

/** Reads the address; what does not fit is left out. An invitation is an address with a game. */
export const parseGamesSearch = (search: Readonly<Record<string, unknown>>): GamesSearch =>
  compact({ tab: oneOfParam(tabs, search['tab']), game: textParam(search['game']) });
