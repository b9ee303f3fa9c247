// One body in one picture, as the stream needs it. Lengths are shares of the picture's height, y down.

import type { PoseFrame } from '../contract.ts';
import { BODY } from '../pipeline/landmarks.ts';

/** A raised hand is this much above the nose of somebody whose shoulders are this much above the hips, in torso lengths. */
const HAND_UP = 0.15;
const UPRIGHT = 0.8;
/** A trunk that is this many times as far across as up lies. */
const LYING = 1.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Body {
  readonly pose: PoseFrame;
  readonly ms: number;
  readonly torso: number;
  readonly hips: Point;
  readonly shoulders: Point;
  readonly hands: Point;
  readonly feet: Point;
  /** Distance between the wrists. */
  readonly handsApart: number;
  /** One hand above the head and the other one below the shoulders. */
  readonly hasHandUp: boolean;
  /** The trunk lies across the picture. */
  readonly isLying: boolean;
  /** From the right shoulder to the left one, across. Positive while the chest faces the camera. */
  readonly chest: number;
  /** Shoulders, hips, knees and ankles, left and right. */
  readonly frame: readonly Point[];
}

const FRAME = [
  BODY.leftShoulder,
  BODY.rightShoulder,
  BODY.leftHip,
  BODY.rightHip,
  BODY.leftKnee,
  BODY.rightKnee,
  BODY.leftAnkle,
  BODY.rightAnkle,
];

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** How far joints are apart on average: somebody who passes in front of the golfer has another posture and size. */
export const bodiesApart = (a: Body, b: Body): number =>
  a.frame.reduce((sum, joint, i) => sum + distance(joint, b.frame[i]!), 0) / a.frame.length;

const isInPicture = ({ x, y }: Point, aspect: number): boolean => x >= 0 && x <= aspect && y >= 0 && y <= 1;

/** `aspect` is width / height of the picture. Null if the pose shows no trunk or hands, or the hips are outside of it. */
export const bodyOf = (pose: PoseFrame, aspect: number): Body | null => {
  const at = (index: number): Point => {
    const [x, y] = pose.landmarks[index] ?? [Number.NaN, Number.NaN];
    return { x: aspect * x, y };
  };
  const between = (a: number, b: number) => middle(at(a), at(b));
  const hips = between(BODY.leftHip, BODY.rightHip);
  const shoulders = between(BODY.leftShoulder, BODY.rightShoulder);
  const hands = between(BODY.leftWrist, BODY.rightWrist);
  const torso = distance(hips, shoulders);
  if (!(torso > 0) || !Number.isFinite(hands.x + hands.y) || !isInPicture(hips, aspect)) return null;
  const wrists = [at(BODY.leftWrist).y, at(BODY.rightWrist).y];
  return {
    pose,
    ms: pose.timeMs,
    torso,
    hips,
    shoulders,
    hands,
    feet: between(BODY.leftAnkle, BODY.rightAnkle),
    handsApart: distance(at(BODY.leftWrist), at(BODY.rightWrist)),
    hasHandUp:
      hips.y - shoulders.y > UPRIGHT * torso &&
      Math.min(...wrists) < at(BODY.nose).y - HAND_UP * torso &&
      Math.max(...wrists) > shoulders.y,
    isLying: Math.abs(hips.x - shoulders.x) > LYING * Math.abs(hips.y - shoulders.y),
    chest: at(BODY.leftShoulder).x - at(BODY.rightShoulder).x,
    frame: FRAME.map(at),
  };
};
