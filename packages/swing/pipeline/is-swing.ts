// Tells a golf swing from other movements. A golfer starts from rest at a ball. Both hands, on one handle, go up on one
// side of the body, come down on that side, pass low in front of it, and go up on the other side while the hips turn
// through. Feet and head stay quiet, and the hands stay up for a moment. Kettlebells, axes, hammers, cricket drives and
// stretches lack one of these.

import type { NotASwing } from '../failures.ts';
import type { HandPath } from './hand-path.ts';
import { argMax, clamp, lerp, median, quantile } from './numeric.ts';

/** A low of the hands between two highs, in whole frames. The hands rose to the first high from `lowBefore`. */
export interface Strike {
  readonly lowBefore: number;
  readonly top: number;
  readonly impact: number;
  readonly through: number;
}

/**
 * All in torso lengths. In the labelled swings and the drawn golfer the wrists are at most 0.3 apart, the hands pass
 * the hips between 0.3 below and 0.1 above, they go across by at least 0.4, and the shoulders turn by at least 0.5.
 */
const APART = 0.42;
const PASSING_HEIGHT = { lowest: -0.75, highest: 0.15 };
/** How far the hands go across before the low and after it. A camera with few frames may see the low late. */
const ACROSS = { before: 0.2, after: 0.1 };
const TURNED = 0.35;
/** Between two frames the hands may have been lower than in either, by this share of `HandPath.step`. */
const MISSED = 0.6;
/** If the shoulders ever look broader than this, they face the camera and the hands cross the picture. */
const FACES_CAMERA = 0.32;
const THROUGH_BELOW_SHOULDERS = 0.35;
/** Until impact the feet stay in place. In the labelled swings the stance changes by at most 0.13. */
const STEP = 0.3;
/** By this many downswings after impact the hands are halfway up again. In the labelled swings it takes at most 1. */
const LATEST_UP = 2;
/**
 * Until this many downswings after impact the hands may not be halfway down again. In the labelled swings it takes at
 * least 2.7.
 */
const SOONEST_BACK = 2.2;
/**
 * The hips turn from the ball until the belt faces the target. In the labelled swings their width across the picture
 * changes by at least 0.21 of a torso face-on, where both ends of the turn are edge-on, and by at least 0.5 down the
 * line.
 */
const HIPS_TURN = { faceOn: 0.11, downTheLine: 0.4 };
/** At the ball the hands are at most this far above the hips (0.11 below them in the labelled swings). */
const ADDRESS_HIGHEST = 0.3;
/**
 * During the last `before` downswings before the hands leave, half a downswing may lower them by at most `most` of the
 * farthest that the swing moves them in that time. It is 0.11 in the labelled swings, and 0.8 and more for movements
 * that come round. `lasting` ignores a single frame in which the model mistakes somebody else for the golfer.
 */
const FALL = { before: 2, most: 0.4, lasting: 0.85 };
/** At this share of the way up, the hands have left the ball. */
const LEFT = 0.15;
/**
 * How far the head may move from the start to the top and to impact. In the labelled swings it is at most 0.36, and
 * their hands rise at least 0.37 above the shoulders. A golfer who sways and slides moves the head farther. In a swing
 * only to shoulder height, a pitch, the head is quieter. In a hockey shot it is not.
 */
const HEAD = { fullSwing: 1, halfSwing: 0.42 };
/**
 * How far the hips may sink from the start to impact. In the labelled swings, all of them full, they sink by at most
 * 0.1. A stride or a kneel to the ball lowers them more.
 */
const SINK = { fullSwing: 0.25, halfSwing: 0.13 };
const TOP_HEIGHT = { fullSwing: 0.35, halfSwing: 0.1 };
/** How wide the shoulders look before the hands go up. */
const BREADTH = { faceOn: 0.45, downTheLine: 0.1 };

const medianOver = (row: readonly number[], from: number, to: number): number => {
  const first = clamp(Math.round(from), 0, row.length - 1);
  return median(row.slice(first, Math.max(first + 1, Math.round(to) + 1)));
};

/** The last frame with the hands still at the ball, where they return at impact. To tee it up they go lower. */
const leavingOf = ({ y }: HandPath, { lowBefore, top, impact }: Strike): number => {
  const left = lerp(Math.max(y[lowBefore]!, y[impact]!), y[top]!, LEFT);
  return argMax(lowBefore, top, (i) => (y[i]! <= left ? i : -1));
};

