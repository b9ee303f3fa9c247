import { distance } from '../geometry/lines.ts';
import type { HoleLine, Place } from './hole-lines.ts';

// If two courses lie over the same ground, several holes share a number. This decides which belongs to which course.
// Names and relations that the mapper wrote come first. The rest is weighed in metres of walking, because a green is
// near the next tee of its own course. The assignment with the smallest sum over all courses wins.

export type NumberedHole = HoleLine & { readonly n: number };

/** One or two holes are strays that belong to another course. */
export const FEWEST_HOLES = 3;
const FARTHEST_WALK_M = 500; // longer walks all count as equally odd
const ROUND_SHARE = 0.25; // the last green is usually near the first tee, but less surely than the next tee
/** The cost of each oddity, in metres of walking. */
const COURSE_M = 400;
const MISSING_M = 400;
const MORE_MISSING_M = 50;
const OTHER_FAMILY_M = 5_000;
const NO_FAMILY_M = 100;
const OTHER_LABEL_M = 150;
const OTHER_PLACE_M = 250;
const NO_PLACE_M = 120;
const PASSED_THROUGH_M = 30; // inside another course's boundary
const UNOWNED_M = 250; // a boundary that contains no course
const SAME_INDEX_M = 120; // a course has each stroke index once, a place of 27 holes once per nine
const MOST_INDEXES = 18;
const OTHER_PAR_M = 60; // a par-3 course has only par 3s
const OTHER_DRAWING_M = 15; // for each power of ten between the ids
const OTHER_DAY_M = 90;
const LONGEST_PAR_3_M = 225;
/** A response with more courses is not one club: its courses stay as their names and boundaries say. */
const MOST_COURSES = 20;

const walk = (from: HoleLine, to: HoleLine): number => Math.min(FARTHEST_WALK_M, distance(from.end, to.start));

/** Mappers draw one course after another, so OpenStreetMap ids of neighbouring holes are close. */
const drawnApart = (from: HoleLine, to: HoleLine): number =>
  Math.min(OTHER_DAY_M, OTHER_DRAWING_M * Math.log10(1 + Math.abs(from.wayId - to.wayId)));

/** The most common value. Undefined if no hole has one. */
export const mostOf = <T>(values: readonly (T | undefined)[]): T | undefined => {
  const counts = new Map<T, number>();
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].reduce<[T, number] | undefined>(
    (most, one) => (most && most[1] >= one[1] ? most : one),
    undefined,
  )?.[0];
};

/**
 * The mapped boundary that holds most of the holes, or the smallest of several. Undefined if none holds half of them.
 */
export const placeOf = (holes: readonly HoleLine[]): Place | undefined => {
  const place = mostOf(holes.flatMap(({ places }) => places).toSorted((a, b) => a.sizeM2 - b.sizeM2));
  const count = holes.filter(({ places }) => place !== undefined && places.includes(place)).length;
  return count * 2 >= holes.length ? place : undefined;
};

const isPar3 = ({ par, lengthM }: HoleLine): boolean => (par === undefined ? lengthM <= LONGEST_PAR_3_M : par === 3);

/** A course begins with its first hole and has no gaps. The more holes are missing, the higher the cost. */
const missingBefore = (holes: readonly NumberedHole[], at: number): number => {
  const before = holes[at - 1];
  if (before === undefined && holes.length < FEWEST_HOLES) return 0;
  const missing = holes[at]!.n - (before?.n ?? 0) - 1;
  return missing === 0 ? 0 : MISSING_M + MORE_MISSING_M * (missing - 1);
};

const walks = (holes: readonly NumberedHole[]): number => {
  const [first, last] = [holes[0]!, holes.at(-1)!];
  let metres = holes.length < 9 ? 0 : ROUND_SHARE * walk(last, first);
  for (const [at, hole] of holes.entries()) {
    const before = holes[at - 1];
    metres += missingBefore(holes, at);
    if (before?.n === hole.n - 1) metres += walk(before, hole) + drawnApart(before, hole);
  }
  return metres;
};

/**
 * Either the boundary is the course's own and no hole lies outside it, or it is another's and the holes pass through
 * it. The less odd reading counts, because a boundary round nine holes says nothing of the eighteen that cross it.
 */
const outsideBoundary = (holes: readonly NumberedHole[]): number => {
  const place = placeOf(holes);
  const passing = PASSED_THROUGH_M * holes.filter(({ places }) => places.length > 0).length;
  if (place === undefined) return passing;
  const outside = holes
    .filter(({ places }) => !places.includes(place))
    .reduce((sum, { places }) => sum + (places.length > 0 ? OTHER_PLACE_M : NO_PLACE_M), 0);
  return Math.min(outside, passing);
};

