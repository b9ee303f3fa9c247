import { contoursFor } from '#src/ui/figures/contours.ts';
import { GROUND_COLOURS } from '#src/ui/figures/ground-colours.ts';
import type { GroundShape } from '#src/ui/figures/ground-shapes.tsx';
import { type Ink, type Pen, WIDTH, fillPath as fill, strokePath as stroke, write } from './share-pen.ts';

// The ground in the upper part of a shared picture. Without a course, everybody gets the same hills, because a course's
// own ground reveals which course it is.

/** Where the ground ends and the paper begins. */
export const GROUND_HIGH = 640;

/**
 * The frame for drawing a hole upright. In the picture the hole is turned on its side, with its tee on the left, below
 * the words.
 */
export const HOLE_FRAME = { width: GROUND_HIGH, height: WIDTH, margin: { top: 150, side: 70, bottom: 90 }, shiftX: 60 };

/** A hole from above within HOLE_FRAME. */
export type SharedHole = {
  readonly shapes: readonly GroundShape[];
  readonly flag: readonly [x: number, y: number];
  /** The map's owner, credited as its licence requires. */
  readonly credit: string;
};
export type SharedCourse = { readonly name: string; readonly hole?: SharedHole | undefined };

const drawFlag = (pen: Pen, ink: Ink, x: number, y: number, tall: number): void => {
  pen.fillStyle = ink.ink;
  pen.beginPath();
  pen.ellipse(x, y, tall / 14.5, tall / 40, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.fillRect(x - 3, y - tall, 7, tall);
  const [wide, high] = [tall * 0.36, tall * 0.26];
  fill(pen, ink.flag, `M${x + 4} ${y - tall}l${wide} ${high / 2}l${-wide} ${high / 2}Z`);
};

const drawHills = (pen: Pen, ink: Ink): void => {
  fill(pen, ink['ground-fairway'], `M0 520C240 400 520 560 ${WIDTH} 330V${GROUND_HIGH}H0Z`);
  fill(pen, ink['ground-sand'], 'M470 560C520 520 640 520 668 556C690 590 600 606 548 600C500 596 440 592 470 560Z');
  fill(pen, ink['ground-green'], `M640 ${GROUND_HIGH}C660 500 900 440 ${WIDTH} 470V${GROUND_HIGH}Z`);
  drawFlag(pen, ink, 880, 560, 320);
};

const CONTOURS = { left: 500, top: 120, scale: 7.2 };

const drawContours = (pen: Pen, ink: Ink, name: string): void => {
  const { lines, hole } = contoursFor(name);
  const { left, top, scale } = CONTOURS;
  pen.save();
  pen.translate(left, top);
  pen.scale(scale, scale);
  pen.lineJoin = 'round';
  for (const [at, line] of lines.entries()) {
    if (at === 0) fill(pen, ink['ground-fairway'], line);
    pen.setLineDash(at === lines.length - 1 ? [1.2, 1.2] : []);
    stroke(pen, ink['ground-edge'], line, 0.5);
  }
  pen.restore();
  drawFlag(pen, ink, left + scale * hole[0], top + scale * hole[1], 180);
};

const BAND = 4;
/** Fades the ground behind words, from one height to another. */
const veil = (pen: Pen, ink: Ink, fromY: number, toY: number): void => {
  pen.fillStyle = ink['ground-rough'];
  const high = Math.abs(toY - fromY);
  for (let at = 0; at < high; at += BAND) {
    pen.globalAlpha = Math.min(1, 4 * (1 - at / high));
    pen.fillRect(0, toY > fromY ? fromY + at : fromY - at - BAND, WIDTH, BAND);
  }
  pen.globalAlpha = 1;
};

const drawHole = (pen: Pen, ink: Ink, { shapes, flag, credit }: SharedHole): void => {
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, WIDTH, GROUND_HIGH);
  pen.clip();
  pen.translate(WIDTH, 0);
  pen.rotate(Math.PI / 2);
  for (const { kind, d, isOwn } of shapes) {
    const { fill: colour, edge } = GROUND_COLOURS[kind];
    fill(pen, ink[isOwn ? 'ground-own' : colour], d);
    if (isOwn) stroke(pen, ink.ink, d, 4);
    else if (edge) stroke(pen, ink[edge], d, 1.5);
  }
  pen.restore();
  veil(pen, ink, 0, 300);
  veil(pen, ink, GROUND_HIGH, GROUND_HIGH - 120);
  const [x, y] = flag;
  drawFlag(pen, ink, WIDTH - y, x, 130);
  pen.textAlign = 'right';
  write(pen, credit, { x: WIDTH - 24, y: GROUND_HIGH - 18, size: 22, colour: ink.ink });
  pen.textAlign = 'left';
};

/** `course` is the one the golfer chose to show. */
export const drawGround = (pen: Pen, ink: Ink, course?: SharedCourse): void => {
  pen.fillStyle = ink['ground-rough'];
  pen.fillRect(0, 0, WIDTH, GROUND_HIGH);
  if (course?.hole) drawHole(pen, ink, course.hole);
  else if (course) drawContours(pen, ink, course.name);
  else drawHills(pen, ink);
};
