import {
  type InventedArea,
  type InventedCourse,
  type InventedHole,
  type Metres,
  apart,
  beside,
} from '../invented/invented-course.ts';

// Finds the right answers about an invented course by trial: rays and small grid steps over the course's own metres,
// without any formula of src/domain/ground.

const CORRIDOR_M = 30;
const BEYOND_M = 25;

const isInside = ([x, y]: Metres, ring: readonly Metres[]): boolean =>
  ring.filter((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    return a[1] <= y !== b[1] <= y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
  }).length %
    2 ===
  1;

const isIn = (p: Metres, area: InventedArea): boolean =>
  isInside(p, area.ring) && !(area.inner !== undefined && isInside(p, area.inner));

const sizeOf = (ring: readonly Metres[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * y, 0),
  ) / 2;

/** A line or outline as points at most `step` metres apart. */
const dense = (points: readonly Metres[], step: number): Metres[] =>
  points.slice(1).flatMap((b, i) => {
    const a = points[i]!;
    const length = apart(a, b);
    return Array.from({ length: Math.ceil(length / step) }, (_, k) => beside(a, b, k * step));
  });

const closed = (ring: readonly Metres[]): readonly Metres[] => [...ring, ring[0]!];

const edgeOf = (p: Metres, ring: readonly Metres[]): number => nearestOn(p, closed(ring)).off;

const isMine = (p: Metres, hole: InventedHole): boolean =>
  hole.rival === undefined || apart(p, hole.line.at(-1)!) <= apart(p, hole.rival);

export const trueMiddle = (hole: InventedHole): Metres => {
  if (!hole.green.isMapped) return hole.line.at(-1)!;
  const { ring } = hole.green;
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const grid: Metres[] = [];
  for (let x = Math.min(...xs); x < Math.max(...xs); x += 0.5)
    for (let y = Math.min(...ys); y < Math.max(...ys); y += 0.5)
      if (isInside([x, y], ring) && isMine([x, y], hole)) grid.push([x, y]);
  const mean: Metres = [
    grid.reduce((sum, [x]) => sum + x, 0) / grid.length,
    grid.reduce((sum, [, y]) => sum + y, 0) / grid.length,
  ];
  if (isInside(mean, ring) && isMine(mean, hole)) return mean;
  return grid
    .map((p) => ({ p, depth: edgeOf(p, ring) }))
    .reduce((best, other) => (other.depth > best.depth ? other : best)).p;
};

/** `chord` is undefined if the green is not mapped or the ray grazes an arm of it. */
export const trueDistances = (
  hole: InventedHole,
  middle: Metres,
  player: Metres,
): { middleM: number; chord?: { frontM: number; backM: number } } => {
  const middleM = apart(player, middle);
  if (!hole.green.isMapped) return { middleM };
  const isOn = (p: Metres) => isInside(p, hole.green.ring) && isMine(p, hole);
  const chord = (through: Metres) => {
    const hits: number[] = [];
    for (let m = Math.max(0, middleM - 60); m < middleM + 60; m += 0.1)
      if (isOn(beside(player, through, m))) hits.push(m);
    return { frontM: isOn(player) ? 0 : hits[0]!, backM: hits.at(-1)! };
  };
  const truth = chord(middle);
  const isUnsure = [-0.7, 0.7].some((left) => {
    const other = chord(beside(player, middle, middleM, left));
    return Math.abs(other.frontM - truth.frontM) > 1 || Math.abs(other.backM - truth.backM) > 1;
  });
  return isUnsure ? { middleM } : { middleM, chord: truth };
};

const nearestOn = (p: Metres, line: readonly Metres[]) => {
  let [off, along, run] = [Infinity, 0, 0];
  for (const [i, b] of line.slice(1).entries()) {
    const a = line[i]!;
    const length = apart(a, b);
    const share = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / length;
    const foot = Math.max(0, Math.min(length, share));
    const gap = apart(p, beside(a, b, foot));
    if (gap < off) [off, along] = [gap, run + foot];
    run += length;
  }
  return { off, along };
};

const lineOfPlay = (hole: InventedHole, middle: Metres, player: Metres): Metres[] => {
  const path = [...hole.line.slice(0, -1), middle];
  const { along } = nearestOn(player, path);
  let run = 0;
  const ahead = path.filter((p, i) => (run += i === 0 ? 0 : apart(path[i - 1]!, p)) > along + 1 && i > 0);
  const way = ahead.length === 0 ? [player, middle] : [player, ...ahead];
  const [a, b] = [way.at(-2)!, way.at(-1)!];
  return [...way, beside(a, b, apart(a, b) + BEYOND_M)];
};

/** `isSure` is false if the corridor only grazes the hazard: then both answers are right. */
export const trueHazards = (course: InventedCourse, hole: InventedHole, middle: Metres, player: Metres) => {
  const way = lineOfPlay(hole, middle, player);
  const forward = (q: Metres) =>
    (q[0] - player[0]) * (way[1]![0] - player[0]) + (q[1] - player[1]) * (way[1]![1] - player[1]);
  const toWay = (q: Metres) => nearestOn(q, way).off;
  return course.areas
    .filter(({ kind }) => kind === 'sand' || kind === 'water')
    .flatMap((area) => {
      if (Math.min(...area.ring.map((q) => toWay(q))) > 150) return [];
      const outline = dense(closed(area.ring), 0.5).filter((q) => forward(q) > 0);
      const offs = outline.map((q) => ({ off: toWay(q), far: apart(player, q) }));
      const near = offs.filter(({ off }) => off <= CORRIDOR_M);
      const least = Math.min(...offs.map(({ off }) => off));
      if (near.length === 0) return [];
      const isIn_ = isIn(player, area);
      const reachM = isIn_ ? 0 : Math.min(...near.map(({ far }) => far));
      const carryM = Math.max(...near.map(({ far }) => far));
      const kind = area.kind === 'sand' ? ('bunker' as const) : ('water' as const);
      return [{ kind, reachM, carryM, isSure: isIn_ || (least < CORRIDOR_M - 6 && carryM - reachM >= 3) }];
    });
};

/** The kind of the smallest area around the ball, and the distance to the nearest outline. */
export const trueLie = (course: InventedCourse, player: Metres) => {
  const mapped = course.areas.filter(({ isMapped }) => isMapped);
  const on = mapped.filter((area) => isIn(player, area)).sort((a, b) => sizeOf(a.ring) - sizeOf(b.ring))[0];
  const edges = mapped.flatMap(({ ring, inner }) => [ring, ...(inner ? [inner] : [])].map((r) => edgeOf(player, r)));
  return { lie: on?.kind ?? ('rough' as const), edgeM: Math.min(...edges) };
};
