import { type ClubReading, readClubWord } from './club-words.ts';
import type { Columns } from './columns.ts';
import { type WrittenDate, writtenDateIn } from './dates.ts';
import { type DecimalMark, cellNumber } from './numbers.ts';
import { type LineNote, NUMBER_FIELDS, type NumberField, type ShotFileOptions } from './types.ts';
import { factorOf, measureOf, unitWord } from './units.ts';

// One row of a table as a shot whose open questions (date order, unit of unnamed lengths) are not answered yet.

export type Draft = {
  readonly line: number;
  readonly club: ClubReading;
  /** The club's word, where it was read by likelihood. */
  readonly guessedWord?: string;
  /** As the file writes the name; empty without one. */
  readonly player: string;
  readonly date?: WrittenDate;
  readonly spinMeasured?: boolean;
  readonly values: Partial<Record<NumberField, number>>;
  /** Those of the values that stand as the file writes them, because it names no unit for them. */
  readonly unnamed: readonly NumberField[];
};

export type RowReader = {
  readonly columns: Columns;
  readonly mark: DecimalMark;
  /** What a line above the shots says of them. */
  readonly block: {
    readonly club?: string | undefined;
    readonly player: string;
    readonly date?: WrittenDate | undefined;
  };
};

const CLUB_FIELDS: readonly NumberField[] = ['clubSpeedMps', 'attackDeg', 'pathDeg', 'faceDeg'];
/** Never zero where they were measured. */
const NEVER_ZERO: readonly NumberField[] = ['clubSpeedMps', 'ballSpeedMps', 'spinRpm', 'totalM'];
const MOST_MEASURED = 1e6;

const clubsRead = new Map<string, ClubReading | undefined>();
const clubIn = (word: string, answers: ShotFileOptions['clubs']): ClubReading | undefined => {
  const answered = answers?.[word];
  if (answered !== undefined) {
    const loft = readClubWord(word)?.loftDegrees;
    return { club: answered, ...(loft === undefined ? {} : { loftDegrees: loft }) };
  }
  if (clubsRead.size > 2000) clubsRead.clear();
  if (!clubsRead.has(word)) clubsRead.set(word, readClubWord(word));
  return clubsRead.get(word);
};

const NO_FIELDS: readonly NumberField[] = [];

/** FSX writes the largest float where it did not see the club, Square zeros: the club's other figures mean nothing then. */
const withoutUnseenClub = (values: Partial<Record<NumberField, number>>, speed: number | undefined): void => {
  const wasSeen = speed !== undefined && speed !== 0 && Math.abs(speed) < MOST_MEASURED;
  if (wasSeen) return;
  for (const field of CLUB_FIELDS) if (speed !== undefined || values[field] === 0) delete values[field];
};

const readNumbers = (cells: readonly string[], { columns, mark }: RowReader): Pick<Draft, 'values' | 'unnamed'> => {
  const values: Partial<Record<NumberField, number>> = {};
  let unnamed: NumberField[] | undefined;
  let clubSpeed: number | undefined;
  for (const field of NUMBER_FIELDS) {
    const column = columns.at[field];
    const read = column && cellNumber(cells[column.at] ?? '', mark);
    if (!column || !read) continue;
    if (field === 'clubSpeedMps') clubSpeed = read.value;
    const measure = measureOf(field);
    const own = read.unit === undefined ? undefined : unitWord(read.unit);
    if (read.unit !== undefined && own === undefined) continue;
    if (Math.abs(read.value) >= MOST_MEASURED || (read.value === 0 && NEVER_ZERO.includes(field))) continue;
    const factor = measure && (factorOf(own, measure) ?? factorOf(column.unit, measure));
    if (measure && factor === undefined) (unnamed ??= []).push(field);
    values[field] = read.value * (factor ?? 1) * column.sign;
  }
  if (columns.at.clubSpeedMps) withoutUnseenClub(values, clubSpeed);
  return { values, unnamed: unnamed?.filter((field) => values[field] !== undefined) ?? NO_FIELDS };
};

const MEASURED = /^(measured|gemessen|mesure|medido|misurato|actual|計測|측정)/i;
const ESTIMATED = /^(estimated|berechnet|geschatzt|estime|estimado|stimato|calculated|calcul|推定|추정)/i;
const spinMeasuredIn = (cell: string | undefined): boolean | undefined => {
  const word = (cell ?? '').normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, '');
  if (MEASURED.test(word)) return true;
  return ESTIMATED.test(word) ? false : undefined;
};

type UnknownClub = LineNote & { readonly unknownClub: string };

/** The row as a draft, or why it is left out. */
export const draftOf = (
  line: number,
  cells: readonly string[],
  reader: RowReader,
  options: ShotFileOptions,
): Draft | LineNote | UnknownClub => {
  const { at } = reader.columns;
  const word = reader.columns.maker.clubBlocks ? (reader.block.club ?? '') : (cells[at.club?.at ?? -1] ?? '');
  const club = clubIn(word, options.clubs);
  if (!club && word !== '') return { line, reason: 'A club that Divot does not know', unknownClub: word };
  if (!club) return { line, reason: 'No club' };
  if (club.club === 'Putter') return { line, reason: 'A putt' };
  if (cells[at.useInStat?.at ?? -1]?.toUpperCase() === 'FALSE') return { line, reason: 'Left out in TrackMan' };
  const { values, unnamed } = readNumbers(cells, reader);
  if (!(values.carryM !== undefined && values.carryM > 0)) return { line, reason: 'No carry' };
  const written = [cells[at.date?.at ?? -1], cells[at.clock?.at ?? -1]].filter(Boolean).join(' ');
  const date = (written === '' ? undefined : writtenDateIn(written)) ?? reader.block.date;
  const spinMeasured = spinMeasuredIn(cells[at.spinType?.at ?? -1]);
  return {
    line,
    club,
    player: cells[at.player?.at ?? -1] || reader.block.player,
    values,
    unnamed,
    ...(club.isGuess ? { guessedWord: word } : {}),
    ...(date ? { date } : {}),
    ...(spinMeasured === undefined ? {} : { spinMeasured }),
  };
};
