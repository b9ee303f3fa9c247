import {
  EIGHTEEN_RATING,
  NINE_RATING,
  SLOPE,
  strokeIndexesFit,
  teeProblems,
  YARDS,
} from '#src/domain/rounds/course-check.ts';
import { checkHole } from '#src/domain/pad/hole-entry.ts';
import { countedHoles, holeOf, ratingFor, scoreWithoutHoles } from '@divot/golf-rules';
import { totalProblem } from '#src/domain/rounds/total-problem.ts';
import type { Keywords } from '@divot/documents';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { fieldOf } from '#src/domain/entities/limits.ts';
import type { Hole, Round, RoundTotal, Shot } from '#src/domain/entities/round.entity.ts';
import { teeText } from '#src/domain/rounds/tee-text.ts';
import { totalTeeProblem } from './total-tee.ts';
import { type Result, compact, fail, ok } from '@divot/basics';
import { type Cell, cellText, dayCell, decimalCell, fieldCell, wholeCell } from './cells.ts';
import { readDays } from './file-days.ts';
import { finishedImport, ratingsOf } from './finished-import.ts';
import { type ImportContext, type OpenDay, type ReadRow, type Unread, readEach } from './import-preview.ts';
import { type Row, readTable, tableText, writeTable } from './table.ts';

// Rounds as a spreadsheet: one line per round, a group of columns per hole. An export can be imported again. Each column
// is written and read as its field of the document, in that field's limits. Rating and slope are those of the holes
// played: a rating up to 45 is for nine holes.

/** A column: its name, what errors call it, how it is written and read. */
type Column<From> = {
  readonly name: string;
  readonly write: (from: From) => string | number | boolean | undefined;
  /** The fields that the cell gives. */
  readonly read: (cell: Cell, label: string, newId: () => string) => Result<Readonly<Record<string, unknown>>>;
  /** Written only where a round of the file has it. */
  readonly isRare?: boolean;
};

const named = (field: string, read: Result<unknown>): Result<Readonly<Record<string, unknown>>> =>
  read.ok ? ok(read.value === undefined ? {} : { [field]: read.value }) : read;
/** A column that holds one field as it is. */
const plainColumn =
  <From extends object>(root: string, isRare: boolean) =>
  (name: string, field: keyof From & string): Column<From> => {
    const schema: Keywords = fieldOf('rounds', `${root}${field}`);
    return {
      name,
      write: (from) => from[field] as string | number | boolean | undefined,
      read: (cell, label) => named(field, fieldCell(cell, label, schema)),
      isRare,
    };
  };

const shotText = ({ lie, distance, penalty, yards, club }: Shot): string =>
  [lie, distance, penalty && '+1', yards !== undefined && `=${yards}`, club].filter(Boolean).join(' ');
