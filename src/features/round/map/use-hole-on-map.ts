import { changeMarks } from '#src/data/commands/ground.ts';
import { useRoundMarks } from '#src/data/queries/ground.ts';
import {
  type CoursePack,
  type OpenHole,
  type Position,
  along,
  direction,
  distance,
  distancesTo,
  hazardsShown,
  marksOn,
  onLine,
  openHole,
  openPack,
  sidedHazards,
  toRing,
  withFlag,
} from '@divot/ground';
import { useSession } from '#src/platform/state.ts';
import type { Size } from '#src/ui/layout/use-size.ts';
import { mapView } from './map-view.ts';
import type { PositionState } from './use-position.ts';

const AWAY_M = 250; // from the hole's line and green: elsewhere on the course, or at home
const AT_GREEN_M = 40; // no hazard is left to carry
const NEAR_GREEN_M = 60;
const CLOSE_UP_M = 30;
const FLAG_OFF_GREEN_M = 1;

/** A viewpoint that shows little more than the green. */
const beforeGreen = (pack: CoursePack, { path, middle }: OpenHole): Position =>
  openPack(pack).plane.toPosition(along(middle, direction(middle, path.at(-2)!), CLOSE_UP_M));

type Options = {
  readonly pack: CoursePack;
  /** The hole's number on the map, and on the card. */
  readonly n: number;
  readonly cardHole: number;
  readonly roundId: string;
  readonly position: PositionState;
  readonly size: Size | undefined;
  /** Shows only the green, large enough to trace. */
  readonly isCloseUp: boolean;
  readonly isPlayed: boolean;
};

/** Everything to draw and say about one hole, from the golfer's position or otherwise from its tee. */
export const useHoleOnMap = ({ pack, n, cardHole, roundId, position: { fix }, size, isCloseUp, isPlayed }: Options) => {
  const session = useSession();
  const marked = useRoundMarks(roundId);
  const hole = openHole(pack, n)!;
  const { plane } = openPack(pack);
  const tee = plane.toPosition(hole.line[0]!);
  const place = fix && plane.toPoint(fix);
  const isOnHole =
    place !== undefined && Math.min(onLine(place, hole.path).offM, distance(place, hole.middle)) < AWAY_M;
  const from: Position = fix !== undefined && isOnHole ? fix : tee;
  const distances = distancesTo(pack, n, from)!;
  const movedFlag = marked.flags[String(cardHole)];
  const toFlagM = movedFlag && distance(plane.toPoint(movedFlag), plane.toPoint(from));
  const flag = movedFlag ?? plane.toPosition(hole.middle);
  const hazards =
    distances.middleM < AT_GREEN_M || isCloseUp || !isPlayed
      ? []
      : hazardsShown(sidedHazards(pack, n, from), distances.frontM ?? distances.middleM);
  const player = isCloseUp ? beforeGreen(pack, hole) : isOnHole ? fix : undefined;
  const moveFlag = (at: Position | undefined) => {
    if (session.kind === 'signed-in') void changeMarks(session.user.uid, roundId, (all) => withFlag(all, cardHole, at));
  };
  return {
    from,
    isOnHole,
    isEstimated: hole.green === undefined,
    isTraced: pack.holes.some((one) => one.n === n && one.isTraced),
    /** Near enough to an unmapped green to set its middle. */
    isAtGreen: isOnHole && distances.middleM < NEAR_GREEN_M,
    distances,
    toFlagM,
    hazards,
    ...(size && mapView({ pack, n, size, player, flag, hazards: hazards.length })),
    flag,
    marked,
    marks: marksOn(marked, cardHole),
    moveFlag,
    isOnGreen: (at: Position): boolean =>
      hole.green !== undefined && toRing(plane.toPoint(at), hole.green) < FLAG_OFF_GREEN_M,
    metresBetween: (a: Position, b: Position): number => distance(plane.toPoint(a), plane.toPoint(b)),
  };
};
export type HoleOnMap = ReturnType<typeof useHoleOnMap>;
