import {
  EIGHTEEN_RATING,
  NINE_RATING,
  PAR,
  SLOPE,
  strokeIndexesFit,
  teeProblems,
  YARDS,
} from '#src/domain/rounds/course-check.ts';
import { countedHoles, holeOf, ratingFor, scoreWithoutHoles } from '@divot/golf-rules';
import { totalProblem } from '#src/domain/rounds/total-problem.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Hole, Round, RoundTotal } from '#src/domain/entities/round.entity.ts';
import { teeText } from '#src/domain/rounds/tee-text.ts';
import { totalTeeProblem } from './total-tee.ts';
import { type Result, compact, fail, ok } from '@divot/basics';
import { dayCell, decimalCell, safeText, shorten, textCell, unsafeText, wholeCell } from './cells.ts';
import { finishedImport, ratingsOf } from './finished-import.ts';
import { type ImportContext, type ReadRow, readEach } from './import-preview.ts';
import { type Row, readTable, writeTable } from './table.ts';

// Rounds as a spreadsheet: one line per round, eight columns per hole. An export can be imported again. Rating and
// slope are those of the holes played: a rating up to 45 is for nine holes.

const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);
const HOLE_COLUMNS = ['par', 'si', 'yards', 'score', 'putts', 'fairway', 'penalties', 'first_putt_ft'] as const;
const ROUND_COLUMNS = [
  'date',
  'course',
  'city',
  'tee',
  'mode',
  'course_rating',
  'slope',
  'start_hole',
  'rating_minus_par',
] as const;
type Cell = string | undefined;
/** Fields of a round that stand in a column of their own name. */
const FIELDS = {
  pcc: {
    write: ({ pcc }: Partial<Round>) => pcc,
    read: (cell: Cell) => wholeCell(cell, 'PCC', [-1, 3]),
  },
  notes: {
    write: ({ notes = '' }: Partial<Round>) => safeText(notes),
    read: (cell: Cell) => textCell(unsafeText(cell ?? ''), 'notes', 2000),
  },
} as const;
type FieldColumn = keyof typeof FIELDS;
const FIELD_COLUMNS = Object.keys(FIELDS) as readonly FieldColumn[];
const toFields = (row: Row): Result<Pick<Round, FieldColumn>> => {
  const fields: Partial<Record<FieldColumn, string | number>> = {};
  for (const column of FIELD_COLUMNS) {
    const read: Result<string | number | undefined> = FIELDS[column].read(row[column]);
    if (!read.ok) return read;
    if (read.value !== undefined && read.value !== '') fields[column] = read.value;
  }
  return ok(fields as Pick<Round, FieldColumn>);
};

/** For a round without recorded holes. */
const TOTAL_COLUMNS = ['adjusted_gross', 'total_holes', 'posted_differential'] as const;
export const roundColumns: readonly string[] = [
  ...ROUND_COLUMNS,
  ...FIELD_COLUMNS,
  ...HOLES.flatMap((n) => HOLE_COLUMNS.map((column) => `${column}_${n}`)),
  ...TOTAL_COLUMNS,
];

const FAIRWAYS = ['hit', 'left', 'right', 'short', 'none'] as const;
const ANSWERS = ['yes', 'no'] as const;
const MODES = ['casual', 'practice', 'competition'] as const;

/** The part of a round that a line holds. */
type Line = Pick<
  Round,
  'playedOn' | 'courseSnapshot' | 'mode' | 'holesPlanned' | 'holes' | 'total' | 'ratingMinusPar' | FieldColumn
>;

/** The tee's other holes: a course handicap needs their pars too. */
const holesOffTheCard = ({ courseSnapshot, holes }: Line): readonly Hole[] => {
  const { tee } = courseSnapshot ?? {};
  const off = (tee?.par ?? []).map((_, at) => at + 1).filter((n) => !holes.some((hole) => hole.n === n));
  return tee ? off.map((n) => holeOf(tee, n)) : [];
};

