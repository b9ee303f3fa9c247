import { EIGHTEEN_RATING, NINE_RATING, SLOPE, isNineHoleRating } from '#src/domain/rounds/course-check.ts';
import { totalProblem } from '#src/domain/rounds/total-problem.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Result, asciiFigures, compact, fail, ok, truncate } from '@divot/basics';
import { finishedImport } from './finished-import.ts';
import type { ImportContext } from './import-preview.ts';
import type { RoundField } from './round-columns.ts';

// One posted score of a handicap authority's history, with its rating, slope and differential, but no holes: GHIN, Min
// Golf, GolfBox, England Golf, Golf Australia, or a golfer's own sheet. No error message repeats a cell.

/** A number with what authorities put around it: '(88)', '15.1 (-1.0)', '11.6*', '+1'. */
const FIGURE = /^[*(\s]*([+-]?)(\d+(?:[.,]\d+)?)[\s)*a-z]*(?:\([^()]*\))?[\s*a-z]*$/i;
export const figureIn = (cell: string | undefined): number | undefined => {
  const [, sign, written] = FIGURE.exec(asciiFigures(cell ?? '').trim()) ?? [];
  return written === undefined ? undefined : Number(written.replace(',', '.')) * (sign === '-' ? -1 : 1);
};

/** No score is further below the course rating. */
const MOST_PLUS = 10;
/** Below the course rating, authorities write a plus: '+1.3' is −1.3. */
const differentialIn = (cell: string): number | undefined => {
  const value = figureIn(cell);
  return value !== undefined && value <= MOST_PLUS && /^[*(\s]*\+/.test(cell) ? 0 - value : value;
};

/** "76", "76 A", "*76AI", "(76)", "76 (+4)": the star marks scores that count for the index. */
const SCORE = /^[*(\s]*(\d{1,3})\)?\s*([a-z]{0,3})\s*(?:\([^()]*\))?\s*\*?$/i;
/** Competition. Before 2020, C was a score combined from two nines. */
const COMPETITION = /[TC]/;
const COMPETITION_FROM = '2020-01-01';

/** GHIN's letters for the kind of score, also if the table says it in words. */
export const typeIn = (cell: string): string => {
  if (/^[a-z]{0,3}$/i.test(cell)) return cell.toUpperCase();
  if (/penalt/i.test(cell)) return 'P';
  return /comp|tour|turn|tävl|wett|medal/i.test(cell) ? 'T' : '';
};
export const isCompetition = (type: string, playedOn: string): boolean =>
  COMPETITION.test(type) && playedOn >= COMPETITION_FROM;

/** The cell of a field in a line, empty if the table has no such column. */
export type Entry = (field: RoundField) => string;

/** The rating and slope of a line, which some tables write as one: 70.9/128. */
export const ratingIn = (cell: Entry) => {
  const [rating, slope] = cell('both').split('/');
  return {
    courseRating: figureIn(cell('rating')) ?? figureIn(rating),
    slope: figureIn(cell('slope')) ?? figureIn(slope),
  };
};

/** Club and course, if the table has both. */
export const courseIn = (cell: Entry): string =>
  truncate([...new Set([cell('club'), cell('course')])].filter(Boolean).join(' '), 80);

/** The posted score with the letters after it, and its rating. */
const postedIn = (cell: Entry) => {
  const [, written, letters = ''] = SCORE.exec(asciiFigures(cell('score'))) ?? [];
  return {
    adjustedGross: written === undefined ? undefined : Number(written),
    type: typeIn(cell('type') || letters),
    ...ratingIn(cell),
    holes: figureIn(cell('holes')),
    pcc: figureIn(cell('pcc')),
    differential: differentialIn(cell('differential')),
  };
};
type Posted = ReturnType<typeof postedIn>;

const between = (value: number | undefined, least: number, most: number): boolean =>
  value === undefined || (value >= least && value <= most);

const isWholeBetween = (value: number | undefined, least: number, most: number): boolean =>
  Number.isInteger(value ?? 0) && between(value, least, most);

const problemOf = ({ adjustedGross, type, courseRating, slope, pcc, differential }: Posted, holes: number) => {
  if (adjustedGross === undefined) return 'it has no score';
  if (type.startsWith('P')) return 'it is a penalty score, not a round';
  if (!isWholeBetween(holes, 9, 18)) return 'it is over fewer than 9 holes, or more than 18';
  if (totalProblem({ adjustedGross, holes })) return `its score is not one of ${holes} holes`;
  if (!between(courseRating, ...(holes === 9 ? NINE_RATING : EIGHTEEN_RATING)))
    return `its course rating is not one of ${holes === 9 ? 9 : 18} holes`;
  if (!isWholeBetween(slope, ...SLOPE)) return 'its slope is not between 55 and 155';
  if (!isWholeBetween(pcc, -1, 3)) return 'its PCC is not between −1 and 3';
  return between(differential, -50, 200) ? undefined : 'its differential is out of range';
};

export const postedRound = (
  cell: Entry,
  playedOn: string | undefined,
  nthOfDay: number,
  context: ImportContext,
): Result<Round> => {
  const posted = postedIn(cell);
  const { adjustedGross = 0, type, courseRating, slope, pcc, differential } = posted;
  const isNine = courseRating === undefined ? type === 'N' : isNineHoleRating(courseRating);
  const holes = posted.holes ?? (isNine ? 9 : 18);
  if (playedOn === undefined) return fail('its date cannot be read');
  if (playedOn > context.today) return fail('its date is in the future');
  const problem = problemOf(posted, holes);
  if (problem !== undefined) return fail(problem);
  return ok(
    compact({
      ...finishedImport(context, playedOn, nthOfDay),
      holesPlanned: [],
      holes: [],
      total: compact({ adjustedGross, holes, differential }),
      mode: isCompetition(type, playedOn) ? 'competition' : 'casual',
      courseSnapshot: {
        name: courseIn(cell),
        tee: compact({
          id: 'imported',
          name: truncate(cell('tee'), 40) || 'Imported',
          par: [],
          courseRating: courseRating === undefined ? undefined : Math.round(courseRating * 10) / 10,
          slope,
        }),
      },
      pcc,
    }),
  );
};
