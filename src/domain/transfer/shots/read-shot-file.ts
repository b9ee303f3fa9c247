import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import { type Columns, plainName, readColumns } from './columns.ts';
import { readClubWord } from './club-words.ts';
import { type WrittenDate, dateOrder, dayInFileName, dayOf, writtenDateIn } from './dates.ts';
import { decodeText } from './decode-text.ts';
import { type Draft, draftOf } from './draft-shots.ts';
import { impossibleBecause } from './flight.ts';
import { isSummaryWord } from './makers.ts';
import { type Table, findTable } from './find-table.ts';
import { eachRow } from './rows.ts';
import { createShotKeys } from './shot-key.ts';
import {
  type LineNote,
  NUMBER_FIELDS,
  type NumberField,
  type ReadShot,
  type ShotFile,
  type ShotFileOptions,
} from './types.ts';
import { isUnitsRow } from './units.ts';
import { readUnnamedUnits } from './unnamed-units.ts';

// A launch monitor's file as shots. Nothing is guessed in silence: what the file leaves open is named in `ambiguous`. Names,
// e-mails, notes and places are never read: only columns that are asked for leave a row.

export const MOST_ROWS = 200_000;
const NOT_SHOTS =
  'Divot finds no table of shots in this file. Bring the CSV file that your launch monitor exports, or choose its columns.';

const isHeaderAgain = (cells: readonly string[], columns: Columns): boolean => {
  const names = cells.map(plainName).filter(Boolean);
  if (names.length < 3) return false;
  const same = names.filter((name) => columns.names.includes(name)).length;
  return same >= names.length * 0.7;
};

const summaryWord = (cells: readonly string[], { at }: Columns): boolean =>
  [...cells.slice(0, 3), cells[at.date?.at ?? -1] ?? '', cells[at.club?.at ?? -1] ?? ''].some(
    (cell, index) => /^\D{2,}/.test(cell) && isSummaryWord(plainName(cell), index === 0),
  );

type Reading = { readonly drafts: Draft[]; readonly skipped: LineNote[]; readonly otherLines: LineNote[] };

/** Reads the rows below the header; false when there are more than Divot takes. */
const readRows = (
  text: string,
  table: Table,
  options: ShotFileOptions,
  onProgress: (share: number) => void,
): Reading | undefined => {
  const reading: Reading = { drafts: [], skipped: [], otherLines: [] };
  const { drafts, skipped, otherLines } = reading;
  const endsInBreak = text.endsWith('\n');
  let { columns } = table;
  const fewestCells = Math.min(3, columns.names.length);
  const alone = table.above.map(({ cells }) => cells.filter(Boolean)).findLast(({ length }) => length === 1);
  let blockClub = columns.maker.clubBlocks ? alone?.[0] : undefined;
  let isAfterHeader = false;
  let tooMany = false;
  eachRow(text, table.separator, table.skipLines, ({ line, cells, isLast, share }) => {
    if (line % 2000 === 0) onProgress(share);
    if (line < table.headerLine) return true;
    const filled = cells.filter((cell) => cell !== '');
    // Neither a header nor a row of units has a figure where the carry is: names are compared only for rows without.
    const hasCarry = /^\D?\d/.test(cells[columns.at.carryM?.at ?? -1] ?? '');
    if (filled.length === 0) return true;
    const below = isAfterHeader;
    isAfterHeader = false;
    if (line === table.headerLine) isAfterHeader = true;
    else if (!hasCarry && isUnitsRow(cells)) {
      if (!below) otherLines.push({ line, reason: 'Units' });
      if (below && line !== table.headerLine + 1)
        columns = readColumns(columns.header, cells, options.columns) ?? columns;
    } else if (!hasCarry && isHeaderAgain(cells, columns)) {
      // The same header keeps the units of the row below the first one; a file joined of two exports may change them.
      const isSame = cells.join('\n') === table.columns.header.join('\n');
      columns = isSame ? table.columns : (readColumns(cells, undefined, options.columns) ?? columns);
      isAfterHeader = true;
      otherLines.push({ line, reason: 'The header again' });
    } else if (summaryWord(cells, columns)) otherLines.push({ line, reason: 'An average' });
    else if (columns.maker.clubBlocks && filled.length === 1) {
      if (readClubWord(filled[0]!) || options.clubs?.[filled[0]!]) [blockClub] = filled;
      else blockClub = undefined;
      otherLines.push({ line, reason: 'The name of a club' });
    } else if (filled.length < fewestCells && !isLast) otherLines.push({ line, reason: 'No shot' });
    else if (isLast && !endsInBreak && cells.length < columns.names.length) {
      skipped.push({ line, reason: 'Cut off at the end of the file' });
    } else if (cells.slice(columns.names.length).some(Boolean)) {
      skipped.push({ line, reason: 'More cells than columns' });
    } else if (filled.length < fewestCells) otherLines.push({ line, reason: 'No shot' });
    else {
      const draft = draftOf(line, cells, { columns, mark: table.mark, blockClub }, options);
      if ('reason' in draft) skipped.push(draft);
      else drafts.push(draft);
      tooMany = drafts.length + skipped.length > MOST_ROWS;
    }
    return !tooMany;
  });
  return tooMany ? undefined : reading;
};

