// A card's holes as scored, and what cannot be on one: found before strokes are handed out on it.

/**
 * One hole as scored. `si` and `strokeIndex` are the same figure: the tee's stroke index. If both are missing, the
 * hole's number or its place in the list applies. A hole without `strokes` that was not picked up was not played.
 */
export type ScoredHole = {
  /** The hole's number on the card. */
  readonly n?: number | undefined;
  readonly par: number;
  readonly si?: number | undefined;
  readonly strokeIndex?: number | undefined;
  readonly strokes?: number | null | undefined;
  readonly pickedUp?: boolean | undefined;
  /** The most likely score of a picked-up hole (Rule 3.3). If it is missing, the hole counts its maximum. */
  readonly mostLikely?: number | undefined;
};

const isOneOf = (value: unknown, least: number, most: number): boolean =>
  (value ?? undefined) === undefined || (Number.isInteger(value) && Number(value) >= least && Number(value) <= most);

const holeProblem = (hole: ScoredHole): string | undefined => {
  if (typeof hole !== 'object' || hole === null) return 'a hole is missing';
  if (!isOneOf(hole.par ?? Number.NaN, 2, 7)) return 'a par is 2 to 7';
  if (!isOneOf(hole.n, 1, 18)) return 'a hole has a number from 1 to 18';
  if (!isOneOf(hole.si, 1, 18) || !isOneOf(hole.strokeIndex, 1, 18)) return 'a stroke index is 1 to 18';
  return isOneOf(hole.strokes, 1, 99) && isOneOf(hole.mostLikely, 1, 99)
    ? undefined
    : 'a hole takes one stroke or more';
};

/** A nine played twice, or two of three nines, have an index twice. More often it ranks nothing. */
const MOST_OF_ONE_INDEX = 2;

/** The stroke index that stands on more than two of these holes, and on how many. */
export const repeatedIndex = (holes: readonly ScoredHole[]): readonly [index: number, holes: number] | undefined => {
  const times = new Map<number, number>();
  for (const { si, strokeIndex } of holes) {
    const index = si ?? strokeIndex ?? undefined;
    if (index !== undefined) times.set(index, (times.get(index) ?? 0) + 1);
  }
  return [...times].find(([, count]) => count > MOST_OF_ONE_INDEX);
};

/** What cannot be on these holes of one round, in words, or undefined. */
export const cardProblem = (holes: readonly ScoredHole[]): string | undefined => {
  if (!Array.isArray(holes)) return 'its holes are a list';
  if (holes.length > 18) return 'a round has 18 holes at most';
  const odd = holes.map(holeProblem).find((problem) => problem !== undefined);
  if (odd !== undefined) return odd;
  const repeated = repeatedIndex(holes);
  return repeated && `the stroke index ${repeated[0]} is on ${repeated[1]} holes`;
};

/** Throws a RangeError for a card that cannot be. */
export const checkedCard = <T extends ScoredHole>(holes: readonly T[]): readonly T[] => {
  const problem = cardProblem(holes);
  if (problem !== undefined) throw new RangeError(`There is no such card: ${problem}`);
  return holes;
};
