import type { Point } from '../geometry/plane.ts';
import type { HoleDrawing } from './hole-drawing.ts';
import type { Frame } from '../packs/hole-view.ts';

// A hole of which only the length is known: a straight line from tee to green, true to a scale that is the same for every
// hole, so that a par 3 is short. Which way the hole bends is not known, so nothing is drawn beside it.

const LONGEST_M = 560;
const GREEN = 0.1; // of the width: a sign, not a size
const LARGEST_GREEN = 18;

const disc = ([x, y]: Point, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius * 0.8} 0 1 1 ${2 * radius} 0a${radius} ${radius * 0.8} 0 1 1 ${-2 * radius} 0Z`;

/** The diagram of a hole of this length, with a tick every `tickM` metres from the green. */
export const holeDiagram = (
  lengthM: number,
  { width, height, margin, shiftX = 0 }: Frame,
  tickM: number,
): HoleDrawing => {
  const x = width / 2 + shiftX;
  const top = margin.top;
  const unitsPerM = (height - top - margin.bottom) / LONGEST_M;
  const down = (metres: number): Point => [x, top + Math.min(metres, LONGEST_M) * unitsPerM];
  const ticks = Array.from({ length: Math.max(0, Math.ceil(Math.min(lengthM, LONGEST_M) / tickM) - 1) }, (_, at) =>
    down((at + 1) * tickM),
  );
  const radius = Math.min(GREEN * width, LARGEST_GREEN);
  return {
    width,
    height,
    shapes: [{ kind: 'green', d: disc(down(0), radius), isOwn: true }],
    tee: down(lengthM),
    flag: down(0),
    balls: [],
    ticks,
  };
};
