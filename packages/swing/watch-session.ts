// Watches a session at the range: frames of the camera and sound in, swings with their clips out. Until the golfer stands
// at the ball it looks at a few pictures a second, then at every one that it can get. If the body model is slower than
// the camera, pictures wait and the news comes later. A phone that gets hot is asked for less.

import { nextTask } from '@divot/basics';
import type { PoseFrame, PoseSequence } from './contract.ts';
import type { Landmarker } from './model/landmarker.ts';
import type { SoundPiece } from './stream/ears.ts';
import { type StreamNews, findSwingsInStream } from './stream/find-swings-in-stream.ts';
import type { StreamSwing } from './stream/judge-swings.ts';
import type { ClipRing } from './video/clip-ring.ts';
import { WHOLE_PICTURE } from './video/frames.ts';

export type SessionNews =
  | Exclude<StreamNews, StreamSwing>
  | {
      readonly kind: 'swing';
      /** Its times count from the clip's first frame. */
      readonly swing: StreamSwing;
      readonly video: Blob;
      /** Time of the clip's first frame, on the clock of the frames. */
      readonly startMs: number;
      /** The body as it was seen while filming. */
      readonly poses: PoseSequence;
    }
  /** How far the watching is behind the camera, and how long one look at a picture takes. */
  | { readonly kind: 'load'; readonly delayMs: number; readonly lookMs: number }
  /** The film has ended by itself. Nothing later can be played back. */
  | { readonly kind: 'film-lost' };

/** A picture of the camera. The watching closes it. */
export type CameraPicture = VideoFrame | ImageBitmap;

const LONGEST_SIDE_PX = 384;
/** From one look to the next, at least, and from one filmed frame to the next. A swing needs twelve looks a second. */
const PACES = {
  full: { attentive: 55, usual: 190, film: 0 },
  slow: { attentive: 80, usual: 380, film: 30 },
};
export type Pace = keyof typeof PACES;
/** Pictures that wait for the model. Beyond that, every second one is left out. */
const MOST_WAITING = 60;
const AROUND_SWING_MS = { before: 1200, after: 700 };
const POSES_KEPT_MS = 30_000;
const LOAD_EVERY_MS = 2000;
/** Weight of the newest look in their mean duration. */
const LOOK_SHARE = 0.1;

interface Picture {
  readonly canvas: OffscreenCanvas;
  readonly ms: number;
}

const shrink = (picture: CameraPicture, canvas: OffscreenCanvas): void => {
  const [fullWidth, fullHeight] =
    'displayWidth' in picture ? [picture.displayWidth, picture.displayHeight] : [picture.width, picture.height];
  const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(fullWidth, fullHeight));
  const [width, height] = [Math.round(fullWidth * scale), Math.round(fullHeight * scale)];
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
};

/** The same swing, its times counted from the clip's first frame. */
const inClip = (swing: StreamSwing, startMs: number): StreamSwing => ({
  ...swing,
  address: swing.address - startMs,
  top: swing.top - startMs,
  impact: swing.impact - startMs,
  finish: swing.finish - startMs,
});

/** `model` is used by nobody else. Times are those of the frames' timestamps. */
export const watchSession = (model: Landmarker, ring: ClipRing, tell: (news: SessionNews) => void | Promise<void>) => {
  const stream = findSwingsInStream();
  const free: OffscreenCanvas[] = [];
  let waiting: Picture[] = [];
  let poses: readonly PoseFrame[] = [];
  let isWorking = false;
  let working: Promise<void> = Promise.resolve();
  let size = { widthPx: 0, heightPx: 0 };
  let takenMs = -Infinity;
  let lookedMs = -Infinity;
  let loadToldMs = -Infinity;
  let filmedMs = -Infinity;
  let lookMs = 0;
  let pace = PACES.full;
  let isOver = false;
  let cutting: Promise<void> = Promise.resolve();
  model.reset(true);

  const clipOf = async (swing: StreamSwing): Promise<void> => {
    const seenSize = size;
    const cut = await ring.cut(swing.address - AROUND_SWING_MS.before, swing.finish + AROUND_SWING_MS.after);
    if (!cut) return;
    const { video, startMs } = cut;
    const bodies = poses.filter(({ timeMs }) => timeMs >= startMs);
    await tell({
      kind: 'swing',
      swing: inClip(swing, startMs),
      video,
      startMs,
      poses: {
        fps: 1000 / PACES.full.attentive,
        ...seenSize,
        frames: bodies,
        timesMs: bodies.map(({ timeMs }) => timeMs - startMs),
      },
    });
  };

  const pass = (news: readonly StreamNews[]): void => {
    for (const one of news) {
      if (one.kind === 'swing') cutting = Promise.all([cutting, clipOf(one)]).then(() => undefined);
      else void tell(one);
    }
  };

  const look = ({ canvas, ms }: Picture): void => {
    const began = performance.now();
    const pose = model.detect(canvas, ms, WHOLE_PICTURE);
    const tookMs = performance.now() - began;
    lookMs = lookMs === 0 ? tookMs : lookMs + LOOK_SHARE * (tookMs - lookMs);
    lookedMs = ms;
    size = { widthPx: canvas.width, heightPx: canvas.height };
    if (pose) poses = [...poses.filter(({ timeMs }) => timeMs > ms - POSES_KEPT_MS), pose];
    pass(stream.add({ poses: pose ? [pose] : [], timeMs: ms, ...size }));
    if (ms - loadToldMs < LOAD_EVERY_MS) return;
    loadToldMs = ms;
    void tell({ kind: 'load', delayMs: takenMs - ms, lookMs });
  };

  const work = async (): Promise<void> => {
    isWorking = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const every = stream.isAttentive() ? pace.attentive : pace.usual;
      if (next.ms - lookedMs >= every) look(next);
      free.push(next.canvas);
      // oxlint-disable-next-line no-await-in-loop -- one picture after the other, and frames arrive between them
      await nextTask();
    }
    isWorking = false;
  };

  const take = (picture: CameraPicture, ms: number): void => {
    const canvas = free.pop() ?? new OffscreenCanvas(1, 1);
    shrink(picture, canvas);
    takenMs = ms;
    if (waiting.length >= MOST_WAITING) waiting = waiting.filter((_, i) => i % 2 === 1);
    waiting.push({ canvas, ms });
  };

  return {
    /** Takes the next picture and closes it. */
    see(picture: CameraPicture, ms: number): void {
      if (!isOver && 'displayWidth' in picture && ms - filmedMs >= pace.film) {
        filmedMs = ms;
        ring.add(picture);
      }
      if (!isOver && ms - takenMs >= pace.attentive) take(picture, ms);
      picture.close();
      if (!isWorking) working = work();
    },
    hear(sound: SoundPiece): void {
      pass(stream.add({ sound }));
    },
    setPace(next: Pace): void {
      pace = PACES[next];
    },
    /** Takes nothing more, and tells of the last swings before it resolves. */
    async finish(): Promise<void> {
      isOver = true;
      await working;
      pass(stream.end());
      await cutting;
      ring.close();
    },
  };
};
