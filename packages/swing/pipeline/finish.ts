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
 * A golfer who is farther than this from where the movement dies down, in torso lengths of head, shoulders, hips and
 * hands together, is still slowing down: each of them has less than a twentieth of a torso to go.
 */
const SETTLED = 0.04;
/** The movement dies down within this many downswings. Later movements belong to the held pose. */
const DYING = 1.5;
/** Share of the model's jitter that two equally calm moments may differ by. */
const CALM = 0.5;
/** Downswings from the first moment at rest to the finish. */
const SETTLING = 0.1;
/** A movement still counts as dying down if it speeds up by at most a tenth, plus the model's jitter. */
const STEADY = 1.1;

/**
 * Torso lengths from `frame` to where the movement has died down. The count ends at a new movement, or after `DYING`
 * downswings.
 */
const stillToGo = ({ speed, tremble, apart }: Motion, frame: number, last: number, beat: number): number => {
  const until = Math.min(last, Math.round(frame + DYING * beat));
  let calmest = speed[frame]!;
  let rest = frame;
  for (let i = frame + 1; i <= until && speed[i]! <= STEADY * calmest + tremble; i++) {
    if (speed[i]! > calmest + CALM * tremble) continue;
    calmest = Math.min(calmest, speed[i]!);
    rest = i;
  }
  return apart(frame, rest);
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
    if (isSlow && !pauses && stillToGo(motion, frame, last, beat) <= SETTLED + CALM * motion.tremble)
      return { frame: Math.min(last, frame + SETTLING * beat), comesToRest: true };
  }
  if (until === last) return { frame: last, comesToRest: motion.speed[last]! <= rest };
  return { frame: argMax(from, until, (i) => -motion.speed[i]!), comesToRest: true };
};
