import { GROUND_COLOUR_NAMES, type GroundColour } from '#src/ui/figures/ground-colours.ts';

// The drawing tools for every shared picture, 1080 x 1350, in the current theme.

export const WIDTH = 1080;
export const HEIGHT = 1350;
export const MARGIN = 72;
const FONT = "'Archivo Variable', system-ui, sans-serif";

export type Ink = Readonly<Record<'paper' | 'ink' | 'rough' | 'fairway-ink' | 'flag' | GroundColour, string>>;

/** The colours of the current theme. */
export const inkOf = (root: Element): Ink => {
  const style = getComputedStyle(root);
  const names = ['paper', 'ink', 'rough', 'fairway-ink', 'flag', ...GROUND_COLOUR_NAMES] as const;
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`).trim() || 'black'])) as Ink;
};

export type Pen = CanvasRenderingContext2D;
type Words = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: number;
  /** Numbers are set narrow, as on every screen. */
  readonly narrow?: boolean;
  readonly colour: string;
};

/** Returns the width of the written text. */
export const write = (
  pen: Pen,
  text: string,
  { x, y, size, weight = 400, narrow, colour }: Words,
  most = WIDTH - 2 * MARGIN,
): number => {
  pen.font = `${weight} ${narrow ? 'condensed ' : ''}${size}px ${FONT}`;
  pen.fillStyle = colour;
  pen.fillText(text, x, y, most);
  return Math.min(most, pen.measureText(text).width);
};

export const fillPath = (pen: Pen, colour: string | CanvasPattern, path: string): void => {
  const shape = new Path2D(path);
  pen.fillStyle = colour;
  // A canvas, not an array.
  // oxlint-disable-next-line no-array-fill-with-reference-type
  pen.fill(shape, 'evenodd');
};

export const strokePath = (pen: Pen, colour: string, path: string, width: number): void => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(new Path2D(path));
};
