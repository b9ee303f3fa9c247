import Papa from 'papaparse';
import type { Piece } from './text-file.ts';

// The rows of a table, one at a time, so that a long file is never in memory as a whole. Lines count from 1 as an
// editor shows them, even if a quoted note spans several.

export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];
export type Row = {
  readonly line: number;
  readonly cells: readonly string[];
  /** Whether this is the last row of a file that ends within a line, which may be cut off. */
  readonly isOpenEnd: boolean;
  /** The share of the file read so far, 0 to 1. */
  readonly share: number;
};

/** Cell contents that mean empty. */
const NOTHING = /^(?:[-\u2012-\u2015]{1,3}|#?n\/a|null|nan)$/i;

/** Removes what a spreadsheet puts around a cell to keep it as text: ="151.2" and '151.2. Empty for '-' and 'N/A'. */
const bare = (cell: string): string => {
  const text = cell.trim();
  if (text.length <= 4 && NOTHING.test(text)) return '';
  if (text.startsWith('=')) return /^="(.*)"$/.exec(text)?.[1]?.trim() ?? text;
  return text.startsWith("'") ? text.slice(1) : text;
};

const lineBreaks = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0);

/** The line with a quote that never closes. Undefined if every quote closes. */
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

/** Removes the quotes of a line that opens one and never closes it, because it would swallow every later line. */
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

/** Where a batch of lines ends: at a line end outside of quotes, if quotes pair up. -1 if no line ends. */
const batchEnd = (text: string): number => {
  const last = text.lastIndexOf('\n');
  if (last < 0 || !text.includes('"')) return last;
  let [isOpen, end] = [false, -1];
  for (let at = 0; at <= last; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 34) isOpen = !isOpen;
    else if (code === 10 && !isOpen) end = at;
  }
  // If a quote never closes, all later line ends are within quotes.
  return end < last / 2 ? last : end;
};

function* batches(pieces: Iterable<Piece>): Generator<Piece & { readonly isOpenEnd: boolean }> {
  let rest = '';
  for (const { text, share } of pieces) {
    const whole = rest + text;
    const end = batchEnd(whole);
    rest = whole.slice(end + 1);
    if (end >= 0) yield { text: whole.slice(0, end), share, isOpenEnd: false };
  }
  if (rest !== '') yield { text: rest, share: 1, isOpenEnd: true };
}

const rowsOf = (text: string, delimiter: Separator): readonly string[][] => {
  const read = (whole: string) => Papa.parse<string[]>(whole, { delimiter, newline: '\n' });
  const { data, errors } = read(text);
  return errors.some(({ code }) => code === 'MissingQuotes') ? read(withQuotesClosed(text, delimiter)).data : data;
};

/** Rows that are not empty, from the first line that counts. */
export function* rowsIn(pieces: Iterable<Piece>, delimiter: Separator, skipLines: number): Generator<Row> {
  let line = 1;
  let pending: Row | undefined;
  for (const { text, share, isOpenEnd } of batches(pieces)) {
    for (const data of rowsOf(text, delimiter)) {
      const at = line;
      line += 1 + lineBreaks(data);
      const cells = data.map(bare);
      if (at <= skipLines || cells.every((cell) => cell === '')) continue;
      if (pending) yield pending.isOpenEnd ? { ...pending, isOpenEnd: false } : pending;
      pending = { line: at, cells, isOpenEnd, share };
    }
  }
  if (pending) yield pending;
}

export const firstRows = (
  pieces: Iterable<Piece>,
  delimiter: Separator,
  most: number,
  skipLines: number,
): readonly Row[] => {
  const rows: Row[] = [];
  for (const row of rowsIn(pieces, delimiter, skipLines)) {
    rows.push(row);
    if (rows.length >= most || row.line > most * 4) break;
  }
  return rows;
};
