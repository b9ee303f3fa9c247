import { groupBy } from '#src/domain/shared/group-by.ts';
import type { HoleLine } from './hole-lines.ts';
import { distance } from './lines.ts';

// Which holes are one course. A place can have several (27 holes as three nines, a par-3 course inside the big one),
// told apart by the course's name on the hole, by the letter or word beside the number, or by the mapped boundary.

export type NumberedHole = HoleLine & { readonly n: number };
export type CourseHoles = { readonly name: string; readonly holes: readonly NumberedHole[] };

type Group = { name: string; lines: HoleLine[] };

const FEWEST_HOLES = 3;
const SAME_GREEN_M = 25;
const FAR_FROM_LAST_GREEN_M = 150;

/** 'Bethpage · Black', but not 'Old Course · Old'. */
const joinedName = (place: string | undefined, course: string): string => {
  if (place === undefined || place === '') return course;
  const [a, b] = [place.toLowerCase(), course.toLowerCase()];
  if (a.includes(b)) return place;
  return b.includes(a) ? course : `${place} · ${course}`;
};

/** Three nines as 'A1', 'B1', 'C1': by their labels, where at least two of them have three holes each. */
const splitByLabel = (lines: readonly HoleLine[], name: string): Group[] => {
  const labels = [...groupBy(lines, ({ label }) => label)].filter(([, list]) => list.length >= FEWEST_HOLES);
  const isRepeated = new Set(lines.flatMap(({ numbers }) => numbers)).size < lines.length;
  if (labels.length < 2 || !isRepeated) return [{ name, lines: [...lines] }];
  const own = new Set(labels.map(([label]) => label));
  const groups = labels.map(([label, list]) => ({ name: joinedName(name, label), lines: list }));
  const others = lines.filter(({ label }) => !own.has(label));
  return others.length === 0 ? groups : [...groups, { name, lines: others }];
};

/**
 * Holes outside every mapped boundary belong to the one place that lacks just their numbers: boundaries are drawn short of
 * the last green.
 */
const withOutsiders = (places: readonly (readonly HoleLine[])[]): readonly (readonly HoleLine[])[] => {
  const outside = places.find(([line]) => line?.place === undefined);
  if (outside === undefined) return places;
  const numbers = new Set(outside.flatMap((line) => line.numbers));
  const inside = places.filter((list) => list !== outside);
  const homes = inside.filter((list) => list.every((line) => line.numbers.every((n) => !numbers.has(n))));
  if (homes.length !== 1) return places;
  return inside.map((list) => (list === homes[0] ? [...list, ...outside] : list));
};

const groupsOf = (lines: readonly HoleLine[]): Group[] => {
  const named = lines.filter(({ courseName }) => courseName !== undefined);
  const unnamed = lines.filter(({ courseName }) => courseName === undefined);
  const places = new Map([...new Set(unnamed.map(({ place }) => place))].map((place, i) => [place, String(i)]));
  return [
    ...[...groupBy(named, ({ courseName }) => courseName!)].map(([courseName, list]) => ({
      name: joinedName(list.find(({ place }) => place)?.place?.name, courseName),
      lines: list,
    })),
    ...withOutsiders([...groupBy(unnamed, ({ place }) => places.get(place)!).values()]).flatMap((list) =>
      splitByLabel(list, list[0]!.place?.name ?? ''),
    ),
  ];
};

/** The longer of two lines with one number, unless the other goes on where the last hole ended. */
const nextOf = (candidates: readonly HoleLine[], last: HoleLine | undefined): HoleLine =>
  candidates.reduce((best, other) => {
    if (last === undefined) return best;
    const isFarther = distance(last.end, best.start) > distance(last.end, other.start) + FAR_FROM_LAST_GREEN_M;
    return isFarther ? other : best;
  });

/** The one hole without a number is the one number that is missing; beside a whole nine it is a practice hole. */
const missingNumber = (numbers: readonly number[], unnumbered: number): number | undefined => {
  if (numbers.length % 9 === 0 && numbers.at(-1) === numbers.length) return undefined;
  const most = Math.max(numbers.length + unnumbered, ...numbers);
  const missing = Array.from({ length: most }, (_, i) => i + 1).filter((n) => !numbers.includes(n));
  return unnumbered === 1 && missing.length === 1 ? missing[0] : undefined;
};

