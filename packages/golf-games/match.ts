import type { Hole } from '@divot/golf-rules';

// Match play hole by hole (Rules of Golf 3.2).

/** From the golfer's side: 1 won, 0 halved, -1 lost. */
export type HoleResult = -1 | 0 | 1;

type Played = Pick<Hole, 'strokes' | 'pickedUp' | 'conceded'>;

/**
 * One hole of a match. Undefined: not decided yet. Who concedes a hole or picks up loses it (Rules of Golf 3.2b and 3.2c).
 * @param received strokes that the first side receives on the hole. Negative: it gives them.
 */
export const holeResult = (mine: Played, theirs: Played, received = 0): HoleResult | undefined => {
  for (const gaveUp of ['conceded', 'pickedUp'] as const) {
    const [iDid, theyDid] = [mine[gaveUp] === true, theirs[gaveUp] === true];
    if (iDid !== theyDid) return theyDid ? 1 : -1;
    if (iDid) return 0;
  }
  if (mine.strokes === undefined || theirs.strokes === undefined) return undefined;
  return Math.sign(theirs.strokes - mine.strokes + received) as HoleResult;
};

const sum = (results: Iterable<HoleResult>): number => [...results].reduce<number>((total, one) => total + one, 0);

/** The decided holes by hole number in the order of play, until one side has won the match (Rules of Golf 3.2a). */
export const untilDecided = <H extends { readonly n: number }>(
  holesInOrder: readonly H[],
  resultOf: (hole: H, at: number) => HoleResult | undefined,
): ReadonlyMap<number, HoleResult> => {
  const results = new Map<number, HoleResult>();
  for (const [at, hole] of holesInOrder.entries()) {
    if (Math.abs(sum(results.values())) > holesInOrder.length - results.size) break;
    const result = resultOf(hole, at);
    if (result !== undefined) results.set(hole.n, result);
  }
  return results;
};

export type MatchStanding = {
  /** How many holes the golfer is up. Negative: down. */
  readonly up: number;
  readonly played: number;
  readonly left: number;
};

/** The standing of a match over so many holes. */
export const standingAfter = (results: ReadonlyMap<number, HoleResult>, holeCount: number): MatchStanding => ({
  up: sum(results.values()),
  played: results.size,
  left: holeCount - results.size,
});

/** 'AS', '2 up' or '1 down'. A match decided before the last hole is 'won 3 & 2' or 'lost 3 & 2'. */
export const matchText = ({ up, left }: MatchStanding): string => {
  const by = Math.abs(up);
  if (by > left && by > 0)
    return left === 0 ? `${by} ${up > 0 ? 'up' : 'down'}` : `${up > 0 ? 'won' : 'lost'} ${by} & ${left}`;
  return up === 0 ? 'AS' : `${by} ${up > 0 ? 'up' : 'down'}`;
};
