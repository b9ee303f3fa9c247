// Pose sequences on disk: gzipped JSON {fps, width, height, frames: [{t, lm: 33 x [x, y, z, visibility]} | null]},
// and, where a person has labelled them, {view, handedness, events: 8 frame indexes, tolerance}.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Landmark, PoseSequence } from '#workers/swing/contract.ts';

interface StoredFrame {
  readonly t: number;
  readonly lm?: readonly (readonly number[])[];
}
interface StoredPoses {
  readonly id?: string;
  readonly golfer?: string;
  readonly fps: number;
  readonly width: number;
  readonly height: number;
  readonly view?: string;
  readonly handedness?: string;
  readonly events?: readonly number[];
  readonly frames: readonly (StoredFrame | null)[];
}
export interface LabelledSwing {
  readonly id: string;
  readonly sequence: PoseSequence;
  readonly view: string;
  readonly handedness: string;
  readonly events: readonly number[];
}

const landmarkOf = (values: readonly number[]): Landmark => [
  values[0] ?? 0,
  values[1] ?? 0,
  values[2] ?? 0,
  values[3] ?? 1,
];

const parse = (file: string): StoredPoses => {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
  return JSON.parse(text) as StoredPoses;
};

const sequenceOf = (stored: StoredPoses): PoseSequence => ({
  fps: stored.fps,
  widthPx: stored.width,
  heightPx: stored.height,
  frames: stored.frames.map((frame) =>
    frame?.lm && frame.lm.length >= 33 ? { timeMs: frame.t * 1000, landmarks: frame.lm.map(landmarkOf) } : null,
  ),
});

export const readPoses = (file: string): PoseSequence => sequenceOf(parse(file));

/** Null when the file carries no labels. */
const readLabelled = (file: string): LabelledSwing | null => {
  const stored = parse(file);
  return stored.events && stored.view && stored.handedness
    ? {
        id: stored.id ?? file,
        sequence: sequenceOf(stored),
        view: stored.view,
        handedness: stored.handedness,
        events: stored.events,
      }
    : null;
};

/** Every labelled sequence of a folder, with the name of its file. */
export const labelledIn = (folder: string): readonly { readonly name: string; readonly swing: LabelledSwing }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json.gz'))
    .flatMap((name) => {
      const swing = readLabelled(join(folder, name));
      return swing ? [{ name, swing }] : [];
    });

/** GolfDB's tolerance in frames: a thirtieth of the way from address to impact, at least one. */
export const toleranceFrames = (events: readonly number[]): number =>
  Math.max(1, Math.round((events[5]! - events[0]!) / 30));

/** The same swing seen in a mirror: left and right landmarks change places. */
export const mirrored = (swing: LabelledSwing, mirrorIndex: (index: number) => number): LabelledSwing => ({
  ...swing,
  id: `${swing.id} mirrored`,
  handedness: swing.handedness === 'right' ? 'left' : 'right',
  sequence: {
    ...swing.sequence,
    frames: swing.sequence.frames.map(
      (frame) =>
        frame && {
          ...frame,
          landmarks: frame.landmarks.map((_, i): Landmark => {
            const [x, y, z, visibility] = frame.landmarks[mirrorIndex(i)]!;
            return [1 - x, y, z, visibility];
          }),
        },
    ),
  },
});

/** Every `step`-th frame from `phase` on: a slow-motion swing as a camera with fewer frames would have seen it. */
export const thinned = (swing: LabelledSwing, step: number, phase: number): LabelledSwing => ({
  ...swing,
  id: `${swing.id} every ${step}`,
  events: swing.events.map((frame) => (frame - phase) / step),
  sequence: {
    ...swing.sequence,
    fps: swing.sequence.fps / step,
    frames: swing.sequence.frames.filter((_, i) => i >= phase && (i - phase) % step === 0),
  },
});
