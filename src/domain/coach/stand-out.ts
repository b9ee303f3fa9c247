import { type Part, PARTS } from '@divot/golf-rules';
import { type PartLoss, roundScatter } from '@divot/analytics';
import type { Confidence } from './coach-types.ts';
import type { CheckedEvidence } from './check-evidence.ts';

// Which part costs more than the golfer's level. The loss is measured in its standard errors and in the scatter of a
// round, both from the golfer's own rounds, so that neither a wild part nor a wild golfer is blamed for being wild.
// Simulated golfers set the thresholds (tests/domain/coach/fair-blame.test.ts): nobody is blamed for noise more than once
// in five, and each part takes about a quarter of that.

const LEAST_ROUNDS = 3;
/** A weakest part can be named once this many parts are known. */
export const PARTS_COMPARED = 2;

/** How far true levels in one part differ among golfers of the same index (strokes). */
const TRUE_SPREAD = 1.3;
/** In scatters of a round. */
const STANDS_OUT = 0.55;
/** In standard errors. */
const CLEARLY = 1.73;
/** Extra standard errors required in the first rounds, because every round is another chance for noise. */
const EARLY_ERRORS = 2.9;
const SETTLED_ROUNDS = 10;
/** A few rounds misjudge their own scatter: this share more for one round, less for many (Student's t). */
const FEW_ROUNDS = 0.8;
/** A running focus stays at a smaller loss than a new one needs. In standard errors. */
const STILL_STANDS_OUT = 1.4;
/** Each change this season raises the bar for the next: a golfer who keeps switching parts learns nothing. */
const DEARER_PER_CHANGE = 0.35;

export type Level = {
  /** The loss pulled towards the typical golfer by its uncertainty (J. Berger, Statistical Decision Theory, 4.2). */
  readonly likely: number;
  /** Standard error of the measured loss. */
  readonly error: number;
  /** Standard error of `likely`. */
  readonly likelyError: number;
};

/** What a loss says about the golfer's true level. `rounds` is at least 1; `scatter` is that of one round. */
export const levelOf = (loss: PartLoss, scatter = roundScatter(loss)): Level => {
  const error = scatter / Math.sqrt(loss.rounds);
  const trust = TRUE_SPREAD ** 2 / (TRUE_SPREAD ** 2 + error ** 2);
  return { likely: loss.value * trust, error, likelyError: Math.sqrt(trust) * error };
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
export const pickedLevel = (loss: PartLoss, scatter: number): { readonly value: number; readonly error: number } => {
  const { error } = levelOf(loss, scatter);
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

const standsOut = (loss: PartLoss, changes: number): boolean => {
  const { value, rounds } = loss;
  const least = STANDS_OUT * (1 + DEARER_PER_CHANGE * changes) * Math.sqrt(rounds);
  const errors = Math.max(least, CLEARLY + EARLY_ERRORS * Math.sqrt(earliness(rounds))) * (1 + FEW_ROUNDS / rounds);
  return value > errors * levelOf(loss).error;
};

export const stillStandsOut = (loss: PartLoss): boolean => loss.value > STILL_STANDS_OUT * levelOf(loss).error;

type Standing = {
  readonly enough: readonly PartLoss[];
  readonly unknown: readonly Part[];
  /** Rounds until parts can be compared, if they show the same parts as those so far; 0 once they can. */
  readonly roundsToGo: number;
};

/** The parts with enough rounds to judge, and those with too few. */
export const standing = ({ losses }: CheckedEvidence): Standing => {
  const enough = losses.filter(({ rounds }) => rounds >= LEAST_ROUNDS);
  const unknown = PARTS.filter((part) => !enough.some((loss) => loss.part === part));
  const roundsKnown = losses.map(({ rounds }) => rounds).toSorted((a, b) => b - a);
  const compared = roundsKnown[PARTS_COMPARED - 1] ?? 0;
  return { enough, unknown, roundsToGo: Math.max(0, LEAST_ROUNDS - compared) };
};

/** Parts that cost more than the golfer's level, by likely strokes, most first. */
export const partsThatStandOut = (evidence: CheckedEvidence, changes: number): readonly PartLoss[] =>
  standing(evidence)
    .enough.filter((loss) => standsOut(loss, changes))
    .toSorted((a, b) => levelOf(b).likely - levelOf(a).likely);

export const confidenceOf = (loss: PartLoss): Confidence => {
  const times = loss.value / levelOf(loss).error;
  if (times > 2.6 && loss.rounds >= SETTLED_ROUNDS) return 'high';
  return times > 2 && loss.rounds >= SETTLED_ROUNDS / 2 ? 'medium' : 'low';
};
