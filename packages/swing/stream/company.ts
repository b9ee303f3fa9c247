// Whether somebody else is in the picture. The body model follows one body, so it looks at what is left of a picture
// without the golfer.

import type { PoseFrame } from '../contract.ts';
import { BODY } from '../pipeline/landmarks.ts';
import { bodyOf } from './body.ts';

/** From one look for somebody else to the next, at least: it takes the time of six others, here a fifth of all. */
const EVERY = { ms: 2500, looks: 30 };
/** Somebody seen once is looked for again after this: in mid swing the model takes a part of the golfer for a body. */
const SURE_MS = 400;
/** Missed so often in a row, they have left. */
const GONE_AFTER = 2;
/** Somebody is as large as a golfer at the next ball, in the golfer's torso lengths, and seen this clearly. */
const LEAST = { torso: 0.4, clarity: 0.7 };
/** Around the golfer's landmarks, in torso lengths: a head, a club. */
const MARGIN = 0.5;
const TRUNK = [BODY.leftShoulder, BODY.rightShoulder, BODY.leftHip, BODY.rightHip];

/** A part of a picture, as shares of its width and height. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a body covers in a picture of this width / height. Null if it shows no trunk. */
export const coveredBy = (pose: PoseFrame, aspect: number): Box | null => {
  const body = bodyOf(pose, aspect);
  if (!body) return null;
  const [xs, ys] = [0, 1].map((part) => pose.landmarks.map((landmark) => landmark[part]!)) as [number[], number[]];
  const margin = MARGIN * body.torso;
  return {
    left: Math.min(...xs) - margin / aspect,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin / aspect,
    bottom: Math.max(...ys) + margin,
  };
};

/** Whether this is somebody, and no bag or tree that the model takes for one. */
const isSomebody = (pose: PoseFrame, golfer: PoseFrame, aspect: number): boolean => {
  const [body, golferBody] = [bodyOf(pose, aspect), bodyOf(golfer, aspect)];
  if (!body || !golferBody || body.torso < LEAST.torso * golferBody.torso) return false;
  return TRUNK.every((joint) => pose.landmarks[joint]![3] >= LEAST.clarity);
};

export const followCompany = () => {
  let lookedMs = -Infinity;
  let isInView = false;
  let seen = 0;
  let missed = 0;
  return {
    /** `lookMs`: how long another look takes. */
    isDue: (ms: number, lookMs: number): boolean =>
      ms - lookedMs >= (seen === 1 && !isInView ? SURE_MS : Math.max(EVERY.ms, EVERY.looks * lookMs)),
    /** `other`: the body beside the golfer's. Returns what is new, if anything. */
    note(other: PoseFrame | null, golfer: PoseFrame, aspect: number): boolean | undefined {
      lookedMs = golfer.timeMs;
      const isSeen = other !== null && isSomebody(other, golfer, aspect);
      [seen, missed] = isSeen ? [seen + 1, 0] : [0, missed + 1];
      const before = isInView;
      isInView = isInView ? missed < GONE_AFTER : seen > 1;
      return isInView === before ? undefined : isInView;
    },
  };
};
