// Packs poses as text for the swing's document. Stores only frames that went through the model, quantised to a fraction
// of a pixel (x, y, z in 1/8192 of the picture, visibility in 1/255), as differences, deflated, in base64.

import { deflateSync, inflateSync } from 'fflate';
import { compact, fromBase64, toBase64 } from '@divot/basics';
import type { Landmark, PoseFrame, PoseSequence } from './contract.ts';
import { LANDMARK_COUNT } from './pipeline/landmarks.ts';

const SCALE = 8192;
const FORMAT = 1;

interface Header {
  readonly format: typeof FORMAT;
  readonly fps: number;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly frameCount: number;
  /** The frames that went through the model, as [frame, 1 if the model saw a body]. */
  readonly sampled: readonly (readonly [number, 0 | 1])[];
  readonly timesMs?: readonly number[] | undefined;
  readonly startMs?: number | undefined;
}

const int16 = (value: number): number => Math.max(-32_768, Math.min(32_767, Math.round(value * SCALE)));

export const packPoses = (poses: PoseSequence): string => {
  const sampled = poses.frames.flatMap((frame, i): [number, 0 | 1][] =>
    frame !== null ? [[i, 1]] : (poses.sampled?.[i] ?? true) ? [[i, 0]] : [],
  );
  const header: Header = {
    format: FORMAT,
    fps: poses.fps,
    widthPx: poses.widthPx,
    heightPx: poses.heightPx,
    frameCount: poses.frames.length,
    sampled,
    startMs: poses.startMs,
    timesMs: poses.timesMs?.map((time) => Math.round(time * 10) / 10),
  };
  const bodies = poses.frames.filter((frame) => frame !== null);
  const head = new TextEncoder().encode(JSON.stringify(header));
  const values = bodies.length * LANDMARK_COUNT;
  const out = new Uint8Array(4 + head.length + values * 7);
  const view = new DataView(out.buffer);
  view.setUint32(0, head.length, true);
  out.set(head, 4);
  let at = 4 + head.length;
  // One joint through all frames, then the next: values side by side differ little and deflate well.
  for (let axis = 0; axis < 3; axis++)
    for (let joint = 0; joint < LANDMARK_COUNT; joint++) {
      let before = 0;
      for (const body of bodies) {
        const value = int16(body.landmarks[joint]![axis]!);
        view.setInt16(at, value - before, true);
        before = value;
        at += 2;
      }
    }
  for (let joint = 0; joint < LANDMARK_COUNT; joint++)
    for (const body of bodies) view.setUint8(at++, Math.round(body.landmarks[joint]![3] * 255));
  return toBase64(deflateSync(out, { level: 9 }));
};

/** Throws on text that `packPoses` did not write. */
export const unpackPoses = (text: string): PoseSequence => {
  const bytes = inflateSync(fromBase64(text));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const headLength = view.getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headLength))) as Header;
  const seen = header.sampled.filter(([, body]) => body === 1).map(([frame]) => frame);
  const points = seen.map(() => Array.from({ length: LANDMARK_COUNT }, () => [0, 0, 0, 0]));
  let at = 4 + headLength;
  for (let axis = 0; axis < 3; axis++)
    for (let joint = 0; joint < LANDMARK_COUNT; joint++) {
      let value = 0;
      for (const body of points) {
        value = ((value + view.getInt16(at, true) + 32_768) & 0xff_ff) - 32_768;
        body[joint]![axis] = value / SCALE;
        at += 2;
      }
    }
  for (let joint = 0; joint < LANDMARK_COUNT; joint++)
    for (const body of points) body[joint]![3] = view.getUint8(at++) / 255;
  const frames: (PoseFrame | null)[] = Array.from({ length: header.frameCount }, () => null);
  const sampled = Array.from({ length: header.frameCount }, () => false);
  for (const [frame] of header.sampled) sampled[frame] = true;
  seen.forEach((frame, k) => {
    frames[frame] = {
      timeMs: header.timesMs?.[frame] ?? (frame * 1000) / header.fps,
      landmarks: points[k] as unknown as Landmark[],
    };
  });
  const { fps, widthPx, heightPx, timesMs, startMs } = header;
  const times = compact({ timesMs, startMs });
  return { fps, widthPx, heightPx, frames, sampled, ...times };
};
