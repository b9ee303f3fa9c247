import { describe, expect, it } from 'vitest';
import { inventedCourse } from '../invented/invented-course.ts';
import { overpassOf } from '../invented/overpass-of.ts';
import { distancesTo } from '../distances/distances.ts';
import { lieAt } from '../distances/lie.ts';
import { joinNines, ninesOf } from '../packs/nines.ts';
import { readOverpass } from '../packs/read-overpass.ts';

const course = inventedCourse({ seed: 4, lat: -34, lon: 151, holes: 27 });
const numbered = overpassOf(course);
/** The same 27 holes, named as mappers of three nines do: A1 to A9, B1 to B9, C1 to C9. */
const lettered = {
  ...numbered,
  elements: numbered.elements.map((element) => {
    const tags = element['tags'] as Record<string, string> | undefined;
    if (tags?.['golf'] !== 'hole') return element;
    const n = Number(tags['ref']);
    return { ...element, tags: { ...tags, name: '', ref: `${'ABC'[Math.floor((n - 1) / 9)]}${((n - 1) % 9) + 1}` } };
  }),
};

describe.each([
  ['three courses of nine', lettered, 3],
  ['one course of 27', numbered, 1],
])('27 holes mapped as %s', (_, answer, courses) => {
  const packs = readOverpass(JSON.parse(JSON.stringify(answer)));
  const nines = ninesOf(packs);

  it('are three nines to choose from', () => {
    expect(packs).toHaveLength(courses);
    expect(nines).toHaveLength(3);
    expect(new Set(nines.map(({ name }) => name)).size).toBe(3);
  });

  it('are measured the same when the last nine is played first', () => {
    const [a, , c] = nines;
    const joined = joinNines(c!, a!);

    expect(joined.holes.map(({ n }) => n)).toEqual(Array.from({ length: 18 }, (__, i) => i + 1));
    for (const [played, nine] of [
      [1, c!],
      [9, c!],
      [10, a!],
      [18, a!],
    ] as const) {
      const { n } = nine.holes[(played - 1) % 9]!;
      const own = course.holes[played > 9 ? played - 10 : played + 17]!;
      const tee = course.at(own.line[0]!);
      const before = distancesTo(nine.pack, n, tee)!;
      const after = distancesTo(joined, played, tee)!;
      expect(after.middleM).toBeCloseTo(before.middleM, 0);
      expect(after.frontM).toBeCloseTo(before.frontM!, 0);
      expect(after.hazards).toHaveLength(before.hazards.length);
      expect(lieAt(joined, course.at(own.line.at(-1)!)).lie).toBe('green');
    }
  });
});

it('offers no nines on a course of 18', () => {
  const [pack] = readOverpass(overpassOf(inventedCourse({ seed: 1, lat: 56, lon: -3 })));

  expect(ninesOf([pack!])).toEqual([]);
});

it.each([
  ['its own', (n: number) => n],
  ['that of its nine', (n: number) => ((n - 1) % 9) + 1],
])('is one course of 27, though its boundary was drawn when it had nine: each stroke index %s', (_, indexOf) => {
  const first = course.holes.slice(0, 9).flatMap(({ line }) => line);
  const [xs, ys] = [0, 1].map((axis) => first.map((point) => point[axis]!)) as [number[], number[]];
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const boundary = [
    [west - 40, south - 40],
    [east + 40, south - 40],
    [east + 40, north + 40],
    [west - 40, north + 40],
    [west - 40, south - 40],
  ] as const;
  const elements = numbered.elements.map((element) => {
    const tags = element['tags'] as Record<string, string> | undefined;
    if (tags?.['leisure'] === 'golf_course') return { ...element, geometry: boundary.map(course.at) };
    if (tags?.['golf'] !== 'hole') return element;
    return { ...element, tags: { ...tags, handicap: String(indexOf(Number(tags['ref']))) } };
  });

  const packs = readOverpass({ ...numbered, elements });

  expect(packs.map(({ holes }) => holes.length)).toEqual([27]);
});
