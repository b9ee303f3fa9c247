// Measures how fast parts of the body move, in torso lengths per downswing, so that the same rules work for slow motion
// and real time. The model's own jitter is measured and smoothed away as far as the swing's speed allows.

import { BODY } from './landmarks.ts';
import { clamp, median, smooth } from './numeric.ts';
import type { PoseTrack } from './pose-track.ts';

type Row = readonly number[];

export interface Motion {
  /** Without the model's jitter, which is subtracted in squares. */
  readonly speed: Row;
  /** The speed that hands, shoulders and hips at rest seem to have because of the model's jitter. */
  readonly tremble: number;
  /** The smoothing that was applied, in frames: one standard deviation. It makes a start look earlier by this much. */
  readonly blur: number;
  /** How far apart the body is in two frames, in torso lengths, without the model's jitter. */
  readonly apart: (one: number, other: number) => number;
}

/**
 * One jitter of the model lasts about this fraction of a second (1/30). A faster camera spreads it over several frames.
 */
const TREMBLES_A_SECOND = 30;

/** Standard deviation of white noise, estimated from second differences, in which real movement hardly shows. */
const noiseOf = (row: Row, lag: number): number =>
  median(row.slice(2 * lag).map((value, i) => Math.abs(value - 2 * row[i + lag]! + row[i]!))) /
    (0.6745 * Math.sqrt(6)) || 0;

/** How much a coordinate jitters: one standard deviation. */
export const trembleOf = (row: Row, fps: number): number =>
  noiseOf(row, Math.max(1, Math.round(fps / TREMBLES_A_SECOND)));

/**
 * In downswings. A backswing lasts three times as long as a downswing, so its start bears more smoothing than the finish,
 * where hands still swing.
 */
const SMOOTHING = { least: 0.06, most: { takeaway: 0.35, finish: 0.25 } };
const WANTED_TREMBLE = 0.04;

/** The speed that white noise still shows after Gaussian smoothing. `sigma` in frames, result per frame. */
const noiseSpeed = (noise: number, sigma: number): number => noise / Math.sqrt(4 * Math.sqrt(Math.PI) * sigma ** 3);

/** The combined speed of several coordinates. `beat` is the downswing in frames. */
const motionOf = (rows: readonly Row[], beat: number, fps: number, most: number): Motion => {
  const noise = Math.hypot(...rows.map((row) => trembleOf(row, fps)));
  const calm = Math.cbrt(((noise * beat) / WANTED_TREMBLE) ** 2 / (4 * Math.sqrt(Math.PI)));
  const sigma = Math.max(0.6, clamp(calm, SMOOTHING.least * beat, most * beat));
  const smoothed = rows.map((row) => smooth(row, sigma));
  const last = smoothed[0]!.length - 1;
  const tremble = beat * noiseSpeed(noise, sigma);
  const speed = smoothed[0]!.map((_, i) => {
    const a = Math.max(0, i - 1);
    const b = Math.min(last, i + 1);
    const seen = (beat * Math.hypot(...smoothed.map((row) => row[b]! - row[a]!))) / Math.max(1, b - a);
    return Math.sqrt(Math.max(0, seen ** 2 - tremble ** 2));
  });
  // Twice the variance that white noise keeps after smoothing.
  const jitter = noise ** 2 / (Math.sqrt(Math.PI) * sigma);
  const between = (one: number, other: number): number =>
    Math.sqrt(
      Math.max(
        0,
        smoothed.reduce((sum, row) => sum + (row[other]! - row[one]!) ** 2, -jitter),
      ),
    );
  return { speed, tremble, blur: sigma, apart: between };
};

const middle = (rows: readonly Row[], a: number, b: number): number[] => rows[a]!.map((v, i) => (v + rows[b]![i]!) / 2);
const apart = (rows: readonly Row[], a: number, b: number, weight: number): number[] =>
  rows[a]!.map((v, i) => weight * (v - rows[b]![i]!));

/**
 * Weight of the line between the elbows. It turns with the shoulders before the hands leave the camera's axis, but it
 * jitters more.
 */
