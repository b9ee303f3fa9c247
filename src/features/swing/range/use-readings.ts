import { useEffect } from 'react';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { watchAnalyses } from '#src/features/swing/queue/analysis-news.ts';
import { holdAnalyses, resumeAnalyses, useJobs } from '#src/features/swing/queue/analysis-queue.ts';

/**
 * Measures the balls one at a time while there is time, the newest first: it is the one that the golfer looks at.
 * Readings that a killed app left are done too, and the last ones when the golfer has left this screen. Returns how far
 * the running one is, from 0 to 1.
 */
export const useReadings = (uid: string, swings: readonly Swing[], hasTime: boolean): number => {
  const jobs = useJobs();
  // The strip says how each ball ended.
  useEffect(watchAnalyses, []);
  const balls = swings.length;
  useEffect(() => (hasTime ? undefined : holdAnalyses(uid)), [uid, hasTime]);
  useEffect(() => {
    if (balls > 0) void resumeAnalyses(uid);
  }, [uid, balls]);
  return Math.max(0, ...swings.map(({ id }) => jobs[id]?.progress?.share ?? 0));
};
