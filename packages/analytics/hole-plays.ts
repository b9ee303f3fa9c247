import type { Round } from './round-facts.ts';
import { type Hole, type Part, greenInRegulation, holesInPlay, scoreWithoutHoles } from '@divot/golf-rules';
import { type HoleGains, holeGains } from './gained/hole-gains.ts';
import { type TeeLevel, typicalPartLoss } from './gained/benchmark.ts';
import { chipFt } from './gained/chip-finish.ts';
import { teeLevel } from './gained/tee-level.ts';

// The holes behind a part of the game: which cost most, and how the golfer played each of them round by round.

export type HolePlay = {
  readonly n: number;
  readonly par: number;
  readonly strokes: number;
  readonly putts?: number | undefined;
  /** Feet from the hole before the first putt. 0 if the golfer holed out without a putt. */
  readonly leftFt?: number | undefined;
  /** Feet from the hole after the last shot from around the green. */
  readonly chipFt?: number | undefined;
  readonly fairway?: Hole['fairway'];
  /** True if the golfer reached the green in regulation. Undefined if unknown. */
  readonly green?: boolean | undefined;
  readonly gains: HoleGains;
};

export type RoundPlays = {
  readonly id: string;
  readonly playedOn: string;
  readonly course: string;
  readonly level: TeeLevel;
  readonly holes: readonly HolePlay[];
};

const playOf = (hole: Hole): readonly HolePlay[] => {
  const { n, par, strokes, putts, firstPuttFt, fairway, pickedUp } = hole;
  const leftFt = putts === 0 ? 0 : firstPuttFt;
  if (strokes === undefined || pickedUp === true) return [];
  const green = greenInRegulation(hole);
  return [{ n, par, strokes, putts, leftFt, chipFt: chipFt(hole), fairway, green, gains: holeGains(hole) }];
};

/** The holes of a finished round. Undefined for a round that is in progress, abandoned or has only a total. */
export const roundPlays = (round: Round): RoundPlays | undefined =>
  round.status !== 'finished' || scoreWithoutHoles(round)
    ? undefined
    : {
        id: round.id,
        playedOn: round.playedOn,
        course: round.courseSnapshot?.name ?? '',
        level: teeLevel(round),
        holes: holesInPlay(round).flatMap(playOf),
      };

export type PlayOfHole = HolePlay & { readonly playedOn: string };

export type CostlyHole = {
  readonly course: string;
  readonly n: number;
  readonly par: number;
  /** Strokes lost beyond the golfer's level, on average each time the golfer played the hole. */
  readonly cost: number;
  /** Newest first. */
  readonly plays: readonly PlayOfHole[];
};

const HOLES = 18;
/** A single play may be chance. Two are what a golfer remembers. */
const LEAST_PLAYS = 2;

type Costs = { cost: number; readonly plays: PlayOfHole[] };

/**
 * The holes where this part lost most beyond the golfer's level over all these rounds, costliest first. Lists holes
 * played once only if the golfer played none of them twice.
 */
export const costliestHoles = (
  newestFirst: readonly RoundPlays[],
  part: Part,
  index: number | null,
  most = 3,
): readonly CostlyHole[] => {
  const byHole = new Map<string, Costs & { readonly course: string }>();
  for (const { course, level, holes, playedOn } of newestFirst) {
    const typical = index === null ? 0 : typicalPartLoss(index, part, level) / HOLES;
    for (const hole of holes) {
      const gained = hole.gains[part];
      if (gained === undefined) continue;
      const key = `${course}\n${hole.n}`;
      const costs = byHole.get(key) ?? { course, cost: 0, plays: [] };
      costs.cost -= gained + typical;
      costs.plays.push({ ...hole, playedOn });
      byHole.set(key, costs);
    }
  }
  const all = [...byHole.values()].filter(({ cost }) => cost > 0);
  const candidates = all.some(({ plays }) => plays.length >= LEAST_PLAYS)
    ? all.filter(({ plays }) => plays.length >= LEAST_PLAYS)
    : all;
  return candidates
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most)
    .map(({ course, cost, plays }) => ({
      course,
      n: plays[0]!.n,
      par: plays[0]!.par,
      cost: cost / plays.length,
      plays,
    }));
};

/** How far from the hole balls lay, in feet, after a chip or after reaching the green in regulation. */
export const finishes = (rounds: readonly RoundPlays[], shot: 'chips' | 'approaches'): readonly number[] =>
  rounds.flatMap(({ holes }) =>
    holes.flatMap(
      ({ green, leftFt, chipFt: chip }) => (shot === 'chips' ? chip : green === true ? leftFt : undefined) ?? [],
    ),
  );
