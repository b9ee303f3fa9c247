import { changeMarks } from '#src/data/commands/ground.ts';
import { useRoundMarks } from '#src/data/queries/ground.ts';
import {
  type Box,
  type CoursePack,
  type Frame,
  type HoleView,
  type OpenHole,
  type Position,
  along,
  boxOf,
  boxesMeet,
  direction,
  distance,
  distancesTo,
  hazardsShown,
  holeView,
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
import type { PositionState } from './use-position.ts';

// Places the hole and the list of its hazards so that neither covers what the golfer reads on the other.

const LIST_WIDTH = 206; // in the widest theme
const LIST_HEAD = 36;
const LIST_ROW = 27;
const FLAG_TALL = 26;
const FLAG_WIDE = 16;
const AIR = 6;
const MOST_ASIDE = 0.2; // of the width, so the hole stays in the picture

/** Leaves room for the figures below the golfer and above the green. */
const frameOf = ({ width, height }: Size): Frame => ({
  width,
  height,
  margin: { top: 34, side: 44, bottom: Math.min(40, height / 10) },
});

/** Roughly the area that the list of hazards covers in its corner. */
const coveredBy = (hazards: number, side: 'left' | 'right', width: number): Box | undefined => {
  if (hazards === 0) return undefined;
  const left = side === 'left' ? 0 : width - LIST_WIDTH;
  return [left, 0, left + LIST_WIDTH, LIST_HEAD + hazards * LIST_ROW];
};

const greenAndFlag = ({ hole, pointToView, toView }: HoleView, flag: Position): Box => {
  const [x, y] = toView(flag);
  return boxOf([[x - AIR, y - FLAG_TALL], [x + FLAG_WIDE, y + AIR], ...(hole.green ?? []).map(pointToView)]);
};

type Wanted = {
  readonly pack: CoursePack;
  readonly n: number;
  readonly size: Size;
  readonly player: Position | undefined;
  readonly flag: Position;
  /** Number of rows in the list. */
  readonly hazards: number;
};

/** Moves the hole down and shrinks it until the green is below the covered area. */
const lowered = (frame: Frame, green: Box, covered: Box): Frame => {
  const foot = frame.height - frame.margin.bottom;
  const share = (foot - covered[3] - FLAG_TALL) / (foot - green[1]);
  return { ...frame, margin: { ...frame.margin, top: foot - share * (foot - frame.margin.top) } };
};

/**
 * The list goes in the upper corner away from the flag. If it would still cover the green, the hole moves aside, or
 * down if moving aside would push it out of the picture.
 */
export const mapView = ({ pack, n, size, player, flag, hazards }: Wanted) => {
  const frame = frameOf(size);
  const middle = holeView(pack, n, frame, player);
  if (middle === undefined) return undefined;
  const green = greenAndFlag(middle, flag);
  const side = middle.toView(flag)[0] < size.width / 2 ? 'right' : 'left';
  const covered = coveredBy(hazards, side, size.width);
  if (covered === undefined || !boxesMeet(green, covered)) return { view: middle, side, covered } as const;
  const aside = side === 'right' ? covered[0] - AIR - green[2] : covered[2] + AIR - green[0];
  const isFar = Math.abs(aside) > MOST_ASIDE * size.width;
  const view = holeView(pack, n, isFar ? lowered(frame, green, covered) : { ...frame, shiftX: aside }, player)!;
  return { view, side, covered } as const;
};

const AWAY_M = 250; // from the hole's line and green: elsewhere on the course, or at home
const AT_GREEN_M = 40; // no hazard is left to carry
const NEAR_GREEN_M = 60;
const AT_TEE_M = 60;
const CLOSE_UP_M = 30;
const FLAG_OFF_GREEN_M = 1;

/** A viewpoint that shows little more than the green. */
const beforeGreen = (pack: CoursePack, { path, middle }: OpenHole): Position =>
  openPack(pack).plane.toPosition(along(middle, direction(middle, path.at(-2)!), CLOSE_UP_M));

const hazardsAhead = (
  pack: CoursePack,
  n: number,
  from: Position,
  { frontM, middleM }: { readonly frontM?: number | undefined; readonly middleM: number },
) => (middleM < AT_GREEN_M ? [] : hazardsShown(sidedHazards(pack, n, from), frontM ?? middleM));

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
  const onHole = isOnHole ? fix : undefined;
  const from: Position = onHole ?? tee;
  const distances = distancesTo(pack, n, from)!;
  const movedFlag = marked.flags[String(cardHole)];
  const toFlagM = movedFlag && distance(plane.toPoint(movedFlag), plane.toPoint(from));
  const flag = movedFlag ?? plane.toPosition(hole.middle);
  const hazards = isCloseUp || !isPlayed ? [] : hazardsAhead(pack, n, from, distances);
  const player = isCloseUp ? beforeGreen(pack, hole) : onHole;
  const moveFlag = (at: Position | undefined) => {
    if (session.kind === 'signed-in') void changeMarks(session.user.uid, roundId, (all) => withFlag(all, cardHole, at));
  };
  return {
    from,
    isOnHole,
    isEstimated: hole.green === undefined,
    isTraced: pack.holes.some((one) => one.n === n && one.isTraced),
    /** Near enough to the start of the line to set the tee. */
    isAtTee: place !== undefined && distance(place, hole.line[0]!) < AT_TEE_M,
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
