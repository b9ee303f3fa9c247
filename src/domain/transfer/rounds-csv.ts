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
import { type Cell, cellText, dayCell, fieldCell, wholeCell } from './cells.ts';
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

/** The part of a round that a line holds. */
type Line = Pick<Round, 'playedOn' | 'courseSnapshot' | 'mode' | 'holesPlanned' | 'holes'> & Partial<Round>;

/** What several columns of a round say together: course, tee, order of play, and the total of one without holes. */
type Head = Partial<{
  readonly course: string;
  readonly city: string;
  readonly tee: string;
  readonly mode: Round['mode'];
  readonly course_rating: number;
  readonly slope: number;
  readonly start_hole: number;
  readonly rating_minus_par: boolean;
  readonly adjusted_gross: number;
  readonly total_holes: number;
  readonly posted_differential: number;
}>;
type HeadColumn = readonly [label: string, Column<Line>];
const headColumn = (name: keyof Head, schema: Keywords | string, write: Column<Line>['write']): HeadColumn => {
  const keywords = typeof schema === 'string' ? fieldOf('rounds', schema) : schema;
  const label = name.replaceAll('_', ' ');
  return [label, { name, write, read: (cell) => named(name, fieldCell(cell, label, keywords)) }];
};
const between = (type: 'integer' | 'number', [minimum, maximum]: readonly [number, number]) =>
  ({ type, minimum, maximum }) as Keywords;
const ANY_RATING = [NINE_RATING[0], EIGHTEEN_RATING[1]] as const;
const teeOn = ({ courseSnapshot }: Line): Tee | undefined => courseSnapshot?.tee;
/** Of the holes played. */
const ratingOn = (round: Line) => {
  const tee = teeOn(round);
  return tee && (scoreWithoutHoles(round) ? tee : ratingFor(tee, countedHoles(round)));
};
const HEAD: readonly HeadColumn[] = [
  headColumn('course', 'courseSnapshot.name', (round) => round.courseSnapshot?.name),
  headColumn('city', 'courseSnapshot.city', (round) => round.courseSnapshot?.city),
  headColumn('tee', 'courseSnapshot.tee.name', (round) => teeOn(round) && teeText(teeOn(round)!)),
  headColumn('mode', 'mode', ({ mode }) => mode),
  headColumn('course_rating', between('number', ANY_RATING), (round) => ratingOn(round)?.courseRating),
  headColumn('slope', between('integer', SLOPE), (round) => ratingOn(round)?.slope),
  headColumn('start_hole', between('integer', [1, 18]), ({ holesPlanned }) => holesPlanned[0]),
  headColumn('rating_minus_par', 'ratingMinusPar', ({ ratingMinusPar }) => ratingMinusPar !== false),
];
const TOTAL: readonly HeadColumn[] = [
  headColumn('adjusted_gross', 'total.adjustedGross', (round) => scoreWithoutHoles(round)?.adjustedGross),
  headColumn('total_holes', 'total.holes', (round) => scoreWithoutHoles(round)?.holes),
  headColumn('posted_differential', 'total.differential', (round) => scoreWithoutHoles(round)?.differential),
];

const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);
const columnsWhere = (isOne: (name: string, isRare: boolean) => boolean): readonly string[] => [
  'date',
  ...HEAD.map(([, { name }]) => name),
  ...FIELDS.flatMap(([, { name, isRare = false }]) => (isOne(name, isRare) ? [name] : [])),
  ...HOLES.flatMap((n) =>
    HOLE_COLUMNS.flatMap(([, { name, isRare = false }]) => (isOne(`${name}_${n}`, isRare) ? [`${name}_${n}`] : [])),
  ),
  ...TOTAL.map(([, { name }]) => name),
];
/** Every column that Divot writes or reads. */
export const roundColumns: readonly string[] = columnsWhere(() => true);
/** Those that are only written where a round has them. */
export const rareRoundColumns: readonly string[] = roundColumns.filter(
  (name) => !columnsWhere((_, isRare) => !isRare).includes(name),
);

