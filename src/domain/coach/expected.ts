import type { Loss } from './coach-types.ts';
import type { ReadEvidence } from './read-evidence.ts';
import { levelOf } from './stand-out.ts';

// What three weeks may bring back. No study gives a figure for an individual golfer, so this is Divot's own cautious
// range: a seventh to a half of what the part likely costs, less if the same work did not help before.

const LEAST_SHARE = 0.15;
const MOST_SHARE = 0.5;
const AFTER_A_NO = 0.5;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Strokes a round; 0 to 0 if no round shows that the part costs anything. */
export const expectedGain = (
  loss: Loss | undefined,
  read: ReadEvidence,
): { readonly low: number; readonly high: number } => {
  if (!loss) return { low: 0, high: 0 };
  const likely = Math.max(0, levelOf(loss, read).likely);
  const last = read.earlier
    .filter(({ part }) => part === loss.group)
    .toSorted((a, b) => b.startedOn.localeCompare(a.startedOn))[0];
  const most = MOST_SHARE * (last?.verdict === 'no' ? AFTER_A_NO : 1);
  return { low: tenth(LEAST_SHARE * likely), high: tenth(most * likely) };
};
