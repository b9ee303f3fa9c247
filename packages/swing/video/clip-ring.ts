// Keeps the last seconds of a film, encoded, and cuts clips out of them without encoding again.

import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
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

const encoderFor = async ({ widthPx, heightPx, fps }: FilmSize) => {
  if (typeof VideoEncoder === 'undefined') return null;
  for (const [codec, name] of CODECS) {
    const config: VideoEncoderConfig = {
      codec: name,
      width: widthPx,
      height: heightPx,
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

/** Null where the browser encodes no video. */
export const openClipRing = async (size: FilmSize): Promise<ClipRing | null> => {
  const found = await encoderFor(size);
  if (!found) return null;
  const { codec, config } = found;
  let packets: readonly { readonly ms: number; readonly packet: EncodedPacket }[] = [];
  let decoderConfig: VideoDecoderConfig | undefined;
  let keyFrameMs = -Infinity;
  const encoder = new VideoEncoder({
    output(chunk, meta) {
      decoderConfig = meta?.decoderConfig ?? decoderConfig;
      const ms = chunk.timestamp / 1000;
      packets = [
        ...packets.filter((one) => one.ms > ms - REMEMBERED_MS),
        { ms, packet: EncodedPacket.fromEncodedChunk(chunk) },
      ];
    },
    // Frames are then refused, and clips end.
    error: () => undefined,
  });
  encoder.configure(config);
  return {
    add(frame) {
      if (encoder.state !== 'configured' || encoder.encodeQueueSize >= MOST_WAITING) return;
      const ms = frame.timestamp / 1000;
      const keyFrame = ms - keyFrameMs >= KEY_FRAME_EVERY_MS;
      if (keyFrame) keyFrameMs = ms;
      encoder.encode(frame, { keyFrame });
    },
    async cut(fromMs, toMs) {
      const begin = packets.findLastIndex(({ ms, packet }) => packet.type === 'key' && ms <= fromMs);
      const part = packets.slice(begin).filter(({ ms }) => ms <= toMs);
      if (begin === -1 || part.length === 0) return null;
      const target = new BufferTarget();
      const output = new Output({ format: codec === 'avc' ? new Mp4OutputFormat() : new WebMOutputFormat(), target });
      const source = new EncodedVideoPacketSource(codec);
      output.addVideoTrack(source);
      await output.start();
      const startMs = part[0]!.ms;
      for (const { ms, packet } of part) {
        // oxlint-disable-next-line no-await-in-loop -- packets in their order
        await source.add(packet.clone({ timestamp: (ms - startMs) / 1000 }), decoderConfig ? { decoderConfig } : {});
      }
      await output.finalize();
      return { video: new Blob([target.buffer!], { type: output.format.mimeType }), startMs };
    },
    close: () => encoder.state === 'closed' || encoder.close(),
  };
};
