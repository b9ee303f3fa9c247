import { sum } from '@divot/basics';

// The pattern of one club from its shots. Well-struck shots are normal about the carry, and mishits lie evenly between
// 0.4 and 0.9 of it (a mixture, fitted by EM), so topped balls do not lower the number that a golfer clubs by. Priors
// are the medians of 37 real sets of 40 to 650 shots by five golfers. Each counts as eight shots. Spreads are averaged
// with the prior as logarithms, so that a narrow golfer's shots weigh as much against it as a wild one's
// (docs/statistics.md).

export type PatternShot = { readonly carryM: number; readonly sideM?: number | undefined };

/** Shares of the carry. `carryM` is the typed carry and also counts as eight shots. */
export type PatternPrior = {
  readonly spread?: number;
  readonly sideSpread?: number;
  readonly mishitShare?: number;
  readonly carryM?: number | undefined;
};

/**
 * Metres. Right is positive. `carryLowM` to `carryHighM` holds the true carry 8 times in 10. Fewer than two shots (and
 * no typed carry) give only `n`. Shots without a side give no bias.
 */
export type ClubPattern = {
  readonly n: number;
  readonly carryM?: number;
  readonly carryLowM?: number;
  readonly carryHighM?: number;
  readonly spreadM?: number;
  readonly mishitShare?: number;
  readonly biasM?: number;
  readonly sideSpreadM?: number;
};

const PRIOR_SHOTS = 8;
const ROUNDS_OF_EM = 40;
/**
 * Half width of the 80 % interval, in spreads divided by the root of the number of well-struck shots. 1.28 would be too
 * narrow.
 */
const INTERVAL = 1.6;
/** No golfer is ten times as steady as others. */
const LEAST_OF_USUAL = 0.1;
const FARTHEST_SPREADS = 3;
/**
 * Fewer shots may all be mishits, which a typed carry can show. This many shots count on their own, however wrong the
 * typed carry is.
 */
const JUDGED_ALONE_FROM = 10;

/** The prior before the first shot. The sides of a driver, wood or hybrid are nearly twice as wide as an iron's. */
export const priorOf = (club: string): PatternPrior => ({
  spread: 0.075,
  mishitShare: 0.13,
  sideSpread: /driver|wood|hybrid/i.test(club) ? 0.155 : 0.085,
});

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
};

const isCarry = (carryM: number | undefined): carryM is number =>
  typeof carryM === 'number' && carryM >= 1 && carryM <= 500;

/** How likely each carry was well struck, 0 to 1. */
const wellStruck = (carries: readonly number[], centre: number, spread: number, mishits: number): number[] =>
  carries.map((carry) => {
    const good =
      ((1 - mishits) * Math.exp(-0.5 * ((carry - centre) / spread) ** 2)) / (spread * Math.sqrt(2 * Math.PI));
    const bad = carry < 0.92 * centre && carry > 0.1 * centre ? mishits / (0.5 * centre) : 1e-9;
    return good / (good + bad + 1e-12);
  });

/**
 * The spread from `squares` of this many shots, averaged with the usual one. Shots that are all alike prove nothing.
 */
const spreadOf = (usualM: number, squares: number, shots: number): number => {
  if (shots <= 0) return usualM;
  const observedM = Math.max(LEAST_OF_USUAL * usualM, Math.sqrt(squares / shots));
  return Math.exp((PRIOR_SHOTS * Math.log(usualM) + shots * Math.log(observedM)) / (PRIOR_SHOTS + shots));
};

type Fit = {
  /** Of the well-struck shots and the typed carry. */
  readonly centre: number;
  readonly spread: number;
  readonly mishits: number;
  readonly weights: readonly number[];
};

