import type { GroundLie, Position } from '../packs/course-pack.ts';
import { compact, seeded } from '@divot/basics';
import { tangentPlane } from './tangent-plane.ts';

// An invented golf course, in metres on a plane, with features of real ones: doglegs, crescent and shared greens,
// islands, creeks that cross. overpass-of.ts writes it as an Overpass answer. No data comes from OpenStreetMap.

export type Metres = readonly [east: number, north: number];

export type CourseWish = Position & {
  readonly seed: number;
  readonly name?: string;
  readonly holes?: number;
  /** Degrees by which the whole course is rotated. */
  readonly turn?: number;
  /** Left and right swapped. */
  readonly isMirrored?: boolean;
  /** Every hole a par 3. */
  readonly isPar3?: boolean;
  /** The card to draw the holes after, instead of usual pars and lengths. Lengths in metres. */
  readonly card?: readonly { readonly par: number; readonly si: number; readonly lengthM: number }[];
  /** Shapes as a golfer expects them, for a picture; without it, plain ones that a test can reckon with. */
  readonly isNatural?: boolean;
  /** The last two greens are one, with two flags. */
  readonly hasSharedGreen?: boolean;
  readonly withoutGreen?: readonly number[];
};

export type InventedArea = {
  readonly kind: Exclude<GroundLie, 'rough' | 'out'>;
  readonly ring: readonly Metres[];
  readonly inner?: readonly Metres[];
  readonly isMapped: boolean;
};

export type InventedHole = {
  readonly n: number;
  readonly par: number;
  readonly si: number;
  /** Tee, bend (if any), and a point on the green away from its middle. */
  readonly line: readonly Metres[];
  readonly green: InventedArea;
  /** The end of the line of the hole that shares this green. */
  rival?: Metres;
};

export type InventedCourse = {
  readonly name: string;
  readonly holes: readonly InventedHole[];
  readonly areas: readonly InventedArea[];
  readonly at: (point: Metres) => Position;
};

export const apart = (a: Metres, b: Metres): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const lengthOfLine = (line: readonly Metres[]): number =>
  line.slice(1).reduce((sum, to, i) => sum + apart(line[i]!, to), 0);

/** The point `forward` metres from a towards b, and `left` metres to the left of that line. */
export const beside = (a: Metres, b: Metres, forward: number, left = 0): Metres => {
  const length = apart(a, b) || 1;
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  return [a[0] + ux * forward - uy * left, a[1] + uy * forward + ux * left];
};

const round = (centre: Metres, radius: (angle: number) => number, corners = 72): Metres[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    return [centre[0] + radius(angle) * Math.cos(angle), centre[1] + radius(angle) * Math.sin(angle)];
  });

const ellipse = (centre: Metres, a: number, b: number, turn: number): Metres[] =>
  round(centre, (angle) => (a * b) / Math.hypot(b * Math.cos(angle - turn), a * Math.sin(angle - turn)));

/** A banana whose centroid lies off it, thicker at one end. */
const crescent = (centre: Metres, turn: number): Metres[] => {
  const shares = Array.from({ length: 41 }, (_, i) => i / 40);
  const at = (share: number, side: number): Metres => {
    const angle = turn + (share - 0.5) * 4;
    const radius = 20 + side * (3 + 5 * share * share);
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  };
  return [...shares.map((share) => at(share, 1)), ...shares.toReversed().map((share) => at(share, -1))];
};

/** A strip along the line from a to b, `half` metres to either side. */
const strip = (a: Metres, b: Metres, half: number): Metres[] => {
  const length = apart(a, b);
  return [beside(a, b, 0, half), beside(a, b, length, half), beside(a, b, length, -half), beside(a, b, 0, -half)];
};

/** A bunker with a bay. */
const kidney = (centre: Metres, size: number, turn: number): Metres[] =>
  round(centre, (angle) => size * (1 + 0.25 * Math.cos(2 * (angle - turn)) - 0.3 * Math.cos(angle - turn)), 24);

/** An area along a line, from one length of it to another, as wide to either side as `half` says. */
const ribbon = (line: readonly Metres[], from: number, to: number, half: (share: number) => number): Metres[] => {
  const steps = Math.max(2, Math.ceil((to - from) / 14));
  const at = (share: number, side: number): Metres => {
    let run = from + (to - from) * share;
    const leg = line.slice(1).findIndex((next, i) => {
      const length = apart(line[i]!, next);
      if (run <= length || i === line.length - 2) return true;
      run -= length;
      return false;
    });
    return beside(line[leg]!, line[leg + 1]!, run, side * half(share));
  };
  const shares = Array.from({ length: steps + 1 }, (_, i) => i / steps);
  return [...shares.map((share) => at(share, 1)), ...shares.toReversed().map((share) => at(share, -1))];
};