const toRow = (round: Line): Record<string, string | number> => {
  const tee = round.courseSnapshot?.tee;
  const total = scoreWithoutHoles(round);
  const rating = tee && (total ? tee : ratingFor(tee, countedHoles(round)));
  const row: Record<string, string | number | undefined> = {
    date: round.playedOn,
    course: safeText(round.courseSnapshot?.name ?? ''),
    city: safeText(round.courseSnapshot?.city ?? ''),
    tee: safeText(tee ? teeText(tee) : ''),
    mode: round.mode,
    course_rating: rating?.courseRating,
    slope: rating?.slope,
    start_hole: round.holesPlanned[0],
    ...Object.fromEntries(FIELD_COLUMNS.map((column) => [column, FIELDS[column].write(round)])),
    rating_minus_par: round.ratingMinusPar === false ? 'no' : 'yes',
    adjusted_gross: total?.adjustedGross,
    total_holes: total?.holes,
    posted_differential: total?.differential,
  };
  for (const hole of [...holesOffTheCard(round), ...round.holes]) {
    row[`par_${hole.n}`] = hole.par;
    row[`si_${hole.n}`] = hole.si;
    row[`yards_${hole.n}`] = hole.yards;
    row[`score_${hole.n}`] = hole.pickedUp ? `X${hole.mostLikely ?? ''}` : hole.strokes;
    row[`putts_${hole.n}`] = hole.putts;
    row[`fairway_${hole.n}`] = hole.fairway;
    row[`penalties_${hole.n}`] = hole.penalties;
    row[`first_putt_ft_${hole.n}`] = hole.firstPuttFt;
  }
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, value ?? '']));
};

export const roundsToCsv = (rounds: readonly Line[]): string => writeTable(roundColumns, rounds.map(toRow));

const oneOfCell = <V extends string>(
  cell: string | undefined,
  name: string,
  values: readonly V[],
): Result<V | undefined> => {
  const written = (cell ?? '').trim().toLowerCase();
  if (written === '') return ok(undefined);
  const found = values.find((value) => value === written);
  return found ? ok(found) : fail(`${name} “${shorten(written)}” is none of ${values.join(', ')}`);
};

/** X, or X7 with the most likely score (Rule 3.3). */
const PICKED_UP = /^x(\d*)$/i;

/** 0 means unknown, as in a tee. */
const yardsCell = (cell: string | undefined, n: number): Result<number | undefined> =>
  cell?.trim() === '0' ? ok(undefined) : wholeCell(cell, `yards of hole ${n}`, YARDS);

const toHole = (row: Row, n: number): Result<Hole | undefined> => {
  const picked = PICKED_UP.exec(row[`score_${n}`]?.trim() ?? '');
  const pickedUp = picked !== null;
  const mostLikely = wholeCell(picked?.[1], `most likely score of hole ${n}`, [1, 20]);
  const par = wholeCell(row[`par_${n}`], `par of hole ${n}`, PAR);
  const si = wholeCell(row[`si_${n}`], `stroke index of hole ${n}`, [1, 18]);
  const yards = yardsCell(row[`yards_${n}`], n);
  const strokes = pickedUp ? ok(undefined) : wholeCell(row[`score_${n}`], `score of hole ${n}`, [1, 20]);
  const putts = wholeCell(row[`putts_${n}`], `putts of hole ${n}`, [0, 20]);
  const penalties = wholeCell(row[`penalties_${n}`], `penalties of hole ${n}`, [0, 10]);
  const firstPuttFt = decimalCell(row[`first_putt_ft_${n}`], `first putt of hole ${n}`, [1, 120]);
  const fairway = oneOfCell(row[`fairway_${n}`], `fairway of hole ${n}`, FAIRWAYS);
  for (const cell of [par, si, yards, strokes, mostLikely, putts, penalties, firstPuttFt, fairway])
    if (!cell.ok) return cell;
  const value = <T>(cell: Result<T>) => (cell.ok ? cell.value : undefined);
  if (value(strokes) === undefined && !pickedUp) return ok(undefined);
  if ((value(putts) ?? 0) > (value(strokes) ?? 20)) return fail(`hole ${n} has more putts than strokes`);
  const hole = {
    n,
    par: value(par) ?? 4,
    si: value(si),
    yards: value(yards),
    strokes: value(strokes),
    pickedUp: pickedUp || undefined,
    mostLikely: value(mostLikely),
    putts: value(putts),
    fairway: value(fairway),
    penalties: value(penalties),
    firstPuttFt: value(firstPuttFt),
  };
  return ok(compact(hole));
};

/** The score of a round without holes. Undefined if the columns are empty. */
const toTotal = (row: Row): Result<RoundTotal | undefined> => {
  const gross = wholeCell(row['adjusted_gross'], 'adjusted gross score', [9, 400]);
  const holes = wholeCell(row['total_holes'], 'holes of the total', [9, 18]);
  const differential = decimalCell(row['posted_differential'], 'differential', [-50, 200]);
  for (const cell of [gross, holes, differential]) if (!cell.ok) return cell;
  const value = <T>(cell: Result<T>) => (cell.ok ? cell.value : undefined);
  const adjustedGross = value(gross);
  if (adjustedGross === undefined) return ok(undefined);
  const total = compact({ adjustedGross, holes: value(holes) ?? 18, differential: value(differential) });
  const problem = totalProblem(total);
  return problem === undefined ? ok(total) : fail(problem);
};

