import Papa from 'papaparse';
import { isNineHoleRating, totalProblem } from '@divot/golf-rules';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { compact } from '#src/domain/shared/compact.ts';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import { finishedImport } from './finished-import.ts';
import { type ImportContext, type OpenDay, type ReadRow, readEach } from './import-preview.ts';
import { hasTooManyLines, MOST_ENTRIES_TEXT, tooMany } from './import-limit.ts';
import { dateOrder, dayOf, writtenDateIn } from './shots/dates.ts';

// A handicap authority's score history, above all GHIN's: a line for each posted score with its rating, slope and
// differential, but no holes. As a table it is `Date,Score,Holes,Score Type,Course,Tees,Course
// Rating,Slope,PCC,Differential,Used in Handicap`. Copied from the page it is `Total Score, Date, C.R./Slope, PCC,
// Differential, Course` with tabs and the type after the score ("76 A"). Tools that query GHIN's service write its
// field names (`adjusted_gross_score`, `played_at`). Names and GHIN numbers are read only to check that the file is one
// golfer's.

const COLUMNS = {
  date: ['date', 'dateplayed', 'playdate', 'playedat', 'dateofplay'],
  score: ['score', 'totalscore', 'adjustedgrossscore', 'adjustedgross', 'adjustedscore', 'adjscore', 'ags'],
  type: ['scoretype', 'type'],
  holes: ['holes', 'holesplayed', 'numberofplayedholes', 'numberofholes'],
  course: ['course', 'coursename', 'facilityname', 'club'],
  tee: ['tees', 'tee', 'teename', 'teeset'],
  rating: ['courserating', 'cr', 'rating'],
  slope: ['slope', 'sloperating'],
  both: ['crslope', 'courseratingslope', 'ratingslope', 'crsloperating', 'courseratingsloperating'],
  pcc: ['pcc'],
  differential: ['differential', 'scoredifferential', 'diff'],
  golfer: ['golfer', 'golfername', 'golferid', 'player', 'playername', 'name', 'ghin', 'ghinnumber'],
} as const;
type Column = keyof typeof COLUMNS;
type Places = { readonly [C in Column]?: number };

const SEPARATORS = ['\t', ';', ','] as const;
/** The page's heading, with the golfer's name, may stand above the table. */
const LINES_BEFORE = 30;

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

const placesIn = (cells: readonly string[]): Places => {
  const names = cells.map(plain);
  const entries = Object.entries(COLUMNS).flatMap(([column, known]): [string, number][] => {
    const at = known.map((name) => names.indexOf(name)).find((place) => place >= 0);
    return at === undefined ? [] : [[column, at]];
  });
  return Object.fromEntries(entries);
};

type Header = { readonly line: number; readonly separator: string; readonly places: Places };

const headerIn = (text: string): Header | undefined => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/, LINES_BEFORE)
    .map((line) => SEPARATORS.map((separator) => ({ separator, places: placesIn(line.split(separator)) })));
  for (const [line, read] of lines.entries()) {
    const found = read.find(
      ({ places: { date, score, rating, both, differential } }) =>
        date !== undefined && score !== undefined && (rating ?? both ?? differential) !== undefined,
    );
    if (found) return { line, ...found };
  }
  return undefined;
};

/**
 * Whether a file that begins with this text is a score history: totals with a rating or differential, and no holes.
 */
export const isScoreHistory = (head: string): boolean =>
  headerIn(head) !== undefined && !/(^|[,;\t"])score_1["\s,;]/im.test(head);

const figureIn = (cell: string | undefined): number | undefined => {
  const written = (cell ?? '').trim().replace(',', '.').replace('−', '-');
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : undefined;
};

/** "76", "76 A", "*76AI": the star marks scores that count for the index. */
const SCORE = /^\*?\s*(\d{1,3})\s*([a-z]{0,3})\s*\*?$/i;
/** Competition. Before 2020, C was a score combined from two nines. */
const COMPETITION = /[TC]/;
const COMPETITION_FROM = '2020-01-01';

type Entry = (column: Column) => string;

/** The posted score with the letters after it, and its rating. */
const postedIn = (cell: Entry) => {
  const [, written, letters = ''] = SCORE.exec(cell('score')) ?? [];
  const [bothRating, bothSlope] = cell('both').split('/');
  return {
    adjustedGross: written === undefined ? undefined : Number(written),
    type: (cell('type') || letters).toUpperCase(),
    courseRating: figureIn(cell('rating')) ?? figureIn(bothRating),
    slope: figureIn(cell('slope')) ?? figureIn(bothSlope),
    holes: figureIn(cell('holes')),
    pcc: figureIn(cell('pcc')),
    differential: figureIn(cell('differential').replace(/\s*[*a-z]+$/i, '')),
  };
};
type Posted = ReturnType<typeof postedIn>;

const between = (value: number | undefined, least: number, most: number): boolean =>
  value === undefined || (value >= least && value <= most);

const problemOf = ({ adjustedGross, type, courseRating, slope, pcc, differential }: Posted, holes: number) => {
  if (adjustedGross === undefined) return 'it has no score';
  if (type.startsWith('P')) return 'it is a penalty score, not a round';
  if (!Number.isInteger(holes) || holes < 9 || holes > 18) return 'it is over fewer than 9 holes, or more than 18';
  const outOfRange = totalProblem({ adjustedGross, holes });
  if (outOfRange) return `its score is not one of ${holes} holes`;
  if (courseRating !== undefined && isNineHoleRating(courseRating) !== (holes === 9))
    return `its course rating is not one of ${holes === 9 ? 9 : 18} holes`;
  if (!between(courseRating, 25, 90)) return 'its course rating is not between 25 and 90';
  if (!between(slope, 55, 155) || !Number.isInteger(slope ?? 0)) return 'its slope is not between 55 and 155';
  if (!between(pcc, -1, 3) || !Number.isInteger(pcc ?? 0)) return 'its PCC is not between −1 and 3';
  return between(differential, -50, 200) ? undefined : 'its differential is out of range';
};

const roundOf = (
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
      mode: COMPETITION.test(type) && playedOn >= COMPETITION_FROM ? 'competition' : 'casual',
      courseSnapshot: {
        name: cell('course').slice(0, 80),
        tee: compact({
          id: 'imported',
          name: cell('tee').slice(0, 40) || 'Imported',
          par: [],
          courseRating: courseRating === undefined ? undefined : Math.round(courseRating * 10) / 10,
          slope,
        }),
      },
      pcc,
    }),
  );
};

