import type { PracticeBlock } from './practice-session.ts';
import { type IsoDay, daysBetween, isIsoDay } from '@divot/basics';

// A practice session has at most ten blocks of 2 to 60 minutes and lasts at most 180 minutes. Golfers can log it up to
// 30 days back.

export const MOST_BLOCKS = 10;
export const LEAST_MINUTES = 2;
export const MOST_MINUTES = 60;
export const MOST_TOTAL_MINUTES = 180;
export const LEAST_TOTAL_MINUTES = 10;
export const MOST_DAYS_BACK = 30;
const MOST_BALLS = 300;

type Counts = Pick<PracticeBlock, 'balls' | 'attempts' | 'successes'>;

const isWholeWithin = (value: number, low: number, high: number) =>
  Number.isInteger(value) && value >= low && value <= high;

/** A sentence about what is wrong with the minutes of a session's blocks. Undefined if nothing is. */
export const minutesProblem = (minutes: readonly number[]): string | undefined => {
  if (minutes.length === 0) return 'Add at least one block.';
  if (minutes.length > MOST_BLOCKS) return `A session has at most ${MOST_BLOCKS} blocks.`;
  const at = minutes.findIndex((one) => !isWholeWithin(one, LEAST_MINUTES, MOST_MINUTES));
  if (at !== -1) return `Block ${at + 1}: ${LEAST_MINUTES} to ${MOST_MINUTES} whole minutes.`;
  const total = minutes.reduce((sum, one) => sum + one, 0);
  return total > MOST_TOTAL_MINUTES ? `${total} minutes: a session has at most ${MOST_TOTAL_MINUTES}.` : undefined;
};

export const countsProblem = ({ balls = 0, attempts = 0, successes = 0 }: Counts): string | undefined => {
  if (!isWholeWithin(balls, 0, MOST_BALLS)) return `Balls: 0 to ${MOST_BALLS}.`;
  if (!isWholeWithin(attempts, 0, MOST_BALLS)) return `Attempts: 0 to ${MOST_BALLS}.`;
  if (!isWholeWithin(successes, 0, MOST_BALLS)) return `Successes: 0 to ${MOST_BALLS}.`;
  return successes > attempts ? `${successes} successes do not fit into ${attempts} attempts.` : undefined;
};

export const dayProblem = (day: IsoDay, today: IsoDay): string | undefined => {
  if (!isIsoDay(day)) return 'Enter the day of the practice.';
  const back = daysBetween(day, today);
  if (back < 0) return 'You cannot log practice for a future day.';
  return back > MOST_DAYS_BACK ? `You can log practice up to ${MOST_DAYS_BACK} days back.` : undefined;
};
