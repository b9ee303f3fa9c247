import { seeded } from '@divot/basics';
import { type Metres, apart, beside } from './invented-course.ts';
import type { OverpassAnswer } from './overpass-of.ts';
import { tangentPlane } from './tangent-plane.ts';

// An invented club whose courses share the same ground: holes cross, each tee is a short walk from the green before,
// and every nine starts and ends at the clubhouse. Written as an Overpass answer, with or without the tags that mappers
// add.

export type ClubCourse = {
  readonly name: string;
  readonly holes: 9 | 18;
  readonly isPar3?: boolean;
  /** How far from the clubhouse it spreads, metres. */
  readonly reachM?: number;
};

export type ClubWish = {
  readonly seed: number;
  readonly courses: readonly ClubCourse[];
  /**
   * How the courses can be told apart: nothing, the course's name on the hole, beside the number, in the hole's name, a
   * relation.
   */
  readonly label?: 'nothing' | 'course-name' | 'ref' | 'name' | 'relation';
  /** Only the last course can be told apart. */
  readonly isOnlyLastLabelled?: boolean;
  readonly boundary?: 'none' | 'shared' | 'own' | 'last';
  readonly hasIndexes?: boolean;
  readonly hasPars?: boolean;
  /** The ways' ids are in no order. Otherwise course by course, as most mappers draw. */
  readonly isDrawnInNoOrder?: boolean;
};

export type ClubHole = {
  readonly n: number;
  readonly par: number;
  readonly si: number;
  readonly line: readonly Metres[];
};

export type InventedClub = {
  readonly courses: readonly { readonly name: string; readonly holes: readonly ClubHole[] }[];
  readonly at: (point: Metres) => { lat: number; lon: number };
  readonly answer: OverpassAnswer;
};

const RATING = [7, 1, 15, 5, 11, 3, 17, 9, 13, 8, 2, 16, 6, 12, 4, 18, 10, 14];
const parOf = (metres: number) => (metres <= 225 ? 3 : metres <= 430 ? 4 : 5);

/** No two greens touch. */
const GREENS_APART_M = 45;

type Random = () => number;

const lengthsOf = (isPar3: boolean | undefined, random: Random): readonly [number, number] => {
  if (isPar3) return [70, 160];
  return random() < 0.22 ? [120, 190] : [290, 510];
};

const routed = (
  random: Random,
  { holes: count, isPar3, reachM = 700 }: ClubCourse,
  house: Metres,
  greens: Metres[],
): ClubHole[] => {
  const within = (low: number, high: number) => low + random() * (high - low);
  const aside = (from: Metres, low: number, high: number): Metres => {
    const [angle, metres] = [within(0, 2 * Math.PI), within(low, high)];
    return [from[0] + metres * Math.cos(angle), from[1] + metres * Math.sin(angle)];
  };
  const holes: ClubHole[] = [];
  let tee = aside(house, 20, 110);
  for (let n = 1; n <= count; n += 1) {
    const left = (count - n) % 9;
    const lengthM = within(...lengthsOf(isPar3, random));
    const isTaken = (place: Metres) => greens.some((other) => apart(other, place) < GREENS_APART_M);
    let green: Metres = aside(house, 20, 80);
    for (let wider = 80; isTaken(green); wider += 5) green = aside(house, 20, wider);
    if (left > 0) {
      const most = Math.min(reachM, left * (isPar3 ? 100 : 280));
      let [tries, isFar] = [0, true];
      for (; isFar && tries < 60; tries += 1) {
        green = aside(tee, lengthM, lengthM);
        isFar = apart(green, house) > most || isTaken(green);
      }
      if (isFar) {
        let on = lengthM;
        do green = beside(tee, house, on);
        while (isTaken(green) && (on += 10) > 0);
      }
    }
    greens.push(green);
    const metres = apart(tee, green);
    const bend = metres > 300 && random() < 0.4 ? [beside(tee, green, metres * 0.6, within(-25, 25))] : [];
    holes.push({ n, par: parOf(metres), si: RATING[n - 1]!, line: [tee, ...bend, green] });
    tee = aside(green, 20, left === 0 ? 130 : 110);
  }
  return holes;
};