/**
 * Whether the hands leave from a ball. Hammers, sledges and kettlebells come round instead. A clip that begins too late
 * to tell passes.
 */
const startsAtBall = (path: HandPath, strike: Strike): boolean => {
  const { x, y } = path;
  const { lowBefore, top, impact, through } = strike;
  const down = impact - top;
  const leaving = leavingOf(path, strike);
  const from = Math.max(path.seen.indexOf(true), Math.round(leaving - FALL.before * down));
  if (leaving - from < down) return true;
  if (y[lowBefore]! > path.hipY[lowBefore]! + ADDRESS_HIGHEST) return false;
  const half = Math.max(1, Math.round(down / 2));
  const gone = (i: number) => Math.hypot(x[i + half]! - x[i]!, y[i + half]! - y[i]!);
  const fall = (i: number) => y[i]! - y[i + half]!;
  const fastest = argMax(top, Math.max(top, Math.min(through, x.length - 1 - half)), gone);
  const falls = Array.from({ length: leaving - from + 1 }, (_, i) => fall(from + i));
  return quantile(falls, FALL.lasting) <= FALL.most * gone(fastest);
};

interface BySwing {
  readonly fullSwing: number;
  readonly halfSwing: number;
}
/** The limit for a swing of this height, from half to full. */
const limitFor = ({ fullSwing, halfSwing }: BySwing, { y, shoulderY }: HandPath, { top }: Strike): number => {
  const high = y[top]! - shoulderY[top]!;
  return lerp(
    halfSwing,
    fullSwing,
    clamp((high - TOP_HEIGHT.halfSwing) / (TOP_HEIGHT.fullSwing - TOP_HEIGHT.halfSwing), 0, 1),
  );
};

const hipsSink = (path: HandPath, strike: Strike): boolean => {
  const near = 0.25 * (strike.impact - strike.top);
  const around = (at: number) => medianOver(path.hipHeight, at - near, at + near);
  return around(leavingOf(path, strike)) - around(strike.impact) > limitFor(SINK, path, strike);
};

/** A golfer turns about the neck, so the head stays. Striding, throwing or striking the ground takes it along. */
const headMoves = (path: HandPath, strike: Strike): boolean => {
  const { top, impact } = strike;
  const down = impact - top;
  const around = (row: readonly number[], at: number) => medianOver(row, at - 0.25 * down, at + 0.25 * down);
  const start = leavingOf(path, strike);
  const goneAt = (at: number) =>
    Math.hypot(around(path.headX, at) - around(path.headX, start), around(path.headY, at) - around(path.headY, start));
  return Math.max(goneAt(top), goneAt(impact)) > limitFor(HEAD, path, strike);
};

/** Face-on, the hands go up on one side, come down on the same side and pass to the other. */
const handsCross = ({ x, y }: HandPath, { lowBefore, top, impact, through }: Strike): boolean => {
  const aside = (i: number) => x[i]! - x[impact]!;
  const before = aside(argMax(top, impact, (i) => Math.abs(aside(i))));
  const side = Math.sign(before);
  const after = -side * aside(argMax(impact, through, (i) => -side * aside(i)));
  const halfUp = (y[lowBefore]! + y[top]!) / 2;
  const rise = argMax(lowBefore, top, (i) => -Math.abs(y[i]! - halfUp));
  return side * before >= ACROSS.before && after >= ACROSS.after && side * aside(rise) > 0;
};

/**
 * Down the line, the camera sees the chest at the top and the back once the hands are up again, or the other way round.
 */
const chestTurns = ({ chest, y }: HandPath, { top, impact, through }: Strike): boolean => {
  const near = 0.25 * (impact - top);
  const atTop = medianOver(chest, top - near, top + near);
  const side = Math.sign(atTop);
  const halfUp = (y[impact]! + y[through]!) / 2;
  const up = y.findIndex((height, i) => i > impact && height >= halfUp);
  // The model sometimes mistakes the back for the chest.
  const after = side * quantile(chest.slice(up, through + 1), side > 0 ? 0.1 : 0.9);
  return after < 0 && side * atTop - after >= TURNED;
};

/** A batsman strides and a thrower steps between the top and impact. */
const steps = ({ stance }: HandPath, { top, impact }: Strike): boolean => {
  const down = impact - top;
  const before = medianOver(stance, top - 2.5 * down, top - down);
  return Math.abs(medianOver(stance, impact - 0.25 * down, impact + 0.25 * down) - before) > STEP;
};

