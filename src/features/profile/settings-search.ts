import { oneOf, searchOf } from '#src/platform/search-params.ts';

// What /profile shows, from its address. The router reads this at every start, so it must not import the settings'
// texts.

export const groups = ['you', 'bag', 'play', 'look', 'data', 'about'] as const;
export type Group = (typeof groups)[number];

/** Screens of their own, which load when they are opened. */
export const subscreens = ['carry', 'assistant', 'diagnostics'] as const;

export const parseSettingsSearch = searchOf({ group: oneOf([...groups, ...subscreens]) });
export type SettingsSearch = ReturnType<typeof parseSettingsSearch>;
