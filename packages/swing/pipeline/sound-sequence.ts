// Validates poses before the pipeline reads them, because stored text, a file or another program may pass anything.
// Drops a joint with a non-number and empties a frame without a body. Times that do not increase make the whole
// sequence damaged.

import type { Landmark, PoseFrame, PoseSequence } from '../contract.ts';
import { BODY, LANDMARK_COUNT } from './landmarks.ts';
import { median } from './numeric.ts';

/** The model guesses joints outside the picture, but hardly farther away than the picture's size. */
const FARTHEST = 10;
/** In every labelled swing the model sees the trunk with at least 0.9, turned away or not. */
const BODY_SEEN = 0.1;
const TRUNK = [BODY.leftShoulder, BODY.rightShoulder, BODY.leftHip, BODY.rightHip];
/** No camera films faster, and no clip has more frames than this. */
const MOST = { fps: 2000, frames: 200_000 };
const UNSEEN: Landmark = [Number.NaN, Number.NaN, Number.NaN, 0];

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isPlace = (value: unknown): value is number => isNumber(value) && Math.abs(value) <= FARTHEST;
const isPositive = (value: unknown): value is number => isNumber(value) && value > 0;

const isSound = (point: Landmark | null | undefined): boolean =>
  Array.isArray(point) && isPlace(point[0]) && isPlace(point[1]) && isNumber(point[3]);

const soundPoint = (point: Landmark | null | undefined): Landmark =>
  Array.isArray(point) && isPlace(point[0]) && isPlace(point[1])
    ? [point[0], point[1], isNumber(point[2]) ? point[2] : 0, isNumber(point[3]) ? point[3] : 0]
    : UNSEEN;

/** Null if no trunk is visible. */
const soundFrame = (frame: PoseFrame | null | undefined): PoseFrame | null => {
  const given: unknown = frame?.landmarks;
  if (!frame || !Array.isArray(given) || given.length < LANDMARK_COUNT) return null;
  const landmarks = frame.landmarks.every(isSound) ? frame.landmarks : frame.landmarks.map(soundPoint);
  const trunk = TRUNK.map((joint) => landmarks[joint]!);
  const seen = trunk.reduce((sum, [, , , visibility]) => sum + visibility, 0) / trunk.length;
  return trunk.every(([x]) => isNumber(x)) && seen >= BODY_SEEN ? { ...frame, landmarks } : null;
};

/** Times counted from the first frame. Null if all are equal, or if one goes back or is not a number. */
const soundTimes = (times: readonly number[], count: number): readonly number[] | null => {
  const runOn = times.every((time, i) => isNumber(time) && (i === 0 || time >= times[i - 1]!));
  if (times.length !== count || !runOn) return null;
  return count < 2 || times.at(-1)! > times[0]! ? times.map((time) => time - times[0]!) : null;
};

/** The frame rate, from the median time between two frames. */
const rateOf = (times: readonly number[]): number =>
  1000 /
  median(
    times
      .slice(1)
      .map((time, i) => time - times[i]!)
      .filter((step) => step > 0),
  );

/** Null if the damage leaves nothing in the sequence to use. */
export const soundSequence = (given: PoseSequence): PoseSequence | null => {
  const { frames, timesMs, fps, widthPx, heightPx } = (given ?? {}) as Partial<PoseSequence>;
  if (!Array.isArray(frames) || !isPositive(widthPx) || !isPositive(heightPx)) return null;
  const times = timesMs && frames.length > 0 ? soundTimes(timesMs, frames.length) : undefined;
  if (times === null) return null;
  const rate = isPositive(fps) ? fps : times ? rateOf(times) : Number.NaN;
  if (!(rate <= MOST.fps) || ((times?.at(-1) ?? 0) * rate) / 1000 > MOST.frames) return null;
  const whole = { ...given, fps: rate, frames: (frames as PoseSequence['frames']).map(soundFrame) };
  return times ? { ...whole, timesMs: times } : whole;
};
