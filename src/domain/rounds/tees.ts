import type { Tee } from '#src/domain/entities/course.entity.ts';

// A tee may be rated for men and for women, with pars and stroke indexes of its own for each. Each rating is stored as a
// tee of the same name.

export type Gender = 'female' | 'male';
type Named = Pick<Tee, 'name' | 'nines'>;

const plain = (text: string): string => text.trim().toLowerCase();

/** Whether two ratings are of the same tee on the ground. */
export const isSameTee = (a: Named, b: Named): boolean =>
  plain(a.name) === plain(b.name) && a.nines?.join() === b.nines?.join();

/** Whether golfers of both genders have a rating of their own from this tee. */
export const isRatedForEach = (tees: readonly Tee[], tee: Named): boolean =>
  (['female', 'male'] as const).every((gender) => tees.some((one) => isSameTee(one, tee) && one.gender === gender));

/** The rating of this tee that counts for a golfer: for their gender, else for everybody, else the one there is. */
export const ratingFor = (tees: readonly Tee[], tee: Tee, gender: Gender | undefined): Tee => {
  const ratings = tees.filter((one) => isSameTee(one, tee));
  return (
    ratings.find((one) => one.gender === gender) ??
    ratings.find((one) => one.gender === undefined || one.gender === 'any') ??
    tee
  );
};

/** One of each tee on the ground: the rating that counts for a golfer of this gender. */
export const teesFor = (tees: readonly Tee[], gender: Gender | undefined): readonly Tee[] =>
  tees
    .filter((tee, at) => tees.findIndex((one) => isSameTee(one, tee)) === at)
    .map((tee) => ratingFor(tees, tee, gender));
