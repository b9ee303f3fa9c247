import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import { seeded } from '@divot/basics';
import { type Part, PARTS } from '@divot/golf-rules';
import { type RoundFacts, typicalPartLoss } from '@divot/analytics';
import { playedRound } from '#tests/domain/analytics/cards.ts';

// Golfers with a known true level. Their strokes gained scatter as real ones do: a few good holes far above, some bad
// holes far below (a gamma distribution per hole). The scatter is 2.9 strokes a round at scratch and 5.8 at 36, most of
// it into the green.

const SHARE_OF_SCATTER: Record<Part, number> = { 'off-tee': 0.22, approach: 0.38, 'short-game': 0.2, putting: 0.2 };
const SKEW: Record<Part, number> = { 'off-tee': 0.35, approach: 0.6, 'short-game': 0.5, putting: 0.8 };
const HOLES = 18;
const TEE = { slope: 125, ratingOverTour: 1.9 };
const facts = roundFacts(playedRound(0))!;

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Gamma draws (Marsaglia and Tsang 2000), with their extension for shapes below one. */
const gamma = (shape: number, random: () => number): number => {
  const d = shape + 1 - 1 / 3;
  for (;;) {
    const x = normal(random);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) {
      return d * v * (1 - random()) ** (1 / shape);
    }
  }
};

/** Strokes that a round costs beyond what is typical, in the parts' order: on average none. */
export const inventedCosts = (index: number, random: () => number): readonly number[] =>
  PARTS.map((part) => costOf(part, index, random));

const costOf = (part: Part, index: number, random: () => number): number => {
  const scatter = (2.9 + 0.08 * index) * Math.sqrt(SHARE_OF_SCATTER[part]);
  let sum = 0;
  for (let hole = 0; hole < HOLES; hole += 1) {
    sum += ((gamma(SKEW[part], random) - SKEW[part]) / Math.sqrt(SKEW[part])) * (scatter / Math.sqrt(HOLES));
  }
  return sum;
};

export type InventedGolfer = {
  readonly index: number;
  readonly rounds: number;
  readonly seed: number;
  /** Strokes lost per round beyond what is typical. */
  readonly leak?: Partial<Record<Part, number>>;
};

/** The rounds of a golfer whose expected loss is exactly typical of the index, plus the leak. */
export const inventedRounds = ({ index, rounds, seed, leak = {} }: InventedGolfer): RoundFacts[] => {
  const random = seeded(seed);
  return Array.from({ length: rounds }, (_, at) => ({
    ...facts,
    id: `round-${at}`,
    level: TEE,
    tallies: Object.fromEntries(
      PARTS.map((part) => {
        const lost = typicalPartLoss(index, part, TEE) + (leak[part] ?? 0) + costOf(part, index, random);
        return [part, { sum: -lost, n: HOLES }];
      }),
    ),
  }));
};
