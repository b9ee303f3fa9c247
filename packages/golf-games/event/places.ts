// Places in a field.

/** `figure`: what ranks, the highest first. `holes`: the same by hole number. */
export type Finisher = {
  readonly id: string;
  readonly figure: number;
  readonly holes: Readonly<Record<number, number>>;
};

/** 'shared': equal results share the place. 'count-back': the last holes of the card part them, if they can. */
export type Ties = 'shared' | 'count-back';

export type PlaceInField = { readonly id: string; readonly rank: number };

/**
 * What is compared in a count-back: the last half, third and sixth of the card by number of the hole, and the last hole.
 * On eighteen holes these are the last nine, six, three and one (Committee Procedures 5A(6)), wherever a group started.
 */
const countBack = (holes: Readonly<Record<number, number>>): readonly number[] => {
  const numbers = Object.keys(holes)
    .map(Number)
    .toSorted((a, b) => a - b);
  return [2, 3, 6, numbers.length].map((part) =>
    numbers.slice(-Math.ceil(numbers.length / part)).reduce((sum, n) => sum + holes[n]!, 0),
  );
};

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((figure, index) => figure !== b[index]);
  return at === -1 ? 0 : b[at]! - a[at]!;
};

/** The best first. Who is level shares a rank: 1, 1, 3. */
export const placesInField = (finishers: readonly Finisher[], ties: Ties): readonly PlaceInField[] => {
  const keyed = finishers
    .map(({ id, figure, holes }) => ({ id, key: [figure, ...(ties === 'count-back' ? countBack(holes) : [])] }))
    .toSorted((a, b) => compare(a.key, b.key));
  return keyed.map(({ id, key }) => ({ id, rank: 1 + keyed.findIndex((other) => compare(other.key, key) === 0) }));
};
