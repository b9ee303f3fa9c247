import type { CoursePack, PackArea, PackHole, Position } from './course-pack.ts';
import { isBesideStart } from './tees.ts';
import { middleOf } from '../geometry/rings.ts';
import { type Plane, planeAt } from '../geometry/plane.ts';
import { fromSteps, toSteps } from './steps.ts';

// The golfer's own tees and greens where nobody has mapped one. Mapped ones do not change.

export type OwnHole = {
  /** Where the golfer stood and said "this is the middle of the green". */
  readonly middle?: Position;
  /** The corners of the green as the golfer traced or walked it. */
  readonly green?: readonly Position[];
  readonly tee?: Position;
};
/** By the map's hole number. */
export type OwnHoles = Readonly<Record<string, OwnHole>>;

export const FEWEST_CORNERS = 3;

/** The pack's tees, as outlines or points, that lie beside a hole's start or belong to it. */
const hasTee = ({ line, teeSpots = [], farTees = [] }: PackHole, tees: readonly PackArea[]): boolean =>
  teeSpots.length > 0 ||
  farTees.length > 0 ||
  tees.some(({ ring }) => isBesideStart(middleOf(fromSteps(ring)), fromSteps(line)));

const withTee = (
  hole: PackHole,
  tee: Position | undefined,
  { tees, plane }: { tees: readonly PackArea[]; plane: Plane },
) =>
  tee === undefined || hasTee(hole, tees)
    ? hole
    : { ...hole, teeSpots: toSteps([plane.toPoint(tee)]), hasOwnTee: true };

/** The pack with the golfer's own tees and greens where it has none. A traced green takes precedence over a middle. */
export const withOwnHoles = (pack: CoursePack, ownHoles: OwnHoles): CoursePack => {
  const plane = planeAt(pack.origin);
  const tees = pack.areas.filter(({ kind }) => kind === 'tee');
  const areas: PackArea[] = [...pack.areas];
  const holes = pack.holes.map((mapped): PackHole => {
    const { middle, green = [], tee } = ownHoles[String(mapped.n)] ?? {};
    const hole = withTee(mapped, tee, { tees, plane });
    if (hole.green !== undefined) return hole;
    const line = middle ? toSteps([...fromSteps(hole.line).slice(0, -1), plane.toPoint(middle)]) : hole.line;
    if (green.length < FEWEST_CORNERS) return { ...hole, line };
    const index = areas.push({ kind: 'green', ring: toSteps(green.map(plane.toPoint)) }) - 1;
    return { ...hole, line, green: index, isTraced: true };
  });
  return { ...pack, areas, holes };
};

/** Whether a hole of the map has no tee, or only the golfer's own. */
export const lacksTee = (pack: CoursePack, n: number): boolean =>
  pack.holes.some(
    (hole) =>
      hole.n === n &&
      (hole.hasOwnTee === true ||
        !hasTee(
          hole,
          pack.areas.filter(({ kind }) => kind === 'tee'),
        )),
  );
