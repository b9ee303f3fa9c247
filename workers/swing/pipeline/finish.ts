// The finish is the first moment at which the golfer has come to rest after the follow-through, however long the pose
// is held and whatever comes after.

import { argMax } from './numeric.ts';
import type { Motion } from './motion.ts';

export interface FinishRules {
  /** Slower than this the golfer is at rest, torso lengths per downswing. */
  readonly restSpeed: number;
}

export interface Finish {
  /** Fractional frame; the last one where the clip ends before. */
  readonly frame: number;
  readonly comesToRest: boolean;
}

/** Nobody is at rest sooner after the shaft is level, in downswings. */
const SOONEST = 0.7;
/** Rest lasts this many downswings; a stir of up to so many times its speed does not end it. */
const LASTING = 0.4;
const STIR = 2.5;
/** After so many downswings the golfer has long finished: the calmest moment is the finish. */
const LATEST = 6;
/** Share of what the model's tremble looks like; most of it is taken off every speed already. */
const ABOVE_TREMBLE = 0.9;
/** At rest a golfer goes no farther than this in the next part of a downswing's time, in torso lengths: a pause is no rest. */
const PAUSE = { within: 0.8, farthest: 0.16 };
/**
 * Who still has that far to go before the movement has died down is only slowing down, in torso lengths: little more than
 * what `HANDS` makes of the tenth by which hands are visibly elsewhere.
 */
const SETTLED = 0.07;
/** From there to rest, in downswings. */
const SETTLING = 0.1;
/** A movement dies down though it gathers up to a tenth again on the way, and what the model trembles. */
const STEADY = 1.1;

/** Torso lengths from `frame` to the calmest moment of a movement that dies down; stirring again or what is but the model's tremble ends it. */
const stillToGo = ({ speed, tremble }: Motion, frame: number, last: number, beat: number): number => {
  let calmest = speed[frame]!;
  let gone = 0;
  let toCalmest = 0;
  for (let i = frame + 1; i <= last && speed[i]! <= STEADY * calmest + tremble; i++) {
    if (speed[i - 1]! <= ABOVE_TREMBLE * tremble) break;
    gone += speed[i]! / beat;
    if (speed[i]! >= calmest) continue;
    calmest = speed[i]!;
    toCalmest = gone;
  }
  return toCalmest;
};

/** Torso lengths that the golfer goes in the time in which a pause would end. */
const aheadOf = ({ speed }: Motion, frame: number, last: number, beat: number): number => {
  const next = speed.slice(frame + 1, Math.min(last, Math.round(frame + PAUSE.within * beat)) + 1);
  return next.reduce((sum, value) => sum + value, 0) / beat;
};

export const finishOf = (
  motion: Motion,
  { followThrough, last, beat }: { readonly followThrough: number; readonly last: number; readonly beat: number },
  rules: FinishRules,
): Finish => {
  const rest = Math.max(rules.restSpeed, ABOVE_TREMBLE * motion.tremble);
  const from = Math.min(last, Math.round(followThrough + SOONEST * beat));
  const until = Math.min(last, Math.round(followThrough + LATEST * beat));
  const lasting = Math.max(1, Math.round(LASTING * beat));
  for (let frame = from; frame + lasting <= last && frame <= until; frame++) {
    const stir = motion.speed[argMax(frame, frame + lasting, (i) => motion.speed[i]!)]!;
    const isSlow = motion.speed[frame]! <= rest && stir <= STIR * rest;
    const pauses = aheadOf(motion, frame, last, beat) > PAUSE.farthest + motion.tremble;
    if (isSlow && !pauses && stillToGo(motion, frame, last, beat) <= SETTLED)
      return { frame: Math.min(last, frame + SETTLING * beat), comesToRest: true };
  }
  if (until === last) return { frame: last, comesToRest: motion.speed[last]! <= rest };
  return { frame: argMax(from, until, (i) => -motion.speed[i]!), comesToRest: true };
};
