import { type ScoreMark, scoreMark } from '#src/ui/primitives/score.tsx';

// A round as a picture, 1080 x 1350, drawn on this device in the theme that is shown. It holds what it is given and
// nothing else: no name, no place, no address.

export const WIDTH = 1080;
export const HEIGHT = 1350;
const MARGIN = 72;
const FONT = "'Archivo Variable', system-ui, sans-serif";

export type RoundPicture = {
  readonly strokes: number;
  readonly toPar: string;
  readonly course?: string | undefined;
  readonly day?: string | undefined;
  readonly index?: { readonly label: string; readonly value: string } | undefined;
  readonly best?: string | undefined;
  /** Strokes over par, hole by hole; undefined for one picked up. */
  readonly marks?: readonly (number | undefined)[] | undefined;
  readonly brand: string;
};

type Ink = Readonly<
  Record<'paper' | 'ink' | 'rough' | 'fairway-ink' | 'ground-fairway' | 'ground-rough' | 'flag', string>
>;

/** The colours of the theme as it is shown now. */
export const inkOf = (root: Element): Ink => {
  const style = getComputedStyle(root);
  const of = (name: string) => style.getPropertyValue(`--${name}`).trim() || 'black';
  return {
    paper: of('paper'),
    ink: of('ink'),
    rough: of('rough'),
    'fairway-ink': of('fairway-ink'),
    'ground-fairway': of('ground-fairway'),
    'ground-rough': of('ground-rough'),
    flag: of('flag'),
  };
};

type Pen = CanvasRenderingContext2D;
type Words = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  readonly colour: string;
};

const write = (
  pen: Pen,
  text: string,
  { x, y, size, weight = 400, colour }: Words,
  most = WIDTH - 2 * MARGIN,
): number => {
  pen.font = `${weight} ${size}px ${FONT}`;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
  return Math.min(most, pen.measureText(text).width);
};

/** Slopes behind a flag: the same hills for every round, since no ground was chosen to be shown. */
const drawGround = (pen: Pen, ink: Ink): void => {
  pen.fillStyle = ink['ground-rough'];
  pen.fillRect(0, 0, WIDTH, 640);
  pen.fillStyle = ink['ground-fairway'];
  pen.beginPath();
  pen.moveTo(0, 560);
  pen.bezierCurveTo(300, 400, 560, 640, WIDTH, 430);
  pen.lineTo(WIDTH, 640);
  pen.lineTo(0, 640);
  pen.fill();
  pen.strokeStyle = ink.ink;
  pen.lineWidth = 6;
  pen.beginPath();
  pen.moveTo(840, 510);
  pen.lineTo(840, 330);
  pen.stroke();
  pen.fillStyle = ink.flag;
  pen.beginPath();
  pen.moveTo(843, 330);
  pen.lineTo(920, 358);
  pen.lineTo(843, 386);
  pen.fill();
};

const outline = (pen: Pen, mark: ScoreMark, x: number, y: number, half: number): void => {
  pen.beginPath();
  if (mark === 'circle' || mark === 'double-circle') pen.arc(x, y, half, 0, 2 * Math.PI);
  else pen.rect(x - half, y - half, 2 * half, 2 * half);
  pen.stroke();
};

const drawMark = (pen: Pen, over: number | undefined, x: number, y: number, ink: Ink): void => {
  const mark = over === undefined ? 'double-square' : scoreMark(over);
  pen.strokeStyle = over !== undefined && over < 0 ? ink['fairway-ink'] : ink.ink;
  pen.lineWidth = 5;
  if (mark === 'bare') {
    pen.beginPath();
    pen.moveTo(x - 10, y);
    pen.lineTo(x + 10, y);
    pen.stroke();
    return;
  }
  outline(pen, mark, x, y, 18);
  if (mark === 'double-circle' || mark === 'double-square') outline(pen, mark, x, y, 9);
};

const drawMarks = (pen: Pen, marks: readonly (number | undefined)[], ink: Ink): void => {
  const step = (WIDTH - 2 * MARGIN) / Math.max(marks.length, 9);
  for (const [at, over] of marks.entries()) drawMark(pen, over, MARGIN + step * (at + 0.5), 1130, ink);
};

export const drawRound = (pen: Pen, picture: RoundPicture, ink: Ink): void => {
  const { strokes, toPar, course, day, index, best, marks, brand } = picture;
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = ink.paper;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawGround(pen, ink);
  if (course) write(pen, course, { x: MARGIN, y: 140, size: 68, weight: 700, colour: ink.ink });
  if (day) write(pen, day, { x: MARGIN, y: 205, size: 36, colour: ink.ink });
  if (best) write(pen, best, { x: MARGIN, y: 600, size: 40, weight: 700, colour: ink.ink });
  const wide = write(pen, String(strokes), { x: MARGIN - 6, y: 990, size: 330, weight: 700, colour: ink.ink }, 640);
  write(pen, toPar, { x: MARGIN + wide + 24, y: 990, size: 84, colour: ink.ink }, 240);
  if (index) {
    pen.textAlign = 'right';
    write(pen, index.label, { x: WIDTH - MARGIN, y: 890, size: 34, colour: ink.rough });
    write(pen, index.value, { x: WIDTH - MARGIN, y: 990, size: 92, weight: 700, colour: ink['fairway-ink'] });
    pen.textAlign = 'left';
  }
  if (marks && marks.length > 0) drawMarks(pen, marks, ink);
  write(pen, brand, { x: MARGIN, y: 1275, size: 36, weight: 700, colour: ink.ink });
};
