import { type Columns, knownNames, readColumns } from './columns.ts';
import { type DecimalMark, decimalMarkOf } from './numbers.ts';
import { type Row, SEPARATORS, type Separator, firstRows } from './rows.ts';
import type { ShotFileOptions } from './types.ts';
import { isUnitsRow } from './units.ts';

// Where in a file the table of shots begins, and how its cells are parted.

export const HEADER_WITHIN = 40;

export type Table = {
  readonly separator: Separator;
  readonly skipLines: number;
  readonly headerLine: number;
  readonly columns: Columns;
  readonly mark: DecimalMark;
  readonly above: readonly Row[];
};

/** Excel's first line that names the separator: sep=, */
export const namedSeparator = (text: string): Separator | undefined => {
  const named = /^"?sep=(.)/i.exec(text)?.[1];
  return SEPARATORS.find((one) => one === named);
};

export const findTable = (text: string, options: ShotFileOptions): Table | undefined => {
  const named = namedSeparator(text);
  const skipLines = named ? 1 : 0;
  let best: (Table & { readonly score: number }) | undefined;
  for (const separator of named ? [named] : SEPARATORS) {
    const rows = firstRows(text, separator, 400, skipLines);
    for (const [at, { line, cells }] of rows.slice(0, HEADER_WITHIN).entries()) {
      const below = rows[at + 1]?.cells;
      const isHeader = knownNames(cells) >= 3 || (below !== undefined && isUnitsRow(below) && cells.length > 3);
      const isChosen = options.columns !== undefined && cells.filter(Boolean).length >= 2;
      if (!isHeader && !isChosen) continue;
      const columns = readColumns(cells, below, options.columns);
      if (!columns) continue;
      const score = Object.keys(columns.at).length + (columns.isProposed ? 0 : 20) + Math.min(cells.length, 60) / 100;
      if (best && best.score >= score) continue;
      const mark = decimalMarkOf(
        rows.slice(at + 1).flatMap((row) => row.cells),
        separator,
      );
      best = { separator, skipLines, headerLine: line, columns, mark, above: rows.slice(0, at), score };
    }
  }
  return best;
};
