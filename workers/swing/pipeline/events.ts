// The eight GolfDB events (McNally et al. 2019) from the hands' path. Every length of time is a share of the downswing,
// so that slow motion and real time are the same problem; every height is in torso lengths.

import { argMax, clamp, median, signChange, vertex } from './numeric.ts';
import { type HandPath, handPath } from './hand-path.ts';
import type { PoseTrack } from './pose-track.ts';
import type { SwingSpan } from './find-swings.ts';
import { viewOfSwing } from './view.ts';
import { takeawayStart, type TakeawayRules } from './takeaway.ts';

/** Thresholds, fitted on real swings leaving one golfer out at a time (dev/swing/tune-events-cli.ts). */
export interface EventRules extends TakeawayRules {
  /** Frames by which the pose model's own smoothing trails fast hands. */
  readonly lagFrames: number;
  readonly toeUpRise: number;
  readonly midBackswingLevel: number;
  readonly topBand: number;
  readonly topShare: number;
  readonly midDownswingLevel: number;
  readonly impactDelay: number;
  readonly followThroughRise: number;
  readonly finishShift: number;
}

export const EVENT_RULES: EventRules = {
  lagFrames: 0.6,
  addressShift: 0.06,
  addressLead: 0.3,
  upperShare: 0.4,
  rhythmFaceOn: 0.05,
  rhythmDownTheLine: 0.65,
  toeUpRise: 0.2,
  midBackswingLevel: -0.12,
  topBand: 0.12,
  topShare: 0.65,
  midDownswingLevel: -0.12,
  impactDelay: 0.1,
  followThroughRise: 0.63,
  finishShift: 0.12,
};

/** Fractional frames: address, toe-up, mid-backswing, top, mid-downswing, impact, mid-follow-through, finish. */
export type EventFrames = readonly [number, number, number, number, number, number, number, number];

interface Swing {
  readonly path: HandPath;
  readonly span: SwingSpan;
  readonly rules: EventRules;
  /** Downswing in frames, coarsely: the unit of time. */
  readonly beat: number;
  readonly top: number;
  readonly impact: number;
}

/** Last moment on the plateau of the highest hands: they dwell there while the club finishes the backswing. */
const topOf = (path: HandPath, span: SwingSpan, beat: number, rules: EventRules): number => {
  const from = Math.max(span.first, Math.round(span.top - beat));
  const peak = argMax(from, span.impact, (i) => path.y[i]!);
  const level = path.y[peak]! - rules.topBand;
  const begin = signChange(peak, from, (i) => path.y[i]! - level) ?? from;
  const end = signChange(peak, span.impact, (i) => path.y[i]! - level) ?? peak;
  return begin + (end - begin) * rules.topShare;
};

const lowestHands = (path: HandPath, span: SwingSpan, beat: number): number => {
  const from = Math.max(span.top + 1, Math.round(span.impact - beat / 2));
  const to = Math.min(span.through, Math.round(span.impact + beat / 2));
  return vertex(
    path.y,
    argMax(from, to, (i) => -path.y[i]!),
  );
};

/** The held finish ends where the hands leave the place where they rested longest. */
const finishOf = (swing: Swing, followThrough: number): number => {
  const { path, beat, span, rules } = swing;
  const from = Math.min(span.last, Math.round(followThrough + 0.7 * beat));
  const length = Math.max(2, Math.round(beat));
  const highest = path.y[argMax(from, Math.min(span.last, Math.round(followThrough + 4 * beat)), (i) => path.y[i]!)]!;
  const handsUp = (i: number) => path.y[i]! > highest - 0.7;
  let rest = from;
  let calmest = Infinity;
  const until = Math.min(span.last - length, Math.round(followThrough + 6 * beat));
  for (let start = from; start <= until; start++) {
    if (!handsUp(start + (length >> 1))) continue;
    let travel = 0;
    for (let i = start; i < start + length; i++) travel += path.speed[i]!;
    if (travel < calmest) {
      calmest = travel;
      rest = start;
    }
  }
  const holdX = median(path.x.slice(rest, rest + length));
  const holdY = median(path.y.slice(rest, rest + length));
  const leaving = (i: number) => Math.hypot(path.x[i]! - holdX, path.y[i]! - holdY) - rules.finishShift;
  const middle = Math.min(span.last, rest + (length >> 1));
  // Gone for good, not a tremble of the model.
  const lasting = Math.max(1, Math.round(beat * 0.4));
  for (let i = middle; i < span.last; i++) {
    const until = Math.min(span.last, i + lasting);
    if (leaving(argMax(i + 1, until, (k) => -leaving(k))) > 0) return signChange(i, i + 1, leaving) ?? i;
  }
  return span.last;
};

/** Events in whole frames' neighbourhood of one swing found by `findSwings`. */
export const detectEvents = (track: PoseTrack, coarse: SwingSpan, rules: EventRules = EVENT_RULES): EventFrames => {
  const beat = Math.max(3, coarse.impact - coarse.top);
  const path = handPath(track, Math.max(0.5, beat * 0.05));
  const faceOn = viewOfSwing(track, coarse).view === 'face-on';
  const top = topOf(path, coarse, beat, rules);
  const lowest = lowestHands(path, coarse, beat);
  const swing: Swing = { path, span: coarse, rules, beat, top, impact: lowest };
  const roundTop = Math.round(top);
  const roundLow = Math.round(lowest);
  const above = (level: number) => (i: number) => path.y[i]! - path.shoulderY[i]! - level;
  const midDownswing = signChange(roundTop, roundLow, above(rules.midDownswingLevel)) ?? (top + lowest) / 2;
  const midBackswing = signChange(roundTop, coarse.first, above(rules.midBackswingLevel)) ?? top - beat;
  const address = takeawayStart({ path, first: coarse.first, midBackswing, top, beat, faceOn }, rules);
  const rise = (from: number, share: number) => (i: number) =>
    (path.y[i]! - path.y[Math.round(from)]!) / (path.shoulderY[i]! - path.y[Math.round(from)]!) - share;
  const toeUp =
    signChange(Math.floor(midBackswing), Math.floor(address), rise(address, rules.toeUpRise)) ??
    (address + midBackswing) / 2;
  const followThrough =
    signChange(roundLow, coarse.through, rise(roundLow, rules.followThroughRise)) ?? lowest + 0.25 * beat;
  const finish = finishOf(swing, followThrough);
  const inOrder = [
    address,
    toeUp - rules.lagFrames,
    midBackswing - rules.lagFrames,
    top - rules.lagFrames,
    midDownswing - rules.lagFrames,
    lowest + rules.impactDelay * beat - rules.lagFrames,
    followThrough - rules.lagFrames,
    finish - rules.lagFrames,
  ];
  let before = coarse.first;
  return inOrder.map((frame) => {
    before = clamp(frame, before, coarse.last);
    return before;
  }) as unknown as EventFrames;
};
