/**
 * Numbers from 0 up to, but not including, 1 (mulberry32, public domain). The same seed always gives the same sequence.
 */
export const seeded = (seed: number): (() => number) => {
  if (!Number.isFinite(seed)) throw new RangeError(`A seed is a number, not ${String(seed)}`);
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Fisher–Yates. */
export const shuffled = <T>(items: readonly T[], random: () => number): T[] => {
  const deck = [...items];
  for (let at = deck.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [deck[at], deck[other]] = [deck[other]!, deck[at]!];
  }
  return deck;
};
