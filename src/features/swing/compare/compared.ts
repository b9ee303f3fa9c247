import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type { PoseSequence } from '@divot/swing';
import type { SwingVideo } from '#src/features/swing/result/use-video.ts';
import { swingNote } from '#src/features/swing/swing-row.tsx';

/** One of the two compared swings, with everything drawn for it. */
export type Compared = { readonly swing: Swing; readonly poses: PoseSequence; readonly video: SwingVideo };

export const addressOf = ({ video }: Compared) => (video.kind === 'here' ? video.address : undefined);
export const shapeOf = ({ poses }: Compared) => ({ widthPx: poses.widthPx, heightPx: poses.heightPx });
export const handOf = ({ swing }: Compared) => swing.handedness ?? 'right';
export const captionOf = ({ swing }: Compared, name: string) => `${name}: ${swingNote(swing)}`;
