import { figures, list } from '../handicap/figures.ts';
import { STROKE, wholeStrokes } from '../handicap/strokes.ts';

// Handicap allowances recommended by appendix C of the Rules of Handicapping (2024): the part of the unrounded course
// handicap that is the playing handicap, by form of play.

/** Percent of each player's own course handicap. */
export const ALLOWANCES = {
  stroke: 95,
  stableford: 95,
  par: 95,
  maximum: 95,
  match: 100,
  'four-ball stroke': 85,
  'four-ball stableford': 85,
  'four-ball par': 90,
  'four-ball match': 90,
  'best 1 of 4 stroke': 75,
  'best 2 of 4 stroke': 85,
  'best 3 of 4 stroke': 100,
  '4 of 4 stroke': 100,
  'best 1 of 4 par': 75,
  'best 2 of 4 par': 80,
  'best 3 of 4 par': 90,
  '4 of 4 par': 100,
  'total of 2 match': 100,
} as const;

/** Percent of the course handicap of each player of a side that plays one ball, the lowest first. */
export const SIDE_ALLOWANCES = {
  foursomes: [50, 50],
  greensomes: [60, 40],
  chapman: [60, 40],
  'scramble of 2': [35, 15],
  'scramble of 3': [30, 20, 10],
  'scramble of 4': [25, 20, 15, 10],
} as const;
export type SideFormat = keyof typeof SIDE_ALLOWANCES;

/** Whole strokes, .5 up, of so many percent of a course handicap (Rule 6.2). */
export const allowedHandicap = (courseHandicap: number, percent: number): number => {
  figures({ courseHandicap: courseHandicap ?? Number.NaN, percent });
  return wholeStrokes(Math.round(courseHandicap * STROKE), percent);
};

/** The playing handicap of a side that plays one ball. `courseHandicaps` are unrounded strokes, one for each player. */
export const sideHandicap = (format: SideFormat, courseHandicaps: readonly number[]): number => {
  if (!Object.hasOwn(SIDE_ALLOWANCES, format))
    throw new RangeError(`A side with one ball plays ${Object.keys(SIDE_ALLOWANCES).join(', ')}, not ${format}`);
  const percents: readonly number[] = SIDE_ALLOWANCES[format];
  if (list('The handicaps of a side', courseHandicaps).length !== percents.length)
    throw new RangeError(`A side in ${format} has ${percents.length} players, not ${courseHandicaps.length}`);
  for (const courseHandicap of courseHandicaps) figures({ courseHandicap: courseHandicap ?? Number.NaN });
  const lowestFirst = courseHandicaps.toSorted((a, b) => a - b);
  const exact = percents.reduce((sum, percent, at) => sum + lowestFirst[at]! * percent, 0);
  return wholeStrokes(Math.round((exact * STROKE) / 100));
};
