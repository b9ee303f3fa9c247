import { saveFile } from '#src/platform/save-file.ts';
import type { Handedness, Landmark } from '#workers/swing/contract.ts';
import { copy } from './copy.ts';
import { type Shape, drawShapes } from './result/shapes.ts';
import { type Highlight, drawBody } from './result/overlay.ts';

// A picture to keep or to send on, only when the golfer asks for it: one or two moments with the body burnt in.

export type Panel = {
  /** What the stage shows now; undefined where the video is not on this device. */
  readonly video: HTMLVideoElement | undefined;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bodies: readonly { readonly landmarks: readonly Landmark[]; readonly ghost: boolean }[];
  readonly shapes?: readonly Shape[];
  readonly handedness: Handedness;
  readonly highlight?: Highlight | undefined;
  readonly caption: string;
};

const HEIGHT_PX = 1080;
const CAPTION_PX = 64;
const GAP_PX = 12;
const PAPER = '#f7f5ee';
const INK = '#17221b';
const GROUND = '#141d18';

const drawPanel = (panel: Panel, flag: string): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.height = HEIGHT_PX;
  canvas.width = Math.round((HEIGHT_PX * panel.widthPx) / panel.heightPx);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No 2D canvas');
  context.fillStyle = GROUND;
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (panel.video) context.drawImage(panel.video, 0, 0, canvas.width, canvas.height);
  const { handedness, highlight } = panel;
  for (const { landmarks, ghost } of panel.bodies) drawBody(context, landmarks, { flag, handedness, highlight, ghost });
  drawShapes(context, panel.shapes ?? [], flag);
  return canvas;
};

const compose = (panels: readonly Panel[]): HTMLCanvasElement => {
  const flag = getComputedStyle(document.documentElement).getPropertyValue('--flag');
  const drawn = panels.map((panel) => drawPanel(panel, flag));
  const sheet = document.createElement('canvas');
  sheet.width = drawn.reduce((sum, { width }) => sum + width, 0) + GAP_PX * (drawn.length - 1);
  sheet.height = HEIGHT_PX + CAPTION_PX;
  const context = sheet.getContext('2d');
  if (!context) throw new Error('No 2D canvas');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.fillStyle = INK;
  context.font = '600 28px "Archivo Variable", system-ui, sans-serif';
  let left = 0;
  drawn.forEach((canvas, i) => {
    context.drawImage(canvas, left, 0);
    context.fillText(panels[i]!.caption, left + 16, HEIGHT_PX + 42, canvas.width - 32);
    left += canvas.width + GAP_PX;
  });
  return sheet;
};

/** False when the browser could not make it. */
export const savePicture = async (panels: readonly Panel[]): Promise<boolean> => {
  const blob = await new Promise<Blob | null>((resolve) => compose(panels).toBlob(resolve, 'image/png'));
  if (!blob) return false;
  saveFile(copy.compare.fileName, 'image/png', blob);
  return true;
};
