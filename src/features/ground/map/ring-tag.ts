import { type Box, type Point, isInBox } from '@divot/ground';
import type { Size } from '#src/ui/layout/use-size.ts';

// Places a ring's figure below the green to its left. If the picture ends there or the hazards are in the way, the
// figure moves further around the ring.

const TURNS = [-38, -24, -10, 10, 24, 38, -62, 62].map((degrees) => (degrees * Math.PI) / 180);
const HALF_WIDE = 20;
const HALF_TALL = 12;
const FOOT = 36; // the map's attribution and a button

/** Undefined if the ring has no room for its figure. `covered` is the area under the hazards. */
export const ringTagAt = (
  [x, y]: Point,
  radius: number,
  { width, height }: Size,
  covered: Box | undefined,
): Point | undefined => {
  const page: Box = [HALF_WIDE, HALF_TALL, width - HALF_WIDE, height - FOOT - HALF_TALL];
  const under: Box | undefined = covered && [
    covered[0] - HALF_WIDE,
    covered[1] - HALF_TALL,
    covered[2] + HALF_WIDE,
    covered[3] + HALF_TALL,
  ];
  return TURNS.map((turn): Point => [x + radius * Math.sin(turn), y + radius * Math.cos(turn)]).find(
    (at) => isInBox(at, page) && !(under && isInBox(at, under)),
  );
};
