import { compact, truncate } from '@divot/basics';
import { proposedColumns } from './columns.ts';
import { anyTable, findTable } from './find-table.ts';
import { type FileBytes, openText } from './text-file.ts';
import { COLUMN_FIELDS, type ColumnField, type ShotFileOptions } from './types.ts';
import { isUnitsRow } from './units.ts';

// The columns of any table with a few of their cells, so that the golfer can say what each holds. Only shown, never
// stored.

export type SampleColumn<Field extends string = ColumnField> = {
  readonly at: number;
  readonly name: string;
  readonly cells: readonly string[];
  /** Divot's guess. */
  readonly field?: Field;
};

const SHOWN_ROWS = 3;
const MOST_COLUMNS = 80;
const LONGEST_CELL = 24;

/** Empty if the file holds no table. */
export const sampleTable = (bytes: FileBytes, options: ShotFileOptions = {}): readonly SampleColumn[] => {
  const decoded = openText(bytes);
  const place = decoded.ok ? anyTable(decoded.value) : undefined;
  if (!decoded.ok || !place) return [];
  const columns = findTable(decoded.value, options)?.columns.at;
  const next = place.rows.slice(place.at + 1, place.at + 12).map(({ cells }) => cells);
  const proposed = columns ? undefined : proposedColumns(place.rows[place.at]!.cells, next);
  const fieldAt = (at: number): ColumnField | undefined =>
    COLUMN_FIELDS.find((field) => (columns?.[field]?.at ?? proposed?.get(field)) === at);
  const below = place.rows
    .slice(place.at + 1)
    .filter(({ cells }) => !isUnitsRow(cells) && cells.filter(Boolean).length >= 3);
  return place.rows[place.at]!.cells.slice(0, MOST_COLUMNS).flatMap((name, at) => {
    const cells = below.slice(0, SHOWN_ROWS).map((row) => truncate(row.cells[at] ?? '', LONGEST_CELL));
    if (name === '' && cells.every((cell) => cell === '')) return [];
    const field = fieldAt(at);
    return [compact({ at, name: truncate(name, LONGEST_CELL * 2), cells, field })];
  });
};
