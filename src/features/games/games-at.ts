export const tabs = ['open', 'mine', 'create'] as const;
export type GamesTab = (typeof tabs)[number];
export type GamesAt = { readonly tab?: GamesTab; readonly game?: string };
export type GoTo = (at: GamesAt) => void;

/** Reads the address; what does not fit is left out. An invitation is an address with a game. */
export const gamesAtFrom = (search: Readonly<Record<string, unknown>>): GamesAt => {
  const tab = tabs.find((one) => one === search['tab']);
  const game = typeof search['game'] === 'string' ? search['game'].slice(0, 64) : '';
  return { ...(tab ? { tab } : {}), ...(game ? { game } : {}) };
};
