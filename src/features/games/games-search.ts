import { compact } from '@divot/basics';
import { oneOfParam, textParam } from '#src/platform/search-params.ts';

export const tabs = ['open', 'mine', 'create'] as const;
export type GamesTab = (typeof tabs)[number];
export type GamesSearch = { readonly tab?: GamesTab; readonly game?: string };
export type GoTo = (at: GamesSearch) => void;

/** Reads the address and drops invalid values. An invitation is an address that names a game. */
export const parseGamesSearch = (search: Readonly<Record<string, unknown>>): GamesSearch =>
  compact({ tab: oneOfParam(tabs, search['tab']), game: textParam(search['game']) });
