import { compact } from '@divot/basics';
import { type ClubReading, readClubWord } from '../clubs/club-words.ts';
import type { Columns } from './columns.ts';
import { type WrittenDate, writtenDateIn } from './dates.ts';
import { type DecimalMark, cellNumber } from './numbers.ts';
import { remember } from './remember.ts';
import type { LineNote, NumberField, ShotFileOptions } from './types.ts';
import { factorOf, unitOfRow } from './units.ts';

// A table row as a shot whose open questions (date order, unit of unnamed lengths) are not answered yet.

type ShotValues = Partial<Record<NumberField, number>>;
export type Draft = {
  readonly line: number;
  readonly club: ClubReading;
  /** The part of the club's word to ask about, if it was read by likelihood. */
  readonly guessedWord?: string;
  /** What the file's player columns say, or else a line above the shots. Separated by `NAMES_APART`. */
  readonly player: string;
  readonly date?: WrittenDate;
  /** Whether the row has a date that Divot cannot read. */
  readonly hasUnreadDate?: true;
  readonly spinMeasured?: boolean;
  readonly values: ShotValues & { readonly carryM: number };
  /** Values still as the file writes them, because it names no unit for them. */
  readonly unnamed: readonly NumberField[];
};

export type RowReader = {
  readonly columns: Columns;
  readonly mark: DecimalMark;
  /** What a line above the shots says about them. */
  readonly block: {
    readonly club?: string | undefined;
    readonly player: string;
    readonly date?: WrittenDate | undefined;
  };
};

const CLUB_FIELDS: readonly NumberField[] = ['clubSpeedMps', 'attackDeg', 'pathDeg', 'faceDeg'];
/** Never zero if they were measured. */
const NEVER_ZERO: readonly NumberField[] = ['clubSpeedMps', 'ballSpeedMps', 'spinRpm', 'totalM'];
const MOST_MEASURED = 1e6;

const clubOf = remember(readClubWord);
/** Occurs in no cell. */
export const NAMES_APART = '\u001F';
const playerIn = (cells: readonly string[], { columns, block }: RowReader): string => {
  const names = columns.players.map((at) => cells[at] ?? '');
  return names.some(Boolean) ? names.join(NAMES_APART) : block.player;
};
/** Shares one string between all rows. A row's own string would keep its piece of the file in memory. */
const onceOf = remember((word) => word);
const clubIn = (word: string, answers: ShotFileOptions['clubs']): ClubReading | undefined => {
  const read = clubOf(word);
  const answered = answers?.[word] ?? answers?.[read?.asked ?? ''];
  if (answered === undefined) return read;
  const loft = read?.loftDegrees;
  return compact({ club: answered, loftDegrees: loft });
};

/**
 * If the club was not seen, FSX writes the largest float and Square writes zeros. The club's other figures then mean
 * nothing.
 */
const withoutUnseenClub = (values: ShotValues, speed: number | undefined): void => {
  const wasSeen = speed !== undefined && speed !== 0 && Math.abs(speed) < MOST_MEASURED;
  if (wasSeen) return;
  for (const field of CLUB_FIELDS) if (speed !== undefined || values[field] === 0) delete values[field];
};

type Read = NonNullable<ReturnType<typeof cellNumber>>;
/** A figure that no launch monitor measures: its sentinel for "not seen". */
const isNotMeasured = ({ value }: Read, field: NumberField): boolean =>
  Math.abs(value) >= MOST_MEASURED || (value === 0 && NEVER_ZERO.includes(field));

/** The unit that the cell, or the cell for units, names. */
const unitIn = (read: Read, ofRow = ''): string | undefined => {
  const named = unitOfRow(read.unit ?? ofRow);
  return read.unit !== undefined && named === undefined ? 'unknown' : named;
};

/** How the cell counts, of the unit in the cell, the row or the header. Undefined if none names it. */
const scaleOf = ({ measure, factor }: Columns['numbers'][number], unit: string | undefined, row: number | undefined) =>
  (measure && factorOf(unit, measure)) ?? factor ?? (measure === 'length' ? row : undefined);

