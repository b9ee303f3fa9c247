/** mulberry32: one seed, one sequence. Its high bits are good, unlike those of a plain LCG's remainder. */
export const seeded = (seed: number) => {
  let at = seed >>> 0;
  const next = (): number => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (limit: number): number => Math.floor(next() * limit),
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!,
    chance: (share: number): boolean => next() < share,
  };
};
export type Random = ReturnType<typeof seeded>;
