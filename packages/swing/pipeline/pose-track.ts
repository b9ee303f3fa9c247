// Turns raw landmarks into a steady track of one golfer: bridges gaps, removes single-frame jumps, and converts
// everything to torso lengths (x to the right of the picture, y up) at even steps in time.

import type { Landmark, PoseSequence } from '../contract.ts';
import { BODY, LANDMARK_COUNT } from './landmarks.ts';
import { fillGaps, median, quantile } from './numeric.ts';

export interface PoseTrack {
  readonly frameCount: number;
  readonly fps: number;
  /** [landmark][frame], torso lengths. */
  readonly x: readonly (readonly number[])[];
  readonly y: readonly (readonly number[])[];
  readonly visibility: readonly (readonly number[])[];
  /** Length of the torso (mid shoulder to mid hip) as a share of the picture's height. */
  readonly torsoShare: number;
  /** The video frame nearest in time to each track frame. */
  readonly sourceFrame: readonly number[];
  /** Whether the model saw a body in that video frame. Between such frames the track is a straight line. */
  readonly seen: readonly boolean[];
}

const JUMP_TORSO = 0.25;

/** A single sample that lies far from two neighbours that agree is a model error, not a movement. */
const withoutJumps = (values: number[], size: number): number[] =>
  values.map((value, i) => {
    const before = values[i - 1];
    const after = values[i + 1];
    if (before === undefined || after === undefined) return value;
    const middle = (before + after) / 2;
    const apart = Math.abs(before - after);
    return Math.abs(value - middle) > JUMP_TORSO * size + 1.5 * apart ? middle : value;
  });

const mid = (a: number[], b: number[]): number[] => a.map((value, i) => (value + b[i]!) / 2);

/**
 * A golfer's hips do not jump away for one frame. Hips more than `away` torso lengths from the median of the frames
 * around them (at most `pictures` frames and `seconds` to each side) belong to someone else. Hips of the labelled and
 * drawn golfers are at most 0.12 away.
 */
const STRANGER = { pictures: 7, seconds: 0.35, away: 0.35 };

/** Drops the frames in which the model mistook somebody else for the golfer. */
const withoutStrangers = ({ frames, fps }: PoseSequence, aspect: number): PoseSequence['frames'] => {
  const bodies = frames.flatMap((frame, at) => {
    if (!frame) return [];
    const between = (a: number, b: number, axis: 0 | 1) => (frame.landmarks[a]![axis] + frame.landmarks[b]![axis]) / 2;
    const [x, y] = [aspect * between(BODY.leftHip, BODY.rightHip, 0), between(BODY.leftHip, BODY.rightHip, 1)];
    const across = aspect * between(BODY.leftShoulder, BODY.rightShoulder, 0) - x;
    const torso = Math.hypot(across, between(BODY.leftShoulder, BODY.rightShoulder, 1) - y);
    return [{ at, x, y, torso }];
  });
  const strangers = new Set(
    bodies.flatMap(({ at, x, y }, i) => {
      // Takes as many frames before as after, so that somebody who walks through the picture stays at the median.
      const most = Math.min(STRANGER.pictures, i, bodies.length - 1 - i);
      let reach = 0;
      while (reach < most && bodies[i + reach + 1]!.at - bodies[i - reach - 1]!.at <= 2 * STRANGER.seconds * fps)
        reach++;
      const near = bodies.slice(i - reach, i + reach + 1);
      const away = Math.hypot(x - median(near.map((one) => one.x)), y - median(near.map((one) => one.y)));
      return away > STRANGER.away * median(near.map(({ torso }) => torso)) ? [at] : [];
    }),
  );
  return strangers.size === 0 ? frames : frames.map((frame, i) => (strangers.has(i) ? null : frame));
};

/** Spaces the frames evenly at the nominal frame rate, so that frames measure time in variable-rate video too. */
const evenly = (sequence: PoseSequence): { positions: number[]; sourceFrame: number[] } => {
  const times = sequence.timesMs;
  const count = sequence.frames.length;
  const step = 1000 / sequence.fps;
  const uneven = times?.some((time, i) => i > 0 && Math.abs(time - times[i - 1]! - step) > 0.5 * step);
  if (!times || !uneven) {
    const all = Array.from({ length: count }, (_, i) => i);
    return { positions: all, sourceFrame: all };
  }
  const frames = Math.round(times[count - 1]! / step) + 1;
  let k = 0;
  const positions = Array.from({ length: frames }, (_, i) => {
    const at = i * step;
    while (k < count - 2 && times[k + 1]! <= at) k++;
    const span = Math.max(1e-6, times[k + 1]! - times[k]!);
    return Math.min(count - 1, Math.max(0, k + (at - times[k]!) / span));
  });
  return { positions, sourceFrame: positions.map((position) => Math.round(position)) };
};

/**
 * Frames from the last one with a body before a moment to the first one after it. 1 if every frame has a body. Beside a
 * gap, the moment may lie inside the gap, so the gap counts.
 */
export const spacingAt = ({ seen }: Pick<PoseTrack, 'seen'>, frame: number): number => {
  const gaps = [-1, 0, 1].map((beside) => {
    const at = Math.max(0, Math.floor(frame + beside));
    const [before, after] = [seen.lastIndexOf(true, at), seen.indexOf(true, at + 1)];
    return before === -1 || after === -1 ? 1 : after - before;
  });
  return Math.max(...gaps);
};

/** Null if fewer than five frames show a body. */
export const buildTrack = (sequence: PoseSequence): PoseTrack | null => {
  const aspect = sequence.widthPx / sequence.heightPx;
  const bodies = withoutStrangers(sequence, aspect);
  if (bodies.filter((frame) => frame !== null).length < 5) return null;
  const { positions, sourceFrame } = evenly(sequence);
  const series = (index: number, coordinate: (landmark: Landmark) => number): number[] => {
    const raw = fillGaps(
      bodies.map((frame) => {
        const landmark = frame?.landmarks[index];
        return landmark ? coordinate(landmark) : Number.NaN;
      }),
    );
    return positions.map((at) => {
      const below = Math.floor(at);
      const above = Math.min(raw.length - 1, below + 1);
      return raw[below]! + (raw[above]! - raw[below]!) * (at - below);
    });
  };
  const all = Array.from({ length: LANDMARK_COUNT }, (_, i) => i);
  const x = all.map((i) => series(i, (landmark) => landmark[0] * aspect));
  const y = all.map((i) => series(i, (landmark) => -landmark[1]));
  const shoulderX = mid(x[BODY.leftShoulder]!, x[BODY.rightShoulder]!);
  const shoulderY = mid(y[BODY.leftShoulder]!, y[BODY.rightShoulder]!);
  const hipX = mid(x[BODY.leftHip]!, x[BODY.rightHip]!);
  const hipY = mid(y[BODY.leftHip]!, y[BODY.rightHip]!);
  const torsoShare = quantile(
    shoulderX.map((value, i) => Math.hypot(value - hipX[i]!, shoulderY[i]! - hipY[i]!)),
    0.6,
  );
  if (!(torsoShare > 0)) return null;
  const scaled = (rows: number[][]): number[][] =>
    rows.map((row) =>
      withoutJumps(
        row.map((value) => value / torsoShare),
        1,
      ),
    );
  return {
    frameCount: positions.length,
    fps: sequence.fps,
    x: scaled(x),
    y: scaled(y),
    visibility: all.map((i) => series(i, (landmark) => landmark[3])),
    torsoShare,
    sourceFrame,
    seen: sourceFrame.map((frame) => bodies[frame] !== null),
  };
};
