import { readFileSync } from 'node:fs';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WHOLE_PICTURE, pictures } from '../video/frames.ts';
import { type Clip, openClip } from '../video/open-clip.ts';

// How much of a clip is in memory at once: a 4K frame is 12 MB, a minute of them 45 GB. The decoder here always outruns
// the model. Node has no decoder, so the frames are blank.

const original = new URL('../../swing-lab/clips/rates/fo_ten_seconds_60.mp4', import.meta.url);
const PACKET_BYTES = 20_000;
const PIECE_BYTES = 65_536;
/** The packets that mediabunny sends to the decoder before it waits for frames, plus the one frame in use. */
const MOST_OPEN = 41;
/** Event loop turns that the model needs per frame; meanwhile the decoder gets far ahead. */
const MODEL_TURNS = 6;

/** Ten seconds at 60 frames a second, with packets as large as a phone's, 12 MB in all. */
const largeClip = async (): Promise<Blob> => {
  const input = new Input({ source: new BufferSource(readFileSync(original)), formats: ALL_FORMATS });
  const track = (await input.getPrimaryVideoTrack())!;
  const decoderConfig = (await track.getDecoderConfig())!;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const data = new Uint8Array(PACKET_BYTES);
    data.set(packet.data.subarray(0, PACKET_BYTES));
    await source.add(packet.clone({ data }), { decoderConfig });
  }
  await output.finalize();
  // Node returns a part of a blob in one go; a browser reads its file in pieces.
  const bytes = new Uint8Array(target.buffer!);
  const pieces = Array.from({ length: Math.ceil(bytes.length / PIECE_BYTES) }, (_, i) =>
    bytes.slice(i * PIECE_BYTES, (i + 1) * PIECE_BYTES),
  );
  return new WatchedBlob(pieces);
};

/** Counts the bytes that are read from it. */
class WatchedBlob extends Blob {
  static bytesRead = 0;
  override slice(from?: number, to?: number): Blob {
    return new WatchedBlob([super.slice(from, to)]);
  }
  override stream() {
    const reader = super.stream().getReader();
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull: async (controller) => {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else {
            WatchedBlob.bytesRead += value.length;
            controller.enqueue(value);
          }
        },
        cancel: () => reader.cancel(),
      },
      { highWaterMark: 0 },
    );
  }
  override arrayBuffer() {
    WatchedBlob.bytesRead += this.size;
    return super.arrayBuffer();
  }
}

const soon = () => new Promise<void>((resolve) => void setImmediate(resolve));
const frames = { open: 0, most: 0, decoded: 0 };

class Frame {
  readonly format = 'I420';
  readonly codedWidth = 3840;
  readonly codedHeight = 2160;
  readonly displayWidth = 3840;
  readonly displayHeight = 2160;
  readonly visibleRect = { left: 0, top: 0, width: 3840, height: 2160 };
  readonly colorSpace = { toJSON: () => ({}) };
  readonly duration = 16_667;
  readonly timestamp: number;
  private closed = false;
  constructor(timestamp: number) {
    this.timestamp = timestamp;
    frames.open += 1;
    frames.decoded += 1;
    frames.most = Math.max(frames.most, frames.open);
  }
  clone() {
    return new Frame(this.timestamp);
  }
  close() {
    if (!this.closed) frames.open -= 1;
    this.closed = true;
  }
}
class Chunk {
  readonly timestamp: number;
  constructor({ timestamp }: { timestamp: number }) {
    this.timestamp = timestamp;
  }
}
class Decoder {
  static isConfigSupported = (config: object) => Promise.resolve({ supported: true, config });
  decodeQueueSize = 0;
  state = 'configured';
  private line = Promise.resolve();
  private readonly output: (frame: Frame) => void;
  constructor({ output }: { output: (frame: Frame) => void }) {
    this.output = output;
  }
  configure() {}
  decode({ timestamp }: Chunk) {
    this.decodeQueueSize += 1;
    this.line = this.decodeAfter(this.line, timestamp);
  }
  private async decodeAfter(others: Promise<void>, timestamp: number) {
    await others;
    await soon();
    this.decodeQueueSize -= 1;
    if (this.state === 'configured') this.output(new Frame(timestamp));
  }
  flush() {
    return this.line;
  }
  close() {
    this.state = 'closed';
  }
}
class Context {
  save() {}
  restore() {}
  translate() {}
  rotate() {}
  scale() {}
  drawImage() {}
}
class Canvas {
  getContext() {
    return new Context();
  }
}

