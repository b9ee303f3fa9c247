import { asciiFigures } from '@divot/basics';
// Decides when a set of fast swings is over. Speed falls with fatigue, and slow swings train slow swings. With a radar,
// a set ends at the first swing that is 5 % slower than the best of the set. Without one, it ends after the prescribed
// number.

/** Whether a radar can time the exercise's swings. */
export const isSpeedSet = (exerciseId: string): boolean => exerciseId === 'speed-swings';

const MOST_LOSS = 0.05;

type SpeedSet = {
  readonly swings: number;
  /** The best up to `at`. */
  readonly best: number;
  /** The swing that ended the set, counted from one. While the set continues, its newest swing. */
  readonly at: number;
  /** How much slower than the best swing `at` was, 0 to 1. */
  readonly loss: number;
  readonly isOver: boolean;
};

/** `speeds` are those of one set, in the order of its swings and in any one unit. Undefined before the first swing. */
export const readSpeedSet = (speeds: readonly number[]): SpeedSet | undefined => {
  if (speeds.length === 0) return undefined;
  const bestTo = (swing: number) => Math.max(...speeds.slice(0, swing + 1));
  const lossAt = (swing: number) => 1 - speeds[swing]! / bestTo(swing);
  // 95 after 100 must count as 5 % slower in spite of floating point.
  const over = speeds.findIndex((_, swing) => lossAt(swing) > MOST_LOSS - 1e-9);
  const at = over < 0 ? speeds.length - 1 : over;
  return { swings: speeds.length, best: bestTo(at), at: at + 1, loss: lossAt(at), isOver: over >= 0 };
};

const SPEED = { least: 20, most: 300 } as const; // mph or km/h, from a child's swing to a record
/**
 * Reads the speeds that a golfer types or pastes, such as "98 101.5 100,2" or a column of a radar's file. Skips
 * anything else.
 */
export const speedsIn = (typed: string): readonly number[] =>
  asciiFigures(typed)
    .split(/[\s;/]+|,(?=\s)/)
    .map((word) => word.replace(',', '.'))
    .filter((word) => /^\d{2,3}(\.\d+)?$/.test(word))
    .map(Number)
    .filter((speed) => speed >= SPEED.least && speed <= SPEED.most);
