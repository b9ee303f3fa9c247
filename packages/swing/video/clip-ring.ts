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

/** Longer than a swing with what leads up to it. */
const REMEMBERED_MS = 40_000;
/** A clip begins with a key frame, so at most this much too early. */
const KEY_FRAME_EVERY_MS = 1000;
/**
 * Frames that wait for the encoder. A look of the body model holds this worker up for as long as a second, and its
 * frames then come all at once. Further ones are left out: a phone that is too slow films fewer.
 */
const MOST_WAITING = 60;
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
  /** Takes a frame, whose timestamp is on the film's clock. The caller closes it. */
  readonly add: (frame: VideoFrame) => void;
  /** The film between these times, as far as it is remembered. Null if it is not. */
  readonly cut: (fromMs: number, toMs: number) => Promise<CutClip | null>;
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
  await output.start();
  const startMs = part[0]!.ms;
  for (const { ms, packet } of part) {
    // oxlint-disable-next-line no-await-in-loop -- packets in their order
    await source.add(packet.clone({ timestamp: (ms - startMs) / 1000 }), decoderConfig ? { decoderConfig } : {});
  }
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
  const found = await encoderFor(size);
  if (!found) return null;
  const { codec, config } = found;
  let pieces: readonly Piece[] = [];
  let decoderConfig: VideoDecoderConfig | undefined;
  let keyFrameMs = -Infinity;
  let { width, height } = config;
  const encoder = new VideoEncoder({
    output(chunk, meta) {
      const next = meta?.decoderConfig ?? decoderConfig;
      // The phone was turned, and a film has one size.
      if (next?.codedWidth !== decoderConfig?.codedWidth) pieces = [];
      decoderConfig = next;
      const ms = chunk.timestamp / 1000;
      pieces = [
        ...pieces.filter((one) => one.ms > ms - REMEMBERED_MS),
        { ms, packet: EncodedPacket.fromEncodedChunk(chunk) },
      ];
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
    add(frame) {
      if (encoder.state !== 'configured' || encoder.encodeQueueSize >= MOST_WAITING) return;
      const next = evenSize(frame.displayWidth, frame.displayHeight);
      if (next.width !== width || next.height !== height) turn(next);
      const ms = frame.timestamp / 1000;
      const keyFrame = ms - keyFrameMs >= KEY_FRAME_EVERY_MS;
      if (keyFrame) keyFrameMs = ms;
      encoder.encode(frame, { keyFrame });
    },
    cut: (fromMs, toMs) => clipOf(pieces, fromMs, toMs, { codec, decoderConfig }),
    close: () => encoder.state === 'closed' || encoder.close(),
  };
};

/** A part of the film that has both times in it, as the browser's recorder made it. Null if no part has. */
export type Slicer = (fromMs: number, toMs: number) => Promise<CutClip | null>;

/** Cuts clips out of slices, so that each has its swing and little else. */
export const openSlicedFilm = (slice: Slicer): ClipRing => ({
  add: () => undefined,
  async cut(fromMs, toMs) {
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
    return clipOf(pieces, Math.max(fromMs, pieces[0]?.ms ?? fromMs), toMs, { codec, rotation, decoderConfig });
  },
  close: () => undefined,
});
