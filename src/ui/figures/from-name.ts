/** Numbers from 0 to 1 derived from a name, regardless of how it is typed: FNV-1a, then mulberry32. */
export const chanceFrom = (name: string): (() => number) => {
  let state = 0x811c9dc5;
  for (const letter of name.trim().toLowerCase()) {
    state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
