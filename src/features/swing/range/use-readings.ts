import { useEffect } from 'react';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { watchAnalyses } from '#src/features/swing/queue/analysis-news.ts';
import { analyseInTurn, useJobs } from '#src/features/swing/queue/analysis-queue.ts';

/**
 * Measures the balls one at a time while there is time, the newest first: it is the one that the golfer looks at.
 * Readings that a killed app left are done too. Returns how far the running one is, from 0 to 1.
 */
export const useReadings = (uid: string, swings: readonly Swing[], hasTime: boolean): number => {
  const jobs = useJobs();
  // The strip says how each ball ended.
  useEffect(watchAnalyses, []);
  const balls = swings.length;
  useEffect(() => {
    if (!hasTime || balls === 0) return undefined;
    const stopping = new AbortController();
    analyseInTurn(uid, stopping.signal);
    return () => stopping.abort();
  }, [uid, hasTime, balls]);
  return Math.max(0, ...swings.map(({ id }) => jobs[id]?.progress?.share ?? 0));
};
