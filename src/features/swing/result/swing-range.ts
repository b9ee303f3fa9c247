import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { positionsOf } from './positions.ts';

const AROUND_MS = 400;

/** The swing with a short margin before and after, within the clip. */
export const swingRange = (swing: Pick<Swing, 'events' | 'durationMs'>) => {
  const positions = positionsOf(swing);
  return {
    fromMs: Math.max(0, (positions[0]?.ms ?? 0) - AROUND_MS),
    toMs: Math.min(swing.durationMs ?? Infinity, (positions.at(-1)?.ms ?? swing.durationMs ?? 0) + AROUND_MS),
  };
};
