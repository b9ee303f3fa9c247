// The clubs that a distance speaks for, from the golfer's own carries.

type Club = { readonly type: string; readonly carryYards?: number | undefined };

const MOST = 3;

/** Nearest carry first; a putter and clubs without a carry are left out. */
export const proposedClubs = (bag: readonly Club[], yards: number): readonly string[] =>
  bag
    .filter(({ type, carryYards }) => carryYards !== undefined && type !== 'Putter')
    .toSorted((a, b) => Math.abs(a.carryYards! - yards) - Math.abs(b.carryYards! - yards))
    .slice(0, MOST)
    .map(({ type }) => type);
