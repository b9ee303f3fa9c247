import { foldName, truncate } from '@divot/basics';

const MOST_LETTERS = 60;

/** A name beside others: if one of them is alike, with a number that none has. At most 60 letters. */
const distinctName = (name: string, others: readonly string[]): string => {
  const taken = new Set(others.map(foldName));
  for (let n = 1; ; n += 1) {
    const mark = n === 1 ? '' : ` (${n})`;
    const label = `${truncate(name, MOST_LETTERS - mark.length)}${mark}`;
    if (!taken.has(foldName(label))) return label;
  }
};

/** Names as a screen shows them, so that two golfers of one name are told apart. `others`: names that stay as they are. */
export const distinctNames = (names: readonly string[], others: readonly string[] = []): readonly string[] =>
  names.reduce<readonly string[]>((labels, name) => [...labels, distinctName(name, [...others, ...labels])], []);
