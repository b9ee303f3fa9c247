import type { Drill, PassMark } from './drill.ts';

// Fits a pass mark to the golfer's index: a tenth of the attempts easier per ten of index, and harder for a lower
// index.

/** A golfer without an index gets the mark for this one. */
const UNKNOWN_INDEX = 20;
const LOWER_IS_BETTER: readonly PassMark['counts'][] = ['strokes', 'over-par', 'spread-seconds'];

export const isLowerBetter = ({ pass }: Pick<Drill, 'pass'>): boolean => LOWER_IS_BETTER.includes(pass.counts);

const exactMark = ({ marks, of, counts }: PassMark, index: number): number => {
  const easier = LOWER_IS_BETTER.includes(counts) ? 1 : -1;
  const [nearIndex, nearMark] = marks[0]!;
  if (marks.length === 1) return nearMark + (easier * of * (index - nearIndex)) / 100;
  const to = Math.max(
    1,
    marks.findIndex(([at], place) => at >= index || place === marks.length - 1),
  );
  const [[fromIndex, fromMark], [toIndex, toMark]] = [marks[to - 1]!, marks[to]!];
  return fromMark + ((index - fromIndex) / (toIndex - fromIndex)) * (toMark - fromMark);
};

/** The whole number to reach or, if lower is better, not to exceed. `index` is null if unknown. */
export const passMark = (drill: Pick<Drill, 'pass'>, index: number | null): number => {
  const mark = Math.round(exactMark(drill.pass, index ?? UNKNOWN_INDEX));
  if (isLowerBetter(drill)) return drill.pass.counts === 'strokes' ? Math.max(drill.pass.of, mark) : Math.max(0, mark);
  return Math.min(drill.pass.of, Math.max(1, mark));
};

export const isPassed = (drill: Pick<Drill, 'pass'>, score: number, index: number | null): boolean =>
  isLowerBetter(drill) ? score <= passMark(drill, index) : score >= passMark(drill, index);
