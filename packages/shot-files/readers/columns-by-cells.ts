import { readClubWord } from '../clubs/club-words.ts';
import { writtenDateIn } from './dates.ts';
import type { ColumnField } from './types.ts';

// Finds the columns of clubs and dates by their cells, below a header whose words Divot does not know. The golfer
// confirms them.

const NEARLY_ALL = 0.8;

const TESTS: readonly (readonly [ColumnField, (cell: string) => boolean])[] = [
  // A figure alone may be a loft, but also anything else.
  ['club', (cell) => /\p{L}/u.test(cell) && readClubWord(cell) !== undefined],
  ['date', (cell) => writtenDateIn(cell) !== undefined],
];

/** Adds the columns that `found` lacks. `rows` are the first below the header. */
export const addColumnsByCells = (rows: readonly (readonly string[])[], fields: Map<ColumnField, number>): void => {
  const taken = new Set(fields.values());
  const width = Math.max(0, ...rows.map(({ length }) => length));
  for (const [field, isOne] of TESTS) {
    if (fields.has(field)) continue;
    const at = Array.from({ length: width }, (_, column) => column).find((column) => {
      const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
      return !taken.has(column) && cells.length > 0 && cells.filter(isOne).length >= cells.length * NEARLY_ALL;
    });
    if (at === undefined) continue;
    fields.set(field, at);
    taken.add(at);
  }
};