/** A number written twice and the next one never: the line that begins where the hole before the gap ends is that hole. */
const misnumbered = (holes: readonly NumberedHole[], rest: readonly HoleLine[]): NumberedHole | undefined => {
  const [line, ...others] = rest;
  const gap = holes.findIndex(({ n }, at) => n !== at + 1);
  const before = holes[gap - 1];
  if (line === undefined || others.length > 0 || before === undefined) return undefined;
  return distance(before.end, line.start) < FAR_FROM_LAST_GREEN_M ? { ...line, n: gap + 1 } : undefined;
};

/** One course of a group, and the lines that are left: a second course with the same numbers. */
const takeCourse = (lines: readonly HoleLine[]): { holes: NumberedHole[]; rest: HoleLine[] } => {
  const byLength = lines.toSorted((a, b) => b.lengthM - a.lengthM);
  const numbers = [...new Set(byLength.flatMap((line) => line.numbers))].sort((a, b) => a - b);
  const holes: NumberedHole[] = [];
  for (const n of numbers) {
    const candidates = byLength.filter((line) => line.numbers.includes(n));
    holes.push({ ...nextOf(candidates, holes.at(-1)), n });
  }
  const unnumbered = lines.filter((line) => line.numbers.length === 0);
  const missing = missingNumber(numbers, unnumbered.length);
  if (missing !== undefined) holes.push({ ...unnumbered[0]!, n: missing });
  const taken = new Set(holes.map(({ line }) => line));
  const isDrawnTwice = (line: HoleLine) =>
    holes.some((hole) => line.numbers.includes(hole.n) && distance(hole.end, line.end) < SAME_GREEN_M);
  holes.sort((a, b) => a.n - b.n);
  const rest = lines.filter((line) => line.numbers.length > 0 && !taken.has(line.line) && !isDrawnTwice(line));
  const found = misnumbered(holes, rest);
  if (found === undefined) return { holes, rest };
  return { holes: [...holes, found].sort((a, b) => a.n - b.n), rest: [] };
};

const coursesOf = ({ name, lines }: Group): CourseHoles[] => {
  const courses: CourseHoles[] = [];
  for (let rest = lines; rest.length > 0;) {
    const { holes, rest: left } = takeCourse(rest);
    if (holes.length === 0) break;
    courses.push({ name: courses.length === 0 ? name : `${name} (${courses.length + 1})`.trim(), holes });
    rest = left.length < rest.length ? left : [];
  }
  return courses;
};

/** The nearest course that lacks a stray hole's number: mappers forget the course's name on single holes. */
const homeOf = (stray: NumberedHole, courses: readonly CourseHoles[]): CourseHoles | undefined => {
  const toCourse = ({ holes }: CourseHoles) =>
    Math.min(...holes.map((hole) => Math.min(distance(hole.end, stray.start), distance(hole.start, stray.end))));
  const lacking = courses.filter(({ holes }) => holes.every(({ n }) => n !== stray.n));
  const nearest = lacking.toSorted((a, b) => toCourse(a) - toCourse(b))[0];
  return nearest !== undefined && toCourse(nearest) < FAR_FROM_LAST_GREEN_M ? nearest : undefined;
};

const withoutHole = ({ name, holes }: CourseHoles, hole: NumberedHole): CourseHoles => ({
  name,
  holes: holes.filter((one) => one !== hole),
});

/**
 * Holes that stand alone in their course, with neither the one before nor the one after: where boundaries of two courses
 * overlap, a hole falls into the wrong one.
 */
const misplaced = (courses: readonly CourseHoles[]): readonly NumberedHole[] =>
  courses.flatMap(({ holes }) =>
    holes.filter((hole) => holes.every(({ n }) => n === hole.n || Math.abs(n - hole.n) > 1)),
  );

const withHole = ({ name, holes }: CourseHoles, hole: NumberedHole): CourseHoles => ({
  name,
  holes: [...holes, hole].sort((a, b) => a.n - b.n),
});

/** The courses of an answer, those with most holes first. One or two holes are a course only where nothing else is. */
export const coursesAmong = (lines: readonly HoleLine[]): CourseHoles[] => {
  const all = groupsOf(lines).flatMap(coursesOf);
  const whole = all.filter(({ holes }) => holes.length >= FEWEST_HOLES);
  if (whole.length === 0) return all;
  const strays = all.filter(({ holes }) => holes.length < FEWEST_HOLES).flatMap(({ holes }) => holes);
  const joined = [...strays, ...misplaced(whole)].reduce((courses, stray) => {
    const home = homeOf(stray, courses);
    if (home === undefined) return courses;
    return courses.map((course) => (course === home ? withHole(course, stray) : withoutHole(course, stray)));
  }, whole);
  return joined.sort((a, b) => b.holes.length - a.holes.length);
};
