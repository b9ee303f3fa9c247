import { PARTS, type Part, type PartLoss } from '@divot/golf-rules';
import type { Confidence } from './coach-types.ts';
import type { ReadEvidence } from './read-evidence.ts';

// Which part costs more than the golfer's level. The loss is measured in its standard errors and in the golfer's own
// spread of a round, so that neither a wild part nor a wild golfer is blamed for being wild. The spread of a handful of
// rounds is itself uncertain, so it is pooled with the usual spread, scaled by how wildly all parts of this golfer
// scatter (partial pooling: A. Gelman and J. Hill, Data Analysis Using Regression, 12). Simulated golfers set the
// thresholds (tests/domain/coach/seasons.test.ts): nobody is blamed for noise more than once in five, and a leak of two
// strokes is named within ten rounds in four of five.

const LEAST_ROUNDS = 3;
/** A weakest part can be named once this many parts are known. */
export const PARTS_COMPARED = 2;

/** Usual spread of one round (strokes) by part, at scratch; wider with the index. */
const USUAL_SPREAD: Record<Part, number> = { 'off-tee': 1.5, approach: 2, 'short-game': 1.5, putting: 1.4 };
const WIDER_PER_INDEX = 0.018;
/** The golfer's usual spread weighs as much as this many rounds of a part. */
const USUAL_WEIGHT = 40;
/** A usual golfer weighs as much as this many rounds of all the golfer's parts together. */
const USUAL_GOLFER_WEIGHT = 4;
/**
 * Limits of how wildly golfers scatter, relative to a usual one. Bands beyond them cannot come from rounds of golf.
 */
const LEAST_WILD = 0.75;
const MOST_WILD = 2;
/** How far true levels in one part differ among golfers of the same index (strokes). */
const TRUE_SPREAD = 1.3;
/** In spreads of a round. */
const STANDS_OUT = 0.58;
/** A running focus stays at a lower loss than a new one needs (strokes). */
const STILL_STANDS_OUT = 0.55;
/** In standard errors. */
const CLEARLY = 1.87;
/** Extra standard errors required in the first rounds, because every round is another chance for noise. */
const EARLY_ERRORS = 2.6;
const SETTLED_ROUNDS = 10;
/** Each change this season raises the bar for the next: a golfer who keeps switching parts learns nothing. */
const DEARER_PER_CHANGE = 0.35;

/** Student's t for 80 % (0.9 quantile), the same as the bands use. */
const T80 = [3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372];
const t80 = (degrees: number): number => T80[degrees - 1] ?? 1.2816 + 0.9 / degrees;

/** The golfer whose losses are judged. */
type Golfer = Pick<ReadEvidence, 'index' | 'losses'>;

export type Level = {
  /** The loss pulled towards the typical golfer by its uncertainty (J. Berger, Statistical Decision Theory, 4.2). */
  readonly likely: number;
  /** How much rounds of this part vary, pooled with the usual spread (strokes). */
  readonly spread: number;
  /** Standard error of the measured loss. */
  readonly error: number;
  /** Standard error of `likely`. */
  readonly likelyError: number;
};

const usualSpread = ({ part }: PartLoss, index: number | null): number =>
  USUAL_SPREAD[part] * (1 + WIDER_PER_INDEX * Math.max(0, index ?? 0));

/** Spread of one round, worked back from the band. */
const measuredSpread = ({ low, high, rounds }: PartLoss): number =>
  rounds < 2 ? 0 : ((high - low) / 2 / t80(rounds - 1)) * Math.sqrt(rounds);

/**
 * How wildly the golfer scatters relative to a usual one of the index; 1 is usual. Uses all parts together: a few
 * rounds of one part say little about its own scatter, but four parts say much about the golfer's.
 */
const wildness = ({ losses, index }: Golfer): number => {
  const degrees = losses.reduce((sum, { rounds }) => sum + rounds - 1, 0);
  const squares = losses.reduce(
    (sum, loss) => sum + (loss.rounds - 1) * (measuredSpread(loss) / usualSpread(loss, index)) ** 2,
    0,
  );
  const ratio = Math.sqrt((USUAL_GOLFER_WEIGHT + squares) / (USUAL_GOLFER_WEIGHT + degrees));
  return Math.min(MOST_WILD, Math.max(LEAST_WILD, ratio));
};