beforeEach(() => {
  Object.assign(frames, { open: 0, most: 0, decoded: 0 });
  WatchedBlob.bytesRead = 0;
  vi.stubGlobal('VideoDecoder', Decoder);
  vi.stubGlobal('VideoFrame', Frame);
  vi.stubGlobal('EncodedVideoChunk', Chunk);
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('OffscreenCanvasRenderingContext2D', Context);
});
afterEach(() => vi.unstubAllGlobals());

const opened = async (video: Blob): Promise<Clip> => {
  const clip = await openClip(video);
  if (!clip.ok) throw new Error(clip.error);
  return clip.value;
};
const framesFrom = (clip: Clip, seconds: number, step: number): number[] =>
  clip.timesMs.flatMap((ms, i) => (ms >= seconds * 1000 && i % step === 0 ? [i] : []));
const look = async (clip: Clip, wanted: readonly number[], stopAfter = Infinity): Promise<number> => {
  let looked = 0;
  for await (const { frame } of pictures(clip, wanted, WHOLE_PICTURE)) {
    expect(frame).toBe(wanted[looked]);
    looked += 1;
    if (looked === stopAfter) break;
    for (let turn = 0; turn < MODEL_TURNS; turn++) await soon();
  }
  return looked;
};

describe('decoded pictures', () => {
  test('come from a recording without an index too', async () => {
    const live = readFileSync(new URL('../../swing-lab/clips/live.webm', import.meta.url));
    const clip = await opened(new Blob([live]));
    const wanted = framesFrom(clip, 1, 12);
    const seen: boolean[] = [];

    for await (const { canvas } of pictures(clip, wanted, WHOLE_PICTURE)) seen.push(canvas !== undefined);

    expect(seen).toEqual(wanted.map(() => true));
  });

  test.each([
    ['every picture of the last two seconds', 8, 1],
    ['every picture of ten seconds', 0, 1],
    ['five a second of ten seconds', 0, 12],
  ])('are closed, and as few are open at once however long the clip is: %s', async (_name, from, step) => {
    const clip = await opened(await largeClip());
    const wanted = framesFrom(clip, from, step);
    expect(await look(clip, wanted)).toBe(wanted.length);
    expect(frames.decoded).toBeGreaterThanOrEqual(wanted.length);
    expect(frames.most).toBeLessThanOrEqual(MOST_OPEN);
    expect(frames.open).toBe(0);
    clip.input.dispose();
  });

  test('are closed when the golfer stops the analysis', async () => {
    const clip = await opened(await largeClip());
    expect(await look(clip, framesFrom(clip, 0, 1), 20)).toBe(20);
    clip.input.dispose();
    await vi.waitFor(() => expect(frames.open).toBe(0), 25_000);
  });

  test('are closed if one cannot be drawn', async () => {
    const clip = await opened(await largeClip());
    const broken = vi.spyOn(Context.prototype, 'drawImage').mockImplementation(() => {
      throw new DOMException('No memory', 'InvalidStateError');
    });
    await expect(look(clip, framesFrom(clip, 0, 1))).rejects.toThrow('No memory');
    broken.mockRestore();
    clip.input.dispose();
    await vi.waitFor(() => expect(frames.open).toBe(0), 25_000);
  });
});

test('the file is read in parts, never as a whole', async () => {
  const video = await largeClip();
  const clip = await opened(video);
  expect(WatchedBlob.bytesRead, 'to open it').toBeLessThan(video.size / 5);
  await look(clip, framesFrom(clip, 9, 1));
  expect(WatchedBlob.bytesRead, 'to see its last second').toBeLessThan(video.size / 2);
  clip.input.dispose();
});