/** The day in a line above the table; nothing else of that line is read. */
const dayAbove = ({ above, columns: { maker } }: Table): WrittenDate | undefined => {
  const line = maker.dayAbove && above.find(({ cells }) => maker.dayAbove!.test(cells.join(' ')));
  return line && writtenDateIn(line.cells.join(' '));
};

const shotOf = (
  draft: Draft,
  scale: (draft: Draft, field: NumberField) => number,
  day: (date: WrittenDate) => string | undefined,
  fileDate: WrittenDate | undefined,
): Omit<ReadShot, 'key'> => {
  const values: Partial<Record<NumberField, number>> = {};
  for (const field of NUMBER_FIELDS) {
    if (draft.values[field] !== undefined) values[field] = draft.values[field] * scale(draft, field);
  }
  const date = draft.date ?? fileDate;
  const onDay = date && day(date);
  return {
    line: draft.line,
    club: draft.club.club,
    ...(draft.club.loftDegrees === undefined ? {} : { loftDegrees: draft.club.loftDegrees }),
    ...(onDay && draft.date?.time ? { at: `${onDay}T${draft.date.time}` } : {}),
    ...(onDay ? { day: onDay } : {}),
    carryM: 0, // every draft has a carry, spread next
    ...values,
    ...(draft.spinMeasured === undefined ? {} : { spinMeasured: draft.spinMeasured }),
  };
};

const sameShot = ({ line: _line, ...shot }: Omit<ReadShot, 'key'>): string =>
  [shot.at, shot.day, shot.club, ...NUMBER_FIELDS.map((field) => shot[field]?.toFixed(3))].join('|');

/** Words of the club column that were read by likelihood, in the order of the file. */
const openClubWords = (text: string, table: Table, drafts: readonly Draft[], options: ShotFileOptions): string[] => {
  if (!drafts.some(({ club }) => club.isGuess)) return [];
  const lines = new Set(drafts.filter(({ club }) => club.isGuess).map(({ line }) => line));
  const words = new Set<string>();
  const { columns } = table;
  eachRow(text, table.separator, table.skipLines, ({ line, cells }) => {
    const filled = cells.filter((cell) => cell !== '');
    const word = columns.maker.clubBlocks
      ? filled.length === 1 && filled[0]
      : lines.has(line) && cells[columns.at.club?.at ?? -1];
    if (word && readClubWord(word)?.isGuess && options.clubs?.[word] === undefined) words.add(word);
    return true;
  });
  return [...words];
};

/**
 * The shots of a file by any maker's export that Divot knows, or by a table with a carry and a club. Pure; fails with one
 * sentence that says what the file is and what would work.
 */
export const readShotFile = (
  name: string,
  bytes: Uint8Array,
  options: ShotFileOptions = {},
  onProgress: (share: number) => void = () => undefined,
): Result<ShotFile> => {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return decoded;
  const text = decoded.value;
  const table = findTable(text, options);
  if (!table) return fail(NOT_SHOTS);
  const reading = readRows(text, table, options, onProgress);
  if (!reading) return fail('This file holds more than 200,000 shots. Export fewer practices at a time.');
  const { drafts, skipped, otherLines } = reading;
  const { maker } = table.columns;
  if (drafts.length === 0 && skipped.length === 0) {
    return fail('This file has the header of a launch monitor and no shot below it. Export the practice again.');
  }

  const fileDate = dayAbove(table);
  const dates = drafts.flatMap(({ date }) => (date ? [date] : []));
  const order = dateOrder(
    fileDate && dates.length === 0 ? [fileDate] : dates,
    maker.vendor === 'garmin' ? dayInFileName(name) : undefined,
  );
  const dayFirst = order.isProved ? order.dayFirst : (options.dayFirst ?? order.dayFirst);
  const units = readUnnamedUnits(drafts, maker, table.columns.at.carryM?.unit, options.lengthUnit);
  const keyOf = createShotKeys(maker.vendor);
  const seen = new Set<string>();
  const shots: ReadShot[] = [];
  for (const draft of drafts) {
    const shot = shotOf(draft, units.scale, (date) => dayOf(date, dayFirst), fileDate);
    const same = sameShot(shot);
    const reason = impossibleBecause(shot) ?? (seen.has(same) ? 'Twice in the file' : undefined);
    seen.add(same);
    if (reason) skipped.push({ line: shot.line, reason });
    else shots.push({ ...shot, key: keyOf(shot) });
  }
  const clubs = openClubWords(text, table, drafts, options);
  return ok({
    vendor: maker.vendor,
    ...(units.lengthUnit ? { lengthUnit: units.lengthUnit } : {}),
    ...(order.isProved ? {} : { dayFirst }),
    shots,
    skipped: skipped.toSorted((a, b) => a.line - b.line),
    otherLines,
    ambiguous: {
      ...(order.isProved || options.dayFirst !== undefined ? {} : { dates: true as const }),
      ...(units.isOpen ? { lengthUnit: true as const } : {}),
      ...(clubs.length > 0 ? { clubs } : {}),
      ...(table.columns.isProposed ? { columns: true as const } : {}),
    },
  });
};
