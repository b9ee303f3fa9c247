import type { Exercise } from '@divot/golf-content';
import { topOfRange } from './progression.ts';

// Reads from an exercise's prescription how its sets are counted: '8-12', '8/side', '40 s/side', '30 m'.

export type Unit = 'reps' | 'seconds' | 'metres';

export const unitOf = (reps: string): Unit => {
  if (/\d\s*s\b/.test(reps)) return 'seconds';
  return /\d\s*m\b/.test(reps) ? 'metres' : 'reps';
};

/** The amount that Divot fills in for a set: the top of the range. The golfer can change it. */
export const amountOf = (reps: string): number => topOfRange(reps);

const LOADED = ['dumbbells', 'kettlebell', 'barbell', 'trap-bar', 'cable', 'medicine-ball'];

/** Whether to ask the golfer for a weight. A band has none. */
export const isLoaded = ({ needs }: Pick<Exercise, 'needs'>): boolean => needs.some((need) => LOADED.includes(need));
