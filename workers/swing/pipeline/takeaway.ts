// When does the takeaway start? From face-on the hands leave their still place across the picture: that moment is
// taken. From down the line they first move along the camera's axis and the model's tremble is as large, so the
// regular rhythm of backswings (lead arm parallel comes at a steady share of it) weighs as much.

import { argMax, clamp, lerp, signChange, valueAt } from './numeric.ts';
import type { HandPath } from './hand-path.ts';

export interface TakeawayRules {
  /** Torso lengths from the still place. */
  readonly addressShift: number;
  /** How long before that the movement began, as a share of the time from there to four times as far; 1 is steady gain. */
  readonly addressLeadFaceOn: number;
  readonly addressLeadDownTheLine: number;
  /** Share of the backswing from lead arm parallel to the top. */
  readonly upperShare: number;
  /** How much the rhythm counts (0 to 1) from face-on and from down the line. */
  readonly rhythmFaceOn: number;
  readonly rhythmDownTheLine: number;
}

/** What is known when the takeaway is looked for; frames may be fractional, `beat` is the downswing in frames. */
export interface Backswing {
  readonly path: HandPath;
  readonly first: number;
  readonly midBackswing: number;
  readonly top: number;
  readonly beat: number;
  readonly faceOn: boolean;
}

/** How much stir a torso length away from where the rhythm expects the hands counts for. */
const ELSEWHERE = 0.1;

/** Middle of the stillest stretch with low hands near the ball; the earlier one of nearly equal ones. */
const stillest = ({ path, first, midBackswing, beat }: Backswing, rhythm: number): number => {
  const length = Math.max(2, Math.round(beat / 2));
  const from = Math.max(first, Math.round(midBackswing - 14 * beat));
  const expected = { x: valueAt(path.x, rhythm), y: valueAt(path.y, rhythm) };
  let best = from;
  let calmest = Infinity;
  for (let start = from; start + length <= midBackswing; start++) {
    const centre = start + (length >> 1);
    if (path.y[start]! > path.shoulderY[start]! - 0.5) continue;
    const fastest = path.speed[argMax(start, start + length - 1, (i) => path.speed[i]!)]!;
    const elsewhere = Math.hypot(path.x[centre]! - expected.x, path.y[centre]! - expected.y);
    const stir = beat * fastest + ELSEWHERE * elsewhere;
    if (stir < calmest - 0.02) {
      calmest = stir;
      best = centre;
    }
  }
  return best;
};

/** The hands gather speed: from the way they took for a little and for four times as much follows when they set out. */
const leavingStillness = (swing: Backswing, rules: TakeawayRules, rhythm: number): number => {
  const { path, midBackswing } = swing;
  const still = stillest(swing, rhythm);
  const away = (shift: number) => (i: number) =>
    Math.hypot(path.x[i]! - path.x[still]!, path.y[i]! - path.y[still]!) - shift;
  const before = (from: number, shift: number) => signChange(Math.floor(from), still, away(shift)) ?? still;
  const far = before(midBackswing, 4 * rules.addressShift);
  const left = before(far, rules.addressShift);
  const lead = swing.faceOn ? rules.addressLeadFaceOn : rules.addressLeadDownTheLine;
  return left - lead * (far - left);
};

/** Backswings last between these many downswings; a still place outside that is a waggle or a pause. */
const SHORTEST = 1.2;
const LONGEST = 6;

/** Fractional frame of the last moment of the address. */
export const takeawayStart = (swing: Backswing, rules: TakeawayRules): number => {
  const rhythm = swing.top - (swing.top - swing.midBackswing) / rules.upperShare;
  const seen = clamp(
    leavingStillness(swing, rules, rhythm),
    swing.top - LONGEST * swing.beat,
    swing.top - SHORTEST * swing.beat,
  );
  const start = lerp(seen, rhythm, swing.faceOn ? rules.rhythmFaceOn : rules.rhythmDownTheLine);
  return clamp(start, swing.first, Math.max(swing.first, swing.midBackswing - 1));
};