const hipsTurn = (path: HandPath, strike: Strike): boolean => {
  const { pelvis, chest } = path;
  const { lowBefore, top, impact, through } = strike;
  const down = impact - top;
  const around = (at: number) => medianOver(pelvis, at - 0.25 * down, at + 0.25 * down);
  const start = Math.max(lowBefore, top - 2.5 * down);
  const seen = [start, top, impact, through - 0.25 * down, through + 0.5 * down].map(around);
  const leaving = leavingOf(path, strike);
  const breadth = Math.abs(medianOver(chest, Math.max(lowBefore, leaving - down), leaving));
  const behind = clamp((BREADTH.faceOn - breadth) / (BREADTH.faceOn - BREADTH.downTheLine), 0, 1);
  return Math.max(...seen) - Math.min(...seen) >= lerp(HIPS_TURN.faceOn, HIPS_TURN.downTheLine, behind);
};

/** A golf club goes through the ball. In a movement that stops there, the hands rise later. */
const goesThrough = ({ y }: HandPath, { top, impact, through }: Strike): boolean => {
  const halfUp = (y[impact]! + y[through]!) / 2;
  return y.findIndex((height, i) => i > impact && height >= halfUp) - impact <= LATEST_UP * (impact - top);
};

/** A pendulum comes down as soon as it is up. A golfer holds the finish. */
const swingsBack = ({ y }: HandPath, { top, impact, through }: Strike): boolean => {
  const halfUp = (y[impact]! + y[through]!) / 2;
  const downAgain = y.findIndex((height, i) => i > through && height < halfUp);
  return downAgain !== -1 && downAgain - impact < SOONEST_BACK * (impact - top);
};

/** The hands cross the body, or the chest turns: what a movement towards the camera does not show. */
const goesAcross = (path: HandPath, strike: Strike): boolean => {
  const { top, impact, lowBefore } = strike;
  const down = impact - top;
  const breadthOver = (from: number, to: number) => medianOver(path.chest.map(Math.abs), from, to);
  const onTheWay = breadthOver(Math.max(lowBefore, top - 3 * down), impact);
  const breadth = Math.max(onTheWay, breadthOver(impact - 0.5 * down, impact + 0.5 * down));
  return (breadth >= FACES_CAMERA && handsCross(path, strike)) || chestTurns(path, strike);
};

const endsLow = ({ y, shoulderY }: HandPath, { through }: Strike): boolean =>
  y[through]! < shoulderY[through]! - THROUGH_BELOW_SHOULDERS;

/** What is no swing, in the order in which it is named. */
const LACKS: readonly (readonly [NotASwing, (path: HandPath, strike: Strike) => boolean])[] = [
  ['not-across', (path, strike) => !goesAcross(path, strike)],
  ['feet-step', steps],
  ['hips-still', (path, strike) => !hipsTurn(path, strike)],
  ['head-moves', headMoves],
  ['hips-sink', hipsSink],
  ['no-address', (path, strike) => !startsAtBall(path, strike)],
  ['no-follow-through', (path, strike) => endsLow(path, strike) || !goesThrough(path, strike)],
  ['swings-back', swingsBack],
];

/** With fewer frames than this on the way down, Divot can tell where a swing may be, but not whether it is one. */
const FEWEST_LOOKS = 4;

/** Null if it is a swing, or if there are too few frames to rule one out. */
export const notASwing = (path: HandPath, strike: Strike): NotASwing | null => {
  const { top, impact } = strike;
  const down = impact - top;
  if (path.seen.slice(top, impact + 1).filter(Boolean).length < FEWEST_LOOKS) return null;
  if (medianOver(path.apart, top, impact + 0.3 * down) > APART) return 'hands-apart';
  // Uses the height that the model saw. With few frames a second, smoothing would keep the hands too high and put the
  // low one frame off.
  const heightAt = (i: number) => path.seenY[i]! - path.hipY[i]!;
  const low = argMax(impact - 1, impact + 1, (i) => -heightAt(i));
  const height = heightAt(low);
  if (height < PASSING_HEIGHT.lowest || height > PASSING_HEIGHT.highest + MISSED * path.step[low]!) return 'no-swing';
  return LACKS.find(([, lacks]) => lacks(path, strike))?.[0] ?? null;
};
