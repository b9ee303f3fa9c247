import { groupBy } from '@divot/basics';
import type { HoleLine } from './hole-lines.ts';
import { distance, onLine } from '../geometry/lines.ts';
import { FEWEST_HOLES, type NumberedHole, mostOf, placeOf, settledCourses } from './settle-courses.ts';

// Which holes form one course. A place can have several: 27 holes as three nines, a par-3 course inside the big one, 36
// holes over the same ground. They are told apart by the course's name on the hole, the relation that lists it, the
// letter or word beside the number, the mapped boundary, and the walk from green to tee.

export type CourseHoles = { readonly name: string; readonly holes: readonly NumberedHole[] };

const SAME_GREEN_M = 25;
const SAME_WAY_M = 60;
const FAR_FROM_LAST_GREEN_M = 150;

const hasWords = (text: string, words: string): boolean =>
  ` ${text} `.toLowerCase().includes(` ${words} `.toLowerCase());

/** 'Bethpage · Black', but not 'Old Course · Old'. */
const joinedName = (place: string | undefined, course: string | undefined): string => {
  if (!place || !course) return place || course || '';
  if (hasWords(place, course)) return place;
  return hasWords(course, place) ? course : `${place} · ${course}`;
};

/**
 * Merges lines that draw one hole from several tees: keeps the longest of those that come the same way to one green.
 */
const withoutOtherTees = (lines: readonly HoleLine[]): HoleLine[] => {
  const chosen: HoleLine[] = [];
  for (const line of lines.toSorted((a, b) => b.lengthM - a.lengthM)) {
    const isDrawn = chosen.some(
      (other) =>
        other.family === line.family &&
        other.label === line.label &&
        line.numbers.some((n) => other.numbers.includes(n)) &&
        distance(other.end, line.end) < SAME_GREEN_M &&
        onLine(line.start, [other.start, other.end]).offM < SAME_WAY_M,
    );
    if (!isDrawn) chosen.push(line);
  }
  return chosen;
};

/**
 * Three nines as 'A1', 'B1', 'C1': labels separate courses if numbers repeat and at least two labels have three holes
 * each.
 */
const withLabels = (lines: readonly HoleLine[]): readonly HoleLine[] => {
  const labels = [...groupBy(lines, ({ label }) => label)].filter(([, list]) => list.length >= FEWEST_HOLES);
  const isRepeated = new Set(lines.flatMap(({ numbers }) => numbers)).size < lines.length;
  const usableLabels = new Set(labels.length > 1 && isRepeated ? labels.map(([label]) => label) : []);
  return lines.map((line) => ({ ...line, label: usableLabels.has(line.label) ? line.label : undefined }));
};

/**
 * Splits the lines of one group into courses with each number once. A line joins the course with the shortest walk to
 * it.
 */
const dealt = (lines: readonly HoleLine[]): NumberedHole[][] => {
  const courses: NumberedHole[][] = [];
  const numbers = [...new Set(lines.flatMap((line) => line.numbers))].sort((a, b) => a - b);
  for (const n of numbers) {
    const candidates = new Set(lines.filter((line) => line.numbers.includes(n)));
    const pairs = courses
      .flatMap((holes) => {
        const last = holes.at(-1)!;
        return [...candidates].map((line) => ({ holes, line, metres: distance(last.end, line.start) }));
      })
      .sort((a, b) => a.metres - b.metres);
    const served = new Set<NumberedHole[]>();
    for (const { holes, line } of pairs) {
      if (served.has(holes) || !candidates.delete(line)) continue;
      served.add(holes);
      holes.push({ ...line, n });
    }
    for (const line of candidates) courses.push([{ ...line, n }]);
  }
  return courses;
};

/**
 * The single number that a course of several holes lacks. A whole nine lacks none, and one hole alone is not a course.
 */
