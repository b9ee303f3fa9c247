import type { Landmark, PoseSequence } from '../contract.ts';

/** Time of a video frame in ms from the first one. */
export const frameMs = (poses: Pick<PoseSequence, 'timesMs' | 'fps'>, frame: number): number =>
  poses.timesMs?.[frame] ?? (frame * 1000) / poses.fps;

/** The frame shown at a given time: the last one that has begun. */
export const frameAt = (poses: Pick<PoseSequence, 'timesMs' | 'fps' | 'frames'>, ms: number): number => {
  const last = poses.frames.length - 1;
  let low = 0;
  let high = last;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (frameMs(poses, middle) <= ms + 0.5) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
};

/** Between frames in which the model saw the body, it moves evenly. Over a longer gap nothing is drawn. */
const LONGEST_GAP_MS = 400;

/** The body at a frame, or null if it was not seen. */
export const bodyAt = (poses: PoseSequence, frame: number): readonly Landmark[] | null => {
  const at = poses.frames[frame];
  if (at) return at.landmarks;
  let before = frame;
  let after = frame;
  while (before >= 0 && !poses.frames[before]) before -= 1;
  while (after < poses.frames.length && !poses.frames[after]) after += 1;
  const [from, to] = [poses.frames[before], poses.frames[after]];
  if (!from || !to) return null;
  const [start, end] = [frameMs(poses, before), frameMs(poses, after)];
  if (end - start > LONGEST_GAP_MS) return null;
  const share = (frameMs(poses, frame) - start) / (end - start);
  return from.landmarks.map((point, joint) => {
    const next = to.landmarks[joint]!;
    const mix = (axis: 0 | 1 | 2 | 3) => point[axis] + (next[axis] - point[axis]) * share;
    return [mix(0), mix(1), mix(2), mix(3)] as const;
  });
};
