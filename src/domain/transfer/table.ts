import Papa from 'papaparse';
import { type Result, fail, ok } from '@divot/basics';
import { MOST_ENTRIES_TEXT, hasTooManyLines, tooMany } from './import-limit.ts';

// A spreadsheet as text whose first line names the columns. Comma, semicolon or tab separates the cells, which Papa
// detects. Lines count from 1 with the header and blank lines, as a spreadsheet shows them.

/** Without a byte order mark, and without the line in which spreadsheets name their separator. */
export const tableText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');

export type Row = Readonly<Record<string, string | undefined>>;
export type Line = { readonly at: number; readonly row: Result<Row> };
export type Table = { readonly columns: readonly string[]; readonly lines: readonly Line[] };

const isBlank = (cell: string): boolean => cell.trim() === '';

/** Fails if a required column is missing: "This is not a rounds table: …". */
export const readTable = (csv: string, kind: string, needed: readonly string[]): Result<Table> => {
  if (hasTooManyLines(csv)) return fail(tooMany(`more than ${MOST_ENTRIES_TEXT} lines`));
  const [header, ...lines] = Papa.parse<string[]>(tableText(csv)).data;
  const columns = (header ?? []).map((name) => name.trim().toLowerCase());
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length > 0) return fail(`This is not a ${kind} table: the column ${missing.join(' and ')} is missing.`);
  return ok({
    columns,
    lines: lines.flatMap((cells, index): Line[] => {
      if (cells.every(isBlank)) return [];
      const tooMany = cells.slice(columns.length).some((cell) => !isBlank(cell));
      // An unquoted decimal comma splits a cell in two, and every later cell would shift into the next column.
      const row = tooMany
        ? fail(`it has ${cells.length} cells under ${columns.length} columns: put quotes around a decimal comma`)
        : ok(Object.fromEntries(columns.map((name, column) => [name, cells[column]])));
      return [{ at: index + 2, row }];
    }),
  });
};

/** `data` under these columns, in any key order. */
export const writeTable = (fields: readonly string[], data: readonly object[]): string =>
  Papa.unparse({ fields: [...fields], data: data.map((row) => ({ ...row })) });
