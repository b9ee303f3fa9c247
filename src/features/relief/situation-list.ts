import { SITUATIONS, type Situation } from '@divot/golf-relief';
import { plainText } from '#src/domain/rounds/course-search.ts';
import { copy } from './copy.ts';

export type Group = keyof typeof copy.groups;

const FIRST_OF: Partial<Record<Situation, Group>> = {
  'penalty-yellow': 'water',
  lost: 'lost',
  path: 'course',
  'bunker-water': 'bunker',
  'green-mark': 'green',
  'hit-ball-on-green': 'moved',
  'wrong-ball': 'mistake',
};
const ELSEWHERE: Partial<Record<Situation, Group>> = {
  'drop-rolled': 'drop',
  'drop-wrong': 'drop',
  'moved-after-drop': 'drop',
};

/** The situations with their groups, in the library's order. */
const grouped: readonly { readonly situation: Situation; readonly group: Group }[] = (() => {
  let group: Group = 'water';
  return SITUATIONS.map((situation) => {
    group = FIRST_OF[situation] ?? group;
    return { situation, group: ELSEWHERE[situation] ?? group };
  });
})();

/** The situations in which every typed word occurs, by group. */
export const situationsFor = (typed: string): readonly (readonly [Group, readonly Situation[]])[] => {
  const words = plainText(typed).split(/\s+/u).filter(Boolean);
  const isMeant = (situation: Situation, group: Group) => {
    const { title, also = '' } = copy.situations[situation];
    const text = plainText(`${title} ${also} ${copy.groups[group]}`);
    return words.every((word) => text.includes(word));
  };
  const meant = grouped.filter(({ situation, group }) => isMeant(situation, group));
  return (Object.keys(copy.groups) as Group[])
    .map((group) => [group, meant.filter((one) => one.group === group).map(({ situation }) => situation)] as const)
    .filter(([, some]) => some.length > 0);
};
