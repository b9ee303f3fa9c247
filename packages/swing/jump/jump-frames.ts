// Reads from the poses what a jump is measured by: feet, hips and the golfer's height in the picture.

import type { JumpFrame } from './jump.ts';
import type { PoseFrame, PoseSequence } from '../contract.ts';
import { BODY } from '../pipeline/landmarks.ts';
import { quantile } from '../pipeline/numeric.ts';

/** The toes leave the floor last and touch it first. The mean of both jitters less than the lower toe. */
const TOES = [BODY.leftToe, BODY.rightToe] as const;

/** Heights are shares of the picture's height. Positions across have the same unit. */
const frameOf = ({ timeMs, landmarks }: PoseFrame, aspect: number): JumpFrame => {
  const middle = (axis: number, indexes: readonly number[]) =>
    indexes.reduce((sum, index) => sum + landmarks[index]![axis]!, 0) / indexes.length;
  const footAcross = (heel: number, toe: number) => Math.abs(landmarks[toe]![0] - landmarks[heel]![0]);
  return {
    timeMs,
    feet: 1 - middle(1, TOES),
    across: aspect * middle(0, TOES),
    footAcross: (aspect * (footAcross(BODY.leftHeel, BODY.leftToe) + footAcross(BODY.rightHeel, BODY.rightToe))) / 2,
    hips: 1 - middle(1, [BODY.leftHip, BODY.rightHip]),
  };
};

/** The golfer's height from nose to toe while standing. The taller frames count, because a crouch is lower. */
const sizeOf = (frames: readonly PoseFrame[]): number =>
  quantile(
    frames.map(({ landmarks }) => Math.max(...TOES.map((index) => landmarks[index]![1])) - landmarks[BODY.nose]![1]),
    0.8,
  );

type JumpFrames = { readonly frames: readonly JumpFrame[]; readonly size: number };

export const jumpFramesOf = ({ frames, widthPx, heightPx }: PoseSequence): JumpFrames => {
  const seen = frames.filter((frame) => frame !== null);
  return {
    frames: seen.map((frame) => frameOf(frame, widthPx / heightPx)),
    size: seen.length === 0 ? 0 : sizeOf(seen),
  };
};
