import type { Round } from '#src/domain/entities/round.entity.ts';
import { type SampleColumn, writtenDateIn } from '@divot/shot-files';
import { type Result, asciiFigures, compact, fail, filled, groupBy, ok, sum, truncate } from '@divot/basics';
import { type RawCard, type ReadCard, cardAs, fitsDifferential, readingOf, unreadHole } from './card-reading.ts';
import { readDays } from './file-days.ts';
import { bareCell, fairwayIn, strokesIn, wholeIn } from './hole-cells.ts';
import {
  MOST_ENTRIES,
  MOST_ENTRIES_TEXT,
  MOST_LINES,
  MOST_LINES_TEXT,
  hasTooManyLines,
  tooMany,
} from './import-limit.ts';
import {
  type CardReading,
  type ImportContext,
  type ImportQuestion,
  type OpenDay,
  type ReadRow,
  type Unread,
  readEach,
} from './import-preview.ts';
import {
  HOLE_FIELDS,
  type HoleField,
  type RoundField,
  fieldNamed,
  isAdjusted,
  makeRounds,
  roundColumns,
  rowFieldOf,
} from './round-columns.ts';
import { toRound } from './rounds-csv.ts';
import { type Entry, courseIn, isCompetition, postedRound, ratingIn, typeIn } from './score-history.ts';
import { type Row, tableText } from './table.ts';
import { type Columns, cellsOf, headerIn, sampleOf, writtenAbove, writtenInName } from './table-place.ts';

// Rounds of any table: an app's export, an authority's record, a golfer's own sheet, one printed card. A line is a round, a
// hole, or a stroke. Names and numbers of golfers are read only to find the golfer's own scores.

type Line = { readonly at: number; readonly cells: readonly string[] };
type Cells = Partial<Record<HoleField, string>>;
/** The lines of a round, with its cells by hole. */
type Group = RawCard & { readonly lines: readonly Line[]; readonly label: string };

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Rows of a printed card that belong to all of its golfers: stroke indexes, pars, lengths. */
const cardRowsOf = (lines: readonly Line[], { byField }: Columns): ReadonlyMap<Line, HoleField> => {
  const holes = byField.get('strokes')?.holes;
  if (!holes) return new Map();
  return new Map(
    lines.flatMap((line) => {
      const field = [...holes.values()].some((at) => /\p{Nd}/u.test(line.cells[at] ?? '')) && rowFieldOf(line.cells);
      return field && field !== 'strokes' && field !== 'points' ? [[line, field] as const] : [];
    }),
  );
};

/** A card whose line is a round. */
const acrossCard = (
  line: Line,
  { byField, pars }: Columns,
  cardRows: ReadonlyMap<Line, HoleField>,
): ReadonlyMap<number, Cells> => {
  const cells = new Map<number, Cells>();
  const put = (n: number, field: HoleField, cell: string | undefined) => {
    if (cell !== undefined && cell.trim() !== '') cells.set(n, { [field]: cell, ...cells.get(n) });
  };
  for (const field of HOLE_FIELDS)
    for (const [n, at] of byField.get(field)?.holes ?? []) {
      if (field === 'strokes') cells.set(n, { strokes: line.cells[at] ?? '', ...cells.get(n) });
      else put(n, field, line.cells[at]);
    }
  for (const [row, field] of cardRows)
    for (const [n, at] of byField.get('strokes')!.holes!) put(n, field, row.cells[at]);
  for (const [n, par] of pars) put(n, 'par', String(par));
  return cells;
};

/** A card whose lines are holes, or strokes if the table has no score. */
const downCard = (lines: readonly Line[], { byField }: Columns): ReadonlyMap<number, Cells> => {
  const place = byField.get('hole')!.at;
  const byHole = groupBy(lines, ({ cells }) => wholeIn(cells[place]) ?? 0);
  return new Map(
    [...byHole].map(([n, group]): [number, Cells] => {
      const fields = HOLE_FIELDS.flatMap((field) =>
        byField.has(field) ? [[field, group.at(-1)!.cells[byField.get(field)!.at] ?? '']] : [],
      );
      const counted = byField.has('strokes') ? {} : { strokes: String(group.length) };
      return [n, { ...counted, ...Object.fromEntries(fields) }];
    }),
  );
};

