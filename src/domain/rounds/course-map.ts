import { type CoursePack, type FoundGround, cardOfPack, ninesOf } from '@divot/ground';
import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import { plainText } from './course-search.ts';

// Which map belongs to a course. A wrong map is worse than none, so Divot takes one by itself only if it is the only
// one that can be meant. Otherwise the golfer chooses.

/** Words that say that it is a golf course, not which. */
const COMMON_WORDS = new Set(['the', 'golf', 'club', 'course', 'country', 'links', 'resort', 'gc', 'cc', 'and']);

const wordsOf = (name: string): readonly string[] => {
  const words = plainText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const distinct = words.filter((word) => !COMMON_WORDS.has(word));
  return distinct.length > 0 ? distinct : words;
};

/** Whether two names have the same distinctive words, in any order. */
export const isSameCourseName = (a: string, b: string): boolean =>
  [...new Set(wordsOf(a))].toSorted().join(' ') === [...new Set(wordsOf(b))].toSorted().join(' ');

/** The intended course among those in a box. Undefined if the golfer must choose, for example among 27 holes. */
export const meantPack = (packs: readonly CoursePack[], { name }: FoundGround): CoursePack | undefined => {
  const named = packs.filter((pack) => pack.name === name);
  const only = named.length === 1 ? named[0] : packs.length === 1 ? packs[0] : undefined;
  const nines = ninesOf(packs);
  return nines.length > 1 && nines.some(({ pack }) => pack === only) ? undefined : only;
};

/** Holes whose par may differ between the card and the map: an editor's slip, or a new card. */
const MOST_DIFFERENT = 2;

/** Whether a map has a tee's holes: half of their pars are mapped, and at most two of those differ. */
const fitsTee = (pack: CoursePack, { par }: Pick<Tee, 'par'>): boolean => {
  const holes = cardOfPack(pack).par.length;
  const mapped = pack.holes.filter((hole) => hole.par !== undefined);
  return (
    (par.length === holes || (holes === 9 && par.length === 18)) &&
    mapped.length >= holes / 2 &&
    mapped.filter((hole) => par[hole.n - 1] !== hole.par).length <= MOST_DIFFERENT
  );
};

/** The one search result that a course can mean. Undefined if there are several. */
export const foundFor = <F extends FoundGround>({ name }: Pick<Course, 'name'>, maps: readonly F[]): F | undefined => {
  const same = maps.filter((one) => isSameCourseName(one.name, name));
  const likely = same.length > 0 ? same : maps;
  return likely.length === 1 ? likely[0] : undefined;
};

/** The one map that a course can mean: by its name, or else by the pars of its card. */
export const packFor = (
  course: Pick<Course, 'name' | 'tees'>,
  packs: readonly CoursePack[],
  ground: FoundGround,
): CoursePack | undefined => {
  const fitting = packs.filter((pack) => course.tees.some((tee) => fitsTee(pack, tee)));
  const nines = ninesOf(packs);
  const whole = nines.length > 1 ? packs.filter((pack) => nines.every((nine) => nine.pack !== pack)) : packs;
  const named = whole.filter((pack) => isSameCourseName(pack.name, course.name));
  const isNamed = named.length === 1 || isSameCourseName(ground.name, course.name);
  const meant = named.length === 1 ? named[0] : meantPack(packs, ground);
  if (meant && isNamed) return meant;
  return fitting.length === 1 ? fitting[0] : undefined;
};
