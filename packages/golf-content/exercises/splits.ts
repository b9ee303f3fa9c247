import type { Pattern, SplitDay } from './exercise.ts';

// The kinds of exercise on each training day, by split. Power comes early, while the golfer is fresh, and rotation
// last.

export const SPLITS = ['Full Body', 'Upper/Lower', 'Push/Pull/Legs', 'Mobility Only', 'Power & Speed'] as const;
export type Split = (typeof SPLITS)[number];

export type Slot = Exclude<Pattern, 'carry'>;

type Day = { readonly day: SplitDay; readonly slots: readonly Slot[] };

const DAYS: Record<Split, readonly Day[]> = {
  'Full Body': [{ day: 'full', slots: ['mobility', 'power', 'squat', 'hinge', 'push', 'pull', 'core', 'rotation'] }],
  'Upper/Lower': [
    { day: 'upper', slots: ['mobility', 'power', 'push', 'pull', 'push', 'pull', 'core', 'rotation'] },
    { day: 'lower', slots: ['mobility', 'power', 'squat', 'hinge', 'squat', 'core', 'balance', 'rotation'] },
  ],
  'Push/Pull/Legs': [
    { day: 'push', slots: ['mobility', 'power', 'push', 'push', 'core', 'rotation'] },
    { day: 'pull', slots: ['mobility', 'power', 'pull', 'pull', 'hinge', 'core', 'rotation'] },
    { day: 'legs', slots: ['mobility', 'power', 'squat', 'hinge', 'squat', 'core', 'rotation'] },
  ],
  'Mobility Only': [
    {
      day: 'mobility',
      slots: ['mobility', 'mobility', 'mobility', 'mobility', 'mobility', 'mobility', 'core', 'balance'],
    },
  ],
  'Power & Speed': [
    { day: 'full', slots: ['mobility', 'mobility', 'power', 'power', 'power', 'hinge', 'core', 'rotation'] },
  ],
};

const wordsOf = (name: string): string[] => name.toLowerCase().match(/\p{L}+/gu) ?? [];

/** A split by name. Of an unknown name, the split that shares most of its words, or else Full Body. */
export const splitOf = (name: string): Split => {
  const words = wordsOf(name);
  const shared = (split: Split) => wordsOf(split).filter((word) => words.includes(word)).length;
  return SPLITS.reduce((best, split) => (shared(split) > shared(best) ? split : best));
};
export const isSplit = (name: string): name is Split => SPLITS.some((split) => split === name);

/** The day of the split for session number `session`, counted from 0. The days take turns. */
export const dayOfSplit = (split: Split, session: number): Day => {
  const days = DAYS[split];
  return days[session % days.length]!;
};

/** How many hard days may follow each other: one turn of the split, then a rest day. Mobility needs no rest. */
export const daysInARow = (split: Split): number => (split === 'Mobility Only' ? Infinity : DAYS[split].length);

/** The split of a stored plan, and the session (from 0) that the plan was made for. */
export const sessionFor = (
  name: string,
  day: string | undefined,
): { readonly split: Split; readonly first: number } => {
  const split = splitOf(name);
  return {
    split,
    first: Math.max(
      0,
      DAYS[split].findIndex((one) => one.day === day),
    ),
  };
};
