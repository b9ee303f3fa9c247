import type { InventedCourse, Metres } from './invented-course.ts';

// Writes an invented course as an Overpass answer, with mappers' habits as options.

export type MappersHabits = {
  /** How a hole's number is written. */
  readonly refs?: 'plain' | 'zero' | 'suffix' | 'prefix' | 'arabic' | 'name';
  /** The course's boundary is missing. */
  readonly hasNoBoundary?: boolean;
  /** Outlines as multipolygons of two ways, the second drawn backwards. */
  readonly asRelations?: boolean;
  /** Tees as single points. */
  readonly teesAsNodes?: boolean;
  /** Lines drawn from green to tee. */
  readonly backwards?: readonly number[];
  /** `out body; >; out skel`: shapes by reference instead of inline. */
  readonly isSkeleton?: boolean;
};

export type OverpassAnswer = {
  readonly version: 0.6;
  readonly osm3s: { readonly timestamp_osm_base: string };
  readonly elements: readonly Record<string, unknown>[];
};

const ARABIC_ZERO = 0x660;
const REFS: Readonly<Record<NonNullable<MappersHabits['refs']>, (n: number) => string>> = {
  plain: String,
  zero: (n) => String(n).padStart(2, '0'),
  suffix: (n) => `${n}W`,
  prefix: (n) => `A${n}`,
  arabic: (n) => String(n).replace(/\d/g, (digit) => String.fromCodePoint(ARABIC_ZERO + Number(digit))),
  name: String,
};
const TAGS = {
  green: { golf: 'green' },
  sand: { golf: 'bunker' },
  tee: { golf: 'tee' },
  fairway: { golf: 'fairway' },
  water: { natural: 'water' },
  recovery: { natural: 'wood' },
};

/** The answer for one course. `from` keeps the ids of two courses in one answer apart. */
export const overpassOf = (course: InventedCourse, habits: MappersHabits = {}, from = 1): OverpassAnswer => {
  const elements: Record<string, unknown>[] = [];
  let lastId = from * 1_000_000;
  const nextId = () => (lastId += 1);
  const shape = (points: readonly Metres[]) => {
    const geometry = points.map(course.at);
    if (!habits.isSkeleton) return { geometry };
    const nodes = geometry.map((position) => {
      const id = nextId();
      elements.push({ type: 'node', id, ...position });
      return id;
    });
    return { nodes: points.map((point, i) => (i > 0 && point === points[0] ? nodes[0] : nodes[i])) };
  };
  const way = (tags: Record<string, string>, points: readonly Metres[]) =>
    elements.push({ type: 'way', id: nextId(), tags, ...shape(points) });
  const relation = (tags: Record<string, string>, ring: readonly Metres[], inner: readonly Metres[] | undefined) => {
    const half = Math.floor(ring.length / 2);
    const member = (role: string, points: readonly Metres[]) => {
      const id = nextId();
      if (!habits.isSkeleton) return { type: 'way', ref: id, role, geometry: points.map(course.at) };
      elements.push({ type: 'way', id, ...shape(points) });
      return { type: 'way', ref: id, role };
    };
    const members = [
      member('outer', ring.slice(0, half + 1)),
      ...(inner === undefined ? [] : [member('inner', [...inner, inner[0]!])]),
      member('outer', [...ring.slice(half), ring[0]!].toReversed()),
    ];
    elements.push({ type: 'relation', id: nextId(), tags: { type: 'multipolygon', ...tags }, members });
  };
  for (const { n, par, si, line } of course.holes) {
    const named: Record<string, string> =
      habits.refs === 'name' ? { name: `${n}. The Long Way` } : { ref: REFS[habits.refs ?? 'plain'](n) };
    way(
      { golf: 'hole', par: String(par), handicap: String(si), ...named },
      habits.backwards?.includes(n) ? line.toReversed() : line,
    );
  }
  for (const { kind, ring, inner, isMapped } of course.areas) {
    if (!isMapped) continue;
    if (kind === 'tee' && habits.teesAsNodes) {
      const middle: Metres = [0, 1].map((axis) => ring.reduce((sum, p) => sum + p[axis]!, 0) / ring.length) as never;
      elements.push({ type: 'node', id: nextId(), ...course.at(middle), tags: TAGS.tee });
    } else if (inner !== undefined || habits.asRelations) relation(TAGS[kind], ring, inner);
    else way(TAGS[kind], [...ring, ring[0]!]);
  }
  if (!habits.hasNoBoundary) {
    const all = course.holes.flatMap(({ line }) => line);
    const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
    const [minX, maxX, minY, maxY] = [
      Math.min(...xs) - 60,
      Math.max(...xs) + 60,
      Math.min(...ys) - 60,
      Math.max(...ys) + 60,
    ];
    const corner: Metres = [minX, minY];
    way({ leisure: 'golf_course', name: course.name }, [corner, [minX, maxY], [maxX, maxY], [maxX, minY], corner]);
  }
  return { version: 0.6, osm3s: { timestamp_osm_base: '2026-08-05T00:00:00Z' }, elements };
};
