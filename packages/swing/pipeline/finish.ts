// The finish is the first moment after the follow-through at which the golfer has come to rest. It does not matter how
// long they hold the pose or what happens later.

import { argMax } from './numeric.ts';
import type { Motion } from './motion.ts';

export interface FinishRules {
  /** Below this speed the golfer is at rest. In torso lengths per downswing. */
  readonly restSpeed: number;
}

export interface Finish {
  /** Fractional frame. The last frame if the clip ends first. */
  readonly frame: number;
  readonly comesToRest: boolean;
}

/** No golfer comes to rest sooner than this after the shaft is level, in downswings. */
const SOONEST = 0.7;
/** Rest lasts at least this many downswings. A movement of up to `STIR` times the resting speed does not end it. */
const LASTING = 0.4;
const STIR = 2.5;
/**
 * After this many downswings the golfer has long finished, so the search ends and the calmest moment is the finish.
 */
const LATEST = 6;
/** Share of the model's jitter that still looks like movement. The speeds already exclude most of the jitter. */
const ABOVE_TREMBLE = 0.9;
/**
 * A golfer who moves farther than `farthest` (torso lengths) in `within` (share of a downswing) only pauses and is not
 * at rest.
 */
const PAUSE = { within: 0.8, farthest: 0.16 };
/**
 * A golfer who has farther than this to go, in torso lengths, until the movement has died down is still slowing down.
 * Hands are visibly elsewhere after a tenth of a torso, which `HANDS` reduces to a little less than this.
 */
const SETTLED = 0.07;
/** Downswings from that point to rest. */
const SETTLING = 0.1;
/** A movement still counts as dying down if it speeds up by at most a tenth, plus the model's jitter. */
const STEADY = 1.1;

/**
 * Torso lengths from `frame` to the calmest moment, while a movement dies down. The count ends at a new movement, or
 * when only the model's jitter is left.
 */
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

/** Torso lengths that the golfer moves within `PAUSE.within`, the time by which a pause ends. */
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
