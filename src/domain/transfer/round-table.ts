import Papa from 'papaparse';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type SampleColumn, dateOrder, dayOf, writtenDateIn } from '@divot/shot-files';
import { type Result, asciiFigures, compact, fail, groupBy, ok, truncate } from '@divot/basics';
import {
  MOST_ENTRIES,
  MOST_ENTRIES_TEXT,
  MOST_LINES,
  MOST_LINES_TEXT,
  hasTooManyLines,
  tooMany,
} from './import-limit.ts';
import { type ImportContext, type OpenDay, type ReadRow, readEach } from './import-preview.ts';
import { HOLE_FIELDS, type RoundField, holdRounds, roundColumns } from './round-columns.ts';
import { toRound } from './rounds-csv.ts';
import { type Entry, courseIn, isCompetition, postedRound, ratingIn, typeIn } from './score-history.ts';
import type { Row } from './table.ts';

// Rounds of any table: an app's export, an authority's record, a golfer's own sheet. A line is a round, a hole, or a
// stroke. Names and numbers of golfers are read only to check that the file is one golfer's.

const SEPARATORS = ['\t', ';', ',', '|'] as const;
/** A page's heading, with the golfer's name, may stand above the table. */
const LINES_BEFORE = 30;
const SAMPLE_LINES = 30;

type Columns = ReturnType<typeof roundColumns>;
type Header = {
  readonly line: number;
  readonly separator: string;
  readonly header: readonly string[];
  readonly below: readonly (readonly string[])[];
  readonly columns: Columns;
};

export const cellsOf = (text: string, delimiter: string): readonly (readonly string[])[] =>
  Papa.parse<string[]>(text, { delimiter }).data;
const isFigure = (cell: string): boolean => /^[^\p{L}]*\p{Nd}/u.test(cell);

