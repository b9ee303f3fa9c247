// Finds the start of the takeaway. Hands and arms speed up from a still address, so the start is computed back from
// where they are certainly moving. If that is hard to see, the usual rhythm of a backswing gets more weight.

import { clamp, lerp } from './numeric.ts';
import type { Motion } from './motion.ts';

/** Down the line, the hands first move along the camera's axis, so their start is seen late and less reliably. */
interface BothViews {
  readonly faceOn: number;
  readonly downTheLine: number;
}

export interface TakeawayRules {
  /**
   * The hands count as moving at this share of the backswing's own highest speed, because a slow swing also starts
   * slowly.
   */
  readonly takeawaySpeed: number;
  /**
   * Time from the club leaving the ball until the hands are that fast, as a share of the time in which they then double
   * their speed. Hands that speed up quickly have just left.
   */
  readonly takeawayLead: number;
  /** Smoothing makes the hands start too early by this many of its own standard deviations. */
  readonly takeawayBlur: BothViews;
  /** Uncertainty of the visible start: one standard deviation, in downswings. */
  readonly takeawayDoubt: BothViews;
}

/** What is known before the search for the takeaway. Frames may be fractional. `beat` is the downswing in frames. */
export interface Backswing {
  readonly motion: Motion;
  readonly first: number;
  readonly midBackswing: number;
  readonly top: number;
  readonly beat: number;
  /** Whether the golfer is seen face-on around the usual address. */
  readonly faceOn: (usualAddress: number) => boolean;
}

/** The last moment of the address and its uncertainty (one standard deviation), in fractional frames. */
export interface Takeaway {
  readonly frame: number;
  readonly doubt: number;
  /**
   * The estimated address, before the clip, if the clip begins with the club already moving. `frame` is then the clip's
   * first.
   */
  readonly beforeClip: number | null;
}

/**
 * Share of the backswing from lead arm parallel to the top: median 0.317, 90th percentile 0.393 in 642 swings of the
 * GolfDB labels (McNally et al. 2019) in slow motion. `UPPER_SHARE_SPREAD` is the spread of its logarithm.
 */
const UPPER_SHARE = 0.317;
const UPPER_SHARE_SPREAD = 0.168;
/** Every labelled backswing is at least this long, in downswings (0.1 % of 758 are below 2.2). */
const SHORTEST = 1.2;
/** Movement must be faster than the model's jitter by this factor. */
const ABOVE_TREMBLE = 2.5;
/** Hands this many times faster than the moving speed are no longer at address. */
const MOVING = 1.5;
/**
 * A golfer rests before the takeaway who is not yet moving for this many downswings and gets nowhere in them: no farther
 * than this in torso lengths. Hands that have just settled, or that drift, are no rest: the club leaves the ball up to a
 * downswing before them. Hands no farther off than `blip` have not moved, however fast: the model trembles.
 */
const RESTING = { beats: 1.5, farthest: 0.05, blip: 0.025 };
/** Share of the model's jitter by which two places of resting hands may differ. */
const CALM = 0.5;
/** Uncertainty of a start into which another movement may run: one standard deviation, in downswings. */
const RUNS_IN = 0.5;
/** If the start seen after no rest is far from the usual rhythm, this share of the distance is doubt too. */
const APART = 0.5;

/** The fractional frame at which the movement falls below `speed`, going back from the backswing. */
const slowerThan = (speed: number, { motion, first, midBackswing, top, beat }: Backswing): number => {
  let frame = Math.max(first, Math.floor(Math.min(midBackswing, top - SHORTEST * beat)));
  while (frame > first && motion.speed[frame]! > speed) frame--;
  const before = motion.speed[frame]!;
  const after = motion.speed[frame + 1] ?? before;
  if (before > speed || after <= before) return frame;
  return frame + clamp((speed - before) / (after - before), 0, 1);
};

const highestSpeed = ({ motion, first, midBackswing, top, beat }: Backswing): number =>
  Math.max(...motion.speed.slice(Math.max(first, Math.floor(midBackswing - beat)), Math.ceil(top) + 1));

interface SeenStart {
  readonly frame: number;
  /** What the clip shows before it: the golfer at rest, another movement, or too little to tell. */
  readonly before: 'rest' | 'movement' | 'unseen';
}

/**
 * The start as the hands show it. If the picture jitters, this looks for a higher speed and computes the rest from how
 * quickly the hands reached it. Null if the hands are already that fast when the clip begins.
 */
const seenStart = (swing: Backswing, rules: TakeawayRules, view: keyof BothViews): SeenStart | null => {
  const { motion, first, beat } = swing;
  const wanted = rules.takeawaySpeed * highestSpeed(swing);
  const speed = Math.max(wanted, ABOVE_TREMBLE * motion.tremble);
  const slow = slowerThan(speed, swing);
  if (slow === first && motion.speed[slow]! > MOVING * speed) return null;
  const doubling = slowerThan(2 * speed, swing) - slow;
  const sinceWanted = (doubling * (speed - wanted)) / speed;
  const lead = (rules.takeawayLead * doubling * wanted) / speed;
  const frame = slow - sinceWanted - lead + rules.takeawayBlur[view] * motion.blur;
  const still = clamp(Math.floor(Math.min(frame, slow)), first, Math.floor(slow));
  const rest = still - Math.floor(RESTING.beats * beat);
  const from = Math.max(first, rest);
  const gone = motion.apart(from, still);
  const isMoving = (one: number, i: number) => one > speed && motion.apart(from + i, still) > RESTING.blip;
  const moves = motion.speed.slice(from, still + 1).some(isMoving) || gone > RESTING.farthest + CALM * motion.tremble;
  return { frame, before: moves ? 'movement' : rest < first || gone > RESTING.farthest ? 'unseen' : 'rest' };
};

export const takeawayStart = (swing: Backswing, rules: TakeawayRules): Takeaway => {
  const { first, midBackswing, top, beat } = swing;
  const usual = top - (top - midBackswing) / UPPER_SHARE;
  const usualDoubt = UPPER_SHARE_SPREAD * (top - usual);
  const view = swing.faceOn(usual) ? 'faceOn' : 'downTheLine';
  const seen = seenStart(swing, rules, view);
  if (seen === null) return { frame: first, doubt: usualDoubt, beforeClip: Math.min(usual, first) };
  const apart = seen.frame - usual;
  const seenDoubt = rules.takeawayDoubt[view] * beat + 0.5;
  // A start far from the usual rhythm is another rhythm, unless a waggle, press or settling hand may run into it.
  const mayRunIn = seen.before === 'movement' && apart < 0;
  const variance = mayRunIn ? (RUNS_IN * beat) ** 2 : seenDoubt ** 2;
  const weight = variance / (variance + usualDoubt ** 2 + (mayRunIn ? 0 : apart ** 2));
  return {
    frame: clamp(lerp(seen.frame, usual, weight), first, Math.max(first, midBackswing - 1)),
    doubt:
      seen.before === 'rest'
        ? (seenDoubt * usualDoubt) / Math.hypot(seenDoubt, usualDoubt)
        : Math.hypot(usualDoubt, APART * apart),
    beforeClip: null,
  };
};
