import type { Landmark } from '../contract.ts';
import type { Handedness } from '../reading.ts';
import { type Highlight, drawBody } from './draw-body.ts';
import { type Shape, drawShapes } from './shapes.ts';

// A picture to share: one or two moments with the body burnt in. A clip is many of them.

export type Panel = {
  /** Draws the video's picture of the moment. Undefined when the video is not on this device. */
  readonly drawVideo: ((context: CanvasRenderingContext2D, width: number, height: number) => void) | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bodies: readonly { readonly landmarks: readonly Landmark[]; readonly ghost: boolean }[];
  readonly shapes?: readonly Shape[];
  readonly handedness: Handedness;
  readonly highlight?: Highlight | undefined;
  /** The panel's label beside another one: "Before". */
  readonly name?: string | undefined;
  /** Club, view and day. */
  readonly note: string;
};

const HEIGHT_PX = 1080;
/** Fractions of the panels' height. */
const CAPTION = 64 / HEIGHT_PX;
const GAP = 12 / HEIGHT_PX;
const LETTERS = 28 / HEIGHT_PX;
const PAPER = '#f7f5ee';
const INK = '#17221b';
const GROUND = '#141d18';

/** The picture a video element shows now. */
export const pictureOf = (video: HTMLVideoElement | undefined): Panel['drawVideo'] =>
  video && ((context, width, height) => context.drawImage(video, 0, 0, width, height));

const contextOf = (width: number, height: number): CanvasRenderingContext2D => {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (!context) throw new Error('No 2D canvas');
  return context;
};

/** Video codecs need even side lengths. */
const even = (px: number) => 2 * Math.ceil(px / 2);

const drawPanel = (context: CanvasRenderingContext2D, panel: Panel, flag: string): void => {
  const { width, height } = context.canvas;
  context.fillStyle = GROUND;
  context.fillRect(0, 0, width, height);
  panel.drawVideo?.(context, width, height);
  const { handedness, highlight } = panel;
  for (const { landmarks, ghost } of panel.bodies) drawBody(context, landmarks, { flag, handedness, highlight, ghost });
  drawShapes(context, panel.shapes ?? [], flag);
};

/** One moment by itself. `flag`: the CSS colour of what a finding concerns, and of the golfer's drawings. */
export const drawnPanel = (panel: Panel, flag: string): HTMLCanvasElement => {
  const context = contextOf(Math.round((HEIGHT_PX * panel.widthPx) / panel.heightPx), HEIGHT_PX);
  drawPanel(context, panel, flag);
  return context.canvas;
};

type Sheet = { readonly canvas: HTMLCanvasElement; readonly draw: (panels: readonly Panel[]) => void };

/** A canvas for panels of these shapes, side by side with their captions below. It can be drawn on repeatedly. */
export const createSheet = (
  shapes: readonly Pick<Panel, 'widthPx' | 'heightPx'>[],
  flag: string,
  heightPx: number = HEIGHT_PX,
): Sheet => {
  const rooms = shapes.map((shape) => contextOf(Math.round((heightPx * shape.widthPx) / shape.heightPx), heightPx));
  const gap = Math.round(GAP * heightPx);
  const wide = rooms.reduce((sum, { canvas }) => sum + canvas.width, 0) + gap * (rooms.length - 1);
  const sheet = contextOf(even(wide), even(heightPx * (1 + CAPTION)));
  const draw = (panels: readonly Panel[]) => {
    sheet.fillStyle = PAPER;
    sheet.fillRect(0, 0, sheet.canvas.width, sheet.canvas.height);
    sheet.fillStyle = INK;
    sheet.font = `600 ${LETTERS * heightPx}px "Archivo Variable", system-ui, sans-serif`;
    let left = 0;
    rooms.forEach((room, i) => {
      drawPanel(room, panels[i]!, flag);
      sheet.drawImage(room.canvas, left, 0);
      const { name, note } = panels[i]!;
      sheet.fillText(
        [name, note].filter(Boolean).join(': '),
        left + gap,
        heightPx * (1 + CAPTION * 0.65),
        room.canvas.width - 2 * gap,
      );
      left += room.canvas.width + gap;
    });
  };
  return { canvas: sheet.canvas, draw };
};
