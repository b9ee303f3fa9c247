import Papa from 'papaparse';
import { type SampleColumn, writtenDateIn } from '@divot/shot-files';
import { compact, truncate } from '@divot/basics';
import { tableText } from './table.ts';
import { type RoundField, fieldNamed, roundColumns } from './round-columns.ts';

// Where in a file the table of rounds stands, what is written above it, and a sample of its columns.

const SEPARATORS = ['\t', ';', ',', '|'] as const;
/** A page's heading, with the golfer's name, may stand above the table. */
const LINES_BEFORE = 30;
const SAMPLE_LINES = 30;

export type Columns = ReturnType<typeof roundColumns>;
export type TablePlace = {
  readonly line: number;
  readonly separator: string;
  readonly header: readonly string[];
  readonly above: readonly (readonly string[])[];
  readonly below: readonly (readonly string[])[];
  readonly columns: Columns;
};

export const cellsOf = (text: string, delimiter: string): readonly (readonly string[])[] =>
  Papa.parse<string[]>(text, { delimiter }).data;
const isFigure = (cell: string): boolean => /^[^\p{L}]*\p{Nd}/u.test(cell);
/** A row of names with figures below it. */
const isHeader = (cells: readonly string[], [next = []]: readonly (readonly string[])[]): boolean => {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length >= 2 && filled.filter(isFigure).length * 2 <= filled.length && next.filter(isFigure).length >= 2;
};

/** The table's header: the first whose names are known, else the one of the most likely columns. */
export const headerIn = (text: string): TablePlace | undefined => {
  const start = text.split('\n', LINES_BEFORE + SAMPLE_LINES).join('\n');
  const places = SEPARATORS.flatMap((separator) => {
    const rows = cellsOf(start, separator);
    return rows.slice(0, LINES_BEFORE).flatMap((header, line): TablePlace[] => {
      if (header.length < 2) return [];
      const below = rows.slice(line + 1).filter(({ length }) => length > 1);
      const columns = roundColumns(header, below, undefined);
      if (!columns.isKnown && !isHeader(header, below)) return [];
      return [{ line, separator, header, above: rows.slice(0, line), below, columns }];
    });
  });
  const worth = ({ columns }: TablePlace) => columns.byField.size + (columns.isKnown ? 100 : 0);
  return places.reduce<TablePlace | undefined>(
    (best, one) => (best && worth(best) >= worth(one) ? best : one),
    undefined,
  );
};

/** Whether a file that begins with this text is a table of rounds whose columns Divot knows. */
export const isRoundTable = (head: string): boolean => {
  const { columns } = headerIn(tableText(head)) ?? {};
  if (!columns?.isKnown) return false;
  const has = (...fields: readonly RoundField[]) => fields.some((field) => columns.byField.has(field));
  return has('date')
    ? has('rating', 'both', 'differential', 'strokes', 'hole')
    : has('strokes') && has('par', 'score', 'hole');
};

type Written = Partial<Record<RoundField, string>>;

/**
 * What stands above a table of one round: "Date,2026-08-19", "Course: Fernhill", or a title with the course and the day.
 */
export const writtenAbove = (lines: readonly (readonly string[])[]): Written => {
  const written: Written = {};
  for (const line of lines) {
    const cells = line.map((cell) => cell.trim()).filter(Boolean);
    const day = cells.find((cell) => /\D/.test(cell) && writtenDateIn(cell) !== undefined);
    for (const [at, cell] of cells.entries()) {
      const [label = '', ...rest] = cell.split(/[:：]/);
      const field = fieldNamed(label);
      const value = rest.join(':').trim() || cells[at + 1];
      if (field && value) written[field] ??= value;
    }
    if (day === undefined) continue;
    written.date ??= day;
    const title = cells.find(
      (cell) => cell !== day && /\p{L}{3}/u.test(cell) && fieldNamed(cell.split(/[:：]/)[0]!) === undefined,
    );
    if (title !== undefined) written.course ??= title;
  }
  return written;
};

const FILE_WORDS =
  /\b(?:rounds?|golf ?rounds?|score ?cards?|cards?|scores?|export(?:ed)?|data|csv|download|copy|final|my)\b/gi;
/** The day and the course in a file's name: "Fernhill 2026-08-19.csv". */
export const writtenInName = (fileName: string): Written => {
  const name = fileName.replace(/\.\w{1,4}$/, '').replaceAll('_', ' ');
  const day = /(?<!\d)(?:\d{4}[-. ]?\d{2}[-. ]?\d{2}|\d{1,2}[-. ]\d{1,2}[-. ]\d{2,4})(?!\d)/.exec(name)?.[0];
  const course = (day === undefined ? name : name.replace(day, ' '))
    .replaceAll(FILE_WORDS, ' ')
    .replaceAll(/[^\p{L}\p{N}'’&]+/gu, ' ')
    .trim();
  return compact({
    date: day?.replaceAll(' ', '-'),
    course: /\p{L}{3}/u.test(course) && day !== undefined ? course : undefined,
  });
};

const SHOWN_ROWS = 3;
const LONGEST_CELL = 24;
/** Every column with a few of its cells, so that the golfer can say what it holds. */
export const sampleOf = ({ below }: TablePlace, { all, byField }: Columns): readonly SampleColumn<RoundField>[] =>
  all.flatMap((column) => {
    const { at, name, holes = new Map([[1, at]]) } = column;
    const places = [...holes.values()];
    const cells = below.slice(0, SHOWN_ROWS).map((row) =>
      places
        .map((place) => row[place] ?? '')
        .join(' ')
        .trim(),
    );
    if (name.trim() === '' && cells.every((cell) => cell === '')) return [];
    const field = [...byField].find(([, one]) => one.at === at)?.[0];
    return [
      compact({
        at,
        name: truncate(name, LONGEST_CELL),
        cells: cells.map((cell) => truncate(cell, LONGEST_CELL)),
        field,
      }),
    ];
  });
