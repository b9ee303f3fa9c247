// A file with more than a golfer's lifetime of entries is not read at all.

export const MOST_ENTRIES = 5_000;
export const MOST_ENTRIES_TEXT = '5,000';
export const tooMany = (what: string): string => `This file has ${what}. Split it and import one part after the other.`;

/** A line for each hole, or for each stroke of a keen golfer's years. */
export const MOST_LINES = 100_000;
export const MOST_LINES_TEXT = '100,000';

/** Counts without reading the cells, because blank lines cost as much as others. */
export const hasTooManyLines = (text: string, most = MOST_ENTRIES): boolean => {
  let at = -1;
  for (let lines = 0; lines <= most; lines += 1) {
    at = text.indexOf('\n', at + 1);
    if (at === -1) return false;
  }
  return true;
};
