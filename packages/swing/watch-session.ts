// Watches a session at the range: frames of the camera and sound in, swings with their clips out. Until the golfer stands
// at the ball it looks at a few pictures a second, then at every one that it can get. If the body model is slower than
// the camera, pictures wait and the news comes later.

import type { PoseFrame, PoseSequence } from './contract.ts';
import { breathe } from './looker.ts';
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
      /** The body as it was seen while filming. */
      readonly poses: PoseSequence;
    }
  /** How far the watching is behind the camera. */
  | { readonly kind: 'delay'; readonly ms: number };

const LONGEST_SIDE_PX = 384;
/** From one look to the next, at least. */
const LOOK_EVERY_MS = { attentive: 55, usual: 190 };
/** Pictures that wait for the model. Beyond that, every second one is left out. */
const MOST_WAITING = 60;
const AROUND_SWING_MS = { before: 1200, after: 700 };
const POSES_KEPT_MS = 30_000;
const DELAY_EVERY_MS = 2000;

interface Picture {
  readonly canvas: OffscreenCanvas;
  readonly ms: number;
}

/** `model` is used by nobody else. Times are those of the frames' timestamps. */
export const watchSession = (model: Landmarker, ring: ClipRing, tell: (news: SessionNews) => void) => {
  const stream = findSwingsInStream();
  const free: OffscreenCanvas[] = [];
  let waiting: Picture[] = [];
  let poses: readonly PoseFrame[] = [];
  let isWorking = false;
  let takenMs = -Infinity;
  let lookedMs = -Infinity;
  let delayToldMs = -Infinity;
  model.reset(true);

  const clipOf = async (swing: StreamSwing, { width, height }: OffscreenCanvas): Promise<void> => {
    const cut = await ring.cut(swing.address - AROUND_SWING_MS.before, swing.finish + AROUND_SWING_MS.after);
    if (!cut) return;
    const { video, startMs } = cut;
    const seen = poses.filter(({ timeMs }) => timeMs >= startMs);
    const { address, top, impact, finish } = swing;
    tell({
      kind: 'swing',
      swing: {
        ...swing,
        address: address - startMs,
        top: top - startMs,
        impact: impact - startMs,
        finish: finish - startMs,
      },
      video,
      poses: {
        fps: 1000 / LOOK_EVERY_MS.attentive,
        widthPx: width,
        heightPx: height,
        frames: seen,
        timesMs: seen.map(({ timeMs }) => timeMs - startMs),
      },
    });
  };

  const pass = (news: readonly StreamNews[], canvas: OffscreenCanvas): void => {
    for (const one of news) {
      if (one.kind === 'swing') void clipOf(one, canvas);
      else tell(one);
    }
  };

  const look = ({ canvas, ms }: Picture): void => {
    const pose = model.detect(canvas, ms, WHOLE_PICTURE);
    lookedMs = ms;
    if (pose) poses = [...poses.filter(({ timeMs }) => timeMs > ms - POSES_KEPT_MS), pose];
    const size = { widthPx: canvas.width, heightPx: canvas.height };
    pass(stream.add({ poses: pose ? [pose] : [], timeMs: ms, ...size }), canvas);
    if (ms - delayToldMs < DELAY_EVERY_MS) return;
    delayToldMs = ms;
    tell({ kind: 'delay', ms: takenMs - ms });
  };

  const work = async (): Promise<void> => {
    isWorking = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const every = stream.isAttentive() ? LOOK_EVERY_MS.attentive : LOOK_EVERY_MS.usual;
      if (next.ms - lookedMs >= every) look(next);
      free.push(next.canvas);
      // oxlint-disable-next-line no-await-in-loop -- one picture after the other, and frames arrive between them
      await breathe();
    }
    isWorking = false;
  };

  const take = (frame: VideoFrame, ms: number): void => {
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(frame.displayWidth, frame.displayHeight));
    const canvas = free.pop() ?? new OffscreenCanvas(1, 1);
    const [width, height] = [Math.round(frame.displayWidth * scale), Math.round(frame.displayHeight * scale)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    canvas.getContext('2d')?.drawImage(frame, 0, 0, width, height);
    takenMs = ms;
    if (waiting.length >= MOST_WAITING) waiting = waiting.filter((_, i) => i % 2 === 1);
    waiting.push({ canvas, ms });
  };

  return {
    /** Takes the next frame and closes it. */
    see(frame: VideoFrame): void {
      const ms = frame.timestamp / 1000;
      ring.add(frame);
      if (ms - takenMs >= LOOK_EVERY_MS.attentive) take(frame, ms);
      frame.close();
      if (!isWorking) void work();
    },
    hear(sound: SoundPiece): void {
      stream.add({ sound });
    },
    close(): void {
      waiting = [];
      ring.close();
    },
  };
};
