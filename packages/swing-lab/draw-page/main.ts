// The page that draws a clip. It draws every frame of the synthetic golfer, and the browser encodes the frames.

import { BufferTarget, CanvasSource, Mp4OutputFormat, Output } from 'mediabunny';
import { BROAD, LOOKS, figure } from '../figure.ts';
import { type FilmedBody, camera, syntheticGolfer } from '../golfer.ts';
import { type DrawnJump, jumpingBody } from '../jumping-body.ts';
import { backdrop, openPainter } from '../painter.ts';
import type { JointName, Joints } from '../body.ts';
import type { GolferParameters } from '../parameters.ts';
import { type SessionDials, rangeSession } from '../range-session.ts';
import { sum } from '../vector.ts';

export interface ClipOrder {
  readonly dials: Partial<GolferParameters>;
  /** Jumps instead of swings. */
  readonly jumps?: readonly DrawnJump[];
  /** A session at the range instead of single swings. */
  readonly session?: SessionDials;
  readonly look: number | 'broad';
  /** How long the shutter stays open, which blurs fast hands. Zero for a sharp picture. */
  readonly shutterMs: number;
  readonly bitsPerSecond: number;
  /** A second person stands nearby with a club and waits. */
  readonly bystander?: true;
  /** Handheld phone: the picture drifts by this share of its width. */
  readonly shake?: number;
  /** Dusk: strength of the sensor noise, 0 to 1. */
  readonly noise?: number;
}

/** Drawings blended into one blurred frame. */
const SMEAR = 3;

/** Beside and a little behind the golfer. */
const aside = (joints: Joints): Joints =>
  Object.fromEntries(
    (Object.keys(joints) as JointName[]).map((name) => [
      name,
      name === 'shaft' ? joints[name] : sum([joints[name], 1], [[1.35, 0, -0.7], 1]),
    ]),
  ) as Joints;

/** The drift after `seconds` of a hand trying to hold still: each axis -1 to 1. */
const wander = (seconds: number) => ({
  x: 0.6 * Math.sin(2.1 * seconds) + 0.4 * Math.sin(7.3 * seconds + 1),
  y: 0.6 * Math.sin(1.7 * seconds + 2) + 0.4 * Math.sin(6.1 * seconds),
});

/** Film grain larger than the picture, so that each frame can show another part of it. */
const grain = (width: number, height: number, strength: number): OffscreenCanvas => {
  const canvas = new OffscreenCanvas(2 * width, 2 * height);
  const image = new ImageData(2 * width, 2 * height);
  let state = 1;
  for (let i = 0; i < image.data.length; i += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const light = state > 0x7fffffff ? 255 : 0;
    image.data.set([light, light, light, 255 * strength * ((state & 0xffff) / 0xffff)], i);
  }
  canvas.getContext('2d')!.putImageData(image, 0, 0);
  return canvas;
};

/** The body of this clip, filmed by its dials. */
const bodyOf = ({ jumps, session, dials }: ClipOrder): FilmedBody => {
  if (jumps) return jumpingBody(jumps, dials);
  if (!session) return syntheticGolfer(dials);
  const { body } = rangeSession(session);
  return { ...body, parameters: { ...body.parameters, ...dials } };
};

const drawClip = async (order: ClipOrder): Promise<string> => {
  const { look, shutterMs, bitsPerSecond, bystander, shake = 0, noise = 0 } = order;
  const golfer = bodyOf(order);
  const { width, height, fps } = golfer.parameters;
  const project = camera(golfer.parameters);
  const horizon = project(golfer.parameters.view === 'down-the-line' ? [1e5, 0, 0] : [0, 0, -1e5])[1];
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
  const worn = look === 'broad' ? BROAD : LOOKS[look]!;
  const others = bystander ? [figure(aside(golfer.at(0)), LOOKS[1]!)] : [];
  const still = new OffscreenCanvas(width, height);
  const stillContext = still.getContext('2d')!;
  const specks = noise > 0 ? grain(width, height, noise) : undefined;
  let shown: Joints | null = null;
  for (let i = 0; i < count; i++) {
    const joints = golfer.at(i / fps);
    if (JSON.stringify(joints) !== JSON.stringify(shown)) {
      const parts = shutterMs > 0 ? SMEAR : 1;
      for (let part = 0; part < parts; part++) {
        const seconds = i / fps + (shutterMs / 1000) * (part / SMEAR - 1 / 3);
        painter.paint([...others, figure(golfer.at(seconds), worn)], project);
        oneContext.drawImage(behind, 0, 0);
        oneContext.drawImage(painter.canvas, 0, 0);
        stillContext.globalAlpha = 1 / (part + 1);
        stillContext.drawImage(one, 0, 0);
      }
      shown = joints; // skip redrawing a golfer who stands still
    }
    const { x, y } = wander(i / fps);
    const edge = shake * width;
    context.drawImage(still, (x - 1) * edge, (y - 1) * edge, width + 2 * edge, height + (2 * edge * height) / width);
    if (specks) context.drawImage(specks, -((i * 97) % width), -((i * 61) % height));
    await source.add(i / fps, 1 / fps);
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer!);
  let text = '';
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return btoa(text);
};

export type DrawClip = typeof drawClip;
Object.assign(globalThis, { drawClip });
