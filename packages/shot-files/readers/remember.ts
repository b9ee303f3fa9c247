const MOST = 2000;

/** Wraps `read` to work out each word once, because a column of 200 000 cells holds the same few words. */
export const remember = <T>(read: (word: string) => T): ((word: string) => T) => {
  const results = new Map<string, T>();
  return (word) => {
    const before = results.get(word);
    if (before !== undefined || results.has(word)) return before as T;
    if (results.size >= MOST) results.clear();
    const result = read(word);
    results.set(word, result);
    return result;
  };
};