const ELBOWS = 0.3;

/**
 * The movement that shows the takeaway. Face-on, the hands move across the picture. Down the line, the line between the
 * elbows turns first.
 */
export const takeawayMotion = ({ x, y, fps }: PoseTrack, beat: number): Motion =>
  motionOf(
    [x, y].flatMap((rows) => [
      middle(rows, BODY.leftWrist, BODY.rightWrist),
      apart(rows, BODY.leftElbow, BODY.rightElbow, ELBOWS),
    ]),
    beat,
    fps,
    SMOOTHING.most.takeaway,
  );

/** Weight of the hands' own movement beside the body's. */
const HANDS = 0.6;

/**
 * The model guesses ankles outside the picture, with a visibility of about 0.1. Labelled swings have at least 0.67.
 */
const FEET_SEEN = 0.4;
/** A panning camera keeps its speed over `lasts` downswings and moves by at least `least` torso lengths. */
const PAN = { lasts: 2, least: 0.15 };

interface Pan {
  readonly x: Row;
  readonly y: Row;
}

/**
 * How far the camera has turned since `from`. The lead foot stays in place, so its slow movement is the camera's. There
 * is no pan if the feet are hardly visible.
 */
const panOf = ({ x, y, visibility }: PoseTrack, beat: number, from: number): Pan => {
  const slowly = (ankle: number): Pan => ({
    x: smooth(x[ankle]!, PAN.lasts * beat),
    y: smooth(y[ankle]!, PAN.lasts * beat),
  });
  const way = (row: Row) => row.slice(from + 1).reduce((sum, value, i) => sum + Math.abs(value - row[from + i]!), 0);
  const travel = (pan: Pan) => way(pan.x) + way(pan.y);
  const [left, right] = [slowly(BODY.leftAnkle), slowly(BODY.rightAnkle)];
  const isLeft = travel(left) <= travel(right);
  const pan = isLeft ? left : right;
  const seen = median(visibility[isLeft ? BODY.leftAnkle : BODY.rightAnkle]!.slice(from)) >= FEET_SEEN;
  const turned = Math.hypot(...[pan.x, pan.y].map((row) => row.at(-1)! - row[from]!));
  return seen && turned >= PAN.least ? pan : { x: x[0]!.map(() => 0), y: y[0]!.map(() => 0) };
};

/**
 * The movement that shows the finish: head, shoulders, hips and the calmer hand. In the finish one hand hides behind
 * the head and the model guesses it, but both hold one club.
 */
export const finishMotion = (track: PoseTrack, beat: number, impact: number): Motion => {
  const { fps } = track;
  const pan = panOf(track, beat, clamp(Math.round(impact), 0, track.frameCount - 2));
  const without = (rows: readonly Row[], drift: Row): readonly Row[] =>
    rows.map((row) => row.map((value, i) => value - drift[i]!));
  const [x, y] = [without(track.x, pan.x), without(track.y, pan.y)];
  const body = motionOf(
    [x, y].flatMap((rows) => [
      rows[BODY.nose]!,
      middle(rows, BODY.leftShoulder, BODY.rightShoulder),
      middle(rows, BODY.leftHip, BODY.rightHip),
    ]),
    beat,
    fps,
    SMOOTHING.most.finish,
  );
  const [left, right] = [BODY.leftWrist, BODY.rightWrist].map((wrist) =>
    motionOf([x[wrist]!, y[wrist]!], beat, fps, SMOOTHING.most.finish),
  ) as [Motion, Motion];
  return {
    speed: body.speed.map((speed, i) => Math.hypot(speed, HANDS * Math.min(left.speed[i]!, right.speed[i]!))),
    tremble: Math.hypot(body.tremble, HANDS * Math.min(left.tremble, right.tremble)),
    blur: body.blur,
    apart: (one, other) =>
      Math.hypot(body.apart(one, other), HANDS * Math.min(left.apart(one, other), right.apart(one, other))),
  };
};
