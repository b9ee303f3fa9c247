import type { Drill, PassMark } from './drill.ts';

// Fits a pass mark to the golfer's index (a tenth of the attempts easier per ten of index, and harder for a lower
// index), then to what the golfer did. A mark that is reached about half the time keeps practice worth while (challenge
// point: M. Guadagnoli and T. Lee, Journal of Motor Behavior 36, 2004).

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

type Marked = Pick<Drill, 'pass'>;

/** Keeps a mark possible: at most every ball, never under a stroke a hole, par, or a second. */
const possible = ({ pass: { counts, of } }: Marked, mark: number): number => {
  if (counts === 'strokes') return Math.max(of, mark);
  if (counts === 'over-par') return Math.max(0, mark);
  return counts === 'spread-seconds' ? Math.max(1, mark) : Math.min(of, Math.max(1, mark));
};

/**
 * The whole number to reach or, if lower is better, not to exceed. `index` is null if unknown. Throws a RangeError for an
 * index that cannot be.
 */
export const passMark = (drill: Marked, index: number | null): number => {
  const golferIndex = index ?? UNKNOWN_INDEX;
  if (!(typeof golferIndex === 'number' && golferIndex >= -10 && golferIndex <= 54))
    throw new RangeError(`An index is -10 to 54, not ${String(golferIndex)}`);
  return possible(drill, Math.round(exactMark(drill.pass, golferIndex)));
};

/** Whether a score reaches a mark. */
export const reaches = (drill: Marked, score: number, mark: number): boolean =>
  isLowerBetter(drill) ? score <= mark : score >= mark;

/** A result in a drill. Undefined: nothing was scored, or the set was left before it was decided. */
export type DrillResult = { readonly score?: number | undefined; readonly passed?: boolean | undefined };

/** The best of these results. Undefined if nothing was scored. */
export const bestScore = (drill: Marked, results: readonly DrillResult[]): number | undefined => {
  const scores = results.flatMap(({ score }) => score ?? []);
  if (scores.length === 0) return undefined;
  return isLowerBetter(drill) ? Math.min(...scores) : Math.max(...scores);
};

/** The next whole number after a score: 7 after 6 hits, 21 after 22 strokes, 2 s after 2.4 s. */
const oneBetter = (drill: Marked, score: number): number =>
  isLowerBetter(drill) ? Math.ceil(score) - 1 : Math.floor(score) + 1;

const FALLS_AFTER = 2;

/**
 * The mark of the golfer's next set: the index's at first, then one better than what was passed. After two misses in a
 * row it falls to one better than the better of them, and by at least one. `results` are the golfer's own in this drill,
 * oldest first.
 */
export const nextMark = (drill: Marked, index: number | null, results: readonly DrillResult[]): number => {
  const easiest = isLowerBetter(drill) ? Math.max : Math.min;
  let mark = passMark(drill, index);
  let missed: readonly DrillResult[] = [];
  for (const { score, passed } of results) {
    if (score === undefined || passed === undefined) continue;
    missed = passed ? [] : [...missed, { score }];
    if (passed) mark = possible(drill, oneBetter(drill, score));
    if (missed.length < FALLS_AFTER) continue;
    const oneEasier = isLowerBetter(drill) ? mark + 1 : mark - 1;
    mark = possible(drill, easiest(oneEasier, oneBetter(drill, bestScore(drill, missed)!)));
    missed = [];
  }
  return mark;
};
