import { hasPoses } from '#src/domain/entities/swing-poses.ts';
import type { Swing, SwingSummary } from '#src/domain/entities/swing.entity.ts';
import { compact } from '@divot/basics';

/** A swing without its recorded body and its picture. */
export const summaryOf = ({ landmarks, thumbnail, ...facts }: Swing | SwingSummary): SwingSummary =>
  compact({
    ...facts,
    landmarks: hasPoses({ ...facts, landmarks }) ? true : undefined,
    thumbnail: thumbnail ? true : undefined,
  });