const oddities = (holes: readonly NumberedHole[]): number => {
  const [family, label] = [mostOf(holes.map((hole) => hole.family)), mostOf(holes.map((hole) => hole.label))];
  let metres = outsideBoundary(holes);
  for (const hole of holes) {
    if (hole.family !== family) metres += hole.family === undefined ? NO_FAMILY_M : OTHER_FAMILY_M;
    if (hole.label !== label) metres += OTHER_LABEL_M;
  }
  const indexes = holes.flatMap(({ si }) => (si === undefined ? [] : [si]));
  const repeated = holes.length > MOST_INDEXES ? 0 : indexes.length - new Set(indexes).size;
  const par3s = holes.filter(isPar3).length;
  return metres + SAME_INDEX_M * repeated + OTHER_PAR_M * Math.min(par3s, holes.length - par3s);
};

/** Holes by number. */
type Slots = readonly (NumberedHole | undefined)[];

const holesIn = (slots: Slots): NumberedHole[] => slots.filter((hole) => hole !== undefined);

const costOf = (slots: Slots): number => {
  const holes = holesIn(slots);
  return holes.length === 0 ? 0 : COURSE_M + walks(holes) + oddities(holes);
};

/** Two courses that swap the holes from one number to another. */
const exchanged = (a: Slots, b: Slots, from: number, to: number): readonly [Slots, Slots] => {
  const exchange = (course: Slots, other: Slots) => course.map((hole, n) => (n >= from && n <= to ? other[n] : hole));
  return [exchange(a, b), exchange(b, a)];
};

type Change = { readonly gainM: number; readonly at: readonly [number, number]; readonly to: readonly [Slots, Slots] };

const LEAST_GAIN_M = 1;

/** The runs of holes that two courses may swap: one hole, or all from one hole on. With `isThorough`, any run. */
const runsOf = (numbers: readonly number[], isThorough: boolean): readonly (readonly [number, number])[] =>
  numbers.flatMap((from, at) =>
    numbers
      .slice(at)
      .filter((to) => isThorough || to === from || to === numbers.at(-1))
      .map((to) => [from, to] as const),
  );

/**
 * How much of a course lies outside a boundary. Strays do not own one. Bounded, because a mapper may have left out half
 * of the course.
 */
const outside = (slots: Slots, place: Place): number => {
  const holes = holesIn(slots);
  const count = holes.filter(({ places }) => !places.includes(place)).length;
  const isOwner = holes.length >= FEWEST_HOLES && count < holes.length;
  return isOwner ? Math.min(UNOWNED_M, NO_PLACE_M * count) : UNOWNED_M;
};

const placesAmong = (courses: readonly Slots[]): readonly Place[] => [
  ...new Set(courses.flatMap((slots) => holesIn(slots).flatMap(({ places }) => places))),
];

/** Each boundary was drawn round a course. For each: how much of its best-fitting course lies outside. */
const leastOutside = (courses: readonly Slots[], places: readonly Place[]): readonly number[] =>
  places.map((place) => courses.reduce((least, slots) => Math.min(least, outside(slots, place)), UNOWNED_M));

/** Combines the values of two groups of courses: for each boundary, the better fit counts. */
const ownerless = (some: readonly number[], others: readonly number[]): number =>
  some.reduce((sum, one, i) => sum + Math.min(one, others[i]!), 0);

const bestChange = (courses: readonly Slots[], isThorough: boolean): Change | undefined => {
  let best: Change | undefined;
  const costs = courses.map(costOf);
  const places = placesAmong(courses);
  for (let i = 0; i < courses.length; i += 1)
    for (let j = i + 1; j < courses.length; j += 1) {
      const [a, b] = [courses[i]!, courses[j]!];
      const others = leastOutside(
        courses.filter((_, at) => at !== i && at !== j),
        places,
      );
      const sumOf = (two: readonly Slots[]) => ownerless(leastOutside(two, places), others);
      const before = costs[i]! + costs[j]! + sumOf([a, b]);
      const numbers = [...a.keys()].filter((n) => a[n] !== undefined || b[n] !== undefined);
      for (const [from, to] of runsOf(numbers, isThorough)) {
        const [c, d] = exchanged(a, b, from, to);
        const gainM = before - costOf(c) - costOf(d) - sumOf([c, d]);
        if (gainM > Math.max(LEAST_GAIN_M, best?.gainM ?? 0)) best = { gainM, at: [i, j], to: [c, d] };
      }
    }
  return best;
};

/** The courses after swapping holes for as long as that lowers the sum. */
export const settledCourses = (courses: readonly (readonly NumberedHole[])[]): readonly (readonly NumberedHole[])[] => {
  if (courses.length > MOST_COURSES) return courses;
  const most = Math.max(0, ...courses.flat().map(({ n }) => n));
  let slots: readonly Slots[] = courses.map((holes) =>
    Array.from({ length: most + 1 }, (_, n) => holes.find((hole) => hole.n === n)),
  );
  const next = () => bestChange(slots, false) ?? bestChange(slots, true);
  for (let change = next(); change !== undefined; change = next()) {
    const { at, to } = change;
    slots = slots.map((course, i) => (i === at[0] ? to[0] : i === at[1] ? to[1] : course));
  }
  return slots.map(holesIn).filter((holes) => holes.length > 0);
};
