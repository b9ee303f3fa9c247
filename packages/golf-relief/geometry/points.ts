// Points, lines and outlines in metres on one plane. An outline does not repeat its first point and may run either way.

export type Point = readonly [x: number, y: number];
export type Ring = readonly Point[];
export type Segment = readonly [Point, Point];

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The unit direction from a to b. North if they are the same point. */
export const direction = (a: Point, b: Point): Point => {
  const length = distance(a, b);
  return length === 0 ? [0, 1] : [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};

export const along = (from: Point, [ux, uy]: Point, metres: number): Point => [
  from[0] + ux * metres,
  from[1] + uy * metres,
];

export const edgesOf = (ring: Ring): readonly Segment[] => ring.map((a, i) => [a, ring[(i + 1) % ring.length]!]);

/** By the winding number: where an outline overlaps itself, such as a stream in a tight bend, is inside too. */
export const isInRing = ([x, y]: Point, ring: Ring): boolean => {
  let turns = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [a, b] = [ring[j]!, ring[i]!];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) turns += a[1] > y ? 1 : -1;
  }
  return turns !== 0;
};

const nearestOnSegment = (p: Point, [a, b]: Segment): Point => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
  return [a[0] + t * dx, a[1] + t * dy];
};

/** The one nearest to p. Undefined without candidates. */
export const nearestOf = (p: Point, candidates: readonly Point[]): Point | undefined => {
  let [best, least]: [Point | undefined, number] = [undefined, Infinity];
  for (const candidate of candidates) {
    const far = distance(p, candidate);
    if (far < least) [best, least] = [candidate, far];
  }
  return best;
};

/** The point of the outlines nearest to p. */
export const nearestOnRings = (p: Point, rings: readonly Ring[]): Point | undefined =>
  nearestOf(
    p,
    rings.flatMap((ring) => edgesOf(ring).map((edge) => nearestOnSegment(p, edge))),
  );

/** Where a segment meets the circle of a radius around a centre. */
export const onCircle = ([a, b]: Segment, centre: Point, radius: number): readonly Point[] => {
  const [dx, dy, fx, fy] = [b[0] - a[0], b[1] - a[1], a[0] - centre[0], a[1] - centre[1]];
  const square = dx * dx + dy * dy;
  const half = fx * dx + fy * dy;
  const root = half * half - square * (fx * fx + fy * fy - radius * radius);
  if (square === 0 || root < 0) return [];
  return [(-half - Math.sqrt(root)) / square, (-half + Math.sqrt(root)) / square]
    .filter((t) => t >= 0 && t <= 1)
    .map((t): Point => [a[0] + t * dx, a[1] + t * dy]);
};

/** How far along from a, as shares of a-b, other segments cross it. */
export const crossingsOf = ([a, b]: Segment, others: readonly Segment[]): readonly number[] =>
  others.flatMap(([c, d]) => {
    const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
    const cross = rx * sy - ry * sx;
    if (cross === 0) return [];
    const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross;
    const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross;
    return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [t] : [];
  });

/** Points of an arc around a centre, from one angle to another, at most `step` radians apart. */
export const arc = (centre: Point, radius: number, [from, to]: readonly [number, number], step: number): Ring => {
  const parts = Math.max(1, Math.ceil(Math.abs(to - from) / step));
  return Array.from({ length: parts + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / parts;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
};

/** The smallest convex outline around the points (Andrew's monotone chain). */
export const hullOf = (points: readonly Point[]): Ring => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of ordered) {
      for (; chain.length > 1; chain.pop()) {
        const [a, b] = [chain.at(-2)!, chain.at(-1)!];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
};