type Rounds = { readonly groups: readonly Group[]; readonly unread: readonly Line[] };

/** The rounds of the lines. A hole that comes again begins another round of that day. */
const roundsIn = (lines: readonly Line[], columns: Columns, above: Partial<Record<RoundField, string>>): Rounds => {
  const { byField } = columns;
  const entryOf =
    ({ cells }: Line, sums: Partial<Record<RoundField, string>> = {}): Entry =>
    (field) => {
      const cell = cells[byField.get(field)?.at ?? -1] ?? '';
      return (cell.trim() === '' ? (sums[field] ?? above[field] ?? '') : cell).trim();
    };
  const score = byField.get('score');
  const base = { isAdjusted: score !== undefined && isAdjusted(score) };
  const labelOf = ({ cells }: Line) => {
    const named = (cells[byField.get('golfer')?.at ?? -1] ?? '').trim();
    return named || (cells.find((cell) => /\p{L}/u.test(cell))?.trim() ?? '');
  };
  const hole = byField.get('hole');
  if (!hole) {
    const cardRows = cardRowsOf(lines, columns);
    const groups = lines
      .filter((line) => !cardRows.has(line) && !isBlank(line.cells))
      .map((line) => ({
        ...base,
        at: line.at,
        lines: [line],
        label: labelOf(line),
        entry: entryOf(line),
        cells: acrossCard(line, columns, cardRows),
      }));
    return { groups, unread: [] };
  }
  const isHole = ({ cells }: Line) => (wholeIn(cells[hole.at]) ?? 0) >= 1 && wholeIn(cells[hole.at])! <= 18;
  const sums: Partial<Record<RoundField, string>> = {};
  const unread: Line[] = [];
  const totals: Group[] = [];
  for (const line of lines.filter((one) => !isHole(one) && !isBlank(one.cells))) {
    const field = fieldNamed(line.cells[hole.at] ?? '');
    const value = line.cells[byField.get('strokes')?.at ?? -1];
    const entry = entryOf(line);
    if (field && value) sums[field === 'score' ? 'gross' : field] = value;
    else if (entry('date') !== '' && entry('score') !== '')
      totals.push({ ...base, at: line.at, lines: [line], label: '', entry, cells: new Map() });
    else unread.push(line);
  }
  const times = new Map<string, number>();
  const groups = groupBy(lines.filter(isHole), (line) => {
    const cell = entryOf(line);
    const round = [cell('date'), cell('club'), cell('course'), cell('tee'), cell('golfer')].join('|');
    if (!byField.has('strokes')) return round;
    const place = `${round}|${cell('hole')}`;
    times.set(place, (times.get(place) ?? 0) + 1);
    return `${round}|${times.get(place)}`;
  });
  const cardSums = groups.size === 1 ? sums : {};
  const cards = [...groups.values()].map((cardLines): Group => ({
    ...base,
    at: cardLines[0]!.at,
    lines: cardLines,
    label: labelOf(cardLines[0]!),
    // Where each line is a hole, its score is the hole's.
    entry: (field) =>
      field === 'score' && byField.get('score')?.at === byField.get('strokes')?.at
        ? (cardSums.gross ?? above.score ?? '')
        : entryOf(cardLines[0]!, cardSums)(field),
    cells: downCard(cardLines, columns),
  }));
  return { groups: [...cards, ...totals], unread };
};

const OWN_NAMES = {
  strokes: 'score',
  par: 'par',
  strokeIndex: 'si',
  yards: 'yards',
  putts: 'putts',
  penalties: 'penalties',
} as const;

/** The holes of a card as Divot's own table names them. */
const holesOf = ({ cells }: RawCard, { scores, pars }: ReadCard): Row => {
  const row: Record<string, string> = {};
  for (const [n, hole] of cells) {
    for (const field of ['strokeIndex', 'yards', 'putts', 'penalties'] as const)
      row[`${OWN_NAMES[field]}_${n}`] = String(wholeIn(hole[field]) ?? '');
    row[`par_${n}`] = String(pars.get(n) ?? '');
    row[`score_${n}`] = scores.get(n) ?? '';
    row[`fairway_${n}`] = fairwayIn(hole.fairway);
  }
  return row;
};

