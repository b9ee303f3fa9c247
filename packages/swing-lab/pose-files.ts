// Pose sequences on disk: gzipped JSON {fps, width, height, frames: [{t, lm: 33 x [x, y, z, visibility]} | null]},
// and, where a person has labelled them, {view, handedness, events: 8 frame indexes, tolerance}.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Landmark, PoseSequence } from '../swing/contract.ts';
import { fillGaps, valueAt } from '../swing/pipeline/numeric.ts';

/** Index of the same joint on the other side of the body (the nose maps to itself). */
const mirrorIndex = (index: number): number => {
  if (index === 0) return 0;
  if (index <= 6) return index <= 3 ? index + 3 : index - 3;
  return index % 2 === 1 ? index + 1 : index - 1;
};

interface StoredFrame {
  readonly t: number;
  readonly lm?: readonly (readonly number[] | null)[] | null;
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
  /** First and last right frame of each event; null where the clip shows no such event. */
  readonly ranges: readonly EventRange[];
}
type EventRange = readonly [number, number] | null;

/** A second reading of address and finish by eye, keyed by file name. */
interface SecondReading {
  readonly swings: Readonly<
    Record<
      string,
      { readonly addressRange: readonly [number, number]; readonly finishRange: readonly [number, number] }
    >
  >;
}

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

/** Null when the file carries no labels. */
const readLabelled = (file: string, second: SecondReading['swings'][string] | undefined): LabelledSwing | null => {
  const stored = parse(file);
  return stored.events && stored.view && stored.handedness
    ? {
        id: stored.id ?? file,
        sequence: sequenceOf(stored),
        view: stored.view,
        handedness: stored.handedness,
        events: stored.events,
        ranges: stored.events.map((frame, event): EventRange => {
          if (event === 0) return second?.addressRange ?? [frame, frame];
          if (event < 7) return [frame, frame];
          // A finish on the clip's last frame means that the clip ends before rest.
          const last = stored.frames.length - 1;
          if (second) return second.finishRange[1] >= last ? null : second.finishRange;
          return frame >= last - 1 ? null : [frame, frame];
        }),
      }
    : null;
};

/** Every labelled sequence of a folder, with the name of its file; `reading` names a file with a second reading. */
export const labelledIn = (
  folder: string,
  reading?: string,
): readonly { readonly name: string; readonly swing: LabelledSwing }[] => {
  const second = reading ? (JSON.parse(readFileSync(reading, 'utf8')) as SecondReading).swings : {};
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json.gz'))
    .flatMap((name) => {
      const swing = readLabelled(join(folder, name), second[name.replace('.json.gz', '')]);
      return swing ? [{ name, swing }] : [];
    });
};

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

/** The same swing seen in a mirror: left and right landmarks change places. */
export const mirrored = (swing: LabelledSwing): LabelledSwing => ({
  ...withBodies(swing, (body) =>
    body.map((_, i): Landmark => {
      const [x, y, z, visibility] = body[mirrorIndex(i)]!;
      return [1 - x, y, z, visibility];
    }),
  ),
  id: `${swing.id} mirrored`,
  handedness: swing.handedness === 'right' ? 'left' : 'right',
});

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

/**
 * `factor` times the frames, with straight lines between the existing ones: the swing as a faster camera would have
 * seen it.
 */
export const thickened = (swing: LabelledSwing, factor: number): LabelledSwing => {
  const { sequence } = swing;
  const between = (at: number): PoseSequence['frames'][number] => {
    const [from, to] = [sequence.frames[Math.floor(at)], sequence.frames[Math.ceil(at)]];
    const share = at - Math.floor(at);
    if (!from || !to) return share === 0 ? (from ?? null) : null;
    const landmarks = from.landmarks.map((point, i): Landmark => {
      const [x, y, z, visibility] = point.map((value, axis) => value + share * (to.landmarks[i]![axis]! - value));
      return [x!, y!, z!, visibility!];
    });
    return { timeMs: from.timeMs + share * (to.timeMs - from.timeMs), landmarks };
  };
  const count = (sequence.frames.length - 1) * factor + 1;
  return {
    ...swing,
    events: swing.events.map((frame) => frame * factor),
    ranges: swing.ranges.map((range) => range && [range[0] * factor, range[1] * factor]),
    sequence: {
      ...sequence,
      ...timesAt(
        sequence,
        () => count,
        (i) => i / factor,
      ),
      fps: sequence.fps * factor,
      frames: Array.from({ length: count }, (_, i) => between(i / factor)),
    },
  };
};

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
