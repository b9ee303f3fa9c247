// Finds the start of the takeaway. Hands and arms speed up from a still address, and the start is computed back from
// where they are certainly moving. If that is hard to see, the usual rhythm of a backswing is weighted in.

import { clamp, lerp } from './numeric.ts';
import type { Motion } from './motion.ts';

/** Down the line, the hands first move along the camera's axis, so they are seen late and less reliably. */
interface BothViews {
  readonly faceOn: number;
  readonly downTheLine: number;
}

export interface TakeawayRules {
  /**
   * Share of the backswing's own highest speed at which the hands count as moving: a slow swing also starts slowly.
   */
  readonly takeawaySpeed: number;
  /**
   * Time from the club leaving the ball until the hands are that fast, as a share of the time in which they then double
   * their speed: hands that speed up quickly have just left.
   */
  readonly takeawayLead: number;
  /** By how many of its own standard deviations smoothing makes the hands start too early. */
  readonly takeawayBlur: BothViews;
  /** The possible error of the visible start, in downswings: one standard deviation. */
  readonly takeawayDoubt: BothViews;
}

/** What is known before the takeaway is searched. Frames may be fractional. `beat` is the downswing in frames. */
export interface Backswing {
  readonly motion: Motion;
  readonly first: number;
  readonly midBackswing: number;
  readonly top: number;
  readonly beat: number;
  /** Whether the golfer is seen face-on where addresses usually are. */
  readonly faceOn: (usualAddress: number) => boolean;
}

/** The last moment of the address and its standard deviation, in fractional frames. */
export interface Takeaway {
  readonly frame: number;
  readonly doubt: number;
  /**
   * If the clip begins with the club already moving, `frame` is the clip's first and the address lies here, before it.
   */
  readonly beforeClip: number | null;
}

/**
 * Share of the backswing from lead arm parallel to the top: median 0.317, 90th percentile 0.393 in 642 swings of the
 * GolfDB labels (McNally et al. 2019) in slow motion. The spread is that of its logarithm.
 */
const UPPER_SHARE = 0.317;
const UPPER_SHARE_SPREAD = 0.168;
/** No labelled backswing is shorter than this, in downswings (0.1 % of 758 are below 2.2). */
const SHORTEST = 1.2;
/** Movement must exceed the model's jitter by this factor. */
const ABOVE_TREMBLE = 2.5;
/** This many times the moving speed is no longer an address. */
const MOVING = 1.5;

/** Fractional frame at which the movement, followed back from the backswing, falls below `speed`. */
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

/**
 * If the picture jitters, a higher speed is searched for, and how quickly it was reached gives the rest. Null: the
 * hands are already that fast when the clip begins.
 */
const seenStart = (swing: Backswing, rules: TakeawayRules, view: keyof BothViews): number | null => {
  const wanted = rules.takeawaySpeed * highestSpeed(swing);
  const speed = Math.max(wanted, ABOVE_TREMBLE * swing.motion.tremble);
  const slow = slowerThan(speed, swing);
  if (slow === swing.first && swing.motion.speed[slow]! > MOVING * speed) return null;
  const doubling = slowerThan(2 * speed, swing) - slow;
  const sinceWanted = (doubling * (speed - wanted)) / speed;
  const lead = (rules.takeawayLead * doubling * wanted) / speed;
  return slow - sinceWanted - lead + rules.takeawayBlur[view] * swing.motion.blur;
};

export const takeawayStart = (swing: Backswing, rules: TakeawayRules): Takeaway => {
  const { first, midBackswing, top, beat } = swing;
  const usual = top - (top - midBackswing) / UPPER_SHARE;
  const usualDoubt = UPPER_SHARE_SPREAD * (top - usual);
  const view = swing.faceOn(usual) ? 'faceOn' : 'downTheLine';
  const seenDoubt = rules.takeawayDoubt[view] * beat + 0.5;
  const seen = seenStart(swing, rules, view);
  if (seen === null) return { frame: first, doubt: usualDoubt, beforeClip: Math.min(usual, first) };
  // Far from the usual rhythm, the golfer has a different one, and the usual says nothing about it.
  const weight = seenDoubt ** 2 / (seenDoubt ** 2 + usualDoubt ** 2 + (seen - usual) ** 2);
  const frame = lerp(seen, usual, weight);
  return {
    frame: clamp(frame, first, Math.max(first, midBackswing - 1)),
    doubt: (seenDoubt * usualDoubt) / Math.hypot(seenDoubt, usualDoubt),
    beforeClip: null,
  };
};
