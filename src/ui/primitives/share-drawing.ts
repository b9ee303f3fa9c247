import { MARK } from '#src/ui/icons/divot-mark.tsx';
import { type ScoreMark, scoreMark } from './score.tsx';
import { type SharedCourse, drawGround } from './share-ground.ts';
import { HEIGHT, type Ink, MARGIN, type Pen, WIDTH, fillPath, strokePath, write } from './share-pen.ts';

// The drawing functions for every shared picture, 1080 x 1350, in the current theme. A picture holds only what it is
// given: no name, no place, no address.

const BRAND = 'Divot';

/** The app's mark and name at the foot. */
export const drawBrand = (pen: Pen, ink: Ink): void => {
  pen.save();
  pen.translate(MARGIN - 4, 1228);
  pen.lineCap = 'round';
  strokePath(pen, ink.ink, MARK.ground, 5);
  fillPath(pen, ink.flag, MARK.sliver);
  pen.restore();
  write(pen, BRAND, { x: MARGIN + 76, y: 1281, size: 38, weight: 700, colour: ink.ink });
};

/** The paper with the app's name, the start of every picture. */
export const drawPaper = (pen: Pen, ink: Ink): void => {
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = ink.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawBrand(pen, ink);
};

const outline = (pen: Pen, mark: ScoreMark, x: number, y: number, half: number): void => {
  pen.beginPath();
  if (mark === 'circle' || mark === 'double-circle') pen.arc(x, y, half, 0, 2 * Math.PI);
  else pen.rect(x - half, y - half, 2 * half, 2 * half);
  pen.stroke();
};

type Place = { readonly x: number; readonly y: number; readonly half: number };

/** A score in golf's own mark. Undefined for a hole that was picked up. */
export const drawMark = (pen: Pen, over: number | undefined, { x, y, half }: Place, ink: Ink): void => {
  const mark = over === undefined ? 'double-square' : scoreMark(over);
  pen.strokeStyle = over !== undefined && over < 0 ? ink['fairway-ink'] : ink.ink;
  pen.lineWidth = 5;
  if (mark === 'bare') {
    pen.beginPath();
    pen.moveTo(x - half / 2, y);
    pen.lineTo(x + half / 2, y);
    pen.stroke();
    return;
  }
  outline(pen, mark, x, y, half);
  if (mark === 'double-circle' || mark === 'double-square') outline(pen, mark, x, y, half / 2);
};

/** A score as a number in golf's own mark, as on a card. */
export const drawScore = (pen: Pen, strokes: string, over: number, { x, y, half }: Place, ink: Ink): void => {
  const mark = scoreMark(over);
  pen.strokeStyle = over < 0 ? ink['fairway-ink'] : ink.ink;
  pen.lineWidth = 2 + half / 25;
  if (mark !== 'bare') outline(pen, mark, x, y, half);
  if (mark === 'double-circle' || mark === 'double-square') outline(pen, mark, x, y, half * 0.78);
  pen.save();
  pen.textAlign = 'center';
  write(pen, strokes, { x, y: y + half / 2, size: half * 1.4, weight: 500, narrow: true, colour: ink.ink }, half * 2);
  pen.restore();
};

export type NumberPicture = {
  /** The one large number. */
  readonly number: string;
  /** What the number is: "Hole 18, birdie". */
  readonly title: string;
  /** Beside the number: "from 11.2". */
  readonly beside?: string | undefined;
  /** Text over the ground: where and when, each only if it was chosen. */
  readonly lines?: readonly (string | undefined)[];
  /** The course whose ground is shown, if that was chosen. */
  readonly ground?: SharedCourse | undefined;
  /** Strokes over par, if the number is a score on a hole. */
  readonly over?: number | undefined;
};

/** A picture of one number: a hole, an index, a drill. */
export const drawNumber = (
  pen: Pen,
  { number, title, beside, lines = [], ground, over }: NumberPicture,
  ink: Ink,
): void => {
  drawPaper(pen, ink);
  drawGround(pen, ink, ground);
  const [first, ...others] = lines.filter((line) => line !== undefined);
  if (first) write(pen, first, { x: MARGIN, y: 140, size: 68, weight: 700, colour: ink.ink });
  for (const [at, line] of others.entries())
    write(pen, line, { x: MARGIN, y: 205 + 52 * at, size: 36, colour: ink.ink });
  write(pen, title, { x: MARGIN, y: 740, size: 60, weight: 700, colour: ink.ink });
  if (over === undefined)
    write(
      pen,
      number,
      { x: MARGIN - 6, y: 1100, size: 360, weight: 700, narrow: true, colour: ink['fairway-ink'] },
      760,
    );
  else drawScore(pen, number, over, { x: MARGIN + 190, y: 975, half: 180 }, ink);
  if (beside) write(pen, beside, { x: MARGIN, y: 1180, size: 44, narrow: true, colour: ink.rough });
};

/** A picture within the picture: a swing at one moment. */
export type Frame = {
  readonly image: HTMLCanvasElement;
  /**
   * The golfer's horizontal position in the picture, 0 to 1. The sides may be cropped around it. Without it, nothing is
   * cropped.
   */
  readonly centre?: number | undefined;
  readonly name?: string | undefined;
  readonly note?: string | undefined;
};

const FRAMES_TOP = 210;
const FRAMES_HIGH = 860;
const FRAME_GAP = 16;

/** The visible part of a frame's image, and its size. */
const fitFrame = ({ image, centre }: Frame, room: number) => {
  const scale =
    centre === undefined ? Math.min(room / image.width, FRAMES_HIGH / image.height) : FRAMES_HIGH / image.height;
  const width = Math.min(room, image.width * scale);
  const part = width / scale;
  const left = Math.min(image.width - part, Math.max(0, (centre ?? 0.5) * image.width - part / 2));
  return { left, part, width, height: image.height * scale };
};

/** Pictures side by side, as large as they fit. */
export const drawFrames = (pen: Pen, frames: readonly Frame[], title: string, ink: Ink): void => {
  drawPaper(pen, ink);
  write(pen, title, { x: MARGIN, y: 150, size: 68, weight: 700, colour: ink.ink });
  const gaps = FRAME_GAP * (frames.length - 1);
  const sizes = frames.map((frame) => fitFrame(frame, (WIDTH - 2 * MARGIN - gaps) / frames.length));
  let x = (WIDTH - gaps - sizes.reduce((sum, { width }) => sum + width, 0)) / 2;
  for (const [at, { image, name, note }] of frames.entries()) {
    const { left, part, width, height } = sizes[at]!;
    const top = FRAMES_TOP + (FRAMES_HIGH - height) / 2;
    pen.drawImage(image, left, 0, part, image.height, x, top, width, height);
    if (name) write(pen, name, { x, y: top + height + 56, size: 40, weight: 700, colour: ink.ink }, width);
    if (note) write(pen, note, { x, y: top + height + (name ? 104 : 52), size: 30, colour: ink.rough }, width);
    x += width + FRAME_GAP;
  }
};
