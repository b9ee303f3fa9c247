import { readClubWord } from '../clubs/club-words.ts';
import { type Columns, looksLikeHeader, readColumns } from './columns.ts';
import { type DecimalMark, decimalMarkOf } from './numbers.ts';
import { type Row, SEPARATORS, type Separator, firstRows } from './rows.ts';
import type { TextFile } from './text-file.ts';
import type { ShotFileOptions } from './types.ts';
import { isUnitsRow } from './units.ts';

// Finds where the table of shots begins in a file, and its cell separator.

const HEADER_WITHIN = 40;
/** The widest table of a launch monitor has 66 columns. */
const MOST_COLUMNS = 500;
/** The rows that decide the decimal mark. */
const HEAD_ROWS = 400;

export type Table = {
  readonly separator: Separator;
  readonly skipLines: number;
  readonly headerLine: number;
  readonly columns: Columns;
  readonly mark: DecimalMark;
  readonly above: readonly Row[];
  /**
   * Words of the first column that repeat over several rows in a row, or occur again in a column of words. They are
   * tags, whatever else they may mean.
   */
  readonly tags: ReadonlySet<string>;
};

const NEARLY_ALL = 0.8;
const tagsIn = (rows: readonly Row[]): ReadonlySet<string> => {
  const first = rows.map(({ cells }) => cells[0] ?? '');
  const words = first.filter((word) => /^\p{L}/u.test(word) && readClubWord(word) === undefined);
  if (words.length >= first.length * NEARLY_ALL) {
    const again = words.filter((word, at) => words.indexOf(word) < at);
    return new Set(again.length > 0 ? again : words);
  }
  return new Set(first.filter((word, at) => word !== '' && word === first[at + 1] && word === first[at + 2]));
};

/** Excel's first line that names the separator: sep=, */
const namedSeparator = (start: string): Separator | undefined => {
  const named = /^"?sep=(.)/i.exec(start)?.[1];
  return SEPARATORS.find((one) => one === named);
};

const tableAt = (
  rows: readonly Row[],
  at: number,
  columns: Columns,
  place: Pick<Table, 'separator' | 'skipLines'>,
): Table => ({
  ...place,
  headerLine: rows[at]!.line,
  columns,
  mark: decimalMarkOf(
    rows.slice(at + 1).flatMap((row) => row.cells),
    place.separator,
  ),
  above: rows.slice(0, at),
  tags: tagsIn(rows.slice(at + 1)),
});

/** Whether the row before holds only a club. The shots below are then of that club. */
const isBelowClub = (rows: readonly Row[], at: number): boolean => {
  const [club, ...others] = rows[at - 1]?.cells.filter(Boolean) ?? [];
  return club !== undefined && others.length === 0 && readClubWord(club) !== undefined;
};

/** Enough rows to tell what a column holds. */
const SAMPLE_ROWS = 12;
const rowsBelow = (rows: readonly Row[], at: number): readonly (readonly string[])[] =>
  rows.slice(at + 1, at + 1 + SAMPLE_ROWS).map(({ cells }) => cells);

type Place = Pick<Table, 'separator' | 'skipLines'> & { readonly rows: readonly Row[] };
const placesIn = ({ start, pieces }: TextFile): readonly Place[] => {
  const named = namedSeparator(start);
  const skipLines = named ? 1 : 0;
  return (named ? [named] : SEPARATORS).map((separator) => ({
    separator,
    skipLines,
    rows: firstRows(pieces(), separator, HEAD_ROWS, skipLines),
  }));
};

const bestTable = (file: TextFile): Table | undefined => {
  let best: (Table & { readonly score: number }) | undefined;
  for (const { rows, ...place } of placesIn(file)) {
    for (const [at, { cells }] of rows.slice(0, HEADER_WITHIN).entries()) {
      if (cells.length > MOST_COLUMNS) continue;
      const below = rowsBelow(rows, at);
      const hasUnits = below[0] !== undefined && isUnitsRow(below[0]) && cells.length > 3;
      const isHeader = hasUnits || looksLikeHeader(cells);
      const columns = isHeader ? readColumns(cells, below, undefined, isBelowClub(rows, at)) : undefined;
      if (!columns) continue;
      const score = Object.keys(columns.at).length + (columns.isProposed ? 0 : 20) + Math.min(cells.length, 60) / 100;
      if (best && best.score >= score) continue;
      best = { ...tableAt(rows, at, columns, place), score };
    }
  }
  return best;
};

const FEWEST_COLUMNS = 2;
const isFigure = (cell: string): boolean => /^[-+LR]?\s*\d/i.test(cell);

/** The first row of names with a row of figures below it, or -1. */
const namesAt = (rows: readonly Row[]): number =>
  rows.slice(0, HEADER_WITHIN).findIndex(({ cells }, at) => {
    const filled = cells.filter(Boolean);
    const below = rows.slice(at + 1).find((row) => !isUnitsRow(row.cells));
    return (
      filled.length >= FEWEST_COLUMNS &&
      cells.length <= MOST_COLUMNS &&
      filled.filter(isFigure).length * 4 < filled.length &&
      (below?.cells.filter(isFigure).length ?? 0) >= FEWEST_COLUMNS - 1
    );
  });

/** Where any table begins, whatever its column names: the widest one over all separators. */
type TablePlace = Place & { readonly at: number };
export const anyTable = (file: TextFile): TablePlace | undefined => {
  const shotTable = bestTable(file);
  const places = placesIn(file).flatMap((place): TablePlace[] => {
    const at =
      shotTable?.separator === place.separator
        ? place.rows.findIndex(({ line }) => line === shotTable.headerLine)
        : shotTable
          ? -1
          : namesAt(place.rows);
    return at < 0 ? [] : [{ ...place, at }];
  });
  const width = ({ rows, at }: TablePlace) => rows[at]!.cells.length;
  return places.reduce<TablePlace | undefined>(
    (best, one) => (best && width(best) >= width(one) ? best : one),
    undefined,
  );
};

/** The table of shots in a file. If the golfer named the columns, any table. */
export const findTable = (file: TextFile, options: ShotFileOptions): Table | undefined => {
  if (options.columns === undefined) return bestTable(file);
  const place = anyTable(file);
  if (!place) return undefined;
  const { rows, at, ...rest } = place;
  const columns = readColumns(rows[at]!.cells, rowsBelow(rows, at), options.columns, isBelowClub(rows, at));
  return columns && tableAt(rows, at, columns, rest);
};
