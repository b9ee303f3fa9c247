// Keeps the last seconds of a film, encoded, and cuts clips out of them without encoding again. Where the browser gives
// no single pieces (no WebCodecs), clips are cut out of the slices that its recorder makes.

import {
  ALL_FORMATS,
  BlobSource,
  BufferTarget,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
  type Rotation,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import type { SoundPiece } from '../stream/sound-onsets.ts';
import { type SoundRing, openSoundRing } from './sound-ring.ts';
import { addSoundTrack } from './sound-track.ts';

/** Longer than a swing with what leads up to it. */
const REMEMBERED_MS = 40_000;
/** A clip begins with a key frame, so at most this much too early. */
const KEY_FRAME_EVERY_MS = 1000;
/** Frames that wait for the encoder. Each holds one of the camera's few buffers, so the next one comes after that. */
const MOST_WAITING = 4;
/** A clip waits at most this long for the end of its swing to be filmed. */
const END_WITHIN_MS = 2000;
const BITS_PER_PIXEL = 0.12;

/** In order of preference: most phones encode H.264 in hardware. */
const CODECS: readonly (readonly [VideoCodec, string])[] = [
  ['avc', 'avc1.42e028'],
  ['vp8', 'vp8'],
  ['vp9', 'vp09.00.31.08'],
];

export interface FilmSize {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly fps: number;
}

export interface CutClip {
  readonly video: Blob;
  /** Time of its first frame, on the clock of the frames. */
  readonly startMs: number;
}

export interface ClipRing {
  /** Takes a frame, whose timestamp is on the film's clock, and closes it. Resolves once the next one may come. */
  readonly add: (frame: VideoFrame) => Promise<void>;
  readonly hear: (sound: SoundPiece) => void;
  /**
   * The film between these times, once it is filmed, and as far as it is remembered. Null if it is not. It has the sound
   * that came so much later than its pictures.
   */
  readonly cut: (fromMs: number, toMs: number, soundLateMs?: number) => Promise<CutClip | null>;
  readonly close: () => void;
}

interface Piece {
  readonly ms: number;
  readonly packet: EncodedPacket;
}

interface Coding {
  readonly codec: VideoCodec;
  readonly rotation?: Rotation;
  readonly decoderConfig?: VideoDecoderConfig | undefined;
}

/** The pieces between two times, from a key frame on, as a film of their own. */
const clipOf = async (
  pieces: readonly Piece[],
  fromMs: number,
  toMs: number,
  { codec, rotation = 0, decoderConfig }: Coding,
  { ring, lateMs }: { readonly ring: SoundRing; readonly lateMs: number },
): Promise<CutClip | null> => {
  const begin = pieces.findLastIndex(({ ms, packet }) => packet.type === 'key' && ms <= fromMs);
  const part = pieces.slice(begin).filter(({ ms }) => ms <= toMs);
  if (begin === -1 || part.length === 0) return null;
  const target = new BufferTarget();
  const output = new Output({
    format: codec.startsWith('vp') ? new WebMOutputFormat() : new Mp4OutputFormat(),
    target,
  });
  const source = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(source, { rotation });
  const startMs = part[0]!.ms;
  const writeSound = await addSoundTrack(output, ring.between(startMs + lateMs, part.at(-1)!.ms + lateMs));
  await output.start();
  for (const [i, { ms, packet }] of part.entries()) {
    // A camera's frames may have no duration, and readers look in vain for a last one that takes no time.
    const untilMs = part[i + 1]?.ms ?? 2 * ms - (part[i - 1]?.ms ?? ms);
    const timed = packet.clone({ timestamp: (ms - startMs) / 1000, duration: (untilMs - ms) / 1000 });
    // oxlint-disable-next-line no-await-in-loop -- packets in their order
    await source.add(timed, decoderConfig ? { decoderConfig } : {});
  }
  await writeSound();
  await output.finalize();
  return { video: new Blob([target.buffer!], { type: output.format.mimeType }), startMs };
};

/** H.264 takes even sizes only. */
const evenSize = (widthPx: number, heightPx: number) => ({
  width: widthPx - (widthPx % 2),
  height: heightPx - (heightPx % 2),
});

const encoderFor = async ({ widthPx, heightPx, fps }: FilmSize) => {
  if (typeof VideoEncoder === 'undefined') return null;
  for (const [codec, name] of CODECS) {
    const config: VideoEncoderConfig = {
      codec: name,
      ...evenSize(widthPx, heightPx),
      framerate: fps,
      bitrate: Math.round(widthPx * heightPx * fps * BITS_PER_PIXEL),
      latencyMode: 'realtime',
    };
    // oxlint-disable-next-line no-await-in-loop -- the first that this browser encodes
    const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }));
    if (supported) return { codec, config };
  }
  return null;
};