const SHOT = /^(\w+) (\d+(?:[.,]\d+)?)( \+1)?(?: =(\d+(?:[.,]\d+)?))?(?: (.+))?$/;
const SPOT = /^(\w+) (\d+(?:[.,]\d+)?)$/;
const figure = (text: string): number => Number(text.replace(',', '.'));
/** Where a shot ended: "rough 140". */
const spotColumn = (name: string, field: 'driveEnd' | 'approachEnd'): Column<Hole> => ({
  name,
  isRare: true,
  write: (hole) => hole[field] && `${hole[field].lie} ${hole[field].yards}`,
  read: (cell, label) => {
    if (!cell?.trim()) return ok({});
    const [, lie, yards] = SPOT.exec(cell.trim()) ?? [];
    return lie === undefined
      ? fail(`${label} is not a lie and yards, as in rough 140`)
      : ok({ [field]: { lie, yards: figure(yards!) } });
  },
});
/** "tee 380 =240 Driver | fairway 140 7-iron | green 12": lie, distance to the hole, +1 for a penalty, length, club. */
const SHOTS: Column<Hole> = {
  name: 'shots',
  isRare: true,
  write: ({ shots }) => shots?.map(shotText).join(' | '),
  read: (cell, label, newId) => {
    if (!cell?.trim()) return ok({});
    const read = cell.split('|').map((text) => SHOT.exec(text.trim()));
    if (read.includes(null)) return fail(`${label} are not written as in tee 380 Driver | green 12`);
    const shots = read.map((parts) => {
      const [, lie, distance, penalty, yards, club] = parts!;
      return compact({
        id: newId(),
        lie,
        distance: figure(distance!),
        penalty: penalty ? true : undefined,
        club,
        yards: yards === undefined ? undefined : figure(yards),
      });
    });
    return ok({ shots });
  },
};
/** X for a pick-up, or X7 with the most likely score (Rule 3.3). */
const SCORE: Column<Hole> = {
  name: 'score',
  write: ({ pickedUp, mostLikely, strokes }) => (pickedUp ? `X${mostLikely ?? ''}` : strokes),
  read: (cell, label) => {
    const picked = /^x(\d*)$/i.exec(cell?.trim() ?? '');
    if (!picked) return named('strokes', fieldCell(cell, label, fieldOf('rounds', 'holes.strokes')));
    const likely = fieldCell(picked[1], `most likely ${label}`, fieldOf('rounds', 'holes.mostLikely'));
    return likely.ok ? ok(compact({ pickedUp: true, mostLikely: likely.value })) : likely;
  },
};
const ofHole = plainColumn<Hole>('holes.', false);
const ofHoleRarely = plainColumn<Hole>('holes.', true);
const HOLE_COLUMNS: readonly (readonly [label: string, Column<Hole>])[] = [
  ['par', ofHole('par', 'par')],
  ['stroke index', ofHole('si', 'si')],
  // 0 means unknown, as in a tee.
  [
    'yards',
    {
      ...ofHole('yards', 'yards'),
      read: (cell, label) => (cell?.trim() === '0' ? ok({}) : named('yards', wholeCell(cell, label, YARDS))),
    },
  ],
  ['score', SCORE],
  ['putts', ofHole('putts', 'putts')],
  ['fairway', ofHole('fairway', 'fairway')],
  ['penalties', ofHole('penalties', 'penalties')],
  ['first putt', ofHole('first_putt_ft', 'firstPuttFt')],
  ['conceded', ofHoleRarely('conceded', 'conceded')],
  ['chip', ofHoleRarely('chip', 'chip')],
  ['sand', ofHoleRarely('sand', 'sand')],
  ['routine', ofHoleRarely('routine', 'routine')],
  ['swing thought', ofHoleRarely('thought_stuck', 'thoughtStuck')],
  ['drive', spotColumn('drive', 'driveEnd')],
  ['approach', spotColumn('approach', 'approachEnd')],
  ['shots', SHOTS],
];

/** "Keep the ball in play = yes", a line for each goal. */
const GOALS: Column<Partial<Round>> = {
  name: 'goals',
  isRare: true,
  write: ({ goals }) =>
    goals?.map(({ text, outcome }) => `${text.replaceAll(/\s+/g, ' ')}${outcome ? ` = ${outcome}` : ''}`).join('\n'),
  read: (cell, label, newId) => {
    const goals = [];
    for (const line of (cell ?? '').split('\n').filter((one) => one.trim() !== '')) {
      const [, before, outcome] = /^(.*) = (yes|part|no)$/i.exec(line.trim()) ?? [];
      const text = fieldCell(before ?? line, label, fieldOf('rounds', 'goals.text'));
      if (!text.ok) return text;
      goals.push(compact({ id: newId(), text: text.value, outcome: outcome?.toLowerCase() }));
    }
    return ok(goals.length > 0 ? { goals } : {});
  },
};
const ofRound = plainColumn<Partial<Round>>('', false);
const ofRoundRarely = plainColumn<Partial<Round>>('', true);
/** Fields of a round that stand in a column of their own. */
const FIELDS: readonly (readonly [label: string, Column<Partial<Round>>])[] = [
  ['PCC', ofRound('pcc', 'pcc')],
  ['notes', ofRound('notes', 'notes')],
  ['best shot', ofRound('best_shot', 'bestShot')],
  ['lesson', ofRound('lesson', 'lesson')],
  ['mood', ofRound('mood', 'mood')],
  ['weather', ofRound('weather', 'weather')],
  ['signed by', ofRound('signed_by', 'signedBy')],
  ['swing thought', ofRound('swing_thought', 'swingThought')],
  ['routine', ofRound('routine', 'preshotRoutine')],
  ['form of play', ofRoundRarely('format', 'format')],
  ['maximum score', ofRoundRarely('maximum_score', 'maximumScore')],
  ['index at the start', ofRoundRarely('index', 'indexAtStart')],
  ['course handicap', ofRoundRarely('course_handicap', 'courseHandicap')],
  ['goal', GOALS],
];

