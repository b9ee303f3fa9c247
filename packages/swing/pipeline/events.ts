// Finds the eight GolfDB events (McNally et al. 2019) from the path of the hands. Every duration is a share of the
// downswing, so the same rules work for slow motion and real time. Every height is in torso lengths.

import { EVENT_NAMES, type SwingEventName } from '../reading.ts';
import { argMax, clamp, lerp, signChange, vertex } from './numeric.ts';
import { type HandPath, handPath } from './hand-path.ts';
import { finishMotion, takeawayMotion } from './motion.ts';
import type { PoseTrack } from './pose-track.ts';
import { type FinishRules, finishOf } from './finish.ts';
import type { SwingSpan } from './find-swings.ts';
import { type TakeawayRules, takeawayStart } from './takeaway.ts';
import { footDrop, isFaceOn } from './view.ts';

/** Thresholds, fitted on real swings with one golfer left out at a time. */
export interface EventRules extends TakeawayRules, FinishRules {
  /**
   * What shows toe-up. Face-on: how far across the hands have moved, in torso lengths relative to the shoulders,
   * because low on their arc they move across and hardly up. Down the line, where the camera cannot see across: the
   * share of their rise to the shoulders, as a camera on the ground sees it.
   */
  readonly toeUpAway: number;
  readonly toeUpRise: number;
  /**
   * The shaft is usually level (toe-up) at this share of the way from address to lead arm parallel. `toeUpRhythm` is
   * the weight of this estimate.
   */
  readonly toeUpShare: number;
  readonly toeUpRhythm: number;
  readonly midBackswingLevel: number;
  /**
   * How far the hands have dropped from their highest point, and the share of the downswing that has passed by then.
   */
  readonly topBand: number;
  readonly topBandShare: number;
  /** Share of the downswing that has passed at lead arm parallel. */
  readonly midDownswingShare: number;
  readonly midDownswingLevel: number;
  readonly impactDelay: number;
  readonly followThroughRise: number;
  /**
   * The shaft is usually level again this many downswings after impact. `followThroughRhythm` is the weight of this
   * estimate. The club itself is not tracked.
   */
  readonly followThroughBeats: number;
  readonly followThroughRhythm: number;
}

export const EVENT_RULES: EventRules = {
  takeawaySpeed: 0.05,
  takeawayLead: 0.8,
  takeawayBlur: { faceOn: 1, downTheLine: 0.6 },
  takeawayDoubt: { faceOn: 0.1, downTheLine: 0.3 },
  toeUpAway: 0.75,
  toeUpRise: 0.33,
  toeUpShare: 0.64,
  toeUpRhythm: 0.42,
  midBackswingLevel: -0.155,
  topBand: 0.12,
  topBandShare: 0.22,
  midDownswingShare: 0.53,
  midDownswingLevel: -0.12,
  impactDelay: 0.1,
  followThroughRise: 0.63,
  followThroughBeats: 0.27,
  followThroughRhythm: 0.7,
  restSpeed: 0.25,
};

/** The pose model's own smoothing delays the hands by this much, at any frame rate. */
const LAG_MS = 16;

/**
 * At impact the hands are nearer to the target than at address by this many torso lengths. In the labelled swings it is
 * 0.13 to 0.30, but their hands are less far aside at toe-up than the drawn golfer's. Half of it fits both.
 */
const HANDS_AHEAD = 0.1;

/**
 * From behind, the hands come toward the camera in the backswing, and what is nearer looks higher from the ground and
 * lower from above. How much higher than face-on the parallel lead arm looks from the ground, in torso lengths, and what
 * a higher camera takes off: per torso length by which the nearer foot stands lower in the picture. Golfers drawn from
 * cameras 0.1 to 1.7 m above the ground, 3 to 7 m away (packages/swing-lab).
 */
const FROM_GROUND = { armLevel: 0.235 };
const HIGHER_CAMERA = { armLevel: 1.12, toeUpRise: 0.72 };

/** Fractional frames: address, toe-up, mid-backswing, top, mid-downswing, impact, mid-follow-through, finish. */
export type EventFrames = readonly [number, number, number, number, number, number, number, number];

export interface DetectedEvents {
  readonly frames: EventFrames;
  /** Uncertainty of the address: one standard deviation, in frames. */
  readonly addressDoubt: number;
  /** False if the clip ends while the golfer still moves. Its last frame then counts as the finish. */
  readonly comesToRest: boolean;
  /**
   * Events before the clip's first frame or, up to the follow-through, after its last. They get the frame at that end
   * of the clip.
   */
  readonly outside: ReadonlySet<SwingEventName>;
}

