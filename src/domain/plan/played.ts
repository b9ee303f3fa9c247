import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Difference, bandOf, differenceOf } from '@divot/analytics';
import { compact } from '@divot/basics';
import type { PocketBook } from './book.ts';

// Compares a round with the pocket book fixed before it: the plan from each tee, what was played, and the result. Only
// clubs that the golfer recorded are compared. A club that nobody wrote down is unknown and does not count as off the
// plan.

export type PlayedHole = {
  readonly n: number;
  readonly planned: string;
  /** The club from the tee, if recorded. */
  readonly played?: string;
  readonly strokes: number;
  /** The strokes that the plan expected. */
  readonly expected: number;
};
type Part = { readonly holes: number; /** Strokes a hole more than the plan expected. */ readonly overEach: number };
export type PlayedBook = {
  readonly holes: readonly PlayedHole[];
  readonly strokes: number;
  readonly expected: number;
  readonly asPlanned?: Part;
  readonly otherClub?: Part;
  /** How many more strokes a hole other clubs took than the planned one. Absent if the difference may be zero. */
  readonly moreEach?: Difference;
};

/** With fewer holes than this on either side, nothing is compared. */
const FEWEST_HOLES = 4;

/** The usual scatter of one hole's score. */
const HOLE_SCATTER = { usual: 0.9 };

const bandOver = (holes: readonly PlayedHole[]) =>
  bandOf(holes, ({ strokes, expected }) => ({ sum: strokes - expected, n: 1 }), HOLE_SCATTER);

/** A round has few holes, so only a difference whose 80 % band excludes zero is reported. */
const moreWith = (other: readonly PlayedHole[], planned: readonly PlayedHole[]): Difference | undefined => {
  const [one, two] = [bandOver(other), bandOver(planned)];
  if (!one || !two || Math.min(one.n, two.n) < FEWEST_HOLES) return undefined;
  const more = differenceOf(one, two);
  return more.low > 0 || more.high < 0 ? more : undefined;
};

const groupOf = (holes: readonly PlayedHole[]): Part | undefined => {
  if (holes.length === 0) return undefined;
  const over = holes.reduce((sum, { strokes, expected }) => sum + strokes - expected, 0);
  return { holes: holes.length, overEach: over / holes.length };
};

/** Undefined if the round began before the book was made, is on another course, or has no planned hole. */
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