/** A row of names with figures below it. */
const isHeader = (cells: readonly string[], [next = []]: readonly (readonly string[])[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length >= 2 && filled.filter(isFigure).length * 2 <= filled.length && next.filter(isFigure).length >= 2;
};

/** The table's header: the first whose names are known, else the one of the most likely columns. */
export const headerIn = (text: string): Header | undefined => {
  const start = text.split('\n', LINES_BEFORE + SAMPLE_LINES).join('\n');
  const headers = SEPARATORS.flatMap((separator) => {
    const rows = cellsOf(start, separator);
    return rows.slice(0, LINES_BEFORE).flatMap((header, line): Header[] => {
      if (header.length < 2) return [];
      const below = rows.slice(line + 1).filter(({ length }) => length > 1);
      const columns = roundColumns(header, below, undefined);
      if (columns.isProposed && !isHeader(header, below)) return [];
      return [{ line, separator, header, below, columns }];
    });
  });
  const worth = ({ columns }: Header) => columns.found.size + (columns.isProposed ? 0 : 100);
  return headers.reduce<Header | undefined>((best, one) => (best && worth(best) >= worth(one) ? best : one), undefined);
};

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Whether a file that begins with this text is a table of rounds whose columns Divot knows. */
export const isRoundTable = (head: string): boolean => {
  const { columns } = headerIn(withoutMark(head)) ?? {};
  if (!columns || columns.isProposed) return false;
  return (['rating', 'both', 'differential', 'strokes', 'hole'] as const).some((field) => columns.found.has(field));
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
  const order = dateOrder(dates, { today });
  const daysAs = (dayFirst: boolean) => dates.map((date) => dayOf(date, dayFirst));
  const [asDays, asMonths] = [daysAs(true), daysAs(false)];
  const dayFirst = order.isProved ? order.dayFirst : (answer ?? (!isInOrder(asMonths) && isInOrder(asDays)));
  const dayIn = (cell: string) => {
    const date = writtenDateIn(cell);
    return date && dayOf(date, dayFirst);
  };
  const open = order.isProved ? -1 : asDays.findIndex((day, at) => day !== asMonths[at]);
  return open < 0 ? { dayIn } : { dayIn, openDay: { dayFirst: asDays[open]!, monthFirst: asMonths[open]! } };
};

const SHOWN_ROWS = 3;
const LONGEST_CELL = 24;

/** Every column with a few of its cells, so that the golfer can say what it holds. */
const sampleOf = ({ below, columns }: Header): readonly SampleColumn<RoundField>[] =>
  columns.all.flatMap((column) => {
    const { at, name, holes = new Map([[1, at]]) } = column;
    const places = [...holes.values()];
    const cells = below.slice(0, SHOWN_ROWS).map((row) =>
      places
        .map((place) => row[place] ?? '')
        .join(' ')
        .trim(),
    );
    if (name.trim() === '' && cells.every((cell) => cell === '')) return [];
    const field = [...columns.found].find(([, one]) => one.at === at)?.[0];
    return [
      compact({
        at,
        name: truncate(name, LONGEST_CELL),
        cells: cells.map((cell) => truncate(cell, LONGEST_CELL)),
        field,
      }),
    ];
  });

type Line = { readonly at: number; readonly cells: readonly string[] };

const numberIn = (cell: string | undefined): string => /\d+/.exec(asciiFigures(cell ?? ''))?.[0] ?? '';
/** The strokes of a hole as Divot's own table writes them. Letters mean that the hole was picked up. */
const strokesIn = (cell: string | undefined): string => {
  const strokes = numberIn(cell);
  if (strokes !== '') return Number(strokes) === 0 ? '' : strokes;
  return /\p{L}/u.test(cell ?? '') ? 'X' : '';
};
const FAIRWAYS: readonly (readonly [RegExp, string])[] = [
  [/^(hit|yes|y|true|1|x|✓)$/i, 'hit'],
  [/^l/i, 'left'],
  [/^r/i, 'right'],
  [/^short/i, 'short'],
];
const holeCell = (field: (typeof HOLE_FIELDS)[number], cell: string | undefined): string => {
  if (field === 'strokes') return strokesIn(cell);
  if (field !== 'fairway') return numberIn(cell);
  return FAIRWAYS.find(([word]) => word.test(cell?.trim() ?? ''))?.[1] ?? '';
};
const OWN_NAMES = {
  strokes: 'score',
  par: 'par',
  strokeIndex: 'si',
  putts: 'putts',
  penalties: 'penalties',
  fairway: 'fairway',
} as const;

/** The holes of a card, named as in Divot's own table. Lines of one hole without a score are its strokes. */
const holesOf = (lines: readonly Line[], { found }: Columns): Row => {
  const row: Record<string, string> = {};
  const hole = found.get('hole');
  for (const field of HOLE_FIELDS) {
    const column = found.get(field);
    if (!column) continue;
    for (const { cells } of lines) {
      const places = column.holes ?? new Map([[Number(numberIn(cells[hole?.at ?? -1])), column.at]]);
      for (const [n, at] of places) row[`${OWN_NAMES[field]}_${n}`] = holeCell(field, cells[at]);
    }
  }
  if (hole && !found.has('strokes')) {
    for (const [n, strokes] of groupBy(lines, ({ cells }) => numberIn(cells[hole.at])))
      row[`score_${n}`] = String(strokes.length);
  }
  return row;
};

type Group = { readonly lines: readonly Line[]; readonly cell: Entry };

/** The lines of each round. A hole that comes again begins another round of that day. */
const roundsIn = (lines: readonly Line[], { found }: Columns): readonly Group[] => {
  const entryOf =
    ({ cells }: Line): Entry =>
    (field) =>
      (cells[found.get(field)?.at ?? -1] ?? '').trim();
  const hole = found.get('hole');
  if (!hole) return lines.map((line) => ({ lines: [line], cell: entryOf(line) }));
  const times = new Map<string, number>();
  const groups = groupBy(lines, (line) => {
    const cell = entryOf(line);
    const round = [cell('date'), cell('club'), cell('course'), cell('tee'), cell('golfer')].join('|');
    if (!found.has('strokes')) return round;
    const place = `${round}|${cell('hole')}`;
    times.set(place, (times.get(place) ?? 0) + 1);
    return `${round}|${times.get(place)}`;
  });
  return [...groups.values()].map((own) => ({ lines: own, cell: entryOf(own[0]!) }));
};

const cardOf = (
  holes: Row,
  cell: Entry,
  playedOn: string | undefined,
  nthOfDay: number,
  context: ImportContext,
): Result<Round> => {
  if (playedOn === undefined) return fail('its date cannot be read');
  const { courseRating, slope } = ratingIn(cell);
  const row: Row = {
    ...holes,
    date: playedOn,
    course: courseIn(cell),
    tee: truncate(cell('tee'), 40),
    mode: isCompetition(typeIn(cell('type')), playedOn) ? 'competition' : 'casual',
    course_rating: courseRating?.toFixed(1),
    slope: slope?.toFixed(),
    pcc: /-?\d/.exec(asciiFigures(cell('pcc')))?.[0],
  };
  return toRound(row, context, nthOfDay);
};

type RoundTable = {
  readonly rows: readonly ReadRow<Round>[];
  readonly openDay?: OpenDay;
  readonly openColumns?: readonly SampleColumn<RoundField>[];
};

/** Each round, or why it is left out. `openColumns`: what the golfer has to confirm or say first. */
export const readRoundTable = (file: string, context: ImportContext): Result<RoundTable> => {
  const text = withoutMark(file);
  if (hasTooManyLines(text, MOST_LINES)) return fail(tooMany(`more than ${MOST_LINES_TEXT} lines`));
  const place = headerIn(text);
  if (!place) return fail('This is not a table of rounds: it has no row of names with scores below.');
  const { columns: chosen } = context;
  const columns = roundColumns(place.header, place.below, chosen);
  const openColumns = columns.isProposed || chosen ? sampleOf({ ...place, columns }) : undefined;
  if (!holdRounds(columns)) return ok(compact({ rows: [], openColumns }));
  const lines = cellsOf(text, place.separator).map((cells, at) => ({ at: at + 1, cells }));
  const groups = roundsIn(lines.slice(place.line + 1), columns);
  if (new Set(groups.map(({ cell }) => cell('golfer')).filter(Boolean)).size > 1)
    return fail('This file holds scores of several golfers. Export only your own scores.');
  // Skips blank lines, a second header and a legend below the table.
  const scored = groups.filter(
    ({ cell }) => /\p{Nd}/u.test(cell('score')) || writtenDateIn(cell('date')) !== undefined,
  );
  if (scored.length > MOST_ENTRIES) return fail(tooMany(`more than ${MOST_ENTRIES_TEXT} rounds`));
  const { dayIn, ...open } = readDays(
    scored.map(({ cell }) => cell('date')),
    context,
  );
  const onDay = new Map<string, number>();
  const rows = readEach(scored, context, (group): ReadRow<Round> => {
    const day = dayIn(group.cell('date'));
    const nth = onDay.get(day ?? '') ?? 0;
    onDay.set(day ?? '', nth + 1);
    const { lines: own, cell } = group;
    const holes = holesOf(own, columns);
    const isCard = Object.keys(holes).some((name) => name.startsWith('score_') && holes[name] !== '');
    const read = isCard ? cardOf(holes, cell, day, nth, context) : postedRound(cell, day, nth, context);
    return { at: own[0]!.at, read };
  });
  return ok(compact({ rows, ...open, openColumns }));
};
