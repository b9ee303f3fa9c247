import type { Swing, SwingSummary } from '#src/domain/entities/swing.entity.ts';

/** A swing without its recorded body and its picture. */
export const summaryOf = ({ landmarks, thumbnail, ...facts }: Swing | SwingSummary): SwingSummary => ({
  ...facts,
  ...(landmarks ? { landmarks: true } : {}),
  ...(thumbnail ? { thumbnail: true } : {}),
});
