import { contoursFor } from '#src/ui/figures/contours.ts';
import { GROUND_COLOURS, GROUND_PATTERNS } from '#src/ui/figures/ground-colours.ts';
import type { GroundShape } from '#src/ui/figures/ground-shapes.tsx';
import { type Drawing, drawingSizes, flagCloth } from '#src/ui/figures/hole-drawing.tsx';
import { HEIGHT, type Ink, type Pen, WIDTH, fillPath as fill, strokePath as stroke, write } from './share-pen.ts';

// The ground in the upper part of a shared picture: the drawing of a hole as on the screens, painted on a canvas.
// Without a course, everybody gets the same hills, because a course's own ground reveals which course it is.

/** Where the ground ends and the paper begins. */
export const GROUND_HIGH = 640;

/** A frame for a hole on the right of a picture of this height, with its green enlarged on the left. */
export const holeFrame = (height: number, lens: { readonly radius: number; readonly y: number }) => ({
  width: WIDTH,
  height,
  margin: { top: 110, side: 60, bottom: 70 },
  shiftX: 250,
  lens: { radius: lens.radius, at: [72 + lens.radius, lens.y] as const },
});
export const MOMENT_FRAME = holeFrame(GROUND_HIGH, { radius: 150, y: 430 });

/** A hole within a frame of the picture. */
export type SharedHole = {
  readonly drawing: Drawing;
  /** The map's owner, credited as its licence requires. */
  readonly credit: string;
};
export type SharedCourse = { readonly name: string; readonly hole?: SharedHole | undefined };

