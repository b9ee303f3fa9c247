import type { CoursePack, PackArea, Position } from './course-pack.ts';
import { planeAt } from '../geometry/plane.ts';
import { fromSteps, toSteps } from './steps.ts';

// The golfer's own greens where nobody has mapped one: the middle they stood on, or the edge they traced. Mapped greens
// do not change.

/** By the map's hole number: where the golfer stood and said "this is the middle". */
export type OwnMiddles = Readonly<Record<string, Position>>;
/** By the map's hole number: the corners of the green as the golfer traced it. */
export type OwnGreens = Readonly<Record<string, readonly Position[]>>;

export const FEWEST_CORNERS = 3;

const withMiddles = (pack: CoursePack, own: OwnMiddles): CoursePack => {
  const { toPoint } = planeAt(pack.origin);
  return {
    ...pack,
    holes: pack.holes.map((hole) => {
      const middle = own[String(hole.n)];
      if (middle === undefined || hole.green !== undefined) return hole;
      return { ...hole, line: toSteps([...fromSteps(hole.line).slice(0, -1), toPoint(middle)]) };
    }),
  };
};

const withGreens = (pack: CoursePack, own: OwnGreens): CoursePack => {
  const { toPoint } = planeAt(pack.origin);
  const areas: PackArea[] = [...pack.areas];
  const holes = pack.holes.map((hole) => {
    const corners = own[String(hole.n)];
    if (corners === undefined || corners.length < FEWEST_CORNERS || hole.green !== undefined) return hole;
    return { ...hole, green: areas.push({ kind: 'green', ring: toSteps(corners.map(toPoint)) }) - 1, isTraced: true };
  });
  return { ...pack, areas, holes };
};

/** The pack with the golfer's own greens where it has none. A traced edge takes precedence over a middle. */
export const withOwnGreens = (pack: CoursePack, middles: OwnMiddles = {}, greens: OwnGreens = {}): CoursePack =>
  withGreens(withMiddles(pack, middles), greens);
