// When would somebody who watches the clip say that it begins? GolfDB's address and finish are the last pictures before
// movement is noticeable (McNally et al. 2019, section 3.2). A formula sets out infinitely softly, so the instant at
// which it starts is nothing anybody could see: between that and the noticed moment every answer is right.

import { camera, type SyntheticGolfer } from './golfer.ts';
import { BODY_SIZES } from './parameters.ts';
import type { Vector } from './vector.ts';

/**
 * Torso lengths that hands or club head have gone in the picture. The finish of the labelled real swings was marked when
 * the hands were 0.12 torso lengths away from where they had rested (median of those that let go within the clip).
 */
const NOTICED = 0.1;

const apart = (a: readonly number[], b: readonly number[], aspect: number): number =>
  Math.hypot((a[0]! - b[0]!) * aspect, a[1]! - b[1]!);

/** Seconds from `start` until hands or club head have visibly moved. */
const noticedAfter = (golfer: SyntheticGolfer, start: number): number => {
  const { width, height } = golfer.parameters;
  const project = camera(golfer.parameters);
  const seen = (time: number) => {
    const { gripLead, clubhead } = golfer.at(time);
    return [gripLead, clubhead].map(project);
  };
  const { leadHip } = golfer.at(start);
  const above: Vector = [leadHip[0], leadHip[1] + BODY_SIZES.torso, leadHip[2]];
  const torso = apart(project(leadHip), project(above), width / height);
  const before = seen(start);
  const far = (time: number) => Math.max(...seen(time).map((point, i) => apart(point, before[i]!, width / height)));
  let after = 0;
  while (far(start + after) < NOTICED * torso) after += 0.001;
  return after;
};

/** Per swing the frames until which address and finish are right. */
export const noticedFramesOf = (golfer: SyntheticGolfer): readonly (readonly [address: number, finish: number])[] =>
  golfer.events.map((times) => {
    const [address, finish] = [times[0]!, times[7]!].map((start) =>
      Math.round((start + noticedAfter(golfer, start)) * golfer.parameters.fps),
    );
    return [address!, finish!];
  });