const PARS = [4, 3, 5, 4, 4, 3, 5, 4, 4];
const LENGTHS: Readonly<Record<number, readonly [number, number]>> = { 3: [120, 185], 4: [290, 400], 5: [440, 510] };
const APART_M = 110; // between the lines of neighbours
const SHARED_FLAGS_M = 44;

const greenRing = (type: number, at: Metres, turn: number, size: number): Metres[] => {
  if (type === 0) return crescent([at[0] - 20 * Math.cos(turn), at[1] - 20 * Math.sin(turn)], turn);
  if (type === 1) return ellipse(at, size + 7, size - 4, turn);
  return round(at, (angle) => size * (1 + 0.25 * Math.cos(2 * (angle - turn)) + 0.1 * Math.cos(3 * angle)));
};

/** A green for two flags; this is the left one. */
const sharedRing = (flag: Metres): Metres[] => ellipse([flag[0] + SHARED_FLAGS_M / 2, flag[1]], 46, 14, 0);

type Put = (kind: InventedArea['kind'], ring: readonly Metres[], inner?: readonly Metres[]) => unknown;
type Growing = Pick<InventedHole, 'n' | 'par' | 'line'> & { readonly put: Put; readonly random: () => number };

/** What lies around a hole whose shapes are natural: a fairway with a waist, guarded green, creek, pond and trees. */
const growAround = ({ n, par, line, put, random }: Growing): void => {
  const within = (low: number, high: number) => low + random() * (high - low);
  const [tee, flag, before] = [line[0]!, line.at(-1)!, line.at(-2)!];
  const [whole, out] = [lengthOfLine(line), apart(before, flag)];
  const [waist, turn] = [within(0, 6), within(0, 6)];
  if (par > 3) {
    put(
      'fairway',
      ribbon(line, 95, whole - 30, (share) => 12 + 3.5 * Math.sin(waist + share * 8) + share),
    );
    put('sand', kidney(beside(tee, line[1]!, 205, n % 4 < 2 ? 22 : -23), 6, turn));
  }
  for (const [i, left] of (n % 2 === 0 ? [-27, 26, 29] : [28, -26]).entries())
    put('sand', kidney(beside(before, flag, out + [-4, 6, -19][i]!, left), within(5, 7), turn + 2 * i));
  if (n % 3 === 2) {
    const creek = [-62, -31, 0, 31, 62].map((left, i) =>
      beside(tee, flag, whole * 0.42 + 9 * Math.sin(turn + 1.4 * i), left),
    );
    put(
      'water',
      ribbon(creek, 0, lengthOfLine(creek), () => 3.5),
    );
  }
  if (n % 5 === 4) put('water', kidney(beside(before, flag, out - 62, n % 2 === 0 ? 38 : -38), 17, turn));
  for (const side of [1, -1])
    for (let along = within(60, 100); along < whole - 40; along += within(38, 64))
      if (random() < 0.62)
        put('recovery', ellipse(beside(tee, flag, along, side * within(40, 49)), within(9, 15), within(6, 9), turn));
};

type Plain = Growing & {
  readonly length: number;
  readonly bend: Metres | undefined;
  /** The green has the flag of another hole too, and no bunkers. */
  readonly isShared: boolean;
};

/** What lies around a hole whose shapes are simple: a fairway with a pond, bunkers, a creek across and trees along. */
const growPlain = ({ n, par, line, put, random, length, bend, isShared }: Plain): void => {
  const within = (low: number, high: number) => low + random() * (high - low);
  const [tee, flag, before] = [line[0]!, line.at(-1)!, line.at(-2)!];
  const out = apart(before, flag);
  if (par > 3) {
    const corner = bend ?? beside(tee, flag, length * 0.58);
    const end = beside(before, flag, out - 32);
    const fairway = [
      beside(tee, corner, 95, 15),
      beside(tee, corner, apart(tee, corner), 16),
      beside(corner, end, apart(corner, end), 14),
      beside(corner, end, apart(corner, end), -14),
      beside(tee, corner, apart(tee, corner), -16),
      beside(tee, corner, 95, -15),
    ];
    const pond = n % 4 === 0 ? ellipse(beside(tee, corner, 150), 9, 6, 0) : undefined;
    put('fairway', fairway, pond);
    if (pond) put('water', pond);
    put('sand', ellipse(beside(tee, corner, length * 0.5, 22), 8, 5, within(0, 6)));
    put('sand', ellipse(beside(before, flag, out - 80, -3), 5, 4, within(0, 6)));
  }
  if (!isShared) {
    put('sand', ellipse(beside(before, flag, out - 6, 34), 6, 4, within(0, 6)));
    put('sand', ellipse(beside(before, flag, out + 2, -34), 7, 4, within(0, 6)));
  }
  if (n % 3 === 2) put('water', strip(beside(tee, flag, length * 0.42, 45), beside(tee, flag, length * 0.42, -45), 6));
  if (n % 5 === 3) put('recovery', strip(beside(tee, flag, length * 0.2, 44), beside(tee, flag, length * 0.8, 44), 8));
};

