import { type PlacedEvents, positionsOf } from './placed-positions.ts';

const AROUND_MS = 400;

/** The swing with a short margin before and after, within the clip. */
export const swingRange = (swing: PlacedEvents & { readonly durationMs?: number | undefined }) => {
  const positions = positionsOf(swing);
  return {
    fromMs: Math.max(0, (positions[0]?.ms ?? 0) - AROUND_MS),
    toMs: Math.min(swing.durationMs ?? Infinity, (positions.at(-1)?.ms ?? swing.durationMs ?? 0) + AROUND_MS),
  };
};