const drawFlag = (pen: Pen, ink: Ink, [x, y]: readonly [number, number], tall: number): void => {
  pen.fillStyle = ink.ink;
  pen.beginPath();
  pen.ellipse(x, y, tall / 14.5, tall / 40, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.fillRect(x - 2, y - tall, Math.max(3, tall / 26), tall);
  fill(pen, ink.flag, flagCloth([x, y], tall));
};

const drawHills = (pen: Pen, ink: Ink, high: number): void => {
  pen.save();
  pen.translate(0, high - GROUND_HIGH);
  fill(pen, ink['ground-fairway'], `M0 520C240 400 520 560 ${WIDTH} 330V${GROUND_HIGH}H0Z`);
  fill(pen, ink['ground-sand'], 'M470 560C520 520 640 520 668 556C690 590 600 606 548 600C500 596 440 592 470 560Z');
  fill(pen, ink['ground-green'], `M640 ${GROUND_HIGH}C660 500 900 440 ${WIDTH} 470V${GROUND_HIGH}Z`);
  drawFlag(pen, ink, [880, 560], 320);
  pen.restore();
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
  drawFlag(pen, ink, [left + scale * hole[0], top + scale * hole[1]], 180);
};

/** A pattern of the screens' drawings, larger, as a canvas paints it. */
const patternOf = (pen: Pen, ink: Ink, kind: GroundShape['kind'], unit: number): CanvasPattern | null => {
  const pattern = GROUND_PATTERNS[kind];
  if (!pattern) return null;
  const tile = document.createElement('canvas');
  tile.width = Math.round(pattern.width * unit);
  tile.height = Math.round(pattern.height * unit);
  const tilePen = tile.getContext('2d')!;
  tilePen.scale(unit, unit);
  tilePen.globalAlpha = pattern.opacity;
  tilePen.lineCap = 'round';
  stroke(tilePen, ink[pattern.colour], pattern.d, 1);
  return pen.createPattern(tile, 'repeat');
};

type Sizes = ReturnType<typeof drawingSizes>;

const drawShapes = (pen: Pen, ink: Ink, shapes: readonly GroundShape[], { unit, edge, own }: Sizes): void => {
  const patterns = new Map<string, CanvasPattern | null>();
  for (const { kind, d, isOwn } of shapes) {
    const { fill: colour, edge: rim } = GROUND_COLOURS[kind];
    fill(pen, ink[isOwn ? 'ground-own' : colour], d);
    if (!patterns.has(kind)) patterns.set(kind, patternOf(pen, ink, kind, unit));
    const pattern = patterns.get(kind);
    if (pattern) fill(pen, pattern, d);
    if (isOwn) stroke(pen, ink.ink, d, own);
    else if (rim) stroke(pen, ink[rim], d, edge);
  }
};

const drawShots = (pen: Pen, ink: Ink, { balls, flag }: Pick<Drawing, 'balls' | 'flag'>, sizes: Sizes): void => {
  if (balls.length === 0) return;
  const way = `M${[...balls, flag].map(([x, y]) => `${x} ${y}`).join('L')}`;
  pen.lineJoin = 'round';
  stroke(pen, ink.paper, way, sizes.casing);
  stroke(pen, ink.ink, way, sizes.line);
  for (const [x, y] of balls) {
    pen.beginPath();
    pen.arc(x, y, sizes.ball, 0, 2 * Math.PI);
    pen.fillStyle = ink.paper;
    pen.fill();
    pen.strokeStyle = ink.ink;
    pen.stroke();
  }
};

const drawLens = (pen: Pen, ink: Ink, lens: NonNullable<Drawing['lens']>, flag: Drawing['flag'], sizes: Sizes) => {
  const [x, y] = lens.at;
  const rim = () => {
    pen.beginPath();
    pen.arc(x, y, lens.radius, 0, 2 * Math.PI);
  };
  stroke(pen, ink.ink, `M${flag.join(' ')}L${x} ${y}`, sizes.line * 0.6);
  pen.save();
  rim();
  pen.clip();
  pen.fillStyle = ink['ground-rough'];
  pen.fillRect(x - lens.radius, y - lens.radius, 2 * lens.radius, 2 * lens.radius);
  drawShapes(pen, ink, lens.shapes, sizes);
  drawShots(pen, ink, lens, sizes);
  drawFlag(pen, ink, lens.flag, sizes.pole * 1.3);
  pen.restore();
  rim();
  pen.strokeStyle = ink.ink;
  pen.lineWidth = sizes.line;
  pen.stroke();
};

const BAND = 4;
/** Fades the ground behind words: from the top, or from the left side of the whole picture. */
export const veil = (pen: Pen, ink: Ink, side: 'top' | 'left', length: number): void => {
  pen.fillStyle = ink['ground-rough'];
  for (let at = 0; at < length; at += BAND) {
    pen.globalAlpha = Math.min(0.94, 2.5 * (1 - at / length));
    if (side === 'top') pen.fillRect(0, at, WIDTH, BAND);
    else pen.fillRect(at, 0, BAND, HEIGHT - 70); // not over the map's credit
  }
  pen.globalAlpha = 1;
};
const VEIL = 230;

/** The hole as on the screens, with the map's credit at its lower edge. */
export const drawHole = (pen: Pen, ink: Ink, { drawing, credit }: SharedHole): void => {
  const { height, shapes, flag, lens } = drawing;
  const sizes = drawingSizes(drawing, false);
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, WIDTH, height);
  pen.clip();
  drawShapes(pen, ink, shapes, sizes);
  veil(pen, ink, 'top', VEIL);
  drawShots(pen, ink, drawing, sizes);
  if (lens) drawLens(pen, ink, lens, flag, sizes);
  drawFlag(pen, ink, flag, sizes.pole);
  pen.textAlign = 'right';
  write(pen, credit, { x: WIDTH - 24, y: height - 20, size: 31, colour: ink.ink });
  pen.restore();
};

/** `course` is the one the golfer chose to show. */
export const drawGround = (pen: Pen, ink: Ink, course?: SharedCourse, high = GROUND_HIGH): void => {
  pen.fillStyle = ink['ground-rough'];
  pen.fillRect(0, 0, WIDTH, high);
  if (course?.hole) drawHole(pen, ink, course.hole);
  else if (course) drawContours(pen, ink, course.name);
  else drawHills(pen, ink, high);
};