const fit = (carries: readonly number[], prior: PatternPrior & { spread: number; mishitShare: number }): Fit => {
  const n = carries.length;
  const best = carries.toSorted((a, b) => b - a).slice(0, Math.max(2, Math.ceil(n * 0.75)));
  const typed = prior.carryM === undefined ? 0 : PRIOR_SHOTS;
  const typedInFit = n < JUDGED_ALONE_FROM ? typed : 0;
  let centre = n > 0 ? median(best) : prior.carryM!;
  let [spread, mishits] = [prior.spread * centre, prior.mishitShare];
  let weights: number[] = [];
  for (let round = 0; round < ROUNDS_OF_EM; round += 1) {
    weights = wellStruck(carries, centre, spread, mishits);
    const good = sum(weights);
    if (good + typedInFit === 0) break;
    const carried = sum(carries.map((carry, at) => weights[at]! * carry));
    centre = (typedInFit * (prior.carryM ?? 0) + carried) / (typedInFit + good);
    const squares = sum(carries.map((carry, at) => weights[at]! * (carry - centre) ** 2));
    spread = spreadOf(prior.spread * centre, squares, good - 1);
    mishits = (PRIOR_SHOTS * prior.mishitShare + n - good) / (PRIOR_SHOTS + n);
  }
  const pull = (typed - typedInFit) / (typed - typedInFit + sum(weights) || 1);
  return { centre: centre + pull * ((prior.carryM ?? centre) - centre), spread, mishits, weights };
};

/** Bias and sideways spread of the well-struck shots. Empty if none has a side. */
const sidePattern = (
  shots: readonly PatternShot[],
  { centre, weights }: Fit,
  priorShare: number,
): Pick<ClubPattern, 'biasM' | 'sideSpreadM'> => {
  const sides = shots.flatMap(({ sideM }, at) =>
    sideM !== undefined && Number.isFinite(sideM) && weights[at]! > 0.5 ? [sideM] : [],
  );
  if (sides.length === 0) return {};
  const biasM = median(sides);
  const usualM = priorShare * centre;
  const away = sides.map((side) => Math.abs(side - biasM));
  // Keeps a ball over the fence from widening the pattern.
  const robustM = spreadOf(usualM, sides.length * (1.4826 * median(away)) ** 2, sides.length);
  const near = away.filter((side) => side <= FARTHEST_SPREADS * robustM);
  return { biasM, sideSpreadM: spreadOf(usualM, sum(near.map((side) => side ** 2)), near.length - 1) };
};

/** Ignores shots with an impossible carry: only a metre to half a kilometre counts. */
export const clubPattern = (shots: readonly PatternShot[], prior: PatternPrior = {}): ClubPattern => {
  const typed = isCarry(prior?.carryM) ? prior.carryM : undefined;
  const usual = { ...priorOf(''), ...prior, carryM: typed } as Required<Omit<PatternPrior, 'carryM'>> &
    Pick<PatternPrior, 'carryM'>;
  const usable = shots.filter((shot) => isCarry(shot?.carryM));
  const n = usable.length;
  if (n < 2 && usual.carryM === undefined) return { n };
  const fitted = fit(
    usable.map(({ carryM }) => carryM),
    usual,
  );
  const { centre, spread, mishits } = fitted;
  const counted = n + (usual.carryM === undefined ? 0 : PRIOR_SHOTS);
  const half = (INTERVAL * spread) / Math.sqrt(Math.max(1, counted * (1 - mishits)));
  return {
    n,
    carryM: centre,
    carryLowM: centre - half,
    carryHighM: centre + half,
    spreadM: spread,
    mishitShare: mishits,
    ...sidePattern(usable, fitted, usual.sideSpread),
  };
};

/** Which of the shots were more likely mishit than not, in order. None if there are fewer than two shots. */
export const mishits = (shots: readonly PatternShot[], prior: PatternPrior = {}): readonly boolean[] => {
  if (shots.length < 2) return shots.map(() => false);
  const {
    centre,
    spread,
    mishits: share,
  } = fit(
    shots.map(({ carryM }) => carryM),
    { ...priorOf(''), ...prior } as PatternPrior & { spread: number; mishitShare: number },
  );
  return wellStruck(
    shots.map(({ carryM }) => carryM),
    centre,
    spread,
    share,
  ).map((weight, at) => weight < 0.5 && shots[at]!.carryM < centre);
};
