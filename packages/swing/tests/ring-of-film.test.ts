import { afterEach, expect, test, vi } from 'vitest';
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny';
import { openClipRing } from '../video/clip-ring.ts';

// A clip of the range has every frame that the camera brought, and the camera brings as many as the encoder takes.

class Chunk {
  readonly timestamp: number;
  readonly type: string;
  readonly duration = null;
  readonly byteLength = 1;
  constructor(timestamp: number, keyFrame: boolean) {
    this.timestamp = timestamp;
    this.type = keyFrame ? 'key' : 'delta';
  }
  copyTo(bytes: Uint8Array): void {
    bytes.fill(7);
  }
}

/** Encodes VP8 in one go once it is given the time. */
class Encoder extends EventTarget {
  static isConfigSupported = ({ codec }: VideoEncoderConfig) => Promise.resolve({ supported: codec === 'vp8' });
  readonly state = 'configured';
  private waiting: (readonly [chunk: Chunk, codedWidth: number])[] = [];
  private width = 0;
  private readonly output: (chunk: Chunk, meta: EncodedVideoChunkMetadata) => void;
  constructor({ output }: { output: Encoder['output'] }) {
    super();
    this.output = output;
  }
  get encodeQueueSize(): number {
    return this.waiting.length;
  }
  configure({ width }: VideoEncoderConfig): void {
    this.width = width;
  }
  private encodeAll(): void {
    for (const [chunk, codedWidth] of this.waiting.splice(0))
      this.output(chunk, { decoderConfig: { codec: 'vp8', codedWidth, codedHeight: 720 } });
    this.dispatchEvent(new Event('dequeue'));
  }
  encode({ timestamp }: { timestamp: number }, { keyFrame }: { keyFrame: boolean }): void {
    if (this.waiting.length === 0) setTimeout(() => this.encodeAll());
    this.waiting.push([new Chunk(timestamp, keyFrame), this.width]);
  }
}

afterEach(() => vi.unstubAllGlobals());

const framesIn = async (video: Blob): Promise<number> => {
  const track = await new Input({ source: new BlobSource(video), formats: ALL_FORMATS }).getPrimaryVideoTrack();
  let frames = 0;
  for await (const _ of new EncodedPacketSink(track!).packets()) frames += 1;
  return frames;
};
const openRing = async () => {
  vi.stubGlobal('VideoEncoder', Encoder);
  vi.stubGlobal('EncodedVideoChunk', Chunk);
  const ring = await openClipRing({ widthPx: 720, heightPx: 1280, fps: 60 }, () => undefined);
  const close = vi.fn(() => undefined);
  const frame = (i: number, displayWidth = 720, displayHeight = 1280) =>
    ({ timestamp: (i * 1_000_000) / 60, displayWidth, displayHeight, close }) as unknown as VideoFrame;
  const film = async (from: number, until: number, ...size: readonly number[]) => {
    // oxlint-disable-next-line no-await-in-loop -- the next frame comes once it may
    for (let i = from; i < until; i++) await ring!.add(frame(i, ...size));
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { ring: ring!, film, frame, close };
};

test('every frame is in the clip, and the camera has its buffers back', async () => {
  const { ring, film, close } = await openRing();

  await film(0, 50);
  const cut = await ring.cut(0, 800);

  expect(await framesIn(cut!.video)).toBe(49);
  expect(close).toHaveBeenCalledTimes(50);
});

test('the camera waits while the encoder is busy', async () => {
  const { ring, frame } = await openRing();

  const free: number[] = [];
  for (let i = 0; i < 6; i++) void ring.add(frame(i)).then(() => free.push(i));
  await Promise.resolve();
  expect(free).toEqual([0, 1, 2]);

  await vi.waitFor(() => expect(free).toHaveLength(6));
});

test('a clip waits until the end of its swing is filmed', async () => {
  const { ring, film } = await openRing();
  await film(0, 30);

  const cut = ring.cut(0, 900);
  await film(30, 60);

  expect(await framesIn((await cut)!.video)).toBe(55);
});

test('a phone that is turned films on in its new size, and no clip has both', async () => {
  const { ring, film } = await openRing();

  await film(0, 30);
  await film(30, 60, 1280, 720);

  expect(await ring.cut(0, 900)).toBeNull();
  expect(await framesIn((await ring.cut(500, 980))!.video)).toBe(29);
});
