import { type Group, GROUPS } from '#src/domain/strokes-gained/strokes-gained.ts';
import type { Confidence, Loss, Part } from './coach-types.ts';
import type { ReadEvidence } from './read-evidence.ts';

// Which part costs more than its level, judged by how well it is known. The excess is weighed by its own uncertainty
// (shrinkage: J. Berger, Statistical Decision Theory, 4.2): a part of few or scattered rounds has to show more. The
// spread of a handful of rounds is itself uncertain and is pooled with what is usual. Simulated golfers set the
// thresholds (tests/domain/coach/seasons.test.ts): nobody is blamed for noise more than once in five, and a leak of two
// strokes is named within ten rounds in four of five.

export const LEAST_ROUNDS = 3;

/** Usual spread of one round (strokes) by part, at scratch; wider with the index. */
const USUAL_SPREAD: Record<Group, number> = { 'off-tee': 2, approach: 2.6, 'short-game': 2, putting: 2 };
const WIDER_PER_INDEX = 0.008;
/** The usual spread counts as much as this many rounds. */
const USUAL_WEIGHT = 12;
/** How far true levels of one part lie apart among golfers of one index (strokes). */
const TRUE_SPREAD = 1.3;
/** In the golfer's own spreads of a round, so that neither a wild part nor a wild golfer is blamed for being wild. */
const STANDS_OUT = 0.4;
/** A focus that runs stays with less than a new one needs (strokes). */
const STILL_STANDS_OUT = 0.55;
/** In standard errors. */
const CLEARLY = 1.65;
/** How much more of both the first rounds have to show: every round is another chance for noise. */
const EARLY_SPREADS = 0.3;
const EARLY_ERRORS = 2.2;
const SETTLED_ROUNDS = 10;
/** Each change of the season makes the next one dearer: a golfer who is sent round the course learns nothing. */
const DEARER_PER_CHANGE = 0.35;

/** Student's t for 80 % (0.9 quantile), as the bands are made with. */
const T80 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372];
const t80 = (degrees: number): number => T80[degrees - 1] ?? 1.2816 + 0.9 / degrees;

export type Level = {
  /** The excess pulled towards the typical golfer by its uncertainty. */
  readonly likely: number;
  /** How far one round of this part lies from the next, what is usual counted in (strokes). */
  readonly spread: number;
  /** Standard error of the excess as it was measured. */
  readonly error: number;
  /** Standard error of `likely`. */
  readonly likelyError: number;
};

/** What a loss says of the golfer's true level. `rounds` is at least 1. */
export const levelOf = ({ group, excessPer18, low, high, rounds }: Loss, index: number | null): Level => {
  const usual = USUAL_SPREAD[group] * (1 + WIDER_PER_INDEX * Math.max(0, index ?? 0));
  const measured = rounds < 2 ? 0 : ((high - low) / 2 / t80(rounds - 1)) * Math.sqrt(rounds);
  const variance = (USUAL_WEIGHT * usual ** 2 + (rounds - 1) * measured ** 2) / (USUAL_WEIGHT + rounds - 1);
  const spread = Math.sqrt(variance);
  const error = spread / Math.sqrt(rounds);
  const trust = TRUE_SPREAD ** 2 / (TRUE_SPREAD ** 2 + error ** 2);
  return { likely: excessPer18 * trust, spread, error, likelyError: Math.sqrt(trust) * error };
};

/** 0 once settled, near 1 in the first rounds. */
const earliness = (rounds: number): number => Math.max(0, SETTLED_ROUNDS - rounds) / SETTLED_ROUNDS;

const standsOut = (loss: Loss, index: number | null, changes: number): boolean => {
  const { likely, spread, error } = levelOf(loss, index);
  const early = earliness(loss.rounds);
  const spreads = (STANDS_OUT + EARLY_SPREADS * early) * (1 + DEARER_PER_CHANGE * changes);
  return likely > spreads * spread && loss.excessPer18 > (CLEARLY + EARLY_ERRORS * early) * error;
};

export const stillStandsOut = (loss: Loss, index: number | null): boolean =>
  levelOf(loss, index).likely > STILL_STANDS_OUT;

/** The parts that enough rounds tell of, and those that too few do. */
export const standing = ({ losses }: ReadEvidence): { enough: readonly Loss[]; unknown: readonly Part[] } => {
  const enough = losses.filter(({ rounds }) => rounds >= LEAST_ROUNDS);
  return { enough, unknown: GROUPS.filter((group) => !enough.some((loss) => loss.group === group)) };
};

/** What costs more than the golfer's level, the likeliest strokes first. */
export const partsThatStandOut = (read: ReadEvidence, changes: number): readonly Loss[] =>
  standing(read)
    .enough.filter((loss) => standsOut(loss, read.index, changes))
    .toSorted((a, b) => levelOf(b, read.index).likely - levelOf(a, read.index).likely);

export const confidenceOf = (loss: Loss, index: number | null): Confidence => {
  const times = loss.excessPer18 / levelOf(loss, index).error;
  if (times > 2.6 && loss.rounds >= SETTLED_ROUNDS) return 'high';
  return times > 2 && loss.rounds >= SETTLED_ROUNDS / 2 ? 'medium' : 'low';
};
