import type { Drill } from '@divot/golf-content';

// Timing of the guided player.

const SETUP_SEC = 60;
const LOG_SEC = 60;

export type GuidedPhase = { readonly kind: 'setup' | 'work' | 'log'; readonly sec: number };

/**
 * The phases of one block: a minute to set up, work, and a minute to log the score. Setup and log are shorter in a
 * short block.
 */
export const guidedPhases = (plannedSec: number): readonly GuidedPhase[] => {
  const setup = Math.min(SETUP_SEC, Math.floor(plannedSec / 4));
  const log = Math.min(LOG_SEC, Math.floor(plannedSec / 4));
  return [
    { kind: 'setup', sec: setup },
    { kind: 'work', sec: plannedSec - setup - log },
    { kind: 'log', sec: log },
  ];
};

/** Seconds of rest between repetitions. Longer if every ball is a new task. */
export const restSec = ({ mode }: Pick<Drill, 'mode'>): number => (mode === 'block' ? 20 : 30);

/**
 * The backswing takes three times as long as the downswing, as good players swing. Names count frames at 30 a second.
 */
export const METRONOME = [
  { name: '21/7', backswingMs: 700, downswingMs: 233 },
  { name: '24/8', backswingMs: 800, downswingMs: 267 },
  { name: '27/9', backswingMs: 900, downswingMs: 300 },
] as const;
