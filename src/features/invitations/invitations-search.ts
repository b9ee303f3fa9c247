import { oneOf, searchOf, text } from '#src/platform/search-params.ts';

export const tabs = ['open', 'mine', 'create'] as const;
export type GamesTab = (typeof tabs)[number];

/** An invitation is an address that names a game. */
export const parseInvitationsSearch = searchOf({ tab: oneOf(tabs), game: text });
export type InvitationsSearch = ReturnType<typeof parseInvitationsSearch>;
export type GoTo = (at: InvitationsSearch) => void;
