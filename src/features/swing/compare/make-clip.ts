import {
  BlobSource,
  BufferTarget,
  CanvasSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  Quality,
  type VideoSample,
  VideoSampleSink,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';
import { createSheet, type Panel } from '@divot/swing';
import { flagColour } from '#src/features/swing/share/flag-colour.ts';
import { type ClipFormat, LONGEST_PX } from './clip-format.ts';

// A comparison as a video file, made on the device. Each picture is drawn like the still one, and the browser decodes
// and encodes off the main thread. Loaded only when a golfer asks for a clip.

const FPS = 30;
const HEIGHT_PX = 720;
/** A slow-motion clip played slowly would run for minutes. */
const LONGEST_S = 20;

export type ClipSource = {
  /** Undefined when the video is not on this device. Its body then moves on a plain background. */
  readonly video: Blob | undefined;
  /** A moment of the comparison in seconds on the video's own clock. */
  readonly seconds: (ms: number) => number;
};
export type ClipOrder = {
  readonly format: ClipFormat;
  readonly range: { readonly fromMs: number; readonly toMs: number };
  readonly rate: number;
  readonly sources: readonly ClipSource[];
  readonly panelsAt: (ms: number, pictures: readonly Panel['drawVideo'][]) => readonly Panel[];
  readonly onShare: (share: number) => void;
  readonly signal: AbortSignal;
};

const momentsOf = ({ range: { fromMs, toMs }, rate }: ClipOrder): readonly number[] => {
  const seconds = Math.min(LONGEST_S, (toMs - fromMs) / 1000 / rate);
  const count = Math.max(1, Math.round(seconds * FPS));
  return Array.from({ length: count }, (_, k) => fromMs + ((toMs - fromMs) * k) / count);
};

const openReel = async ({ video, seconds }: ClipSource, moments: readonly number[]) => {
  if (!video) return { next: () => Promise.resolve(null), close: () => undefined };
  const input = new Input({ source: new BlobSource(video), formats: [MP4, QTFF, WEBM] });
  const track = await input.getPrimaryVideoTrack();
  if (!track || !(await track.canDecode())) throw new Error('This browser cannot decode the video');
  const samples = new VideoSampleSink(track).samplesAtTimestamps(moments.map(seconds));
  return {
    next: async (): Promise<VideoSample | null> => (await samples.next()).value ?? null,
    close: () => {
      void samples.return();
      input.dispose();
    },
  };
};

const drawerOf = (sample: VideoSample | null): Panel['drawVideo'] =>
  sample ? (context, width, height) => sample.draw(context, 0, 0, width, height) : undefined;

/** Undefined when the golfer stopped it. */
export const makeClip = async (order: ClipOrder): Promise<Blob | undefined> => {
  const { format, sources, panelsAt, onShare, signal } = order;
  const moments = momentsOf(order);
  const shapes = panelsAt(moments[0]!, []);
  const wide = shapes.reduce((sum, { widthPx, heightPx }) => sum + widthPx / heightPx, 0);
  const sheet = createSheet(shapes, flagColour(), Math.floor(Math.min(HEIGHT_PX, (LONGEST_PX * 0.98) / wide)));
  const target = new BufferTarget();
  const output = new Output({
    format: format.ending === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  });
  const film = new CanvasSource(sheet.canvas, { codec: format.codec, quality: new Quality('high') });
  output.addVideoTrack(film, { frameRate: FPS });
  const reels: Awaited<ReturnType<typeof openReel>>[] = [];
  try {
    for (const source of sources) reels.push(await openReel(source, moments));
    await output.start();
    for (const [k, ms] of moments.entries()) {
      const samples = await Promise.all(reels.map(({ next }) => next()));
      sheet.draw(panelsAt(ms, samples.map(drawerOf)));
      for (const sample of samples) sample?.close();
      await film.add(k / FPS, 1 / FPS);
      if (signal.aborted) return undefined;
      onShare((k + 1) / moments.length);
    }
    await output.finalize();
    return new Blob([target.buffer!], { type: `video/${format.ending}` });
  } finally {
    for (const reel of reels) reel.close();
    if (output.state !== 'finalized') await output.cancel();
  }
};