const areRivals = (one: InventedHole, other: InventedHole): void => {
  one.rival = other.line.at(-1)!;
  other.rival = one.line.at(-1)!;
};

/** A hole whose flag stands beside the last one, and whose tee lies `far` metres north of it. */
const secondOnGreen = ([east, north]: Metres, far: number): { readonly tee: Metres; readonly flag: Metres } => ({
  tee: [east + SHARED_FLAGS_M + 50, north + far],
  flag: [east + SHARED_FLAGS_M, north],
});

const USUAL_WISH = {
  name: 'Invented Links',
  isNatural: false,
  withoutGreen: [] as readonly number[],
  hasSharedGreen: false,
};

const checkPlace = ({ lat, lon }: CourseWish): void => {
  if (!(Math.abs(lat) < 85 && Math.abs(lon) <= 180)) throw new RangeError('A course lies at a latitude and longitude');
};

const countOf = ({ card, holes = 18 }: CourseWish): number => card?.length ?? holes;

const usualHole = ({ isPar3 = false }: CourseWish, n: number, count: number) => ({
  par: isPar3 ? 3 : PARS[(n - 1) % PARS.length]!,
  si: ((n * 7) % count) + 1,
  lengthM: undefined,
});

/** Turns a spot as the whole course is turned, and mirrors it where the course is. */
const turnOf = ({ turn = 0, isMirrored = false }: CourseWish) => {
  const angle = (turn * Math.PI) / 180;
  return ([x, y]: Metres): Metres => {
    const mirrored = isMirrored ? -x : x;
    return [mirrored * Math.cos(angle) - y * Math.sin(angle), mirrored * Math.sin(angle) + y * Math.cos(angle)];
  };
};

/** Every third hole that is longer than a par 3 bends, to one side and then to the other. */
const bendOf = (n: number, par: number, tee: Metres, flag: Metres, length: number): Metres | undefined =>
  par > 3 && n % 3 === 1 ? beside(tee, flag, length * 0.58, n % 2 === 0 ? 24 : -24) : undefined;

/** The same wish always gives the same course. Neighbouring holes run in alternate directions, side by side. */
export const inventedCourse = (wish: CourseWish): InventedCourse => {
  checkPlace(wish);
  const random = seeded(wish.seed);
  const within = (low: number, high: number) => low + random() * (high - low);
  const count = countOf(wish);
  const turned = turnOf(wish);
  const areas: InventedArea[] = [];
  const put = (kind: InventedArea['kind'], ring: readonly Metres[], inner?: readonly Metres[], isMapped = true) => {
    const area = {
      kind,
      ring: ring.map(turned),
      isMapped,
      ...(inner !== undefined && { inner: inner.map(turned) }),
    };
    areas.push(area);
    return area;
  };
  const { name, isNatural, withoutGreen, hasSharedGreen } = { ...USUAL_WISH, ...compact(wish) };
  const shared = hasSharedGreen ? [count - 1, count] : [];
  const holes: InventedHole[] = [];
  let north = 0;
  let lastFlag: Metres = [0, 0];
  for (let n = 1; n <= count; n += 1) {
    const { par, si, lengthM } = { ...usualHole(wish, n, count), ...wish.card?.[n - 1] };
    const length = lengthM ?? within(...(LENGTHS[par] as [number, number]));
    const way = n % 2 === 1 ? 1 : -1;
    const isShared = shared.includes(n);
    const isSecondFlag = isShared && n === count;
    const partner = isSecondFlag ? holes.at(-1) : undefined;
    const { tee, flag } = isSecondFlag
      ? secondOnGreen(lastFlag, way * length)
      : { tee: [n * APART_M, north] as Metres, flag: [n * APART_M, north + way * length] as Metres };
    lastFlag = flag;
    north = flag[1] + way * -15;
    const bend = bendOf(n, par, tee, flag, length);
    const line = bend === undefined ? [tee, flag] : [tee, bend, flag];
    const ring = () =>
      isShared ? sharedRing(flag) : greenRing(isNatural ? 3 : n % 4, flag, within(0, 6), within(10, 14));
    const green = partner?.green ?? put('green', ring(), undefined, !withoutGreen.includes(n));
    for (const back of [0, 25]) put('tee', strip(beside(tee, flag, back - 4), beside(tee, flag, back + 4), 3));
    const hole: InventedHole = { n, par, si, line: line.map(turned), green };
    if (partner) areRivals(hole, partner);
    holes.push(hole);
    const growing = { n, par, line, put, random };
    if (isNatural) growAround(growing);
    else growPlain({ ...growing, length, bend, isShared });
  }
  const place = tangentPlane(wish);
  return { name, holes, areas, at: ([east, northM]) => place(east, northM) };
};
