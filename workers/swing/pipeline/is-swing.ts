// What a golf swing is: both hands on one handle go up on one side of the body, come down on that side, pass in front of
// it low, and go up again on the other side. Kettlebells, axes, slams and stretches lack one of these.

import type { HandPath } from './hand-path.ts';
import { argMax, clamp, median, quantile } from './numeric.ts';

/** Why a movement is no swing. `no-swing`: nothing in it rises and falls like one. */
export type NotASwing = 'no-swing' | 'hands-apart' | 'not-across' | 'no-follow-through';

/** The hands' low between two highs, whole frames; `lowBefore` is the low they rose from. */
export interface Strike {
  readonly lowBefore: number;
  readonly top: number;
  readonly impact: number;
  readonly through: number;
}

/**
 * Torso lengths. On the labelled swings and the drawn golfer the wrists are at most 0.3 apart, the hands pass between
 * 0.3 below the hips and 0.1 above them, go across by at least 0.4, and the shoulders turn by at least 0.5.
 */
const APART = 0.42;
const PASSING_HEIGHT = { lowest: -0.75, highest: 0.15 };
/** Until the low, and on from it: a camera with few frames may see the low late. */
const ACROSS = { before: 0.2, after: 0.1 };
const TURNED = 0.35;
/** Between two looks the hands may have been lower than in either, by this share of the way between them. */
const MISSED = 0.6;
/** Seen broader than this on the way, the shoulders face the camera and "across" is across the picture. */
const FACES_CAMERA = 0.4;
const THROUGH_BELOW_SHOULDERS = 0.35;

const medianOver = (row: readonly number[], from: number, to: number): number => {
  const first = clamp(Math.round(from), 0, row.length - 1);
  return median(row.slice(first, Math.max(first + 1, Math.round(to) + 1)));
};

/** Face-on the hands pass from one side to the other, having gone up on the side on which they come down. */
const handsCross = ({ x, y }: HandPath, { lowBefore, top, impact, through }: Strike): boolean => {
  const aside = (i: number) => x[i]! - x[impact]!;
  const before = aside(argMax(top, impact, (i) => Math.abs(aside(i))));
  const side = Math.sign(before);
  const after = -side * aside(argMax(impact, through, (i) => -side * aside(i)));
  const halfUp = (y[lowBefore]! + y[top]!) / 2;
  const rise = argMax(lowBefore, top, (i) => -Math.abs(y[i]! - halfUp));
  return side * before >= ACROSS.before && after >= ACROSS.after && side * aside(rise) > 0;
};

/** From down the line the chest is seen at the top and the back once the hands are up again, or the other way round. */
const chestTurns = ({ chest, y }: HandPath, { top, impact, through }: Strike): boolean => {
  const near = 0.25 * (impact - top);
  const atTop = medianOver(chest, top - near, top + near);
  const side = Math.sign(atTop);
  const halfUp = (y[impact]! + y[through]!) / 2;
  const up = y.findIndex((height, i) => i > impact && height >= halfUp);
  // The model takes the back for the chest now and then.
  const after = side * quantile(chest.slice(up, through + 1), side > 0 ? 0.1 : 0.9);
  return after < 0 && side * atTop - after >= TURNED;
};

/** Fewer looks than this on the way down tell where a swing may be, not what it is. */
const FEWEST_LOOKS = 4;

/** Null: a swing, or looked at too seldom to say that it is none. */
export const notASwing = (path: HandPath, strike: Strike): NotASwing | null => {
  const { top, impact, through } = strike;
  const down = impact - top;
  if (path.seen.slice(top, impact + 1).filter(Boolean).length < FEWEST_LOOKS) return null;
  if (medianOver(path.apart, top, impact + 0.3 * down) > APART) return 'hands-apart';
  const height = path.y[impact]! - path.hipY[impact]!;
  if (height < PASSING_HEIGHT.lowest || height > PASSING_HEIGHT.highest + MISSED * path.step[impact]!)
    return 'no-swing';
  const breadthOver = (from: number, to: number) => medianOver(path.chest.map(Math.abs), from, to);
  const onTheWay = breadthOver(Math.max(strike.lowBefore, top - 3 * down), impact);
  const breadth = Math.max(onTheWay, breadthOver(impact - 0.5 * down, impact + 0.5 * down));
  const across = (breadth >= FACES_CAMERA && handsCross(path, strike)) || chestTurns(path, strike);
  if (!across) return 'not-across';
  return path.y[through]! > path.shoulderY[through]! - THROUGH_BELOW_SHOULDERS ? null : 'no-follow-through';
};
