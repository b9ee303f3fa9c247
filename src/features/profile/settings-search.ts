import { oneOfParam } from '#src/platform/search-params.ts';

// What /profile shows, from its address. The router reads this at every start, so it must not import the settings'
// texts.

export const groups = ['you', 'bag', 'play', 'look', 'data', 'about'] as const;
export type Group = (typeof groups)[number];

export type SettingsSearch = { readonly group?: Group | 'diagnostics' | undefined };
export const parseSettingsSearch = (search: Readonly<Record<string, unknown>>): SettingsSearch => {
  const group = oneOfParam([...groups, 'diagnostics'], search['group']);
  return group === undefined ? {} : { group };
};
