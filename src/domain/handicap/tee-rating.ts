import type { Round } from '#src/domain/entities/round.entity.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { ALLOWANCES, playingHandicap, ratingFor } from '@divot/golf-rules';

// What a tee's rating tells before a round.

/** Whether the tee has the ratings that the handicap record needs for these holes. */
export const isRated = ({ courseSnapshot, holesPlanned }: Pick<Round, 'courseSnapshot' | 'holesPlanned'>): boolean => {
  const rating = courseSnapshot && ratingFor(courseSnapshot.tee, holesPlanned);
  return rating?.courseRating !== undefined && rating.slope !== undefined;
};

/** The fields in which a tee keeps the rating of these holes. Undefined for nine holes out of both nines. */
export const ratingFieldsFor = (tee: Tee, holeNumbers: readonly number[]) => {
  const isWhole = holeNumbers.length > 9 || tee.par.length <= 9;
  if (isWhole) return { rating: 'courseRating', slope: 'slope' } as const;
  if (holeNumbers.every((n) => n <= 9)) return { rating: 'frontCourseRating', slope: 'frontSlope' } as const;
  return holeNumbers.every((n) => n > 9) ? ({ rating: 'backCourseRating', slope: 'backSlope' } as const) : undefined;
};

type PlayingHandicap = {
  readonly format: (typeof USUAL_FORMATS)[number];
  readonly percent: number;
  readonly strokes: number;
};

/** The forms of play that golfers meet most. */
const USUAL_FORMATS = [
  'stroke',
  'match',
  'four-ball stroke',
  'four-ball match',
] as const satisfies readonly (keyof typeof ALLOWANCES)[];

/** Playing handicaps by form of play. Empty without a rating. */
export const playingHandicapsFor = (
  tee: Tee,
  holesPlanned: readonly number[],
  index: number,
  ratingMinusPar = true,
): readonly PlayingHandicap[] => {
  const { courseRating, slope, par, holes } = ratingFor(tee, holesPlanned);
  if (courseRating === undefined || slope === undefined) return [];
  const rated = { courseRating, slope, par, holes, ratingMinusPar };
  return USUAL_FORMATS.map((format) => ({
    format,
    percent: ALLOWANCES[format],
    strokes: playingHandicap({ index, ...rated }, ALLOWANCES[format]),
  }));
};
