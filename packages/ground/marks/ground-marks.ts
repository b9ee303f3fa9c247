import type { Lie } from '@divot/golf-rules';
import type { Position } from '../packs/course-pack.ts';
import { distance } from '../geometry/lines.ts';
import { planeAt } from '../geometry/plane.ts';

// What a golfer marks with one tap at the ball. These are raw positions and stay on the device that took them.

export type GroundMark = Position & {
  readonly id: string;
  readonly hole: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly accuracyM: number;
  /** The club of the stroke from here. */
  readonly club?: string;
  /** The lie as the golfer corrected it. Without it, the map decides. */
  readonly lie?: Lie;
  /** The ball was dropped here: the stroke before this mark cost a penalty stroke. */
  readonly isDrop?: boolean;
  /** What the drop cost, if it was not one stroke. */
  readonly dropStrokes?: number;
  /** A tee that the golfer did not mark, taken from the map with the hole's first mark. */
  readonly isAssumed?: boolean;
};

export type RoundMarks = {
  readonly roundId: string;
  readonly marks: readonly GroundMark[];
  /** The day's flags that the golfer moved, by hole. */
  readonly flags: Readonly<Record<string, Position>>;
};

export const noMarks = (roundId: string): RoundMarks => ({ roundId, marks: [], flags: {} });

const TOGETHER_M = 5;
const TOGETHER_MS = 60_000;

/** The marks of a hole in the order they were made. */
export const marksOn = ({ marks }: RoundMarks, hole: number): readonly GroundMark[] =>
  marks.filter((mark) => mark.hole === hole).toSorted((a, b) => a.at - b.at);

export const withMarkChanged = (all: RoundMarks, id: string, change: Partial<GroundMark>): RoundMarks => ({
  ...all,
  marks: all.marks.map((mark) => (mark.id === id ? { ...mark, ...change } : mark)),
});

/** Adds a mark. If it is within 5 m and 60 s of the last mark on its hole, it is the same ball, tapped twice. */
export const withMark = (all: RoundMarks, mark: GroundMark): RoundMarks => {
  const last = marksOn(all, mark.hole).at(-1);
  const isSame =
    last !== undefined &&
    Math.abs(mark.at - last.at) <= TOGETHER_MS &&
    distance(planeAt(last).toPoint(mark), [0, 0]) <= TOGETHER_M;
  if (!isSame) return { ...all, marks: [...all.marks, mark] };
  return withMarkChanged(all, last.id, { id: mark.id }); // the newest tap is the one that the golfer can correct
};

/**
 * Adds a forgotten mark. It goes before the hole's first ball that lies nearer to the flag. `toHoleM` measures a
 * position's distance to the flag.
 */
export const withMarkInserted = (all: RoundMarks, mark: GroundMark, toHoleM: (at: Position) => number): RoundMarks => {
  const onHole = marksOn(all, mark.hole);
  const next = onHole.find((one) => toHoleM(one) < toHoleM(mark));
  const before = next === undefined ? onHole.at(-1) : onHole[onHole.indexOf(next) - 1];
  const at = next === undefined ? (before?.at ?? mark.at) + 1 : next.at - (next.at - (before?.at ?? next.at - 2)) / 2;
  return { ...all, marks: [...all.marks, { ...mark, at }] };
};

export const withoutMark = (all: RoundMarks, id: string): RoundMarks => ({
  ...all,
  marks: all.marks.filter(
    (mark) =>
      mark.id !== id &&
      !(mark.isAssumed && all.marks.every((one) => one.id === id || one.isAssumed || one.hole !== mark.hole)),
  ),
});

/** Puts back what `withoutMark` took from `before`: the mark, and the tee that was removed with it. */
export const withMarkRestored = (all: RoundMarks, before: RoundMarks, id: string): RoundMarks => {
  const rest = withoutMark(before, id).marks;
  const deleted = before.marks.filter((mark) => !rest.includes(mark) && all.marks.every((one) => one.id !== mark.id));
  return { ...all, marks: [...all.marks, ...deleted] };
};

/** Whether no earlier ball was marked on the hole. */
export const isFirstOn = ({ marks }: RoundMarks, hole: number, { id, at }: Pick<GroundMark, 'id' | 'at'>): boolean =>
  marks.every((one) => one.hole !== hole || one.isAssumed || one.id === id || one.at > at);

/**
 * Moves a mark to another hole, where its time sets its place. `tee` is that hole's tee, passed if the ball is its
 * first and does not lie on it. It replaces the tee assumed before.
 */
export const withMarkOn = (all: RoundMarks, id: string, hole: number, tee?: GroundMark): RoundMarks => {
  const mark = all.marks.find((one) => one.id === id);
  if (mark === undefined || mark.hole === hole) return all;
  const isFirst = isFirstOn(all, hole, mark);
  const others = withoutMark(all, id).marks.filter((one) => !(isFirst && one.hole === hole && one.isAssumed));
  return { ...all, marks: [...others, ...(tee ? [tee] : []), { ...mark, hole }] };
};

/** Sets the day's flag on a hole. Undefined puts it back in the middle of the green. */
export const withFlag = (all: RoundMarks, hole: number, at: Position | undefined): RoundMarks => {
  const { [String(hole)]: _before, ...others } = all.flags;
  return { ...all, flags: at === undefined ? others : { ...others, [String(hole)]: at } };
};