/** The smallest outline that holds all points, grown a little (Andrew's monotone chain, 1979). */
const hullOf = (points: readonly Metres[], marginM: number): Metres[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Metres[]) => {
    const hull: Metres[] = [];
    for (const p of list) {
      while (hull.length > 1) {
        const [a, b] = [hull.at(-2)!, hull.at(-1)!];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        hull.pop();
      }
      hull.push(p);
    }
    return hull.slice(0, -1);
  };
  const hull = [...half(sorted), ...half(sorted.toReversed())];
  const middle: Metres = [0, 1].map((axis) => hull.reduce((sum, p) => sum + p[axis]!, 0) / hull.length) as never;
  return hull.map((p) => beside(middle, p, apart(middle, p) + marginM));
};

const disc = ([x, y]: Metres, radius: number): Metres[] =>
  Array.from({ length: 25 }, (_, i) => [
    x + radius * Math.cos((i * Math.PI) / 12),
    y + radius * Math.sin((i * Math.PI) / 12),
  ]);

const closed = (ring: readonly Metres[]): readonly Metres[] => [...ring, ring[0]!];

/** The same wish always gives the same club. */
export const inventedClub = (wish: ClubWish): InventedClub => {
  const random = seeded(wish.seed);
  const { label = 'nothing', boundary = 'none', hasIndexes = true, hasPars = true } = wish;
  const at = ([x, y]: Metres) => place(x, y);
  const place = tangentPlane({ lat: -50 + random() * 110, lon: random() * 360 - 180 });
  const greens: Metres[] = [];
  const courses = wish.courses.map((course, nth) => ({
    name: course.name,
    holes: routed(random, course, [nth * 60, nth * -40], greens),
  }));
  const elements: Record<string, unknown>[] = [];
  let count = 0;
  let id = 0;
  const nextId = () => {
    count += 1;
    id =
      wish.isDrawnInNoOrder === true
        ? 1 + ((count * 7919 + wish.seed * 104_729) % 999_983)
        : wish.seed * 10_000 + count;
    return id;
  };
  const way = (tags: Record<string, string>, points: readonly Metres[]): number => {
    elements.push({ type: 'way', id: nextId(), tags, geometry: points.map(at) });
    return id;
  };
  for (const [nth, { name, holes }] of courses.entries()) {
    const isNamed = label !== 'nothing' && (wish.isOnlyLastLabelled !== true || nth === courses.length - 1);
    const by = (kind: typeof label) => isNamed && label === kind;
    const ids = holes.map(({ n, par, si, line }) => {
      const [tee, next, green] = [line[0]!, line[1]!, line.at(-1)!];
      way({ golf: 'green' }, disc(green, 11));
      way(
        { golf: 'tee' },
        [-1, 1, 1, -1, -1].map((side, i) => beside(tee, next, i === 1 || i === 2 ? -5 : 5, side * 3)),
      );
      return way(
        {
          golf: 'hole',
          ref: by('ref') ? `${name[0]}${n}` : String(n),
          ...(hasPars && { par: String(par) }),
          ...(hasIndexes && { handicap: String(si) }),
          ...(by('course-name') && { 'golf:course:name': name }),
          ...(by('name') && { name: `${name} ${n}` }),
        },
        line,
      );
    });
    if (by('relation')) {
      const members = ids.map((ref) => ({ type: 'way', ref, role: '' }));
      elements.push({ type: 'relation', id: nextId(), tags: { type: 'site', leisure: 'golf_course', name }, members });
    }
    const isBounded = boundary === 'own' || (boundary === 'last' && nth === courses.length - 1);
    if (isBounded)
      way(
        { leisure: 'golf_course', name },
        closed(
          hullOf(
            holes.flatMap(({ line }) => line),
            30,
          ),
        ),
      );
  }
  if (boundary === 'shared') {
    const all = courses.flatMap(({ holes }) => holes.flatMap(({ line }) => line));
    way({ leisure: 'golf_course', name: 'Invented Club' }, closed(hullOf(all, 40)));
  }
  const shuffled = elements.map((element) => ({ element, key: random() })).toSorted((a, b) => a.key - b.key);
  return {
    courses,
    at,
    answer: {
      version: 0.6,
      osm3s: { timestamp_osm_base: '2026-08-05T00:00:00Z' },
      elements: shuffled.map(({ element }) => element),
    },
  };
};
