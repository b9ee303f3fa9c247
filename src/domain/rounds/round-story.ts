import type { RoundFacts } from '#src/domain/analytics/round-facts.ts';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import type { HandicapEntry, NotCounted } from '#src/domain/handicap/history-types.ts';
import { compact } from '#src/domain/shared/compact.ts';
import { groupLosses } from '#src/domain/strokes-gained/losses.ts';
import type { Group } from '#src/domain/strokes-gained/strokes-gained.ts';

// The story of a finished round: how its score compares, what the index did and why, what cost and gained most.

const COMPARED = 10;

/** By score differentials, which even out courses. Positive is better than before. */
export type Comparison = { readonly better: number; readonly rounds: number };

export const comparisonOf = (entries: readonly HandicapEntry[], id: string): Comparison | undefined => {
  const at = entries.findIndex((entry) => entry.id === id);
  const own = entries[at]?.differential;
  const before = entries
    .slice(0, Math.max(0, at))
    .flatMap(({ differential }) => differential ?? [])
    .slice(-COMPARED);
  if (own === undefined || own === null || before.length === 0) return undefined;
  const mean = before.reduce((sum, each) => sum + each, 0) / before.length;
  return { better: Math.round((mean - own) * 10) / 10, rounds: before.length };
};

export type IndexReason =
  | NotCounted
  | 'practice'
  /** The first scores wait until 54 holes are on record. */
  | 'pending'
  | 'first'
  /** This score is one of those averaged. */
  | 'used'
  | 'exceptional'
  | 'not-used'
  /** The index moved because an older score dropped out of the latest 20. */
  | 'older-left';

export type IndexStory = {
  readonly before: number | null;
  readonly after: number | null;
  readonly reason: IndexReason;
  /** How many of the differentials on record the index averages. */
  readonly used: number;
  readonly onRecord: number;
};

const reasonOf = (entry: HandicapEntry, at: number, before: number | null): IndexReason => {
  if (entry.status === 'not-counted') return entry.reason ?? 'no-score';
  if (entry.status === 'pending' || entry.index === null) return 'pending';
  if (before === null) return 'first';
  if (entry.exceptionalReduction < 0) return 'exceptional';
  if (entry.used.some((used) => used.entry === at)) return 'used';
  return entry.index === before ? 'not-used' : 'older-left';
};

/** Undefined for a round that is not on record, such as a practice round. */
export const indexStoryOf = (entries: readonly HandicapEntry[], id: string): IndexStory | undefined => {
  const at = entries.findIndex((entry) => entry.id === id);
  const entry = entries[at];
  // Of two rounds on one day, the second continues from the first, although both are measured by the same index.
  const before = entries[at - 1]?.index ?? null;
  return (
    entry && {
      before,
      after: entry.index,
      reason: reasonOf(entry, at, before),
      used: entry.used.length,
      onRecord: entry.onRecord,
    }
  );
};

/** A score behind an index. `counts` is true for the best of them, which are averaged. */
export type ScoreBehind = { readonly differential: number; readonly counts: boolean; readonly isThis: boolean };

const ON_RECORD = 20;

/** The latest scores on record after a round, oldest first. */
export const scoresBehind = (entries: readonly HandicapEntry[], id: string): readonly ScoreBehind[] => {
  const own = entries.findIndex((entry) => entry.id === id);
  const counting = new Set(entries[own]?.used.map(({ entry }) => entry));
  return entries
    .slice(0, own + 1)
    .flatMap(({ differential }, at) =>
      differential === null ? [] : [{ differential, counts: counting.has(at), isThis: at === own }],
    )
    .slice(-ON_RECORD);
};

export type GroupStory = {
  readonly group: Group;
  /** Strokes beyond a typical golfer of the index, on the holes that could be judged. Negative is fewer. */
  readonly excess: number;
};
const HOLES = 18;

/** The part that cost most and the part that gained most against a typical golfer of the index. */
export const extremesOf = (
  facts: RoundFacts,
  index: number | null,
): { readonly cost?: GroupStory; readonly gain?: GroupStory } => {
  const losses = groupLosses([facts], index)
    .map(({ group, excessPer18, holes }) => ({ group, excess: (excessPer18 * holes) / HOLES }))
    .toSorted((a, b) => b.excess - a.excess);
  const [cost, gain] = [losses[0], losses.at(-1)];
  return compact({
    cost: cost && cost.excess > 0 ? cost : undefined,
    gain: gain && gain.excess < 0 ? gain : undefined,
  });
};

/** The lowest score against par. Of equal ones, the hole with the harder stroke index. */
export const bestHole = (holes: readonly Hole[]): Hole | undefined =>
  holes
    .filter(({ strokes, pickedUp }) => strokes !== undefined && pickedUp !== true)
    .toSorted((a, b) => a.strokes! - a.par - (b.strokes! - b.par) || (a.si ?? HOLES) - (b.si ?? HOLES))[0];

export type ScoreCounts = {
  readonly birdies: number;
  readonly pars: number;
  readonly bogeys: number;
  readonly worse: number;
};

export const scoreCounts = (holes: readonly Hole[]): ScoreCounts => {
  const over = holes.flatMap(({ strokes, par, pickedUp }) =>
    pickedUp === true ? [2] : strokes === undefined ? [] : [strokes - par],
  );
  const count = (fits: (value: number) => boolean) => over.filter(fits).length;
  return {
    birdies: count((value) => value < 0),
    pars: count((value) => value === 0),
    bogeys: count((value) => value === 1),
    worse: count((value) => value > 1),
  };
};
