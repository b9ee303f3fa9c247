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
const ABOVE_TREMBLE = 1.6;

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
    if (motion.speed[frame]! <= rest && stir <= STIR * rest) return { frame, comesToRest: true };
  }
  if (until === last) return { frame: last, comesToRest: motion.speed[last]! <= rest };
  return { frame: argMax(from, until, (i) => -motion.speed[i]!), comesToRest: true };
};
