import { compact } from '@divot/basics';
import type { CoursePack, GroundLie, WaterColour } from './course-pack.ts';
import { type Box, boxOf, distance } from '../geometry/lines.ts';
import { type Plane, type Point, planeAt } from '../geometry/plane.ts';
import { type Ring, isInBox, isInRing, middleOf, nearerPart, sizeOf } from '../geometry/rings.ts';
import { joinedCoast } from './sea.ts';
import { fromSteps } from './steps.ts';
import { isBesideStart } from './tees.ts';

export type OpenArea = {
  readonly kind: GroundLie;
  readonly colour?: WaterColour;
  readonly ring: Ring;
  readonly inner: readonly Ring[];
  readonly sizeM2: number;
  readonly box: Box;
};

export type OpenHole = {
  readonly n: number;
  readonly par?: number;
  readonly si?: number;
  /** The mapped line, with the middle of the green as its last point. */
  readonly line: readonly Point[];
  readonly path: readonly Point[];
  readonly middle: Point;
  /** The hole's own part of its green. Absent if no green is mapped. */
  readonly green?: Ring;
  readonly tees: readonly OpenArea[];
  readonly teeSpots: readonly Point[];
};

export type OpenPack = {
  readonly plane: Plane;
  readonly areas: readonly OpenArea[];
  readonly holes: readonly OpenHole[];
  readonly coast: readonly (readonly Point[])[];
};

const SAME_FLAG_M = 8; // lines that end this near each other share the flag as well as the green

const opened = new WeakMap<CoursePack, OpenPack>();

const meanOf = (ring: Ring): Point => [
  ring.reduce((sum, [x]) => sum + x, 0) / ring.length,
  ring.reduce((sum, [, y]) => sum + y, 0) / ring.length,
];

/** Cuts a shared green between the ends of the lines played to it, so that each flag has its own part. */
const ownPart = (green: Ring, end: Point, rivals: readonly Point[]): Ring => {
  const part = rivals
    .filter((rival) => distance(rival, end) > SAME_FLAG_M)
    .reduce((ring, rival) => nearerPart(ring, end, rival), green);
  return part.length < 3 ? green : part;
};

const unpacked = (pack: CoursePack): OpenPack => {
  const areas = pack.areas.map(({ kind, colour, ring: steps, inner }) => {
    const ring = fromSteps(steps);
    return {
      kind,
      ...(colour && { colour }),
      ring,
      inner: (inner ?? []).map(fromSteps),
      sizeM2: sizeOf(ring),
      box: boxOf(ring),
    };
  });
  const lines = pack.holes.map(({ line }) => fromSteps(line));
  const tees = areas.filter(({ kind }) => kind === 'tee').map((area) => ({ area, at: meanOf(area.ring) }));
  const holes = pack.holes.map(({ n, par, si, green, rivals = [], teeSpots, farTees = [] }, i): OpenHole => {
    const line = lines[i]!;
    const end = line.at(-1)!;
    const whole = green === undefined ? undefined : areas[green]?.ring;
    const ends = lines.filter((_, other) => other !== i && pack.holes[other]!.green === green).map((l) => l.at(-1)!);
    const part = whole && ownPart(whole, end, [...ends, ...fromSteps(rivals)]);
    const middle = part ? middleOf(part) : end;
    return compact({
      n,
      par,
      si,
      line,
      path: [...line.slice(0, -1), middle],
      middle,
      green: part,
      tees: [
        ...tees.flatMap(({ area, at }) => (isBesideStart(at, line) ? [area] : [])),
        ...farTees.flatMap((tee) => areas[tee] ?? []),
      ],
      teeSpots: fromSteps(teeSpots ?? []),
    });
  });
  return { plane: planeAt(pack.origin), areas, holes, coast: joinedCoast((pack.coast ?? []).map(fromSteps)) };
};

/** The pack in metres. Unpacked once for as long as the pack is held, which takes 5 to 50 ms the first time. */
export const openPack = (pack: CoursePack): OpenPack => {
  const before = opened.get(pack);
  if (before !== undefined) return before;
  const fresh = unpacked(pack);
  opened.set(pack, fresh);
  return fresh;
};

export const openHole = (pack: CoursePack, hole: number): OpenHole | undefined =>
  openPack(pack).holes.find(({ n }) => n === hole);

/** Inner rings count as outside. */
export const holds = ({ ring, inner, box }: OpenArea, p: Point): boolean =>
  isInBox(p, box) && isInRing(p, ring) && !inner.some((hole) => isInRing(p, hole));