/** `nthOfDay`: rounds on one day keep the order of their lines. */
export const toRound = (row: Row, context: ImportContext, nthOfDay: number): Result<Round> => {
  const { today, ratingMinusPar = true } = context;
  const playedOn = dayCell(row['date'], today);
  const course = textCell(unsafeText(row['course'] ?? ''), 'course', 80);
  const city = textCell(unsafeText(row['city'] ?? ''), 'city', 80);
  const tee = textCell(unsafeText(row['tee'] ?? ''), 'tee', 40);
  const mode = oneOfCell(row['mode'], 'mode', MODES);
  const courseRating = decimalCell(row['course_rating'], 'course rating', [NINE_RATING[0], EIGHTEEN_RATING[1]]);
  const slope = wholeCell(row['slope'], 'slope', SLOPE);
  const startHole = wholeCell(row['start_hole'], 'start hole', [1, 18]);
  const fields = toFields(row);
  const counts = oneOfCell(row['rating_minus_par'], 'rating minus par', ANSWERS);
  if (!playedOn.ok) return playedOn;
  if (!fields.ok) return fields;
  for (const cell of [course, city, tee, mode, courseRating, slope, startHole, counts]) if (!cell.ok) return cell;
  const value = <T>(cell: Result<T>) => (cell.ok ? cell.value : undefined);
  const holes: Hole[] = [];
  for (const n of HOLES) {
    const hole = toHole(row, n);
    if (!hole.ok) return hole;
    if (hole.value) holes.push(hole.value);
  }
  const total = toTotal(row);
  if (!total.ok) return total;
  if (holes.length === 0 && !total.value) return fail('no hole has a score');
  if (!strokeIndexesFit(holes.map(({ si }) => si))) return fail('two holes have the same stroke index');
  const from = Math.max(
    0,
    holes.findIndex(({ n }) => n === value(startHole)),
  );
  const order = holes.map(({ n }) => n);
  const pars: number[] = [];
  for (const n of HOLES) {
    const par = wholeCell(row[`par_${n}`], `par of hole ${n}`, PAR);
    if (!par.ok) return par;
    pars.push(par.value ?? 4);
  }
  const ofTee: Tee = {
    id: 'imported',
    name: value(tee) || 'Imported',
    par: holes.length === 0 ? [] : pars,
    ...(holes.length === 0
      ? compact({ courseRating: value(courseRating), slope: value(slope) })
      : ratingsOf(value(courseRating), value(slope), order)),
  };
  const wrong =
    holes.length === 0 && total.value ? totalTeeProblem(ofTee, total.value) : Object.values(teeProblems(ofTee))[0];
  if (wrong) return fail(wrong);
  return ok(
    compact({
      ...finishedImport(context, playedOn.value, nthOfDay),
      holesPlanned: [...order.slice(from), ...order.slice(0, from)],
      holes,
      total: holes.length === 0 && total.value ? total.value : undefined,
      mode: value(mode) ?? 'casual',
      courseSnapshot: compact({ name: value(course) ?? '', city: value(city) || undefined, tee: ofTee }),
      ...fields.value,
      ratingMinusPar: (value(counts) ?? (ratingMinusPar ? 'yes' : 'no')) === 'yes' ? undefined : false,
    }),
  );
};

/** Whether a file that begins with this text is Divot's own table. */
export const isOwnTable = (head: string): boolean => {
  const [header = ''] = head.toLowerCase().split('\n', 1);
  return /(^|[,;\t"])score_1["\s,;]/.test(header);
};

/** Each line as a round, or its error. Fails if the file is not a rounds table. */
export const readRoundLines = (csv: string, context: ImportContext): Result<readonly ReadRow<Round>[]> => {
  const table = readTable(csv, 'rounds', ['date', 'score_1']);
  if (!table.ok) return table;
  const onDay = new Map<string, number>();
  return ok(
    readEach(table.value, context, ({ at, row }): ReadRow<Round> => {
      if (!row.ok) return { at, read: row };
      const day = (row.value['date'] ?? '').trim();
      const nth = onDay.get(day) ?? 0;
      onDay.set(day, nth + 1);
      return { at, read: toRound(row.value, context, nth) };
    }),
  );
};
