import { afterEach, expect, test, vi } from 'vitest';
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny';
import { openClipRing } from '../video/clip-ring.ts';

// A clip of the range has every frame that the camera brought, however late the encoder gets to them.

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
class Encoder {
  static isConfigSupported = ({ codec }: VideoEncoderConfig) => Promise.resolve({ supported: codec === 'vp8' });
  readonly state = 'configured';
  private waiting: (readonly [chunk: Chunk, codedWidth: number])[] = [];
  private width = 0;
  private readonly output: (chunk: Chunk, meta: EncodedVideoChunkMetadata) => void;
  constructor({ output }: { output: Encoder['output'] }) {
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
  const film = (from: number, until: number, displayWidth = 720, displayHeight = 1280) => {
    for (let i = from; i < until; i++)
      ring!.add({ timestamp: (i * 1_000_000) / 60, displayWidth, displayHeight } as VideoFrame);
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { ring: ring!, film };
};

test('frames that come at once, after a long look at a picture, are all in the clip', async () => {
  const { ring, film } = await openRing();

  await film(0, 50);
  const cut = await ring.cut(0, 1000);

  expect(await framesIn(cut!.video)).toBe(50);
});

test('a phone that is turned films on in its new size, and no clip has both', async () => {
  const { ring, film } = await openRing();

  await film(0, 20);
  void film(20, 30);
  await film(30, 60, 1280, 720);

  expect(await ring.cut(0, 1000)).toBeNull();
  expect(await framesIn((await ring.cut(500, 1000))!.video)).toBe(30);
});
