import { decodeText } from './decode-text.ts';
import { HEADER_WITHIN, findTable, namedSeparator } from './find-table.ts';
import { type Row, SEPARATORS, firstRows } from './rows.ts';
import { COLUMN_FIELDS, type ColumnField, type ShotFileOptions } from './types.ts';
import { isUnitsRow } from './units.ts';

// The columns of any table with a few of their cells, for the golfer to say what each holds. Only shown, never stored.

export type SampleColumn = {
  readonly at: number;
  readonly name: string;
  readonly cells: readonly string[];
  /** What Divot takes it for. */
  readonly field?: ColumnField;
};

const SHOWN_ROWS = 3;
const FEWEST_COLUMNS = 3;
const MOST_COLUMNS = 80;
const LONGEST_CELL = 24;
const isFigure = (cell: string): boolean => /^[-+LR]?\s*\d/i.test(cell);

/** The first row of names with a row of figures below it; the widest over all separators. */
const headerIn = (rows: readonly Row[]): number =>
  rows.slice(0, HEADER_WITHIN).findIndex(({ cells }, at) => {
    const filled = cells.filter(Boolean);
    const below = rows.slice(at + 1).find((row) => !isUnitsRow(row.cells));
    return (
      filled.length >= FEWEST_COLUMNS &&
      filled.filter(isFigure).length * 4 < filled.length &&
      (below?.cells.filter(isFigure).length ?? 0) >= 2
    );
  });

const sampleOf = (
  rows: readonly Row[],
  header: number,
  fields: ReadonlyMap<number, ColumnField>,
): readonly SampleColumn[] => {
  const below = rows.slice(header + 1).filter(({ cells }) => !isUnitsRow(cells) && cells.filter(Boolean).length >= 3);
  return rows[header]!.cells.slice(0, MOST_COLUMNS).flatMap((name, at) => {
    const cells = below.slice(0, SHOWN_ROWS).map((row) => (row.cells[at] ?? '').slice(0, LONGEST_CELL));
    if (name === '' && cells.every((cell) => cell === '')) return [];
    const field = fields.get(at);
    return [{ at, name: name.slice(0, LONGEST_CELL * 2), cells, ...(field ? { field } : {}) }];
  });
};

/** Empty where the file holds no table. */
export const sampleTable = (bytes: Uint8Array, options: ShotFileOptions = {}): readonly SampleColumn[] => {
  const decoded = decodeText(bytes);
  if (!decoded.ok) return [];
  const found = findTable(decoded.value, options);
  if (found) {
    const rows = firstRows(decoded.value, found.separator, 200, found.skipLines);
    const fields = new Map(
      COLUMN_FIELDS.flatMap((field) => {
        const at = found.columns.at[field]?.at;
        return at === undefined ? [] : [[at, field] as const];
      }),
    );
    return sampleOf(
      rows,
      rows.findIndex(({ line }) => line === found.headerLine),
      fields,
    );
  }
  const named = namedSeparator(decoded.value);
  const samples = (named ? [named] : SEPARATORS).map((separator) => {
    const rows = firstRows(decoded.value, separator, 200, named ? 1 : 0);
    const header = headerIn(rows);
    return header < 0 ? [] : sampleOf(rows, header, new Map());
  });
  return samples.reduce((best, sample) => (sample.length > best.length ? sample : best), []);
};
