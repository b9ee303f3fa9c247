import { compact } from '@divot/basics';
import type { CoursePack, PackHole } from './course-pack.ts';
import { lengthOf } from '../geometry/lines.ts';
import { fromSteps } from './steps.ts';

/** The longest par 3, 4 and 5 in metres: the middle of the overlaps in Rules of Handicapping 2024, Appendix F (men). */
const LONGEST_M = [
  [3, 229],
  [4, 430],
  [5, 631],
] as const;
/** What the card of a course allows, and what is on it where the map has no such hole. */
const PARS = { least: 2, most: 7, usual: 4 };

const parOf = (hole: PackHole | undefined): number => {
  if (hole === undefined) return PARS.usual;
  const { par, line } = hole;
  if (par !== undefined && Number.isInteger(par) && par >= PARS.least && par <= PARS.most) return par;
  const lengthM = lengthOf(fromSteps(line));
  return LONGEST_M.find(([, longestM]) => lengthM <= longestM)?.[0] ?? 6;
};

/** The stroke indexes, if the map has each from 1 to the number of holes once. */
const strokeIndexOf = (holes: readonly (PackHole | undefined)[]): number[] | undefined => {
  const indexes = holes.map((hole) => hole?.si ?? 0);
  return new Set(indexes).size === holes.length && indexes.every((si) => si >= 1 && si <= holes.length)
    ? indexes
    : undefined;
};

/**
 * Pars and stroke indexes of a map's 9 or 18 holes, hole 1 first. Where nobody has mapped a par, its length gives the
 * usual one, and the golfer can correct it.
 */
export const cardOfPack = ({ holes }: CoursePack): { readonly par: number[]; readonly strokeIndex?: number[] } => {
  const count = holes.every(({ n }) => n <= 9) ? 9 : 18;
  const played = Array.from({ length: count }, (_, at) => holes.find(({ n }) => n === at + 1));
  return compact({ par: played.map(parOf), strokeIndex: strokeIndexOf(played) });
};
