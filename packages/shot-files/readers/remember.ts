const MOST = 2000;

/** Wraps `read` to work out each word once, because a column of 200 000 cells holds the same few words. */
export const remember = <T>(read: (word: string) => T): ((word: string) => T) => {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined || known.has(word)) return before as T;
    if (known.size >= MOST) known.clear();
    const result = read(word);
    known.set(word, result);
    return result;
  };
};