const readNumbers = (
  cells: readonly string[],
  { columns, mark }: RowReader,
): { values: ShotValues; unnamed: readonly NumberField[] } => {
  const values: ShotValues = {};
  const unnamed: NumberField[] = [];
  let clubSpeed: number | undefined;
  let metric: number | undefined;
  for (const column of columns.numbers) {
    const { field, at, measure, sign, unitAt } = column;
    const read = cellNumber(cells[at] ?? '', mark);
    if (!read) continue;
    if (field === 'clubSpeedMps') clubSpeed = read.value;
    const unit = unitIn(read, cells[unitAt ?? -1]);
    if (unit === 'unknown' || isNotMeasured(read, field)) continue;
    const scale = scaleOf(column, unit, metric);
    // "152 m" beside a side of "12 R": no file has the carry in metres and the rest in yards.
    if (field === 'carryM' && unit === 'm') metric = scale;
    if (measure && scale === undefined) unnamed.push(field);
    values[field] = read.value * (scale ?? 1) * sign;
  }
  if (columns.at.clubSpeedMps) withoutUnseenClub(values, clubSpeed);
  return { values, unnamed: unnamed.filter((field) => values[field] !== undefined) };
};

const MEASURED = /^(measured|gemessen|mesure|medido|misurato|actual|計測|측정)/i;
const ESTIMATED = /^(estimated|berechnet|geschatzt|estime|estimado|stimato|calculated|calcul|推定|추정)/i;
const spinMeasuredIn = (cell: string | undefined): boolean | undefined => {
  const word = (cell ?? '').normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '');
  if (MEASURED.test(word)) return true;
  return ESTIMATED.test(word) ? false : undefined;
};

type UnknownClub = LineNote & { readonly unknownClub: string };

/** Why a row with this club is left out. */
const leftOut = (cells: readonly string[], { columns }: RowReader, word: string, club: ClubReading | undefined) => {
  if (!club && word !== '') return { reason: 'A club that Divot does not know', unknownClub: word };
  if (!club) return { reason: 'No club' };
  if (club.club === 'Putter') return { reason: 'A putt' };
  return cells[columns.at.useInStat?.at ?? -1]?.toUpperCase() === 'FALSE'
    ? { reason: 'Left out in TrackMan' }
    : undefined;
};

/** The row's own date, else that of the lines above, unless the row has one that Divot cannot read. */
const dateOf = (cells: readonly string[], { columns: { at }, block }: RowReader) => {
  const day = cells[at.date?.at ?? -1];
  const written = [day, cells[at.clock?.at ?? -1]].filter(Boolean).join(' ');
  const rowDate = written === '' ? undefined : writtenDateIn(written);
  const hasUnreadDate: true | undefined = rowDate === undefined && day ? true : undefined;
  return { date: rowDate ?? (hasUnreadDate ? undefined : block.date), hasUnreadDate };
};

/** The row as a draft, or the reason why it is left out. */
export const draftOf = (
  line: number,
  cells: readonly string[],
  reader: RowReader,
  options: ShotFileOptions,
): Draft | LineNote | UnknownClub => {
  const { at, maker } = reader.columns;
  const word = maker.clubBlocks ? (reader.block.club ?? '') : (cells[at.club?.at ?? -1] ?? '');
  const club = clubIn(word, options.clubs);
  const left = leftOut(cells, reader, word, club);
  if (left || !club) return { line, ...left! };
  const { values, unnamed } = readNumbers(cells, reader);
  const { carryM } = values;
  if (!(carryM !== undefined && carryM > 0)) return { line, reason: 'No carry' };
  return compact({
    line,
    club,
    player: onceOf(playerIn(cells, reader)),
    values: Object.assign(values, { carryM }),
    unnamed,
    guessedWord: club.isGuess ? (club.asked ?? word) : undefined,
    ...dateOf(cells, reader),
    spinMeasured: spinMeasuredIn(cells[at.spinType?.at ?? -1]),
  });
};
