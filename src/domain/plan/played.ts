import type { Round } from '#src/domain/entities/round.entity.ts';
import { bandOf, type Difference, differenceOf } from '#src/domain/shared/band.ts';
import { compact } from '#src/domain/shared/compact.ts';
import type { PocketBook } from './book.ts';

// A round against the pocket book that was fixed before it: what was planned from each tee, what was played, and what it came
// to. Only clubs that the golfer recorded are compared: what nobody wrote down is unknown, not off the plan.

export type PlayedHole = {
  readonly n: number;
  readonly planned: string;
  /** The club from the tee, where it was recorded. */
  readonly played?: string;
  readonly strokes: number;
  /** What the plan expected. */
  readonly expected: number;
};
type Group = { readonly holes: number; /** Strokes a hole more than the plan expected. */ readonly overEach: number };
export type PlayedBook = {
  readonly holes: readonly PlayedHole[];
  readonly strokes: number;
  readonly expected: number;
  readonly asPlanned?: Group;
  readonly otherClub?: Group;
  /** Strokes a hole that another club than the planned one took more; absent where it may be none. */
  readonly moreEach?: Difference;
};

/** Fewer holes than this on either side say nothing. */
const FEWEST_HOLES = 4;

/** One hole's score usually scatters by so much. */
const HOLE_SCATTER = { usual: 0.9 };

const bandOver = (holes: readonly PlayedHole[]) =>
  bandOf(holes, ({ strokes, expected }) => ({ sum: strokes - expected, n: 1 }), HOLE_SCATTER);

/** A round's holes are few: only what its 80 % band tells from nothing is said. */
const moreWith = (other: readonly PlayedHole[], planned: readonly PlayedHole[]): Difference | undefined => {
  const [one, two] = [bandOver(other), bandOver(planned)];
  if (!one || !two || Math.min(one.n, two.n) < FEWEST_HOLES) return undefined;
  const more = differenceOf(one, two);
  return more.low > 0 || more.high < 0 ? more : undefined;
};

const groupOf = (holes: readonly PlayedHole[]): Group | undefined => {
  if (holes.length === 0) return undefined;
  const over = holes.reduce((sum, { strokes, expected }) => sum + strokes - expected, 0);
  return { holes: holes.length, overEach: over / holes.length };
};

/** Undefined for a round that began before the book was made, on another course, or without a planned hole. */
export const playedBook = (book: PocketBook, round: Round): PlayedBook | undefined => {
  if (round.courseId !== book.courseId || round.status !== 'finished' || round.date <= book.madeAt) return undefined;
  const holes = book.holes.flatMap(({ n, strokes: expected, shots }): PlayedHole[] => {
    const hole = round.holes.find((one) => one.n === n);
    const [tee] = shots;
    if (hole?.strokes === undefined || hole.pickedUp || !tee) return [];
    const played = hole.shots?.find(({ lie }) => lie === 'tee')?.club;
    return [compact({ n, planned: tee.club, strokes: hole.strokes, expected, played: played || undefined })];
  });
  if (holes.length === 0) return undefined;
  const planned = holes.filter((hole) => hole.played === hole.planned);
  const other = holes.filter((hole) => hole.played !== undefined && hole.played !== hole.planned);
  const [asPlanned, otherClub] = [groupOf(planned), groupOf(other)];
  const moreEach = moreWith(other, planned);
  return compact({
    holes,
    strokes: holes.reduce((sum, { strokes }) => sum + strokes, 0),
    expected: holes.reduce((sum, { expected }) => sum + expected, 0),
    asPlanned,
    otherClub,
    moreEach,
  });
};
