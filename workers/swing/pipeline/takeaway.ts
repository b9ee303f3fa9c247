// When does the takeaway start? Hands and arms gather speed from a still address; the moment is told from where they are
// certainly on their way. Where that is hard to see, the usual rhythm of a backswing counts as much as it is worth.

import { clamp, lerp } from './numeric.ts';
import type { Motion } from './motion.ts';

/** From down the line the hands first go along the camera's axis: they are seen late and less surely. */
interface BothViews {
  readonly faceOn: number;
  readonly downTheLine: number;
}

export interface TakeawayRules {
  /** Share of the backswing's own highest speed at which the hands are on their way: who swings slowly leaves slowly. */
  readonly takeawaySpeed: number;
  /**
   * From the club's leaving the ball until the hands are that fast, as a share of the time in which they then double their
   * speed: who sets out quickly has just left.
   */
  readonly takeawayLead: number;
  /** By how many of its own standard deviations smoothing lets the hands set out too early. */
  readonly takeawayBlur: BothViews;
  /** How far the seen start may be off, in downswings: one standard deviation. */
  readonly takeawayDoubt: BothViews;
}

/** What is known when the takeaway is looked for; frames may be fractional, `beat` is the downswing in frames. */
export interface Backswing {
  readonly motion: Motion;
  readonly first: number;
  readonly midBackswing: number;
  readonly top: number;
  readonly beat: number;
  /** Is the golfer seen face-on where addresses usually are? */
  readonly faceOn: (usualAddress: number) => boolean;
}

/** The last moment of the address, and one standard deviation of it; fractional frames. */
export interface Takeaway {
  readonly frame: number;
  readonly doubt: number;
  /** Where the clip begins with the club on its way, `frame` is the clip's first one: the address lies here, before it. */
  readonly beforeClip: number | null;
}

/**
 * Share of the backswing from lead arm parallel to the top: median 0.317, 90th percentile 0.393 in 642 swings of the
 * GolfDB labels (McNally et al. 2019) in slow motion. The spread is that of its logarithm.
 */
const UPPER_SHARE = 0.317;
const UPPER_SHARE_SPREAD = 0.168;
/** No labelled backswing lasts less than this many downswings (0.1 % of 758 are below 2.2). */
const SHORTEST = 1.2;
/** Movement has to stand out from the model's tremble by this much. */
const ABOVE_TREMBLE = 2.5;
/** So many times the speed at which hands are on their way is no address any more. */
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
 * Where the picture trembles a higher speed is looked for, and how fast it was gathered tells the rest. Null: the hands
 * are that fast already when the clip begins.
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
  // Far from the usual rhythm the golfer's own is another one, and the usual tells nothing about it.
  const weight = seenDoubt ** 2 / (seenDoubt ** 2 + usualDoubt ** 2 + (seen - usual) ** 2);
  const frame = lerp(seen, usual, weight);
  return {
    frame: clamp(frame, first, Math.max(first, midBackswing - 1)),
    doubt: (seenDoubt * usualDoubt) / Math.hypot(seenDoubt, usualDoubt),
    beforeClip: null,
  };
};
