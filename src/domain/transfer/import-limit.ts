// A file with more than a golfer's lifetime of entries is not read at all.

export const MOST_ENTRIES = 5_000;
export const MOST_ENTRIES_TEXT = '5,000';
export const tooMany = (what: string): string => `This file has ${what}. Split it and import one part after the other.`;

/** Counts without reading the cells, because blank lines cost as much as others. */
export const hasTooManyLines = (text: string): boolean => {
  let at = -1;
  for (let lines = 0; lines <= MOST_ENTRIES; lines += 1) {
    at = text.indexOf('\n', at + 1);
    if (at === -1) return false;
  }
  return true;
};
