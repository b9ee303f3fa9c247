import { cos, sin, type Vec } from './space.ts';

// Flat shapes of things in space, as a viewer sees them.

export type Look =
  | 'shirt'
  | 'trousers'
  | 'skin'
  | 'shoe'
  | 'cap'
  | 'far-trousers'
  | 'far-skin'
  | 'far-shirt'
  | 'shaft'
  | 'unseen'
  | 'head-of-club'
  | 'towel'
  | 'stick'
  | 'band'
  | 'guide'
  | 'iron'
  | 'ball'
  | 'ball-away'
  | 'gym-ball'
  | 'cloth'
  | 'box'
  | 'box-top'
  | 'wall'
  | 'tee'
  | 'flag'
  | 'pole'
  | 'hole'
  | 'coin'
  | 'beat'
  | 'beat-off'
  | 'beat-last'
  | 'mark-case'
  | 'mark-wrong'
  | 'mark-right'
  | 'glove'
  | 'flight'
  | 'ground';

type Spot = readonly [x: number, y: number];

export type Shape = { readonly look: Look; readonly d: string };

type Seen = { readonly at: Spot; readonly depth: number };

/** A shape before it is put in order. `box` is left, top, right, bottom. */
export type Piece = Shape & { readonly depth: number; readonly box: readonly [number, number, number, number] };

/** Degrees that the viewer usually looks down. */
const DOWN = 9;

export const seenFrom =
  (view: number, down = DOWN) =>
  ([x, y, z]: Vec): Seen => {
    const [across, near] = [x * cos(view) + z * sin(view), z * cos(view) - x * sin(view)];
    return { at: [across, -y * cos(down) + near * sin(down)], depth: near * cos(down) + y * sin(down) };
  };

export type Eye = ReturnType<typeof seenFrom>;

export type Round = readonly [at: Vec, radius: number];

const figure = (value: number): string => String(Math.round(value * 10) / 10);

export const spot = ([x, y]: Spot): string => `${figure(x)} ${figure(y)}`;

const hull = (points: readonly Spot[]): readonly Spot[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Spot[]): Spot[] => {
    const line: Spot[] = [];
    for (const point of list) {
      for (;;) {
        const [a, b] = [line.at(-2), line.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) > (b[1] - a[1]) * (point[0] - a[0])) break;
        line.pop();
      }
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
};

const CORNERS = 16;

const ROUND: readonly Spot[] = Array.from({ length: CORNERS }, (_, n) => [
  cos((n * 360) / CORNERS),
  sin((n * 360) / CORNERS),
]);

export const circle = ([x, y]: Spot, radius: number): readonly Spot[] =>
  ROUND.map(([dx, dy]) => [x + radius * dx, y + radius * dy]);

export const closed = (points: readonly Spot[]): string => `M${points.map(spot).join('L')}Z`;

export const boxOf = (points: readonly Spot[]): Piece['box'] => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

type Disc = readonly [at: Spot, radius: number];

/** The outline round two discs: two arcs and two tangents. */
const capsule = ([[ax, ay], a]: Disc, [[bx, by], b]: Disc): string => {
  const apart = Math.hypot(bx - ax, by - ay);
  const arc = (radius: number, isLarge: boolean, to: Spot) =>
    `A${figure(radius)} ${figure(radius)} 0 ${isLarge ? 1 : 0} 1 ${spot(to)}`;
  if (apart <= Math.abs(a - b) + 0.1) {
    const [x, y, radius] = a > b ? [ax, ay, a] : [bx, by, b];
    return `M${spot([x - radius, y])}${arc(radius, false, [x + radius, y])}${arc(radius, false, [x - radius, y])}Z`;
  }
  const [way, open] = [Math.atan2(by - ay, bx - ax), Math.acos((a - b) / apart)];
  const on = (x: number, y: number, radius: number, side: 1 | -1): Spot => [
    x + radius * Math.cos(way + side * open),
    y + radius * Math.sin(way + side * open),
  ];
  const isWide = open > Math.PI / 2;
  return `M${spot(on(ax, ay, a, 1))}${arc(a, !isWide, on(ax, ay, a, -1))}L${spot(on(bx, by, b, -1))}${arc(b, isWide, on(bx, by, b, 1))}Z`;
};

const outline = (discs: readonly Disc[]): string => {
  const [first, second = first, ...others] = discs;
  if (!first || !second) return '';
  return others.length === 0
    ? capsule(first, second)
    : closed(hull(discs.flatMap(([at, radius]) => circle(at, radius))));
};

/** One outline round each list of balls, joined to one shape. */
export const solid = (eye: Eye, look: Look, lists: readonly (readonly Round[])[], nearer = 0): Piece => {
  const seen = lists.map((rounds) => rounds.map(([at, radius]) => ({ ...eye(at), radius })));
  const all = seen.flat();
  return {
    look,
    d: seen.map((discs) => outline(discs.map(({ at, radius }) => [at, radius]))).join(''),
    depth: mean(all.map(({ depth }) => depth)) + nearer,
    box: boxOf(
      all.flatMap(({ at: [x, y], radius }): Spot[] => [
        [x - radius, y - radius],
        [x + radius, y + radius],
      ]),
    ),
  };
};

export const flat = (eye: Eye, look: Look, points: readonly Vec[], nearer = 0): Piece => {
  const spots = hull(points.map((point) => eye(point).at));
  return { look, d: closed(spots), depth: mean(points.map((point) => eye(point).depth)) + nearer, box: boxOf(spots) };
};

export const line = (eye: Eye, look: Look, points: readonly Vec[], nearer = 0): Piece => {
  const spots = points.map((point) => eye(point).at);
  const depth = mean(points.map((point) => eye(point).depth)) + nearer;
  return { look, d: `M${spots.map(spot).join('L')}`, depth, box: boxOf(spots) };
};