const cardRound = (
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
    course: courseIn(cell) || context.course,
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
  readonly questions?: readonly ImportQuestion[];
  readonly unread?: Unread;
};

const hasCard = ({ cells }: RawCard): boolean => [...cells.values()].some(({ strokes = '' }) => strokes.trim() !== '');
/** Whether at least most holes hold strokes: other rows of a golfer hold scores to par, points, or putts. */
const isOfStrokes = (group: Group): boolean => {
  const cells = [...group.cells.values()].map(({ strokes }) => strokesIn(bareCell(strokes)));
  return cells.filter(Boolean).length >= 7 && !cells.includes(undefined);
};

const DISC_GOLF = /^layout ?name$/i;
const SEVERAL = 'This file holds scores of several golfers. Export only your own scores.';

/** The rounds of one golfer without a day in the table: a card, or the cards of several who are asked about. */
const cardsOf = (groups: readonly Group[]): readonly Group[] => {
  const cards = groups.filter(hasCard);
  const ofStrokes = cards.filter(isOfStrokes);
  return ofStrokes.length > 0 ? ofStrokes : cards;
};
/** Skips a second header and a legend below the table. */
const isScored = ({ entry }: Group): boolean =>
  /\p{Nd}/u.test(entry('score')) || writtenDateIn(entry('date')) !== undefined;

type Reading = ReturnType<typeof readingOf>;
const strokesOf = (group: Group, reading: Reading): number | undefined => {
  const card = hasCard(group) ? cardAs(group, reading.of(group)) : undefined;
  return card && sum([...card.scores.values()].map((score) => (score === 'X' ? 20 : Number(score))));
};

type OnDay = { readonly day: string | undefined; readonly nth: number };
/** `isOfAuthority`: without its rating, the authority's differential counts. */
const roundOf = (
  group: Group,
  { day, nth }: OnDay,
  { reading, isOfAuthority }: { readonly reading: Reading; readonly isOfAuthority: boolean },
  context: ImportContext,
): Result<Round> => {
  const cell: Entry = (field) =>
    isOfAuthority && ['rating', 'slope', 'both'].includes(field) ? '' : group.entry(field);
  if (!hasCard(group)) return postedRound(cell, day, nth, context);
  const how: CardReading = isOfAuthority ? 'totals' : reading.of(group);
  if (how === 'none') return fail('its holes are no strokes');
  if (how === 'totals') return postedRound(cell, day, nth, context);
  const card = cardAs(group, how);
  const hole = unreadHole(group);
  if (!card) return fail(hole === undefined ? 'no hole has a score' : `the score of hole ${hole} cannot be read`);
  return cardRound(holesOf(group, card), cell, day, nth, context);
};

/** Filled columns and lines that no round was made of. */
const unreadIn = (columns: Columns, lines: readonly Line[], left: readonly Line[]): Unread | undefined => {
  const isOfHoles = columns.byField.has('strokes') || columns.byField.has('hole');
  const used = new Set([...columns.byField].flatMap(([, { at, holes }]) => (holes && !isOfHoles ? [] : [at])));
  const isFilled = ({ at, holes }: Columns['all'][number]) =>
    lines.some(({ cells }) => [...(holes?.values() ?? [at])].some((column) => (cells[column] ?? '').trim() !== ''));
  const names = columns.all
    .filter((column) => !used.has(column.at) && isFilled(column))
    .map(({ name, at }) => truncate(name.trim(), 30) || `no. ${at + 1}`);
  return names.length + left.length > 0 ? { columns: names, lines: left.map(({ at }) => at) } : undefined;
};

const severalOf = (golfers: readonly Group[]): readonly ImportQuestion[] =>
  golfers.length > 1 ? [{ kind: 'golfer', names: golfers.map(({ label }) => truncate(label, 40)) }] : [];

