import Papa from 'papaparse';

// The rows of a table, one at a time: a long file is never held as cells as a whole. Lines count from 1 as an editor
// shows them, also where a quoted note breaks over several.

export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];
/** `share`: how much of the file is behind it, 0 to 1. */
export type Row = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isLast: boolean;
  readonly share: number;
};

/** What stands in a cell that holds nothing. */
const NOTHING = /^(?:[-\u2012-\u2015]{1,3}|#?n\/a|null|nan)$/i;

/** Without what a spreadsheet writes around a cell to keep it as text: ="151.2" and '151.2. Empty for '-' and 'N/A'. */
const bare = (cell: string): string => {
  const text = cell.trim();
  if (text.length <= 4 && NOTHING.test(text)) return '';
  if (text.startsWith('=')) return /^="(.*)"$/.exec(text)?.[1]?.trim() ?? text;
  return text.startsWith("'") ? text.slice(1) : text;
};

const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0);

/** The line where a quote opens that never closes; undefined when every quote closes. */
const openQuoteLine = (text: string, delimiter: string): number | undefined => {
  if (!text.includes('"')) return undefined;
  let [line, open] = [1, undefined as number | undefined];
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data, errors }) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) open ??= line;
      line += 1 + lineBreaks(data);
    },
  });
  return open;
};

/** Without the quotes of a line that opens one and never closes it, which would swallow every later line. */
const withQuotesClosed = (text: string, delimiter: string): string => {
  let whole = text;
  for (let turn = 0; turn < 20; turn += 1) {
    const line = openQuoteLine(whole, delimiter);
    if (line === undefined) return whole;
    const lines = whole.split('\n');
    lines[line - 1] = lines[line - 1]!.replaceAll('"', '');
    whole = lines.join('\n');
  }
  return whole.replaceAll('"', '');
};

/**
 * Hands each row to `take`, which says false to stop. `text` has \n line ends; `skipLines` are left away at the start.
 */
export const eachRow = (text: string, delimiter: Separator, skipLines: number, take: (row: Row) => boolean): void => {
  const whole = withQuotesClosed(text, delimiter);
  const end = whole.trimEnd().length;
  let line = 1;
  Papa.parse<string[]>(whole, {
    delimiter,
    newline: '\n',
    step: ({ data, meta }, parser) => {
      const cells = data.map(bare);
      const at = line;
      line += 1 + lineBreaks(data);
      if (at <= skipLines) return;
      if (!take({ line: at, cells, isLast: meta.cursor >= end, share: meta.cursor / whole.length })) parser.abort();
    },
  });
};

export const firstRows = (text: string, delimiter: Separator, most: number, skipLines: number): readonly Row[] => {
  const lines = text.split('\n', most * 4).join('\n');
  const rows: Row[] = [];
  eachRow(lines, delimiter, skipLines, (row) => rows.push(row) < most);
  return rows;
};
