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

/** Undefined if there are more shots, or more lines without one, than Divot takes. */
export const readRows = (
  file: TextFile,
  table: Table,
  options: ShotFileOptions,
  onProgress: (share: number) => void,
): Reading | undefined => {
  const reading: Reading = { drafts: [], skipped: [], otherLines: [], unknownClubs: new Set() };
  const { drafts, skipped, otherLines, unknownClubs } = reading;
  let { columns } = table;
  const hasClubBlocks = columns.maker.clubBlocks === true;
  const fewestCells = Math.min(3, columns.names.length);
  const block = blockAbove(table);
  let shown = 0;
  let isAfterHeader = false;
  /** Below a header that counts shots, every line summarises several. */
  let isSummary = false;
  /** The line before, if it holds only one cell. */
  let alone: string | undefined;
  for (const { line, cells, isOpenEnd, share } of rowsIn(file.pieces(), table.separator, table.skipLines)) {
    if (line < table.headerLine) continue;
    if (share !== shown) onProgress(share);
    shown = share;
    const filled = cells.filter((cell) => cell !== '');
    // A header or units row has no figure in the carry column, so names are compared only for rows without one.
    const hasCarry = /^\D?\d/.test(cells[columns.at.carryM?.at ?? -1] ?? '');
    const [below, title] = [isAfterHeader, alone];
    isAfterHeader = false;
    alone = filled.length === 1 ? filled[0] : undefined;
    if (line === table.headerLine) isAfterHeader = true;
    else if (!hasCarry && isUnitsRow(cells)) {
      if (!below) otherLines.push({ line, reason: 'Units' });
      if (below && line !== table.headerLine + 1)
        columns = readColumns(columns.header, [cells], options.columns, hasClubBlocks) ?? columns;
    } else if (!hasCarry && isHeaderAgain(cells, columns)) {
      // If the header repeats, the units of the row below the first one stay. A file joined from two exports may change
      // them.
      const isSame = cells.join('\n') === table.columns.header.join('\n');
      columns = isSame ? table.columns : (readColumns(cells, [], options.columns, hasClubBlocks) ?? columns);
      isAfterHeader = true;
      isSummary = !isSame && cells.some((cell) => COUNT_NAMES.includes(plainName(cell)));
      block.player = playerAboveHeader(title) ?? block.player;
      otherLines.push({ line, reason: 'The header again' });
    } else if (!hasCarry && readTitle(cells, columns, block)) otherLines.push({ line, reason: 'A title' });
    else if (isSummary || summaryWord(cells, columns, table.tags)) otherLines.push({ line, reason: 'An average' });
    else if (columns.maker.clubBlocks && filled.length < fewestCells && !hasCarry) {
      block.club = readClubWord(filled[0]!) || options.clubs?.[filled[0]!] ? filled[0] : undefined;
      otherLines.push({ line, reason: 'The name of a club' });
    } else if (filled.length < fewestCells && !isOpenEnd) otherLines.push({ line, reason: 'No shot' });
    else if (isOpenEnd && cells.length < columns.names.length) {
      skipped.push({ line, reason: 'Cut off at the end of the file' });
    } else if (cells.slice(columns.names.length).some(Boolean)) {
      skipped.push({ line, reason: 'More cells than columns' });
    } else if (filled.length < fewestCells) otherLines.push({ line, reason: 'No shot' });
    else {
      const draft = draftOf(line, cells, { columns, mark: table.mark, block }, options);
      if ('unknownClub' in draft && unknownClubs.size < MOST_UNKNOWN_CLUBS) unknownClubs.add(draft.unknownClub);
      if ('reason' in draft) skipped.push({ line, reason: draft.reason });
      else drafts.push(draft);
    }
    if (Math.max(drafts.length + skipped.length, otherLines.length) > MOST_ROWS) return undefined;
  }
  return reading;
};
