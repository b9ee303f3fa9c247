// The eight GolfDB events (McNally et al. 2019) from the hands' path. Every length of time is a share of the downswing,
// so that slow motion and real time are the same problem; every height is in torso lengths.

import { argMax, clamp, lerp, median, signChange, smooth, vertex } from './numeric.ts';
import { type HandPath, handPath } from './hand-path.ts';
import type { PoseTrack } from './pose-track.ts';
import { BODY } from './landmarks.ts';
import type { SwingSpan } from './find-swings.ts';
import { viewOfSwing } from './view.ts';
import { takeawayStart, type TakeawayRules } from './takeaway.ts';

/** Thresholds, fitted on real swings leaving one golfer out at a time (dev/swing/tune-events-cli.ts). */
export interface EventRules extends TakeawayRules {
  /**
   * From face-on how far across the hands have gone, in torso lengths beside the shoulders: low on their arc they go
   * across, hardly up. From down the line, where across is the camera's axis, the share of their rise to the shoulders.
   */
  readonly toeUpAway: number;
  readonly toeUpRise: number;
  /** Share of the way from address to lead arm parallel at which the shaft is usually level, and how much that counts. */
  readonly toeUpShare: number;
  readonly toeUpRhythm: number;
  readonly midBackswingLevel: number;
  /** How far the hands have sunk, and the share of the downswing that has passed then. */
  readonly topBand: number;
  readonly topBandShare: number;
  /** Share of the downswing that has passed at lead arm parallel. */
  readonly midDownswingShare: number;
  readonly midDownswingLevel: number;
  readonly impactDelay: number;
  readonly followThroughRise: number;
  /** Downswings from impact until the shaft is usually level again, and how much that counts: the club is not seen. */
  readonly followThroughBeats: number;
  readonly followThroughRhythm: number;
  /** Torso lengths from where the hands rested. */
  readonly finishShift: number;
}

export const EVENT_RULES: EventRules = {
  addressShift: 0.1,
  addressLeadFaceOn: 1,
  addressLeadDownTheLine: 1,
  upperShare: 0.395,
  rhythmFaceOn: 0.05,
  rhythmDownTheLine: 0.7,
  toeUpAway: 0.75,
  toeUpRise: 0.2,
  toeUpShare: 0.64,
  toeUpRhythm: 0.42,
  midBackswingLevel: -0.12,
  topBand: 0.12,
  topBandShare: 0.22,
  midDownswingShare: 0.53,
  midDownswingLevel: -0.12,
  impactDelay: 0.1,
  followThroughRise: 0.63,
  followThroughBeats: 0.27,
  followThroughRhythm: 0.7,
  finishShift: 0.12,
};

/** By how much the pose model's own smoothing trails the hands; it works in time, however many frames a second. */
const LAG_MS = 16;

/** Fractional frames: address, toe-up, mid-backswing, top, mid-downswing, impact, mid-follow-through, finish. */
export type EventFrames = readonly [number, number, number, number, number, number, number, number];

interface Swing {
  readonly track: PoseTrack;
  readonly span: SwingSpan;
  readonly rules: EventRules;
  /** Downswing in frames, coarsely: the unit of time. */
  readonly beat: number;
}

/**
 * The hands rest at the top for as long as the golfer likes, often still rising while the club comes to its end; their
 * way down is far more regular. So the start of the downswing is told from two moments of it and from impact.
 */
const topOf = (
  path: HandPath,
  { peak, midDownswing, impact }: { peak: number; midDownswing: number; impact: number },
  rules: EventRules,
): number => {
  const level = path.y[peak]! - rules.topBand;
  const sunk = signChange(peak, Math.round(impact), (i) => path.y[i]! - level) ?? peak;
  const startOf = (moment: number, share: number) => (moment - share * impact) / (1 - share);
  const start = (startOf(sunk, rules.topBandShare) + startOf(midDownswing, rules.midDownswingShare)) / 2;
  return clamp(start, peak - 0.5 * (impact - peak), midDownswing);
};

const lowestHands = (path: HandPath, span: SwingSpan, beat: number): number => {
  const from = Math.max(span.top + 1, Math.round(span.impact - beat / 2));
  const to = Math.min(span.through, Math.round(span.impact + beat / 2));
  return vertex(
    path.y,
    argMax(from, to, (i) => -path.y[i]!),
  );
};

/** Held hands are that near to the highest they came, in torso lengths; hands that rest lower were let down. */
const FINISH_BELOW_HIGHEST = 0.9;
/** Of nearly equal rests the earlier one is the finish: torso lengths of stir that a downswing's length of delay counts for. */
const LATE_REST = 0.05;

/**
 * How long before `finishShift` letting go was noticeable, as a share of the time from there to four times as far. With
 * steady gain the hands set out at 1; on the labelled swings people marked the finish about half as early.
 */
const FINISH_LEAD = 0.45;

interface Rest {
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly start: number;
  readonly travel: number;
}

