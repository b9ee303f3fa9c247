import type { Round } from '#src/domain/entities/round.entity.ts';
import { isPlayed, ratingFor, withPickUpsCounted } from '@divot/golf-rules';
import { typicalOverRating } from '@divot/analytics';

// The score that a round in progress is heading for: the strokes so far, plus the strokes that the index predicts for
// the remaining holes, adjusted a little by how the round is going.

export const PACE_FROM = 6;
const HOLES = 18;
/** The index weighs as much as this many holes of today, because one round says little about the next hole. */
const INDEX_WEIGHS = 36;
/** How much a round's score varies: by about 3 strokes at scratch and by 6 at an index of 36 (docs/statistics.md). */
const roundScatter = (index: number): number => 3 + Math.max(0, index) / 12;
const UNKNOWN_INDEX = 18;
const Z80 = 1.2816;

export type Pace = { readonly strokes: number; readonly low: number; readonly high: number };

type Card = Pick<Round, 'holes' | 'holesPlanned' | 'courseSnapshot' | 'courseHandicap' | 'indexAtStart'>;

/** Strokes over par that the index predicts for one of these holes, on average. Undefined without an index. */
const expectedOver = ({ courseSnapshot, holesPlanned, indexAtStart }: Card): number | undefined => {
  if (indexAtStart === undefined) return undefined;
  const rating = courseSnapshot && ratingFor(courseSnapshot.tee, holesPlanned);
  const harder = rating?.courseRating === undefined ? 0 : (rating.courseRating - rating.par) / rating.holes;
  return typicalOverRating(indexAtStart, rating?.slope) / HOLES + harder;
};

/**
 * The score that the round is heading for, with its 80 % range. Undefined until six holes are played and once all are.
 */
export const paceOf = (card: Card): Pace | undefined => {
  const holes = withPickUpsCounted(card);
  const played = holes.filter(isPlayed);
  const left = holes.length - played.length;
  if (played.length < PACE_FROM || left === 0) return undefined;
  const soFar = played.reduce((sum, { strokes = 0 }) => sum + strokes, 0);
  const over = played.reduce((sum, { strokes = 0, par }) => sum + strokes - par, 0);
  const parLeft = holes.reduce((sum, hole) => sum + (isPlayed(hole) ? 0 : hole.par), 0);
  const expected = expectedOver(card);
  const weight = expected === undefined ? 0 : INDEX_WEIGHS;
  const perHole = ((expected ?? 0) * weight + over) / (weight + played.length);
  const scatter = roundScatter(card.indexAtStart ?? UNKNOWN_INDEX) ** 2 / HOLES;
  const spread = Z80 * Math.sqrt(left * scatter + (left ** 2 * scatter) / (weight + played.length));
  const strokes = soFar + parLeft + left * perHole;
  return { strokes: Math.round(strokes), low: Math.round(strokes - spread), high: Math.round(strokes + spread) };
};