/**
 * The hands can rest at the top for any time, and often still rise while the club finishes its backswing. The way down
 * is far more regular, so the start of the downswing is computed back from impact and two moments on the way down.
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

/** The eight events of a swing that `findSwings` found to whole frames. */
export const detectEvents = (track: PoseTrack, coarse: SwingSpan, rules: EventRules = EVENT_RULES): DetectedEvents => {
  const beat = Math.max(3, coarse.impact - coarse.top);
  const path = handPath(track, Math.max(0.5, beat * 0.05));
  const lowest = lowestHands(path, coarse, beat);
  const impact = lowest + rules.impactDelay * beat;
  const roundLow = Math.round(lowest);
  const above = (level: number) => (i: number) => path.y[i]! - path.shoulderY[i]! - level;
  const peak = argMax(Math.max(coarse.first, Math.round(coarse.top - beat)), coarse.impact, (i) => path.y[i]!);
  const midDownswing = signChange(peak, roundLow, above(rules.midDownswingLevel)) ?? (peak + lowest) / 2;
  const top = topOf(path, { peak, midDownswing, impact }, rules);
  const faceOnAt = (frame: number) => isFaceOn(track, { ...coarse, address: frame });
  const drop = footDrop(track, coarse);
  const fromBehind = faceOnAt(top - 3 * beat) ? 0 : FROM_GROUND.armLevel - HIGHER_CAMERA.armLevel * drop;
  const armLevel = rules.midBackswingLevel + fromBehind;
  const midBackswing = signChange(peak, coarse.first, above(armLevel)) ?? top - beat;
  const motion = takeawayMotion(track, beat);
  const first = Math.max(coarse.first, track.seen.indexOf(true));
  const backswing = { motion, first, midBackswing, top, beat: impact - top, faceOn: faceOnAt };
  const takeaway = takeawayStart(backswing, rules);
  const address = takeaway.frame;
  const faceOn = faceOnAt(address);
  const rise = (from: number, share: number) => (i: number) =>
    (path.y[i]! - path.y[Math.round(from)]!) / (path.shoulderY[i]! - path.y[Math.round(from)]!) - share;
  const usualToeUp = lerp(takeaway.beforeClip ?? address, midBackswing, rules.toeUpShare);
  // The hands return to the ball, so if the clip misses the address, impact shows where they were.
  const hasBegunBefore = takeaway.beforeClip !== null;
  const atBall = hasBegunBefore ? lowest : address;
  const aside = (i: number) => path.x[i]! - path.shoulderX[i]!;
  const farAside = rules.toeUpAway + (hasBegunBefore ? HANDS_AHEAD : 0);
  const away = (i: number) => Math.abs(aside(i) - aside(Math.round(atBall))) - farAside;
  const seenToeUp = signChange(
    Math.floor(midBackswing),
    Math.floor(address),
    faceOn ? away : rise(atBall, rules.toeUpRise - HIGHER_CAMERA.toeUpRise * drop),
  );
  const toeUp = lerp(seenToeUp ?? usualToeUp, usualToeUp, rules.toeUpRhythm);
  const usualFollowThrough = impact + rules.followThroughBeats * (impact - top);
  const seenFollowThrough = signChange(roundLow, coarse.through, rise(roundLow, rules.followThroughRise));
  const followThrough = lerp(seenFollowThrough ?? usualFollowThrough, usualFollowThrough, rules.followThroughRhythm);
  const end = { followThrough, last: coarse.last, beat: impact - top };
  const { frame: finish, comesToRest } = finishOf(finishMotion(track, beat, impact), end, rules);
  const lagFrames = (LAG_MS * track.fps) / 1000;
  const inOrder = [
    address,
    toeUp - lagFrames,
    midBackswing - lagFrames,
    top - lagFrames,
    midDownswing - lagFrames,
    impact - lagFrames,
    followThrough - lagFrames,
    finish,
  ];
  const last = track.seen.lastIndexOf(true);
  const isOutside = (frame: number) => frame < first - 0.5 || frame > last + 0.5;
  const outside = EVENT_NAMES.slice(1, 7).filter((_, i) => isOutside(inOrder[i + 1]!));
  let before = coarse.first;
  const frames = inOrder.map((frame) => {
    before = clamp(frame, before, coarse.last);
    return before;
  }) as unknown as EventFrames;
  return {
    frames,
    addressDoubt: takeaway.doubt,
    comesToRest,
    outside: new Set<SwingEventName>(hasBegunBefore ? ['address', ...outside] : outside),
  };
};
