import { type Anchors, BASELINE } from './baseline.ts';
import { list, whole } from '../handicap/figures.ts';
import type { Part } from './parts.ts';

// Strokes gained against the PGA TOUR baseline after M. Broadie. Divot interpolates linearly between anchors, uses the
// first anchor's strokes below it, and continues with the last slope beyond the last anchor.

export type PlayedShot = {
  readonly lie: keyof typeof BASELINE | 'fringe';
  /** Distance to the hole: yards off the green, feet on it. */
  readonly distance: number;
  /** Penalty strokes that this shot cost. True means one. */
  readonly penalty?: boolean | number | undefined;
  /** Counts before `penalty`. */
  readonly penaltyStrokes?: number | undefined;
};

// Sums of multiples of 2^-45 stay exact up to 256 strokes, so the gains of a hole or round add up exactly.
const GRAIN = 2 ** 45;
const SHORT_GAME_YARDS = 50; // to the pin, if the distance to the green's edge is unknown

const rowOf = (lie: PlayedShot['lie']): keyof typeof BASELINE => {
  const row = lie === 'fringe' ? 'fairway' : lie;
  if (Object.hasOwn(BASELINE, row)) return row;
  throw new RangeError(`There is no lie '${lie}': ${[...Object.keys(BASELINE), 'fringe'].join(', ')}.`);
};

/**
 * Strokes that a tour player needs from here: yards off the green, feet on it. Throws a RangeError for an unknown lie
 * or a distance that is not a number.
 */
export const expectedStrokes = (lie: PlayedShot['lie'], distance: number): number => {
  const row = rowOf(lie);
  if (!Number.isFinite(distance) || distance < 0)
    throw new RangeError(`A distance is a number of yards or feet, not ${String(distance)}.`);
  const anchors: Anchors = BASELINE[row];
  let to = 1;
  while (to < anchors.length - 1 && anchors[to]![0] < distance) to += 1;
  const [nearDistance, nearStrokes] = anchors[to - 1]!;
  const [farDistance, farStrokes] = anchors[to]!;
  const share = Math.max(0, (distance - nearDistance) / (farDistance - nearDistance));
  return Math.round((nearStrokes + share * (farStrokes - nearStrokes)) * GRAIN) / GRAIN;
};

export const penaltyStrokes = ({ penalty, penaltyStrokes: strokes }: PlayedShot): number =>
  strokes ?? Number(penalty ?? 0);

/**
 * Strokes gained by each shot of a hole whose last shot is holed: expected before − expected after − 1 − penalty. They
 * sum exactly to expected(tee) − score.
 */
export const strokesGained = (shots: readonly PlayedShot[]): number[] =>
  list('A hole', shots).map((shot, at) => {
    const next = shots[at + 1];
    const after = next ? expectedStrokes(next.lie, next.distance) : 0;
    const penalty = penaltyStrokes(shot);
    whole('A penalty', penalty, 0, 20);
    return expectedStrokes(shot.lie, shot.distance) - after - 1 - penalty;
  });

/** The part of the game that a shot belongs to. A tee shot on a par 3 is an approach. */
export const partOf = ({ lie, distance }: PlayedShot, par: number): Part => {
  if (lie === 'green') return 'putting';
  if (rowOf(lie) === 'tee') return par === 3 ? 'approach' : 'off-tee';
  return distance <= SHORT_GAME_YARDS ? 'short-game' : 'approach';
};
