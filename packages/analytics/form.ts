import { roundDifferential } from '@divot/golf-rules';
import { addDays, daysBetween } from '@divot/basics';
import { estimateOf } from './estimate.ts';
import type { RoundFacts } from './round-facts.ts';

// Whether a golfer's scores improve. Compares differentials, so that a harder course does not look like a worse golfer.
// Uses only rounds that belong together: within one year, without a long break.

const COMPARED = 5;
const YEAR_DAYS = 365;
/** A new trend starts after two months without a round. */
const GAP_DAYS = 60;
/** A round's differential usually varies by about three strokes around the golfer's level. */
export const DIFFERENTIAL_SCATTER = { usual: 3 };

type Played = Pick<RoundFacts, 'playedOn'>;

export const isAfterGap = ({ playedOn }: Played, before: Played): boolean =>
  daysBetween(before.playedOn, playedOn) > GAP_DAYS;

export type Form = {
  /** Differential of the latest rounds minus that of the earlier ones, in strokes. Negative means better. */
  readonly change: number;
  /** True if the two 80 % bands do not overlap. */
  readonly isClear: boolean;
  readonly rounds: number;
  readonly before: number;
};

/** The latest rounds that belong to one trend, newest first. */
export const runOfForm = <T extends Played>(newestFirst: readonly T[]): readonly T[] => {
  const [latest] = newestFirst;
  if (!latest) return [];
  const oldest = addDays(latest.playedOn, -YEAR_DAYS);
  const end = newestFirst.findIndex(
    (facts, at) => facts.playedOn < oldest || (at > 0 && isAfterGap(newestFirst[at - 1]!, facts)),
  );
  return end === -1 ? newestFirst : newestFirst.slice(0, end);
};

/** Compares the latest five differentials with the five before. Undefined until each side has three. */
export const formOf = (newestFirst: readonly RoundFacts[], index: number | null): Form | undefined => {
  const scored = newestFirst.filter(({ handicap }) => handicap !== undefined);
  const differentials: number[] = [];
  for (const { handicap } of runOfForm(scored)) {
    if (differentials.length === 2 * COMPARED) break;
    const differential = handicap && roundDifferential(handicap, index);
    if (differential !== undefined) differentials.push(differential);
  }
  const level = (some: readonly number[]) =>
    estimateOf(
      some.map((sum) => ({ sum, n: 1 })),
      1,
      DIFFERENTIAL_SCATTER,
    );
  const now = level(differentials.slice(0, COMPARED));
  const before = level(differentials.slice(COMPARED));
  if (!now?.isEnough || !before?.isEnough) return undefined;
  const isClear = now.high < before.low || now.low > before.high;
  return { change: now.value - before.value, isClear, rounds: now.rounds, before: before.rounds };
};
