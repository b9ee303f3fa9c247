// What a golf swing is: from rest at a ball, on quiet feet and under a quiet head, both hands on one handle go up on one
// side of the body, come down on that side, pass in front of it low, and go up on the other side while the hips turn
// through; there they stay for a moment. Kettlebells, axes, hammers, cricket drives and stretches lack one of these.

import type { NotASwing } from '#src/domain/swing-failure/swing-failure.ts';
import type { HandPath } from './hand-path.ts';
import { argMax, clamp, lerp, median, quantile } from './numeric.ts';

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
const FACES_CAMERA = 0.32;
const THROUGH_BELOW_SHOULDERS = 0.35;
/** Feet stay where they stand until impact: at most 0.13 on the labelled swings. */
const STEP = 0.3;
/** Downswings from impact until the hands are halfway up again; at most 1 on the labelled swings. */
const LATEST_UP = 2;
/** Downswings from impact until the hands may come halfway down again; at least 2.7 on the labelled swings. */
const SOONEST_BACK = 2.2;
/**
 * The hips turn from the ball until the belt faces the target: across the picture by at least 0.21 of a torso length
 * seen face-on, where the turn's ends are seen edge-on, and by at least 0.5 from down the line (labelled swings).
 */
const HIPS_TURN = { faceOn: 0.11, downTheLine: 0.4 };
/** At the ball the hands are at most this far above the hips (labelled swings: 0.11 below them). */
const ADDRESS_HIGHEST = 0.3;
/**
 * So many downswings before the hands leave, half a downswing takes them down by at most this share of the way that they
 * go in that time when they are fastest: 0.11 on the labelled swings, 0.8 and more for what comes round. A single picture
 * in which the model takes somebody else for the golfer is no fall.
 */
const FALL = { before: 2, most: 0.4, lasting: 0.85 };
/** Share of the way up by which the hands have left. */
const LEFT = 0.15;
/**
 * From the start to the top and to impact the head goes at most 0.36 on the labelled swings, whose hands go up at least
 * 0.37 above the shoulders; a golfer who sways and slides takes it farther. Who swings only to the shoulders' height, a
 * pitch, stands the quieter for it; a hockey player does not.
 */
const HEAD = { fullSwing: 1, halfSwing: 0.42 };
/**
 * The hips are as high at impact as at the start: at most 0.1 lower on the labelled swings, all full ones. Who strides or
 * kneels to a ball sinks.
 */
const SINK = { fullSwing: 0.25, halfSwing: 0.13 };
const TOP_HEIGHT = { fullSwing: 0.35, halfSwing: 0.1 };
/** Of the shoulders, before the hands go up. */
const BREADTH = { faceOn: 0.45, downTheLine: 0.1 };

const medianOver = (row: readonly number[], from: number, to: number): number => {
  const first = clamp(Math.round(from), 0, row.length - 1);
  return median(row.slice(first, Math.max(first + 1, Math.round(to) + 1)));
};

/** The last frame at which the hands are still by the ball. */
const leavingOf = ({ y }: HandPath, { lowBefore, top }: Strike): number => {
  const left = lerp(y[lowBefore]!, y[top]!, LEFT);
  return argMax(lowBefore, top, (i) => (y[i]! <= left ? i : -1));
};

/** Hammers, sledges and kettlebells come round; a golfer begins at a ball. A clip may begin after that. */
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
/** The limit for a swing that goes as high as this one. */
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

/** A golfer turns about the neck; who strides, throws or strikes at the ground takes the head along. */
const headMoves = (path: HandPath, strike: Strike): boolean => {
  const { top, impact } = strike;
  const down = impact - top;
  const around = (row: readonly number[], at: number) => medianOver(row, at - 0.25 * down, at + 0.25 * down);
  const start = leavingOf(path, strike);
  const goneAt = (at: number) =>
    Math.hypot(around(path.headX, at) - around(path.headX, start), around(path.headY, at) - around(path.headY, start));
  return Math.max(goneAt(top), goneAt(impact)) > limitFor(HEAD, path, strike);
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

/** Between before the top and impact a batsman strides, a thrower steps. */
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

/** The club goes through the ball: where it stops there, the hands are lifted later. */
const goesThrough = ({ y }: HandPath, { top, impact, through }: Strike): boolean => {
  const halfUp = (y[impact]! + y[through]!) / 2;
  return y.findIndex((height, i) => i > impact && height >= halfUp) - impact <= LATEST_UP * (impact - top);
};

/** What swings to and fro comes down as soon as it is up; a golfer finishes. */
const swingsBack = ({ y }: HandPath, { top, impact, through }: Strike): boolean => {
  const halfUp = (y[impact]! + y[through]!) / 2;
  const downAgain = y.findIndex((height, i) => i > through && height < halfUp);
  return downAgain !== -1 && downAgain - impact < SOONEST_BACK * (impact - top);
};

/** Fewer looks than this on the way down tell where a swing may be, not what it is. */
const FEWEST_LOOKS = 4;

/** Null: a swing, or looked at too seldom to say that it is none. */
export const notASwing = (path: HandPath, strike: Strike): NotASwing | null => {
  const { top, impact, through } = strike;
  const down = impact - top;
  if (path.seen.slice(top, impact + 1).filter(Boolean).length < FEWEST_LOOKS) return null;
  if (medianOver(path.apart, top, impact + 0.3 * down) > APART) return 'hands-apart';
  // As seen: smoothing few pictures a second would not let the hands down that far, and finds the low one picture off.
  const heightAt = (i: number) => path.seenY[i]! - path.hipY[i]!;
  const low = argMax(impact - 1, impact + 1, (i) => -heightAt(i));
  const height = heightAt(low);
  if (height < PASSING_HEIGHT.lowest || height > PASSING_HEIGHT.highest + MISSED * path.step[low]!) return 'no-swing';
  const breadthOver = (from: number, to: number) => medianOver(path.chest.map(Math.abs), from, to);
  const onTheWay = breadthOver(Math.max(strike.lowBefore, top - 3 * down), impact);
  const breadth = Math.max(onTheWay, breadthOver(impact - 0.5 * down, impact + 0.5 * down));
  const across = (breadth >= FACES_CAMERA && handsCross(path, strike)) || chestTurns(path, strike);
  if (!across) return 'not-across';
  if (steps(path, strike)) return 'feet-step';
  if (!hipsTurn(path, strike)) return 'hips-still';
  if (headMoves(path, strike)) return 'head-moves';
  if (hipsSink(path, strike)) return 'hips-sink';
  if (!startsAtBall(path, strike)) return 'no-address';
  if (path.y[through]! < path.shoulderY[through]! - THROUGH_BELOW_SHOULDERS || !goesThrough(path, strike))
    return 'no-follow-through';
  return swingsBack(path, strike) ? 'swings-back' : null;
};