/** Null where the browser encodes no video. `onLost`: the encoder has failed, and nothing is remembered any more. */
export const openClipRing = async (size: FilmSize, onLost: () => void): Promise<ClipRing | null> => {
  const choice = await encoderFor(size);
  if (!choice) return null;
  const { codec, config } = choice;
  const pieces: Piece[] = [];
  let decoderConfig: VideoDecoderConfig | undefined;
  let keyFrameMs = -Infinity;
  let { width, height } = config;
  const sound = openSoundRing(REMEMBERED_MS);
  let waiting: readonly { readonly ms: number; readonly filmed: () => void }[] = [];
  const filmedUntil = (ms: number): Promise<void> =>
    new Promise((filmed) => {
      if ((pieces.at(-1)?.ms ?? -Infinity) >= ms) return filmed();
      waiting = [...waiting, { ms, filmed }];
      return setTimeout(filmed, END_WITHIN_MS);
    });
  const encoder = new VideoEncoder({
    output(chunk, meta) {
      const next = meta?.decoderConfig ?? decoderConfig;
      // The phone was turned, and a film has one size.
      if (next?.codedWidth !== decoderConfig?.codedWidth) pieces.length = 0;
      decoderConfig = next;
      const ms = chunk.timestamp / 1000;
      pieces.push({ ms, packet: EncodedPacket.fromEncodedChunk(chunk) });
      while (pieces[0]!.ms <= ms - REMEMBERED_MS) pieces.shift();
      for (const one of waiting) if (one.ms <= ms) one.filmed();
      waiting = waiting.filter((one) => one.ms > ms);
    },
    error: onLost,
  });
  encoder.configure(config);
  const turn = (next: { readonly width: number; readonly height: number }): void => {
    ({ width, height } = next);
    encoder.configure({ ...config, width, height });
    keyFrameMs = -Infinity;
  };
  return {
    async add(frame) {
      if (encoder.state === 'configured') {
        const next = evenSize(frame.displayWidth, frame.displayHeight);
        if (next.width !== width || next.height !== height) turn(next);
        const ms = frame.timestamp / 1000;
        const keyFrame = ms - keyFrameMs >= KEY_FRAME_EVERY_MS;
        if (keyFrame) keyFrameMs = ms;
        encoder.encode(frame, { keyFrame });
      }
      frame.close();
      if (encoder.encodeQueueSize < MOST_WAITING) return;
      await new Promise((free) => encoder.addEventListener('dequeue', free, { once: true }));
    },
    hear: sound.hear,
    async cut(fromMs, toMs, lateMs = 0) {
      await filmedUntil(toMs);
      return clipOf(pieces, fromMs, toMs, { codec, decoderConfig }, { ring: sound, lateMs });
    },
    close: () => encoder.state === 'closed' || encoder.close(),
  };
};

/** A part of the film that has both times in it, as the browser's recorder made it. Null if no part has. */
export type Slicer = (fromMs: number, toMs: number) => Promise<CutClip | null>;

/** Cuts clips out of slices, so that each has its swing and little else. */
export const openSlicedFilm = (slice: Slicer, sound = openSoundRing(REMEMBERED_MS)): ClipRing => ({
  add: (frame) => Promise.resolve(frame.close()),
  hear: sound.hear,
  async cut(fromMs, toMs, lateMs = 0) {
    const whole = await slice(fromMs, toMs);
    if (!whole) return null;
    const input = new Input({ source: new BlobSource(whole.video), formats: ALL_FORMATS });
    const track = await input.getPrimaryVideoTrack();
    if (!track?.codec) return null;
    const pieces: Piece[] = [];
    for await (const packet of new EncodedPacketSink(track).packets())
      pieces.push({ ms: whole.startMs + packet.timestamp * 1000, packet });
    const { codec, rotation } = track;
    const decoderConfig = (await track.getDecoderConfig()) ?? undefined;
    const coding = { codec, rotation, decoderConfig };
    return clipOf(pieces, Math.max(fromMs, pieces[0]?.ms ?? fromMs), toMs, coding, { ring: sound, lateMs });
  },
  close: () => undefined,
});