/** Where a hand rests longest and calmest after the follow-through, `length` frames of it. */
const restOf = (x: readonly number[], y: readonly number[], from: number, length: number, swing: Swing): Rest => {
  const { beat, span } = swing;
  const speed = (i: number) => Math.hypot(x[i + 1]! - x[i - 1]!, y[i + 1]! - y[i - 1]!) / 2;
  const highest = y[argMax(from, Math.min(span.last, Math.round(from + 3.3 * beat)), (i) => y[i]!)]!;
  const handsUp = (i: number) => y[i]! > highest - FINISH_BELOW_HIGHEST;
  let best = { x, y, start: from, travel: Infinity };
  const until = Math.min(span.last - length, Math.round(from + 5.3 * beat));
  for (let start = from; start <= until; start++) {
    if (!handsUp(start + (length >> 1))) continue;
    let travel = (LATE_REST * (start - from)) / beat;
    for (let i = start; i < start + length; i++) travel += speed(i);
    if (travel < best.travel) best = { x, y, start, travel };
  }
  return best;
};

/**
 * The held finish ends where the hands leave the place where they rested. Beside the head one hand hides the other and
 * the model guesses at it; both hold one club, so the calmer one tells.
 */
const finishOf = (swing: Swing, followThrough: number): number => {
  const { track, beat, span, rules } = swing;
  const from = Math.min(span.last, Math.round(followThrough + 0.7 * beat));
  const length = Math.max(2, Math.round(beat));
  const [left, right] = [BODY.leftWrist, BODY.rightWrist].map((wrist) =>
    restOf(smooth(track.x[wrist]!, beat * 0.05), smooth(track.y[wrist]!, beat * 0.05), from, length, swing),
  ) as [Rest, Rest];
  const { x, y, start: rest } = left.travel < right.travel ? left : right;
  const holdX = median(x.slice(rest, rest + length));
  const holdY = median(y.slice(rest, rest + length));
  const away = (shift: number) => (i: number) => Math.hypot(x[i]! - holdX, y[i]! - holdY) - shift;
  const leaving = away(rules.finishShift);
  const middle = Math.min(span.last, rest + (length >> 1));
  // Gone for good, not a tremble of the model.
  const lasting = Math.max(1, Math.round(beat * 0.4));
  for (let i = middle; i < span.last; i++) {
    const until = Math.min(span.last, i + lasting);
    if (leaving(argMax(i + 1, until, (k) => -leaving(k))) > 0) {
      const near = signChange(i, span.last, leaving) ?? i;
      const far = signChange(i, span.last, away(4 * rules.finishShift)) ?? near;
      return Math.max(middle, near - FINISH_LEAD * (far - near));
    }
  }
  return span.last;
};

/** Events in whole frames' neighbourhood of one swing found by `findSwings`. */
export const detectEvents = (track: PoseTrack, coarse: SwingSpan, rules: EventRules = EVENT_RULES): EventFrames => {
  const beat = Math.max(3, coarse.impact - coarse.top);
  const path = handPath(track, Math.max(0.5, beat * 0.05));
  const faceOn = viewOfSwing(track, coarse).view === 'face-on';
  const lowest = lowestHands(path, coarse, beat);
  const impact = lowest + rules.impactDelay * beat;
  const roundLow = Math.round(lowest);
  const above = (level: number) => (i: number) => path.y[i]! - path.shoulderY[i]! - level;
  const peak = argMax(Math.max(coarse.first, Math.round(coarse.top - beat)), coarse.impact, (i) => path.y[i]!);
  const midDownswing = signChange(peak, roundLow, above(rules.midDownswingLevel)) ?? (peak + lowest) / 2;
  const top = topOf(path, { peak, midDownswing, impact }, rules);
  const midBackswing = signChange(peak, coarse.first, above(rules.midBackswingLevel)) ?? top - beat;
  const address = takeawayStart({ path, first: coarse.first, midBackswing, top, beat, faceOn }, rules);
  const rise = (from: number, share: number) => (i: number) =>
    (path.y[i]! - path.y[Math.round(from)]!) / (path.shoulderY[i]! - path.y[Math.round(from)]!) - share;
  const usualToeUp = lerp(address, midBackswing, rules.toeUpShare);
  const aside = (i: number) => path.x[i]! - path.shoulderX[i]!;
  const away = (i: number) => Math.abs(aside(i) - aside(Math.round(address))) - rules.toeUpAway;
  const seenToeUp = signChange(
    Math.floor(midBackswing),
    Math.floor(address),
    faceOn ? away : rise(address, rules.toeUpRise),
  );
  const toeUp = lerp(seenToeUp ?? usualToeUp, usualToeUp, rules.toeUpRhythm);
  const usualFollowThrough = impact + rules.followThroughBeats * (impact - top);
  const seenFollowThrough = signChange(roundLow, coarse.through, rise(roundLow, rules.followThroughRise));
  const followThrough = lerp(seenFollowThrough ?? usualFollowThrough, usualFollowThrough, rules.followThroughRhythm);
  const finish = finishOf({ track, span: coarse, rules, beat }, followThrough);
  const lagFrames = (LAG_MS * track.fps) / 1000;
  const inOrder = [
    address,
    toeUp - lagFrames,
    midBackswing - lagFrames,
    top - lagFrames,
    midDownswing - lagFrames,
    impact - lagFrames,
    followThrough - lagFrames,
    finish - lagFrames,
  ];
  let before = coarse.first;
  return inOrder.map((frame) => {
    before = clamp(frame, before, coarse.last);
    return before;
  }) as unknown as EventFrames;
};
