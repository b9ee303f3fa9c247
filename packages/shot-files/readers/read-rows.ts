import { readClubWord } from '../clubs/club-words.ts';
import { type Columns, readColumns } from './columns.ts';
import { type WrittenDate, writtenDateIn } from './dates.ts';
import { type Draft, draftOf } from './draft-shots.ts';
import type { Table } from './find-table.ts';
import { COUNT_NAMES, isSummaryWord } from './makers.ts';
import { playerAboveHeader, playerInLine } from './players.ts';
import { remember } from './remember.ts';
import { rowsIn } from './rows.ts';
import type { TextFile } from './text-file.ts';
import { plainName } from './titles.ts';
import type { LineNote, ShotFileOptions } from './types.ts';
import { isUnitsRow } from './units.ts';

// The rows below a table's header, one at a time: shots, and other rows (units, averages, repeated headers, titles).

export const MOST_ROWS = 200_000;

const isHeaderAgain = (cells: readonly string[], columns: Columns): boolean => {
  const names = cells.map(plainName).filter(Boolean);
  if (names.length < 3) return false;
  const same = names.filter((name) => columns.names.includes(name)).length;
  return same >= names.length * 0.7;
};

const clubOf = remember(readClubWord);
const sumsUp = remember((cell) => isSummaryWord(plainName(cell), false));
const sumsUpFirst = remember((cell) => isSummaryWord(plainName(cell), true));
const summaryWord = (cells: readonly string[], { at }: Columns, tags: Table['tags']): boolean => {
  const club = cells[at.club?.at ?? -1] ?? '';
  const isTagged = tags.has(cells[0] ?? '') && clubOf(club) !== undefined;
  return [...cells.slice(0, 3), cells[at.date?.at ?? -1] ?? '', club].some(
    (cell, index) => /^\D{2,}|\D{4,}$|^ø$/i.test(cell) && (index === 0 && !isTagged ? sumsUpFirst : sumsUp)(cell),
  );
};

/**
 * What lines above shots say about them: Foresight's reports and Rapsodo's exports give player, day or club only there.
 */
type Block = { club?: string | undefined; player: string; date?: WrittenDate | undefined };

/**
 * Takes name and day from a line that holds no shot. False for a line with neither. Nothing else of it is read, because
 * it may hold the golfer's name. A table with a column of dates has no day in its other lines.
 */
const readTitle = (cells: readonly string[], { at }: Columns, block: Block): boolean => {
  const player = playerInLine(cells);
  if (player !== undefined) block.player = player;
  const written = at.date ? undefined : writtenDateIn(cells.join(' '));
  if (written) {
    const { time: _of_the_export, ...day } = written;
    block.date = day;
  }
  return player !== undefined || written !== undefined;
};

const blockAbove = ({ above, columns }: Table): Block => {
  const block: Block = { player: '' };
  for (const { cells } of above) readTitle(cells, columns, block);
  const alone = above.map(({ cells }) => cells.filter(Boolean)).findLast(({ length }) => length === 1);
  if (columns.maker.clubBlocks) block.club = alone?.[0];
  block.player ||= playerAboveHeader(alone?.[0]) ?? '';
  return block;
};

type Reading = {
  readonly drafts: Draft[];
  readonly skipped: LineNote[];
  readonly otherLines: LineNote[];
  /** Words of the club column that match no club Divot knows. */
  readonly unknownClubs: Set<string>;
};
const MOST_UNKNOWN_CLUBS = 30;

type Row = { readonly line: number; readonly cells: readonly string[]; readonly isOpenEnd: boolean };
/** What has been read so far, and what the rows above say about the next one. */
type State = {
  readonly table: Table;
  readonly options: ShotFileOptions;
  readonly reading: Reading;
  readonly block: Block;
  columns: Columns;
  isAfterHeader: boolean;
  /** Below a header that counts shots, every line summarises several. */
  isSummary: boolean;
  /** The line before, if it holds only one cell. */
  alone: string | undefined;
};
/** Why a row is no shot. 'quiet' needs no note. */
type NoShot = { readonly other: string } | { readonly skipped: string } | 'quiet';

const columnsOf = ({ columns, options }: State, header: readonly string[], units: readonly (readonly string[])[]) =>
  readColumns(header, units, options.columns, columns.maker.clubBlocks === true) ?? columns;

const readUnits = (state: State, { line, cells }: Row, isBelowHeader: boolean): NoShot => {
  if (!isBelowHeader) return { other: 'Units' };
  if (line !== state.table.headerLine + 1) state.columns = columnsOf(state, state.columns.header, [cells]);
  return 'quiet';
};

