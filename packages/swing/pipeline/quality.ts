// Judges whether the clip is good enough. Each problem becomes a sentence that helps the golfer film the next clip.

import type { PoseSequence } from '../contract.ts';
import type { QualityIssue, SwingEventName, SwingQuality } from '../reading.ts';
import { QUALITY } from '../copy.ts';
import { BODY } from './landmarks.ts';
import { clamp, median, quantile } from './numeric.ts';
import type { PoseTrack } from './pose-track.ts';

const LEAST = { bodySeen: 0.8, golferHeight: 0.4, fps: 29.5 };
const MOST_CAMERA_SHIFT = 0.25;
/** In degrees. The labelled swings have at most 3. */
const MOST_TILT = 6;
/** The model has no landmark for the top of the head, which is about an eighth of the body above the nose. */
const HEAD_ABOVE_NOSE = 1.1;

export interface Filming {
  readonly sequence: PoseSequence;
  readonly track: PoseTrack;
  readonly events: Readonly<Record<SwingEventName, number>>;
  readonly rightHanded: boolean;
  readonly viewCertain: boolean;
  /** Degrees by which the picture leans, judged by the feet. */
  readonly tilt: number;
  /** The golfer chose a view that the width of the shoulders rules out. */
  readonly viewContradicted: boolean;
  readonly showsAddress: boolean;
  readonly comesToRest: boolean;
  /** Null for slow motion of unknown rate. */
  readonly realFps: number | null;
}

/** More missing frames in a row than this are a hole. */
const MOST_MISSING = 3.5;

/**
 * On the way down a hole of this share of the downswing hides where it began or ended. A camera of 30 a second may lose
 * one frame there.
 */
const DOWNSWING_HOLE = 0.28;
const FEWEST_MISSING = 1.5;

/**
 * Whether the clip lacks more than `most` frames in a row between two moments of the track, as when the phone was busy
 * while it filmed.
 */
const hasHole = (
  { timesMs = [], fps }: PoseSequence,
  { sourceFrame, frameCount }: PoseTrack,
  [from, until]: readonly [from: number, until: number],
  most: number,
): boolean => {
  const [first, last] = [from, until].map((at) => sourceFrame[clamp(Math.round(at), 0, frameCount - 1)]!);
  return timesMs
    .slice(first, last! + 1)
    .some((ms, at, times) => at > 0 && ((ms - times[at - 1]!) * fps) / 1000 - 1 > most);
};

/** Whether the clip lacks frames that its tempo or its positions need, from address to this moment. */
export const lacksFrames = (
  sequence: PoseSequence,
  track: PoseTrack,
  { address, top, impact }: Readonly<Record<SwingEventName, number>>,
  until: number,
): boolean => {
  const down = impact - top;
  const near: readonly [number, number] = [top - DOWNSWING_HOLE * down, impact + DOWNSWING_HOLE * down];
  return (
    hasHole(sequence, track, [address, until], MOST_MISSING) ||
    hasHole(sequence, track, near, Math.max(FEWEST_MISSING, DOWNSWING_HOLE * down - 1))
  );
};

const spread = (values: readonly number[]): number => quantile(values, 0.95) - quantile(values, 0.05);

export const qualityOf = (filming: Filming): SwingQuality => {
  const { sequence, track, events, rightHanded, viewCertain, viewContradicted, realFps } = filming;
  const sampled = sequence.frames.filter((_, i) => sequence.sampled?.[i] ?? true);
  const bodySeen = sampled.filter((frame) => frame !== null).length / Math.max(1, sampled.length);
  const from = Math.floor(events.address);
  const until = Math.ceil(events.impact) + 1;
  const atAddress = (index: number) => median(track.y[index]!.slice(from, Math.max(from + 1, Math.ceil(events.toeUp))));
  const feet = Math.min(atAddress(BODY.leftToe), atAddress(BODY.rightToe));
  const golferHeight = (atAddress(BODY.nose) - feet) * HEAD_ABOVE_NOSE * track.torsoShare;
  const foot = rightHanded ? BODY.leftAnkle : BODY.rightAnkle;
  const cameraShift = Math.max(spread(track.x[foot]!.slice(from, until)), spread(track.y[foot]!.slice(from, until)));
  const issues: QualityIssue[] = [];
  const check = (bad: boolean, code: QualityIssue['code'], message: string) => {
    if (bad) issues.push({ code, message });
  };
  check(bodySeen < LEAST.bodySeen, 'body-hidden', QUALITY.bodyHidden);
  check(golferHeight < LEAST.golferHeight, 'too-small', QUALITY.tooSmall);
  check(sequence.fps < LEAST.fps, 'few-frames', QUALITY.fewFrames);
  check(lacksFrames(sequence, track, events, events.finish), 'frames-missing', QUALITY.framesMissing);
  check(cameraShift > MOST_CAMERA_SHIFT, 'camera-moves', QUALITY.cameraMoves);
  check(Math.abs(filming.tilt) > MOST_TILT, 'camera-tilted', QUALITY.cameraTilted);
  check(viewContradicted, 'view-contradicted', QUALITY.viewContradicted);
  check(!viewCertain && !viewContradicted, 'view-unclear', QUALITY.viewUnclear);
  check(!filming.showsAddress, 'starts-late', QUALITY.startsLate);
  check(!filming.comesToRest, 'ends-early', QUALITY.endsEarly);
  check(realFps === null, 'slow-motion', QUALITY.slowMotion);
  return { bodySeen, golferHeight, fps: sequence.fps, cameraShift, issues };
};