type Scored = {
  readonly groups: readonly Group[];
  readonly isSingle: boolean;
  readonly questions: readonly ImportQuestion[];
};
/** Reads the rounds, in the order of the table, and asks what it does not say. */
const readRounds = ({ groups, isSingle, questions }: Scored, context: ImportContext) => {
  const { dayIn, ...open } = readDays(
    groups.map(({ entry }) => entry('date')),
    context,
  );
  const writtenDay = (group: Group) => dayIn(group.entry('date'));
  const asksDay = isSingle && (context.day !== undefined || groups.some((group) => writtenDay(group) === undefined));
  const asksCourse = isSingle && groups.some(({ entry }) => courseIn(entry) === '');
  const reading = readingOf(groups.filter(hasCard), context.card);
  const unfit = new Set(groups.filter((group) => !fitsDifferential(group.entry, strokesOf(group, reading))));
  const asked: readonly ImportQuestion[] = [
    ...questions,
    ...(asksDay ? [{ kind: 'day' } as const] : []),
    ...(asksCourse ? [{ kind: 'course' } as const] : []),
    ...(reading.question ? [reading.question] : []),
    ...(unfit.size > 0 ? [{ kind: 'differential', rounds: unfit.size } as const] : []),
  ];
  const onDay = new Map<string, number>();
  const isDayOpen = isSingle && context.day === undefined;
  const rows = readEach(
    groups.filter((group) => !isDayOpen || writtenDay(group) !== undefined),
    context,
    (group): ReadRow<Round> => {
      const day = (isSingle ? context.day : undefined) ?? writtenDay(group);
      const nth = onDay.get(day ?? '') ?? 0;
      onDay.set(day ?? '', nth + 1);
      const isOfAuthority = context.differential === 'differential' && unfit.has(group);
      return { at: group.at, read: roundOf(group, { day, nth }, { reading, isOfAuthority }, context) };
    },
  );
  return { rows, ...open, questions: filled(asked) };
};

/** Each round, or why it is left out. `openColumns`, `questions`: what the golfer has to confirm or say first. */
export const readRoundTable = (file: string, context: ImportContext): Result<RoundTable> => {
  const text = tableText(file);
  if (hasTooManyLines(text, MOST_LINES)) return fail(tooMany(`more than ${MOST_LINES_TEXT} lines`));
  const place = headerIn(text);
  if (!place) return fail('This is not a table of rounds: it has no row of names with scores below.');
  if (place.header.some((name) => DISC_GOLF.test(name.trim())))
    return fail('This is a table of disc golf, not of golf.');
  const { columns: chosen } = context;
  const columns = roundColumns(place.header, place.below, chosen);
  const openColumns = columns.isProposed || chosen ? sampleOf(place, columns) : undefined;
  if (!makeRounds([...columns.byField.keys()])) return ok(compact({ rows: [], openColumns }));
  const lines = cellsOf(text, place.separator)
    .map((cells, at) => ({ at: at + 1, cells }))
    .slice(place.line + 1);
  const isSingle = !columns.byField.has('date');
  const above = isSingle ? { ...writtenInName(context.fileName ?? ''), ...writtenAbove(place.above) } : {};
  const { groups, unread } = roundsIn(lines, columns, above);
  const golfers = isSingle ? cardsOf(groups) : [];
  if (!isSingle && new Set(groups.map(({ entry }) => entry('golfer')).filter(Boolean)).size > 1) return fail(SEVERAL);
  const ofGolfer = golfers.length > 1 ? golfers.filter((_, at) => at === context.golfer) : golfers;
  const scored = isSingle ? ofGolfer : groups.filter(isScored);
  if (scored.length > MOST_ENTRIES) return fail(tooMany(`more than ${MOST_ENTRIES_TEXT} rounds`));
  const rounds = readRounds({ groups: scored, isSingle, questions: severalOf(golfers) }, context);
  const read = new Set([...scored, ...golfers].flatMap((group) => group.lines));
  const left = [...unread, ...groups.flatMap((group) => group.lines)].filter((line) => !read.has(line));
  return ok(compact({ ...rounds, openColumns, unread: unreadIn(columns, lines, left) }));
};
