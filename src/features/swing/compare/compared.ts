import type { Swing } from '#src/domain/entities/swing.entity.ts';
import {
  bodyAt,
  type Crop,
  cropPoses,
  type Frame,
  type Highlight,
  highlightOf,
  type PoseSequence,
  positionsOf,
  standardCrop,
} from '@divot/swing';
import type { SwingVideo } from '#src/features/swing/result/use-video.ts';
import { standingFindings } from '#src/features/swing/fault-text.ts';
import { swingNote } from '#src/features/swing/swing-row.tsx';

/** One of the two compared swings, with everything drawn for it. */
export type Compared = {
  readonly swing: Swing;
  /** In the part of the video that is shown. */
  readonly poses: PoseSequence;
  readonly video: SwingVideo;
  readonly crop?: Crop | undefined;
};

/** The golfer at address, the reference for size and place. */
export const addressFrame = (one: Compared): Frame | undefined => {
  const at = positionsOf(one.swing)[0];
  const landmarks = at && bodyAt(one.poses, at.frame);
  return landmarks ? { landmarks, ...shapeOf(one) } : undefined;
};

/** Both golfers in the same size and place, where the address of both was seen. */
export const aligned = (...pair: readonly [Compared, Compared]): readonly [Compared, Compared] => {
  const crops = pair.map((one) => {
    const address = addressFrame(one);
    return address && standardCrop(address);
  });
  const inCrop = (one: Compared, crop: Crop): Compared => ({ ...one, crop, poses: cropPoses(one.poses, crop) });
  const [first, second] = crops;
  return first && second ? [inCrop(pair[0], first), inCrop(pair[1], second)] : pair;
};

export const addressOf = ({ video }: Compared) => (video.kind === 'here' ? video.address : undefined);
export const shapeOf = ({ poses }: Compared) => ({ widthPx: poses.widthPx, heightPx: poses.heightPx });
export const handOf = ({ swing }: Compared) => swing.handedness ?? 'right';
export const captionOf = ({ swing }: Compared, name: string) => `${name}: ${swingNote(swing)}`;
/** The part of the body to mark, on a clip that shows the fault alone. */
export const faultyPart = ({ swing }: Compared, faultId: string | undefined): Highlight | undefined => {
  const shown = standingFindings(swing).find((finding) => finding.faultId === faultId);
  return shown && highlightOf(shown.metric);
};