/**
 * If the header repeats, the units of the row below the first one stay. A file joined from two exports may change them.
 */
const readHeaderAgain = (state: State, { cells }: Row, title: string | undefined): NoShot => {
  const { table, block } = state;
  const isSame = cells.join('\n') === table.columns.header.join('\n');
  state.columns = isSame ? table.columns : columnsOf(state, cells, []);
  state.isAfterHeader = true;
  state.isSummary = !isSame && cells.some((cell) => COUNT_NAMES.includes(plainName(cell)));
  block.player = playerAboveHeader(title) ?? block.player;
  return { other: 'The header again' };
};

/** A row without a figure for the carry, which may name units, columns, a player or a day. */
const readNames = (state: State, row: Row, isBelowHeader: boolean, title: string | undefined): NoShot | undefined => {
  if (isUnitsRow(row.cells)) return readUnits(state, row, isBelowHeader);
  if (isHeaderAgain(row.cells, state.columns)) return readHeaderAgain(state, row, title);
  return readTitle(row.cells, state.columns, state.block) ? { other: 'A title' } : undefined;
};

const FEWEST_CELLS = 3;
/** Why a row of figures is no shot. */
const noShotIn = (state: State, { cells, isOpenEnd }: Row, hasCarry: boolean): NoShot | undefined => {
  const { columns, table, block, options } = state;
  if (state.isSummary || summaryWord(cells, columns, table.tags)) return { other: 'An average' };
  const [first, ...more] = cells.filter((cell) => cell !== '');
  const isShort = more.length + 1 < Math.min(FEWEST_CELLS, table.columns.names.length);
  if (isShort && columns.maker.clubBlocks && !hasCarry) {
    block.club = readClubWord(first!) || options.clubs?.[first!] ? first : undefined;
    return { other: 'The name of a club' };
  }
  if (isOpenEnd && cells.length < columns.names.length) return { skipped: 'Cut off at the end of the file' };
  if (isShort && !isOpenEnd) return { other: 'No shot' };
  if (cells.slice(columns.names.length).some(Boolean)) return { skipped: 'More cells than columns' };
  return isShort ? { other: 'No shot' } : undefined;
};

const readShot = ({ columns, table, block, options, reading }: State, { line, cells }: Row): void => {
  const { drafts, skipped, unknownClubs } = reading;
  const draft = draftOf(line, cells, { columns, mark: table.mark, block }, options);
  if ('unknownClub' in draft && unknownClubs.size < MOST_UNKNOWN_CLUBS) unknownClubs.add(draft.unknownClub);
  if ('reason' in draft) skipped.push({ line, reason: draft.reason });
  else drafts.push(draft);
};

const readRow = (state: State, row: Row): void => {
  const { line, cells } = row;
  const { isAfterHeader, alone: title, reading } = state;
  const filled = cells.filter((cell) => cell !== '');
  state.alone = filled.length === 1 ? filled[0] : undefined;
  state.isAfterHeader = line === state.table.headerLine;
  if (state.isAfterHeader) return;
  // A header or units row has no figure in the carry column, so names are compared only for rows without one.
  const hasCarry = /^\D?\d/.test(cells[state.columns.at.carryM?.at ?? -1] ?? '');
  const noShot = (hasCarry ? undefined : readNames(state, row, isAfterHeader, title)) ?? noShotIn(state, row, hasCarry);
  if (noShot === undefined) readShot(state, row);
  else if (noShot !== 'quiet' && 'other' in noShot) reading.otherLines.push({ line, reason: noShot.other });
  else if (noShot !== 'quiet') reading.skipped.push({ line, reason: noShot.skipped });
};

/** Undefined if there are more shots, or more lines without one, than Divot takes. */
export const readRows = (
  file: TextFile,
  table: Table,
  options: ShotFileOptions,
  onProgress: (share: number) => void,
): Reading | undefined => {
  const reading: Reading = { drafts: [], skipped: [], otherLines: [], unknownClubs: new Set() };
  const state: State = {
    table,
    options,
    reading,
    block: blockAbove(table),
    columns: table.columns,
    isAfterHeader: false,
    isSummary: false,
    alone: undefined,
  };
  let shown = 0;
  for (const { share, ...row } of rowsIn(file.pieces(), table.separator, table.skipLines)) {
    if (row.line < table.headerLine) continue;
    if (share !== shown) onProgress(share);
    shown = share;
    readRow(state, row);
    const { drafts, skipped, otherLines } = reading;
    if (Math.max(drafts.length + skipped.length, otherLines.length) > MOST_ROWS) return undefined;
  }
  return reading;
};