/** What a loss says about the golfer's true level. `rounds` is at least 1. */
export const levelOf = (loss: PartLoss, golfer: Golfer): Level => {
  const { value, rounds } = loss;
  const usual = usualSpread(loss, golfer.index) * wildness(golfer);
  const variance = (USUAL_WEIGHT * usual ** 2 + (rounds - 1) * measuredSpread(loss) ** 2) / (USUAL_WEIGHT + rounds - 1);
  const spread = Math.sqrt(variance);
  const error = spread / Math.sqrt(rounds);
  const trust = TRUE_SPREAD ** 2 / (TRUE_SPREAD ** 2 + error ** 2);
  return { likely: value * trust, spread, error, likelyError: Math.sqrt(trust) * error };
};

/**
 * What a picked part may really be (strokes, give or take, and how often): typical, but looking like a leak by chance;
 * a leak of about two strokes; more rarely a larger one.
 */
const PICKED = [
  { size: 0, spread: 0, share: 1 },
  { size: 2, spread: 0.6, share: 1 },
  { size: 4, spread: 1.5, share: 0.15 },
] as const;

/**
 * The level of a part that was picked because it looked like a leak: the average of its possible levels, each weighted
 * by how well it explains the rounds (Bayesian model averaging: J. Hoeting and others, 1999). A real leak is barely
 * pulled towards the typical golfer; chance is pulled almost all the way.
 */
export const pickedLevel = (loss: PartLoss, golfer: Golfer): { readonly value: number; readonly error: number } => {
  const { error } = levelOf(loss, golfer);
  const models = PICKED.map(({ size, spread, share }) => {
    const variance = error ** 2 + spread ** 2;
    const off = loss.value - size;
    return {
      level: size + (off * spread ** 2) / variance,
      variance: (error * spread) ** 2 / variance,
      fit: Math.log(share) - (off ** 2 / variance + Math.log(variance)) / 2,
    };
  });
  const best = Math.max(...models.map(({ fit }) => fit));
  const weights = models.map(({ fit }) => Math.exp(fit - best));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one, at) => sum + one * weights[at]!, 0) / weights.reduce((sum, one) => sum + one, 0);
  const value = mean(models.map(({ level }) => level));
  return { value, error: Math.sqrt(mean(models.map(({ level, variance }) => variance + (level - value) ** 2))) };
};

/** 0 once settled, near 1 in the first rounds. */
const earliness = (rounds: number): number => Math.max(0, SETTLED_ROUNDS - rounds) / SETTLED_ROUNDS;

const standsOut = (loss: PartLoss, golfer: Golfer, changes: number): boolean => {
  const { spread, error } = levelOf(loss, golfer);
  const least = STANDS_OUT * (1 + DEARER_PER_CHANGE * changes) * spread;
  return loss.value > Math.max(least, (CLEARLY + EARLY_ERRORS * earliness(loss.rounds)) * error);
};

export const stillStandsOut = (loss: PartLoss, golfer: Golfer): boolean =>
  levelOf(loss, golfer).likely > STILL_STANDS_OUT;

type Standing = {
  readonly enough: readonly PartLoss[];
  readonly unknown: readonly Part[];
  /** Rounds until parts can be compared, if they show the same parts as those so far; 0 once they can. */
  readonly roundsToGo: number;
};

/** The parts with enough rounds to judge, and those with too few. */
export const standing = ({ losses }: ReadEvidence): Standing => {
  const enough = losses.filter(({ rounds }) => rounds >= LEAST_ROUNDS);
  const unknown = PARTS.filter((part) => !enough.some((loss) => loss.part === part));
  const roundsKnown = losses.map(({ rounds }) => rounds).toSorted((a, b) => b - a);
  const compared = roundsKnown[PARTS_COMPARED - 1] ?? 0;
  return { enough, unknown, roundsToGo: Math.max(0, LEAST_ROUNDS - compared) };
};

/** Parts that cost more than the golfer's level, by likely strokes, most first. */
export const partsThatStandOut = (read: ReadEvidence, changes: number): readonly PartLoss[] =>
  standing(read)
    .enough.filter((loss) => standsOut(loss, read, changes))
    .toSorted((a, b) => levelOf(b, read).likely - levelOf(a, read).likely);

export const confidenceOf = (loss: PartLoss, golfer: Golfer): Confidence => {
  const times = loss.value / levelOf(loss, golfer).error;
  if (times > 2.6 && loss.rounds >= SETTLED_ROUNDS) return 'high';
  return times > 2 && loss.rounds >= SETTLED_ROUNDS / 2 ? 'medium' : 'low';
};
