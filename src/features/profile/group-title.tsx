import { copy } from './copy.ts';
import { type Part, groupsOf } from './settings-groups.ts';
import type { Group } from './settings-search.ts';

/** The title above a group's first visible part. Empty if no part of the group is visible. */
export const GroupTitle = ({ group, shown }: { readonly group: Group; readonly shown: readonly Part[] }) =>
  groupsOf(shown).includes(group) && <h2 className="pt-2 text-head">{copy.groups[group]}</h2>;
