// The page that draws a clip: every frame from the synthetic golfer, encoded by the browser itself.

import { BufferTarget, CanvasSource, Mp4OutputFormat, Output } from 'mediabunny';
import type { Joints } from '#dev/swing/golfer/body.ts';
import { figure, LOOKS } from '#dev/swing/golfer/figure.ts';
import { camera, syntheticGolfer } from '#dev/swing/golfer/golfer.ts';
import { backdrop, openPainter } from '#dev/swing/golfer/painter.ts';
import type { GolferParameters } from '#dev/swing/golfer/parameters.ts';

export interface ClipOrder {
  readonly dials: Partial<GolferParameters>;
  readonly look: number;
  /** The shutter stays open that long: fast hands smear. Zero for a sharp picture. */
  readonly shutterMs: number;
  readonly bitsPerSecond: number;
}

/** Pictures that make up one blurred frame. */
const SMEAR = 3;

const drawClip = async ({ dials, look, shutterMs, bitsPerSecond }: ClipOrder): Promise<string> => {
  const golfer = syntheticGolfer(dials);
  const { width, height, fps } = golfer.parameters;
  const project = camera(golfer.parameters);
  const horizon = project(dials.view === 'down-the-line' ? [1e5, 0, 0] : [0, 0, -1e5])[1];
  const painter = openPainter(width, height);
  const behind = new OffscreenCanvas(width, height);
  behind.getContext('2d')!.putImageData(backdrop(width, height, horizon), 0, 0);
  const one = new OffscreenCanvas(width, height);
  const oneContext = one.getContext('2d')!;
  const frame = new OffscreenCanvas(width, height);
  const context = frame.getContext('2d')!;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new CanvasSource(frame, { codec: 'avc', bitrate: bitsPerSecond, keyFrameInterval: 4 });
  output.addVideoTrack(source, { frameRate: fps });
  await output.start();
  const count = Math.round(golfer.durationSeconds * fps);
  let shown: Joints | null = null;
  for (let i = 0; i < count; i++) {
    const joints = golfer.at(i / fps);
    if (JSON.stringify(joints) !== JSON.stringify(shown)) {
      const parts = shutterMs > 0 ? SMEAR : 1;
      for (let part = 0; part < parts; part++) {
        const seconds = i / fps + (shutterMs / 1000) * (part / SMEAR - 1 / 3);
        painter.paint([figure(golfer.at(seconds), LOOKS[look]!)], project);
        oneContext.drawImage(behind, 0, 0);
        oneContext.drawImage(painter.canvas, 0, 0);
        context.globalAlpha = 1 / (part + 1);
        context.drawImage(one, 0, 0);
      }
      shown = joints; // a golfer who stands still is not drawn again
    }
    await source.add(i / fps, 1 / fps);
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer!);
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
};

declare global {
  interface Window {
    drawClip?: typeof drawClip;
  }
}
window.drawClip = drawClip;
