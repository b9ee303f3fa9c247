import type { Hole } from '#src/domain/entities/round.entity.ts';
import type { HandicapEntry, NotCounted, Part } from '@divot/golf-rules';
import { LEAST_HOLES_GAINED, type RoundFacts, partLosses } from '@divot/analytics';
import { compact } from '@divot/basics';

// The story of a finished round: how its score compares, what happened to the index and why, and what cost and gained
// most.

const COMPARED = 10;

/**
 * Compares score differentials, which even out the courses. If `better` is positive, the round is better than those
 * before.
 */
export type Comparison = { readonly better: number; readonly rounds: number };

export const comparisonOf = (entries: readonly HandicapEntry[], id: string): Comparison | undefined => {
  const at = entries.findIndex((entry) => entry.id === id);
  const ownDifferential = entries[at]?.differential;
  const before = entries
    .slice(0, Math.max(0, at))
    .flatMap(({ differential }) => differential ?? [])
    .slice(-COMPARED);
  if (ownDifferential === undefined || ownDifferential === null || before.length === 0) return undefined;
  const mean = before.reduce((sum, each) => sum + each, 0) / before.length;
  return { better: Math.round((mean - ownDifferential) * 10) / 10, rounds: before.length };
};

export type IndexReason =
  | NotCounted
  | 'practice'
  /** The first scores stay pending until 54 holes are on record. */
  | 'pending'
  | 'first'
  /** The index averages this score. */
  | 'used'
  | 'exceptional'
  | 'not-used'
  /** The index moved because an older score dropped out of the latest 20. */
  | 'older-left';

export type IndexStory = {
  readonly before: number | null;
  readonly after: number | null;
  readonly reason: IndexReason;
  /** How many of the differentials on record were averaged for the index. */
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
  // A second round on one day continues from the first, although the same index is in effect for both.
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

/** A score behind an index. `counts` is true for the best scores, which the index averages. */
export type ScoreBehind = { readonly differential: number; readonly counts: boolean; readonly isThis: boolean };

const ON_RECORD = 20;

/** The latest scores on record after a round, at most 20, oldest first. */
export const scoresBehind = (entries: readonly HandicapEntry[], id: string): readonly ScoreBehind[] => {
  const ownAt = entries.findIndex((entry) => entry.id === id);
  const counting = new Set(entries[ownAt]?.used.map(({ entry }) => entry));
  return entries
    .slice(0, ownAt + 1)
    .flatMap(({ differential }, at) =>
      differential === null ? [] : [{ differential, counts: counting.has(at), isThis: at === ownAt }],
    )
    .slice(-ON_RECORD);
};

/** Which differentials, after reductions, a round brought into those that the index averages, and which left them. */
export const swappedBy = (
  entries: readonly HandicapEntry[],
  entry: HandicapEntry,
): { readonly cameIn: readonly number[]; readonly wentOut: readonly number[] } => {
  const before = entries.slice(0, entries.indexOf(entry)).findLast(({ used }) => used.length > 0);
  const notIn = (some: HandicapEntry['used'], others: HandicapEntry['used'] = []) =>
    some
      .filter((one) => others.every((other) => other.entry !== one.entry))
      .map(({ differential, adjustment }) => differential + adjustment);
  return { cameIn: notIn(entry.used, before?.used), wentOut: notIn(before?.used ?? [], entry.used) };
};

export type PartStory = {
  readonly part: Part;
  /** Strokes lost beyond a typical golfer of the index, on the holes where they are known. Negative: fewer. */
  readonly loss: number;
};
const HOLES = 18;

/** The part of the game that cost most and the one that gained most against a typical golfer of the index. */
export const extremesOf = (
  facts: RoundFacts,
  index: number | null,
): { readonly cost?: PartStory; readonly gain?: PartStory } => {
  const losses = partLosses([facts], index)
    .map(({ part, value, holes }) => ({ part, loss: (value * holes) / HOLES }))
    .toSorted((a, b) => b.loss - a.loss);
  const [cost, gain] = [losses[0], losses.at(-1)];
  return compact({
    cost: cost && cost.loss > 0 ? cost : undefined,
    gain: gain && gain.loss < 0 ? gain : undefined,
  });
};

export const TAPS = ['putts', 'first-putt', 'drive', 'approach'] as const;
export type Tap = (typeof TAPS)[number];

const hasTap: Readonly<Record<Tap, (hole: Hole) => boolean>> = {
  putts: ({ putts }) => putts !== undefined,
  'first-putt': ({ putts, firstPuttFt }) => putts === 0 || firstPuttFt !== undefined,
  drive: ({ par, driveEnd, shots = [] }) => par === 3 || driveEnd !== undefined || shots.length > 0,
  approach: ({ approachEnd, shots = [] }) => approachEnd !== undefined || shots.length > 0,
};

/** What was tapped on too few holes to say where strokes went. Empty if nothing is missing. */
export const missingTaps = (holes: readonly Hole[]): readonly Tap[] => {
  const scored = holes.filter(({ strokes }) => strokes !== undefined);
  return TAPS.filter((tap) => scored.filter(hasTap[tap]).length < LEAST_HOLES_GAINED);
};

/** The hole with the lowest score against par. If several are equal, the one with the harder stroke index. */
export const bestHole = (holes: readonly Hole[]): Hole | undefined =>
  holes
    .filter(({ strokes, pickedUp }) => strokes !== undefined && pickedUp !== true)
    .toSorted((a, b) => a.strokes! - a.par - (b.strokes! - b.par) || (a.si ?? HOLES) - (b.si ?? HOLES))[0];

/**
 * The hole that stands for a round: of those that can be shown, the one that decided its game, or else the best.
 * Undefined if none can be shown.
 */
export const heroHole = (
  holes: readonly Hole[],
  decidedAt: number | undefined,
  isShown: (n: number) => boolean,
): Hole | undefined => {
  const shown = holes.filter(({ n }) => isShown(n));
  return shown.find(({ n }) => n === decidedAt) ?? bestHole(shown);
};

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