const missingNumber = (holes: readonly NumberedHole[]): number | undefined => {
  if (holes.length < 2) return undefined;
  const numbers = holes.map(({ n }) => n);
  if (numbers.length % 9 === 0 && numbers.at(-1) === numbers.length) return undefined;
  const most = Math.max(numbers.length + 1, ...numbers);
  const missing = Array.from({ length: most }, (_, i) => i + 1).filter((n) => !numbers.includes(n));
  return missing.length === 1 ? missing[0] : undefined;
};

type Fit = { readonly metres: number; readonly isBetween: boolean };

/** The average distance from a line to the holes before and after a number. */
const besideNumber = (holes: readonly NumberedHole[], line: HoleLine, n: number): Fit => {
  const gaps = holes.flatMap((hole) => {
    if (hole.n === n - 1) return [distance(hole.end, line.start)];
    return hole.n === n + 1 ? [distance(line.end, hole.start)] : [];
  });
  return { metres: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length, isBetween: gaps.length > 1 };
};

/**
 * Gives a hole without a number, or with a number that is used twice, the one number that a course lacks, if it lies
 * between the holes before and after. The nearest pair of hole and course comes first, a number at a course's end last.
 */
const withMissing = (
  courses: readonly (readonly NumberedHole[])[],
  loose: readonly HoleLine[],
): readonly (readonly NumberedHole[])[] => {
  const fits = courses
    .flatMap((holes) => {
      const n = missingNumber(holes);
      if (n === undefined) return [];
      return loose.map((line) => ({ holes, line, n, ...besideNumber(holes, line, n) }));
    })
    .filter(({ metres }) => metres < FAR_FROM_LAST_GREEN_M)
    .sort((a, b) => Number(b.isBetween) - Number(a.isBetween) || a.metres - b.metres);
  const lastHoles = new Map<readonly NumberedHole[], NumberedHole>();
  const used = new Set<HoleLine>();
  for (const { holes, line, n } of fits) {
    if (lastHoles.has(holes) || used.has(line)) continue;
    lastHoles.set(holes, { ...line, n });
    used.add(line);
  }
  return courses.map((holes) => {
    const missing = lastHoles.get(holes);
    return missing === undefined ? holes : [...holes, missing].sort((a, b) => a.n - b.n);
  });
};

const nameOf = (holes: readonly NumberedHole[]): string => {
  const family = mostOf(holes.map((hole) => hole.family));
  const label = mostOf(holes.map((hole) => hole.label));
  return joinedName(joinedName(placeOf(holes)?.name, family), label);
};

const lengthOfAll = (holes: readonly NumberedHole[]): number => holes.reduce((sum, { lengthM }) => sum + lengthM, 0);

/**
 * The courses of a response, those with most holes first. One or two holes count as a course only if there is no other.
 */
export const coursesAmong = (lines: readonly HoleLine[]): CourseHoles[] => {
  const labelled = withLabels(withoutOtherTees(lines));
  const numbered = labelled.filter(({ numbers }) => numbers.length > 0);
  const groups = groupBy(numbered, ({ family, label, places: [smallest] }) => family ?? label ?? smallest?.name ?? '');
  const unnumbered = labelled.filter(({ numbers }) => numbers.length === 0);
  const settled = withMissing(settledCourses([...groups.values()].flatMap(dealt)), unnumbered);
  const whole = settled.filter((holes) => holes.length >= FEWEST_HOLES);
  const few = settled.filter((holes) => holes.length < FEWEST_HOLES);
  const courses = (whole.length > 0 ? withMissing(whole, few.flat()) : few)
    .map((holes) => ({ name: nameOf(holes), holes }))
    .sort(
      (a, b) =>
        b.holes.length - a.holes.length || a.name.localeCompare(b.name) || lengthOfAll(b.holes) - lengthOfAll(a.holes),
    );
  return courses.map(({ name, holes }, at) => {
    const before = courses.slice(0, at).filter((other) => other.name === name).length;
    return { name: before === 0 ? name : `${name} (${before + 1})`.trim(), holes };
  });
};
