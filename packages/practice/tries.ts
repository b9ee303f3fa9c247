import { type Drill, isLowerBetter, reaches } from '@divot/golf-content';

// What the golfer taps during a drill, one number per try: 1 or 0 for a hit or miss, points, strokes on a hole, strokes
// over par, or seconds. A long block has several sets, and the best one counts.

type Counted = Pick<Drill, 'pass'>;

/** How a block of the golfer's own counts: hits, with neither an end nor a mark. */
export const OPEN_DRILL: Counted = { pass: { counts: 'hits', of: 300, marks: [[0, 300]] } };

export type Tally = {
  readonly attempts: number;
  /** Successful tries. Undefined for a drill whose tries are neither good nor bad. */
  readonly successes: number | undefined;
  /** The score of the best full set. Until there is one, the score of the unfinished set, if higher is better. */
  readonly score: number | undefined;
  /** The number of the current set, from 1. `inSet` has the tries made in it. */
  readonly set: number;
  readonly inSet: readonly number[];
  readonly hasFullSet: boolean;
};

/** Every game that counts strokes aims at two on each hole: two putts, or chip and putt. */
const GOOD_STROKES = 2;

/** Tries in one set. A drill for a run has no end. */
export const setLength = ({ pass }: Counted): number => (pass.counts === 'run' ? Infinity : (pass.tries ?? pass.of));

const cameOff = ({ pass }: Counted, value: number): boolean => {
  if (pass.counts === 'strokes') return value <= GOOD_STROKES;
  return pass.counts === 'over-par' ? value <= 0 : value > 0;
};

export const longestRun = (tries: readonly number[]): number => {
  let [longest, running] = [0, 0];
  for (const value of tries) {
    running = value > 0 ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return longest;
};

/** Good tries since the last miss. */
export const currentRun = (tries: readonly number[]): number =>
  tries.length - 1 - tries.findLastIndex((value) => value <= 0);

const scoreOfSet = ({ pass }: Counted, tries: readonly number[]): number => {
  if (pass.counts === 'run') return longestRun(tries);
  if (pass.counts === 'spread-seconds') return Math.round((Math.max(...tries) - Math.min(...tries)) * 10) / 10;
  return tries.reduce((sum, value) => sum + value, 0);
};

export const tallyOf = (drill: Counted, tries: readonly number[]): Tally => {
  const length = setLength(drill);
  const sets = Number.isFinite(length)
    ? Array.from({ length: Math.max(1, Math.ceil(tries.length / length)) }, (_, at) =>
        tries.slice(at * length, (at + 1) * length),
      )
    : [tries];
  const full = sets.filter((set) => set.length === length).map((set) => scoreOfSet(drill, set));
  const last = sets.at(-1)!;
  const open = tries.length > 0 && !isLowerBetter(drill) ? [scoreOfSet(drill, last)] : [];
  const scores = full.length > 0 ? full : open;
  return {
    attempts: tries.length,
    successes: drill.pass.counts === 'spread-seconds' ? undefined : tries.filter((v) => cameOff(drill, v)).length,
    score: scores.length === 0 ? undefined : isLowerBetter(drill) ? Math.min(...scores) : Math.max(...scores),
    set: sets.length,
    inSet: last,
    hasFullSet: full.length > 0,
  };
};

/** Whether the golfer reached the mark. Undefined while an unfinished set still could. */
export const verdict = (drill: Counted, tries: readonly number[], mark: number): boolean | undefined => {
  const { score, hasFullSet, attempts } = tallyOf(drill, tries);
  if (score === undefined || attempts === 0) return undefined;
  if (reaches(drill, score, mark)) return true;
  return hasFullSet || drill.pass.counts === 'run' ? false : undefined;
};

/**
 * Whether the newest try was the last of its set. A run that reached the mark ends with the next miss, or when it is as
 * long as the drill asks for; one that did not starts anew.
 */
export const isSetOver = (drill: Counted, tries: readonly number[], mark: number): boolean => {
  if (tries.length === 0) return false;
  if (drill.pass.counts !== 'run') return tries.length % setLength(drill) === 0;
  const run = currentRun(tries);
  return run > 0 ? run === drill.pass.of : currentRun(tries.slice(0, -1)) >= mark;
};
