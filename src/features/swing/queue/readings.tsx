import { type ReactNode, useEffect } from 'react';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { watchAnalyses } from './analysis-news.ts';
import { holdAnalyses, resumeAnalyses, useJobs } from './analysis-queue.ts';

type Props = {
  readonly uid: string;
  readonly swings: readonly Swing[];
  readonly hasTime: boolean;
  /** `share`: how far the running reading is, from 0 to 1. */
  readonly children: (readings: {
    readonly share: number;
    readonly waitsForModel: boolean;
    readonly waitsForSpace: boolean;
  }) => ReactNode;
};

/**
 * Measures the balls one at a time while there is time, the newest first: it is the one that the golfer looks at.
 * Readings that a killed app left are done too, and the last ones when the golfer has left this screen.
 */
export const Readings = ({ uid, swings, hasTime, children }: Props) => {
  const jobs = useJobs();
  // The strip says how each ball ended.
  useEffect(watchAnalyses, []);
  const balls = swings.length;
  useEffect(() => (hasTime ? undefined : holdAnalyses(uid)), [uid, hasTime]);
  useEffect(() => {
    if (balls > 0) void resumeAnalyses(uid);
  }, [uid, balls]);
  const swingJobs = swings.flatMap(({ id }) => jobs[id] ?? []);
  return children({
    share: Math.max(0, ...swingJobs.map(({ progress }) => progress?.share ?? 0)),
    waitsForModel: swingJobs.some(({ waitsFor }) => waitsFor === 'model'),
    waitsForSpace: swingJobs.some(({ waitsFor }) => waitsFor === 'space'),
  });
};
