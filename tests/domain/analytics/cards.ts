import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { addDays } from '@divot/basics';

export const PAR = [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const tee = {
  id: 'white',
  name: 'White',
  par: PAR,
  courseRating: 71.2,
  slope: 131,
  frontCourseRating: 35.5,
  frontSlope: 128,
};

/** A finished round with a bogey on every hole, unless `hole` says otherwise. */
export const playedRound = (
  week: number,
  hole: (n: number, par: number) => Partial<Hole> = () => ({}),
  rest: Partial<Round> = {},
): Round => {
  const playedOn = addDays('2026-01-03', 7 * week);
  const date = `${playedOn}T09:00:00.000Z`;
  const holesPlanned = rest.holesPlanned ?? PAR.map((_, at) => at + 1);
  return {
    id: `round-${week}`,
    userId: 'sam',
    createdAt: date,
    updatedAt: date,
    sortKey: 8_640_000_000_000_000 - Date.parse(date),
    date,
    playedOn,
    courseSnapshot: { name: 'Heron Creek', tee },
    holesPlanned,
    holes: holesPlanned.map((n) => {
      const par = PAR[n - 1] ?? 4;
      return { n, par, si: n, strokes: par + 1, ...hole(n, par) };
    }),
    mode: 'casual',
    status: 'finished',
    ...rest,
  };
};