const isInOrder = (days: readonly (string | undefined)[]): boolean => {
  const known = days.filter((day) => day !== undefined);
  if (known.length < days.length) return false;
  return [1, -1].some((sign) =>
    known.every((day, at) => at === 0 || sign * day.localeCompare(known[at - 1] ?? day) >= 0),
  );
};

type Days = { readonly dayIn: (cell: string) => string | undefined; readonly openDay?: OpenDay };

/**
 * Reads each line's day. Numbers above 12 and days in the future settle the order of day and month. Otherwise the
 * golfer decides. Until then Divot uses the order that sorts the list, as authorities list scores, or GHIN's own
 * American order.
 */
const readDays = (cells: readonly string[], { today, dayFirst: answer }: ImportContext): Days => {
  const dates = cells.flatMap((cell) => writtenDateIn(cell) ?? []);
  const order = dateOrder(dates);
  const daysAs = (dayFirst: boolean) => dates.map((date) => dayOf(date, dayFirst));
  const [asDays, asMonths] = [daysAs(true), daysAs(false)];
  const isPast = (days: readonly (string | undefined)[]) => days.every((day) => day !== undefined && day <= today);
  const isProved = order.isProved || isPast(asDays) !== isPast(asMonths);
  const proved = order.isProved ? order.dayFirst : isPast(asDays);
  const dayFirst = isProved ? proved : (answer ?? (!isInOrder(asMonths) && isInOrder(asDays)));
  const dayIn = (cell: string) => {
    const date = writtenDateIn(cell);
    return date && dayOf(date, dayFirst);
  };
  const open = isProved ? -1 : asDays.findIndex((day, at) => day !== asMonths[at]);
  return open < 0 ? { dayIn } : { dayIn, openDay: { dayFirst: asDays[open]!, monthFirst: asMonths[open]! } };
};

type ScoreHistory = { readonly rows: readonly ReadRow<Round>[]; readonly openDay?: OpenDay };

/** Each line as a round known by its total, or its error. No error message repeats a cell. */
export const readScoreHistory = (text: string, context: ImportContext): Result<ScoreHistory> => {
  const header = headerIn(text);
  if (!header) return fail('This is not a score history: it has no dates and scores with a rating.');
  if (hasTooManyLines(text)) return fail(tooMany(`more than ${MOST_ENTRIES_TEXT} lines`));
  const { line, separator, places } = header;
  const below = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .slice(line + 1)
    .join('\n');
  const { data } = Papa.parse<string[]>(below, { delimiter: separator });
  const rows = data.map((cells, index) => ({
    at: line + index + 2,
    cell: (column: Column) => (cells[places[column] ?? -1] ?? '').trim(),
  }));
  const golfers = new Set(rows.map(({ cell }) => cell('golfer')).filter((golfer) => golfer !== ''));
  if (golfers.size > 1) return fail('This file holds scores of several golfers. Export only your own scores.');
  // Skips blank lines, a second header and a legend below the table.
  const scored = rows.filter(({ cell }) => /\d/.test(cell('score')) || writtenDateIn(cell('date')) !== undefined);
  const { dayIn, ...open } = readDays(
    scored.map(({ cell }) => cell('date')),
    context,
  );
  const onDay = new Map<string, number>();
  const read = readEach(scored, context, ({ at, cell }): ReadRow<Round> => {
    const day = dayIn(cell('date'));
    const nth = onDay.get(day ?? '') ?? 0;
    onDay.set(day ?? '', nth + 1);
    return { at, read: roundOf(cell, day, nth, context) };
  });
  return ok({ rows: read, ...open });
};
