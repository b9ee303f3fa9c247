// Pose sequences on disk: gzipped JSON {fps, width, height, frames: [{t, lm: 33 x [x, y, z, visibility]} | null]},
// and, where a person has labelled them, {view, handedness, events: 8 frame indexes}.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Landmark, PoseSequence } from '../swing/contract.ts';
import { fillGaps, valueAt } from '../swing/pipeline/numeric.ts';

interface StoredFrame {
  readonly t: number;
  readonly lm?: readonly (readonly number[] | null)[] | null;
}
interface StoredPoses {
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
  /** First and last right frame of each event; null where the clip shows no such event. */
  readonly ranges: readonly EventRange[];
}
type EventRange = readonly [number, number] | null;

/** Keep a missing or non-numeric joint as it is: the pipeline handles it. */
const landmarkOf = (values: readonly number[] | null): Landmark => {
  const [x, y, z, visibility] = values ?? [];
  return [x ?? Number.NaN, y ?? Number.NaN, z ?? 0, visibility === undefined ? 1 : visibility];
};

const parse = (file: string): StoredPoses => {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('utf8');
  const stored = JSON.parse(text) as StoredPoses | null;
  if (!Array.isArray(stored?.frames)) throw new Error('it has no frames');
  return stored;
};

/**
 * Times of unevenly spaced frames. Frames without a body are spread evenly between those with one. Undefined when all
 * are even.
 */
const timesOf = ({ frames, fps }: StoredPoses): readonly number[] | undefined => {
  const times = frames.map((frame) => (typeof frame?.t === 'number' ? frame.t * 1000 : Number.NaN));
  const [first, last] = [times.findIndex(Number.isFinite), times.findLastIndex(Number.isFinite)];
  if (first === -1) return undefined;
  const step = 1000 / fps;
  const all = fillGaps(times).map((time, i) => time + step * (Math.min(0, i - first) + Math.max(0, i - last)));
  return all.some((time, i) => i > 0 && Math.abs(time - all[i - 1]! - step) > 0.5 * step) ? all : undefined;
};

const sequenceOf = (stored: StoredPoses): PoseSequence => {
  const timesMs = timesOf(stored);
  return {
    fps: stored.fps,
    widthPx: stored.width,
    heightPx: stored.height,
    frames: stored.frames.map((frame) =>
      frame?.lm && frame.lm.length >= 33 ? { timeMs: frame.t * 1000, landmarks: frame.lm.map(landmarkOf) } : null,
    ),
    ...(timesMs ? { timesMs } : {}),
  };
};

export const readPoses = (file: string): PoseSequence => sequenceOf(parse(file));

/** Every labelled sequence of a folder, with the name of its file. */
export const labelledIn = (folder: string): readonly { readonly name: string; readonly swing: LabelledSwing }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json.gz'))
    .flatMap((name) => {
      const stored = parse(join(folder, name));
      const { view, handedness, events } = stored;
      if (!events || !view || !handedness) return [];
      const ranges = events.map((frame): EventRange => [frame, frame]);
      return [{ name, swing: { id: name, sequence: sequenceOf(stored), view, handedness, events, ranges } }];
    });

/** Does a found frame lie within the tolerance? Null: the clip shows no such event. */
export const isRight = (range: EventRange, frame: number, tolerance: number): boolean | null =>
  range && frame >= range[0] - tolerance && frame <= range[1] + tolerance;

/** GolfDB's tolerance in frames: a thirtieth of the way from address to impact, at least one. */
export const toleranceFrames = (events: readonly number[]): number =>
  Math.max(1, Math.round((events[5]! - events[0]!) / 30));

/** What all the changes below need to know of a swing. */
export interface FilmedPoses {
  readonly sequence: PoseSequence;
}
type Body = readonly Landmark[];

/** The same swing with every body changed. `at` is the frame's position in the clip, from 0 to 1. */
const withBodies = <T extends FilmedPoses>(swing: T, change: (body: Body, at: number) => Body): T => {
  const { frames } = swing.sequence;
  const changed = frames.map(
    (frame, i) => frame && { ...frame, landmarks: change(frame.landmarks, i / (frames.length - 1)) },
  );
  return { ...swing, sequence: { ...swing.sequence, frames: changed } };
};

/** The times of new frames, where times are known. `at` gives each one's position in the old sequence. */
const timesAt = (
  { timesMs }: PoseSequence,
  countOf: (count: number) => number,
  at: (frame: number) => number,
): Pick<PoseSequence, 'timesMs'> =>
  timesMs ? { timesMs: Array.from({ length: countOf(timesMs.length) }, (_, i) => valueAt(timesMs, at(i))) } : {};

/** Every `step`-th frame from `phase` on: a slow-motion swing as a camera with fewer frames would have seen it. */
export const thinned = (swing: LabelledSwing, step: number, phase: number): LabelledSwing => ({
  ...swing,
  id: `${swing.id} every ${step}`,
  events: swing.events.map((frame) => (frame - phase) / step),
  ranges: swing.ranges.map((range) => range && [(range[0] - phase) / step, (range[1] - phase) / step]),
  sequence: {
    ...swing.sequence,
    ...timesAt(
      swing.sequence,
      (count) => Math.ceil((count - phase) / step),
      (i) => phase + i * step,
    ),
    fps: swing.sequence.fps / step,
    frames: swing.sequence.frames.filter((_, i) => i >= phase && (i - phase) % step === 0),
  },
});

/** A fixed sequence of numbers from 0 to 1, so that two runs measure the same. */
export const numbers = (start = 1) => {
  let seed = start;
  return () => {
    seed = (seed * 1664525 + 1013904223) % 4294967296;
    return (seed + 1) / 4294967297;
  };
};

/** Every second frame only, as a camera with half the rate would have seen it. */
export const halved = <T extends FilmedPoses>(swing: T): T => {
  const { sequence } = swing;
  const { timesMs } = sequence;
  const even = <V>(list: readonly V[]) => list.filter((_, i) => i % 2 === 0);
  const times = timesMs ? { timesMs: even(timesMs) } : {};
  return { ...swing, sequence: { ...sequence, ...times, fps: sequence.fps / 2, frames: even(sequence.frames) } };
};

/** The same swing seen by a jittery model. `share` of the picture's height is one standard deviation. */
export const trembling = <T extends FilmedPoses>(swing: T, share: number): T => {
  const next = numbers();
  const gauss = () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
  const { widthPx, heightPx } = swing.sequence;
  const moved = ([x, y, z, visibility]: Landmark): Landmark => [
    x + (share * gauss() * heightPx) / widthPx,
    y + share * gauss(),
    z,
    visibility,
  ];
  return withBodies(swing, (body) => body.map(moved));
};

/** The same swing with the body lost in every fifth frame, at random. */
export const withHoles = <T extends FilmedPoses>(swing: T): T => {
  const next = numbers();
  const frames = swing.sequence.frames.map((frame) => (next() < 0.2 ? null : frame));
  return { ...swing, sequence: { ...swing.sequence, frames } };
};

/** The same body drawn narrower, or broader, than it is tall. */
export const narrowed = <T extends FilmedPoses>(swing: T, share: number): T =>
  withBodies(swing, (body) => body.map(([x, y, z, seen]): Landmark => [0.5 + share * (x - 0.5), y, z, seen]));

/** The same swing with a slowly following camera that moves `share` of the picture's width over the clip. */
export const panned = <T extends FilmedPoses>(swing: T, share: number): T =>
  withBodies(swing, (body, at) => body.map(([x, y, z, seen]): Landmark => [x + share * (at - 0.5), y, z, seen]));