/** The tee's other holes: a course handicap needs their pars too. */
const holesOffTheCard = ({ courseSnapshot, holes }: Line): readonly Hole[] => {
  const { tee } = courseSnapshot ?? {};
  const off = (tee?.par ?? []).map((_, at) => at + 1).filter((n) => !holes.some((hole) => hole.n === n));
  return tee ? off.map((n) => holeOf(tee, n)) : [];
};

const toRow = (round: Line): Record<string, string | number> => {
  const row: Record<string, string | number | boolean | undefined> = { date: round.playedOn };
  for (const [, { name, write }] of [...HEAD, ...FIELDS, ...TOTAL]) row[name] = write(round);
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
  const checked = checkHole({ ...hole, fairway: undefined });
  return checked.ok ? ok(hole) : fail(checked.error);
};

type Holes = { readonly holes: readonly Hole[]; readonly pars: readonly number[] };
/** The holes with a score, and the pars of all. */
const toHoles = (row: Row, newId: () => string): Result<Holes> => {
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
  return strokeIndexesFit(holes.map(({ si }) => si))
    ? ok({ holes, pars })
    : fail('two holes have the same stroke index');
};

const teeNamed = ({ tee = 'Imported' }: Head) => ({ id: 'imported', name: tee });

/** A round without holes: its total, and a tee that fits it. */
const withTotal = (head: Head) => {
  const { adjusted_gross: adjustedGross, total_holes: holes = 18, posted_differential: differential } = head;
  if (adjustedGross === undefined) return fail('no hole has a score');
  const total: RoundTotal = compact({ adjustedGross, holes, differential });
  const tee = { ...teeNamed(head), ...compact({ courseRating: head.course_rating, slope: head.slope }), par: [] };
  const problem = totalProblem(total) ?? totalTeeProblem(tee, total);
  return problem === undefined ? ok({ holes: [], holesPlanned: [], total, tee }) : fail(problem);
};

const withHoles = ({ holes, pars }: Holes, head: Head) => {
  const order = holes.map(({ n }) => n);
  const from = Math.max(0, order.indexOf(head.start_hole ?? 0));
  const tee: Tee = { ...teeNamed(head), par: [...pars], ...ratingsOf(head.course_rating, head.slope, order) };
  const [problem] = Object.values(teeProblems(tee));
  const holesPlanned = [...order.slice(from), ...order.slice(0, from)];
  return problem === undefined ? ok({ holes: [...holes], holesPlanned, total: undefined, tee }) : fail(problem);
};

/** `nthOfDay`: rounds on one day keep the order of their lines. */
export const toRound = (row: Row, context: ImportContext, nthOfDay: number): Result<Round> => {
  const { today, newId } = context;
  const playedOn = dayCell(row['date'], today);
  if (!playedOn.ok) return playedOn;
  const read = (columns: typeof FIELDS | typeof HEAD) =>
    toFields<never>(
      columns,
      (name) => row[name],
      (label) => label,
      newId,
    );
  const fields = read(FIELDS);
  if (!fields.ok) return fields;
  const head = read([...HEAD, ...TOTAL]);
  if (!head.ok) return head;
  const { course = '', city, mode = 'casual', rating_minus_par: counts, ...rest } = head.value as Head;
  const card = toHoles(row, newId);
  if (!card.ok) return card;
  const scored = card.value.holes.length > 0 ? withHoles(card.value, rest) : withTotal(rest);
  if (!scored.ok) return scored;
  const { tee, ...holes } = scored.value;
  return ok(
    compact({
      ...finishedImport(context, playedOn.value, nthOfDay),
      ...holes,
      mode,
      courseSnapshot: compact({ name: course, city, tee }),
      ...(fields.value as Partial<Round>),
      ratingMinusPar: (counts ?? context.ratingMinusPar) === false ? false : undefined,
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
