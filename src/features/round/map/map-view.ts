import {
  type Box,
  type CoursePack,
  type Frame,
  type HoleView,
  type Position,
  boxOf,
  boxesMeet,
  holeView,
} from '@divot/ground';
import type { Size } from '#src/ui/layout/use-size.ts';

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
