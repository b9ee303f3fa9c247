// The frames in which a viewer would say that the swing begins and that the golfer is at rest. The motion curves start
// and stop too softly for anyone to see the exact instant, so a range is correct: from the start of the movement until
// it is noticeable, and from the last noticeable movement until rest.

import { type SyntheticGolfer, camera } from './golfer.ts';
import { BODY_SIZES } from './parameters.ts';
import type { Vector } from './vector.ts';

/**
 * Noticeable movement in the picture, in torso lengths. At the start the clubhead shows it first, at the end the hands.
 */
const PERCEPTIBLE = { start: 0.1, end: 0.05 };

const apart = (a: readonly number[], b: readonly number[], aspect: number): number =>
  Math.hypot((a[0]! - b[0]!) * aspect, a[1]! - b[1]!);

/**
 * Seconds from `still` until the golfer has visibly moved. A negative `step` searches backwards and looks at the hands
 * alone.
 */
const perceptibleAfter = (golfer: SyntheticGolfer, still: number, step: 0.001 | -0.001): number => {
  const least = step > 0 ? PERCEPTIBLE.start : PERCEPTIBLE.end;
  const { width, height } = golfer.parameters;
  const project = camera(golfer.parameters);
  const seen = (time: number) => {
    const { gripLead, clubhead } = golfer.at(time);
    return (step > 0 ? [gripLead, clubhead] : [gripLead]).map(project);
  };
  const { leadHip } = golfer.at(still);
  const above: Vector = [leadHip[0], leadHip[1] + BODY_SIZES.torso, leadHip[2]];
  const torso = apart(project(leadHip), project(above), width / height);
  const rest = seen(still);
  const far = (time: number) => Math.max(...seen(time).map((point, i) => apart(point, rest[i]!, width / height)));
  let after = 0;
  while (far(still + after) < least * torso) after += step;
  return after;
};

/** For each swing, the last frame that is a correct address and the first that is a correct finish. */
export const perceivedFramesOf = (golfer: SyntheticGolfer): readonly (readonly [address: number, finish: number])[] =>
  golfer.events.map((times) => {
    const frame = (still: number, step: 0.001 | -0.001) =>
      Math.round((still + perceptibleAfter(golfer, still, step)) * golfer.parameters.fps);
    return [frame(times[0]!, 0.001), frame(times[7]!, -0.001)];
  });