const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);
/** Course, tee and order of play, which several fields of a round make. */
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
/** For a round without recorded holes. */
const TOTAL_COLUMNS = ['adjusted_gross', 'total_holes', 'posted_differential'] as const;
const columnsWhere = (isOne: (name: string, isRare: boolean) => boolean): readonly string[] => [
  ...ROUND_COLUMNS,
  ...FIELDS.flatMap(([, { name, isRare = false }]) => (isOne(name, isRare) ? [name] : [])),
  ...HOLES.flatMap((n) =>
    HOLE_COLUMNS.flatMap(([, { name, isRare = false }]) => (isOne(`${name}_${n}`, isRare) ? [`${name}_${n}`] : [])),
  ),
  ...TOTAL_COLUMNS,
];
/** Every column that Divot writes or reads. */
export const roundColumns: readonly string[] = columnsWhere(() => true);

/** The part of a round that a line holds. */
type Line = Pick<Round, 'playedOn' | 'courseSnapshot' | 'mode' | 'holesPlanned' | 'holes'> & Partial<Round>;

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
  const row: Record<string, string | number | boolean | undefined> = {
    date: round.playedOn,
    course: round.courseSnapshot?.name,
    city: round.courseSnapshot?.city,
    tee: tee && teeText(tee),
    mode: round.mode,
    course_rating: rating?.courseRating,
    slope: rating?.slope,
    start_hole: round.holesPlanned[0],
    rating_minus_par: round.ratingMinusPar !== false,
    adjusted_gross: total?.adjustedGross,
    total_holes: total?.holes,
    posted_differential: total?.differential,
  };
  for (const [, { name, write }] of FIELDS) row[name] = write(round);
  for (const hole of [...holesOffTheCard(round), ...round.holes])
    for (const [, { name, write }] of HOLE_COLUMNS) row[`${name}_${hole.n}`] = write(hole);
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, cellText(value)]));
};

export const roundsToCsv = (rounds: readonly Line[]): string => {
  const rows = rounds.map(toRow);
  return writeTable(
    columnsWhere((name, isRare) => !isRare || rows.some((row) => row[name] !== undefined && row[name] !== '')),
    rows,
  );
};

const toFields = <From>(
  columns: readonly (readonly [label: string, Column<From>])[],
  cellOf: (name: string) => Cell,
  labelOf: (label: string) => string,
  newId: () => string,
): Result<Readonly<Record<string, unknown>>> => {
  const fields: Record<string, unknown> = {};
  for (const [label, { name, read }] of columns) {
    const value = read(cellOf(name), labelOf(label), newId);
    if (!value.ok) return value;
    Object.assign(fields, value.value);
  }
  return ok(fields);
};

const toHole = (row: Row, n: number, newId: () => string): Result<Hole | undefined> => {
  const read = toFields(
    HOLE_COLUMNS,
    (name) => row[`${name}_${n}`],
    (label) => `${label} of hole ${n}`,
    newId,
  );
  if (!read.ok) return read;
  const hole = { n, par: 4, ...read.value } as Hole;
  if (hole.strokes === undefined && !hole.pickedUp) return ok(undefined);
  const checked = checkHole({ ...hole, fairway: undefined } as Hole);
  return checked.ok ? ok(hole) : fail(checked.error);
};

/** The score of a round without holes. Undefined if the columns are empty. */
const toTotal = (row: Row): Result<RoundTotal | undefined> => {
  const gross = fieldCell(row['adjusted_gross'], 'adjusted gross score', fieldOf('rounds', 'total.adjustedGross'));
  const holes = fieldCell(row['total_holes'], 'holes of the total', fieldOf('rounds', 'total.holes'));
  const differential = fieldCell(row['posted_differential'], 'differential', fieldOf('rounds', 'total.differential'));
  for (const cell of [gross, holes, differential]) if (!cell.ok) return cell;
  const value = (cell: typeof gross) => (cell.ok ? (cell.value as number | undefined) : undefined);
  const adjustedGross = value(gross);
  if (adjustedGross === undefined) return ok(undefined);
  const total = compact({ adjustedGross, holes: value(holes) ?? 18, differential: value(differential) });
  const problem = totalProblem(total);
  return problem === undefined ? ok(total) : fail(problem);
};

