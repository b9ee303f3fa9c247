import { compact } from '@divot/basics';
import type { Tee } from '#src/domain/entities/course.entity.ts';

// A course with three nines, A, B and C, has one card. Two of them are a round, and each two have a rating of their own:
// they are stored as the tees A + B, B + C and C + A.

const NINE = 9;
/** The nines, by position, that each stored tee joins. */
export const PAIRS = [
  [0, 1],
  [1, 2],
  [2, 0],
] as const;

export type Rating = { readonly rating?: number | undefined; readonly slope?: number | undefined };

/** The card of one colour: 27 holes, and the ratings of each nine and of each pair. */
export type NinesCard = Pick<Tee, 'name' | 'colour' | 'gender' | 'par' | 'strokeIndex' | 'yards'> & {
  readonly names: readonly string[];
  readonly nines: readonly Rating[];
  readonly pairs: readonly Rating[];
};

const nineOf = (figures: readonly number[], nine: number): readonly number[] =>
  figures.slice(nine * NINE, (nine + 1) * NINE);

/** The tees as stored, in the order of `PAIRS`. */
export const teesOfNines = (card: NinesCard, ids: readonly string[]): readonly Tee[] =>
  PAIRS.map(([front, back], at) => {
    const joined = (figures: readonly number[] | undefined) =>
      figures && [...nineOf(figures, front), ...nineOf(figures, back)];
    const [pair, first, second] = [card.pairs[at], card.nines[front], card.nines[back]];
    return compact({
      id: ids[at]!,
      name: card.name,
      nines: [card.names[front]!, card.names[back]!],
      colour: card.colour,
      gender: card.gender,
      par: joined(card.par)!,
      strokeIndex: joined(card.strokeIndex),
      yards: joined(card.yards),
      courseRating: pair?.rating,
      slope: pair?.slope,
      frontCourseRating: first?.rating,
      frontSlope: first?.slope,
      backCourseRating: second?.rating,
      backSlope: second?.slope,
    });
  });

/** The stored tees of the same card as `tee`, in the order of `PAIRS`. Undefined if they are not three nines in turn. */
export const groupOfNines = (tees: readonly Tee[], tee: Tee): readonly Tee[] | undefined => {
  const group = tees.filter(
    ({ name, gender, nines, par }) =>
      name === tee.name && gender === tee.gender && nines?.length === 2 && par.length === 18,
  );
  const isInTurn = group.every(({ nines }, at) => nines![1] === group[(at + 1) % group.length]!.nines![0]);
  return group.length === PAIRS.length && isInTurn && group.includes(tee) ? group : undefined;
};

/** The card that `teesOfNines` made these tees from. */
export const cardOfNines = (group: readonly Tee[]): NinesCard => {
  const { name, colour, gender, strokeIndex, yards } = group[0]!;
  const all = (figuresOf: (tee: Tee) => readonly number[]) => group.flatMap((tee) => figuresOf(tee).slice(0, NINE));
  return compact({
    name,
    colour,
    gender,
    names: group.map(({ nines }) => nines![0]!),
    par: all(({ par }) => par),
    strokeIndex: strokeIndex && all((tee) => tee.strokeIndex ?? []),
    yards: yards && all((tee) => tee.yards ?? []),
    nines: group.map((tee) => ({ rating: tee.frontCourseRating, slope: tee.frontSlope })),
    pairs: group.map((tee) => ({ rating: tee.courseRating, slope: tee.slope })),
  });
};

/** One tee for each card: of three nines, the first pair. */
export const cardsOf = (tees: readonly Tee[]): readonly Tee[] =>
  tees.filter((tee) => (groupOfNines(tees, tee)?.[0] ?? tee) === tee);
