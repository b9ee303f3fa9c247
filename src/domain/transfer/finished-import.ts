import { newestFirst } from '@divot/documents';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { EIGHTEEN_RATING, isNineHoleRating } from '#src/domain/rounds/course-check.ts';
import { compact } from '@divot/basics';
import type { ImportContext } from './import-preview.ts';

type Played = Pick<
  Round,
  'id' | 'userId' | 'createdAt' | 'updatedAt' | 'sortKey' | 'date' | 'playedOn' | 'finishedAt'
> & { readonly status: 'finished' };

/**
 * The fields that every finished round from a file has, dated noon of its day. `nthOfDay` keeps the order of rounds on
 * one day.
 */
export const finishedImport = (
  { newId, userId, nowIso }: Pick<ImportContext, 'newId' | 'userId' | 'nowIso'>,
  playedOn: string,
  nthOfDay: number,
): Played => {
  const date = new Date(Date.parse(`${playedOn}T12:00:00.000Z`) + nthOfDay).toISOString();
  return {
    id: newId(),
    userId,
    createdAt: nowIso,
    updatedAt: nowIso,
    sortKey: newestFirst(date),
    date,
    playedOn,
    status: 'finished',
    finishedAt: date,
  };
};

/** The fields in which a tee keeps the rating of these holes. */
export const ratingsOf = (
  courseRating: number | undefined,
  slope: number | undefined,
  holeNumbers: readonly number[],
) => {
  const isForAll = holeNumbers.length > 9 && courseRating !== undefined && courseRating >= EIGHTEEN_RATING[0];
  if (courseRating === undefined || isForAll || !isNineHoleRating(courseRating)) {
    return compact({ courseRating, slope });
  }
  return holeNumbers.every((n) => n > 9)
    ? compact({ backCourseRating: courseRating, backSlope: slope })
    : compact({ frontCourseRating: courseRating, frontSlope: slope });
};