/** `nthOfDay`: rounds on one day keep the order of their lines. */
export const toRound = (row: Row, context: ImportContext, nthOfDay: number): Result<Round> => {
  const { today, ratingMinusPar = true, newId } = context;
  const playedOn = dayCell(row['date'], today);
  if (!playedOn.ok) return playedOn;
  const fields = toFields(
    FIELDS,
    (name) => row[name],
    (label) => label,
    newId,
  );
  if (!fields.ok) return fields;
  const course = fieldCell(row['course'], 'course', fieldOf('rounds', 'courseSnapshot.name'));
  const city = fieldCell(row['city'], 'city', fieldOf('rounds', 'courseSnapshot.city'));
  const teeName = fieldCell(row['tee'], 'tee', fieldOf('rounds', 'courseSnapshot.tee.name'));
  const mode = fieldCell(row['mode'], 'mode', fieldOf('rounds', 'mode'));
  const counts = fieldCell(row['rating_minus_par'], 'rating minus par', fieldOf('rounds', 'ratingMinusPar'));
  const courseRating = decimalCell(row['course_rating'], 'course rating', [NINE_RATING[0], EIGHTEEN_RATING[1]]);
  const slope = wholeCell(row['slope'], 'slope', SLOPE);
  const startHole = wholeCell(row['start_hole'], 'start hole', [1, 18]);
  for (const cell of [course, city, teeName, mode, counts, courseRating, slope, startHole]) if (!cell.ok) return cell;
  const value = <T>(cell: Result<T>) => (cell.ok ? cell.value : undefined);
  const text = (cell: typeof course) => value(cell) as string | undefined;
  const holes: Hole[] = [];
  const pars: number[] = [];
  for (const n of HOLES) {
    const hole = toHole(row, n, newId);
    if (!hole.ok) return hole;
    if (hole.value) holes.push(hole.value);
    const par = fieldCell(row[`par_${n}`], `par of hole ${n}`, fieldOf('rounds', 'holes.par'));
    if (!par.ok) return par;
    pars.push((par.value as number | undefined) ?? 4);
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
  const tee: Tee = {
    id: 'imported',
    name: text(teeName) ?? 'Imported',
    par: holes.length === 0 ? [] : pars,
    ...(holes.length === 0
      ? compact({ courseRating: value(courseRating), slope: value(slope) })
      : ratingsOf(value(courseRating), value(slope), order)),
  };
  const wrong =
    holes.length === 0 && total.value ? totalTeeProblem(tee, total.value) : Object.values(teeProblems(tee))[0];
  if (wrong) return fail(wrong);
  return ok(
    compact({
      ...finishedImport(context, playedOn.value, nthOfDay),
      holesPlanned: [...order.slice(from), ...order.slice(0, from)],
      holes,
      total: holes.length === 0 && total.value ? total.value : undefined,
      mode: (text(mode) as Round['mode'] | undefined) ?? 'casual',
      courseSnapshot: compact({ name: text(course) ?? '', city: text(city), tee }),
      ...(fields.value as Partial<Round>),
      ratingMinusPar: (value(counts) ?? ratingMinusPar) === false ? false : undefined,
    }),
  );
};

/** Whether a file that begins with this text is Divot's own table, also with columns that somebody added. */
export const isOwnTable = (head: string): boolean => {
  const [header = ''] = tableText(head).toLowerCase().split(/\r?\n/, 1);
  const names = header.split(/[,;\t]/).map((name) => name.replaceAll('"', '').trim());
  return names.includes('score_1') && names.includes('start_hole');
};

type OwnRounds = { readonly rows: readonly ReadRow<Round>[]; readonly openDay?: OpenDay; readonly unread?: Unread };

/** Each line as a round, or its error. Fails if the file is not a rounds table. */
export const readRoundLines = (csv: string, context: ImportContext): Result<OwnRounds> => {
  const table = readTable(csv, 'rounds', ['date', 'score_1']);
  if (!table.ok) return table;
  const { columns, lines } = table.value;
  const written = ({ row }: (typeof lines)[number]) => (row.ok ? (row.value['date'] ?? '').trim() : '');
  const { dayIn, openDay } = readDays(lines.map(written), context);
  const onDay = new Map<string, number>();
  const rows = readEach(lines, context, (line): ReadRow<Round> => {
    const { at, row } = line;
    if (!row.ok) return { at, read: row };
    const date = dayIn(written(line)) ?? written(line);
    const nth = onDay.get(date) ?? 0;
    onDay.set(date, nth + 1);
    return { at, read: toRound({ ...row.value, date }, context, nth) };
  });
  const added = columns.filter(
    (name, at) =>
      name !== '' && !roundColumns.includes(name) && lines.some(({ row }) => row.ok && row.value[columns[at]!]?.trim()),
  );
  return ok(compact({ rows, openDay, unread: added.length > 0 ? { columns: added, lines: [] } : undefined }));
};
