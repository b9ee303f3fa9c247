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
  private waiting: Chunk[] = [];
  private readonly output: (chunk: Chunk, meta: EncodedVideoChunkMetadata) => void;
  constructor({ output }: { output: Encoder['output'] }) {
    this.output = output;
    setTimeout(() => this.encodeAll());
  }
  get encodeQueueSize(): number {
    return this.waiting.length;
  }
  configure = (): void => undefined;
  private encodeAll(): void {
    const decoderConfig = { codec: 'vp8', codedWidth: 720, codedHeight: 1280 };
    for (const chunk of this.waiting.splice(0)) this.output(chunk, { decoderConfig });
  }
  encode({ timestamp }: { timestamp: number }, { keyFrame }: { keyFrame: boolean }): void {
    this.waiting.push(new Chunk(timestamp, keyFrame));
  }
}

afterEach(() => vi.unstubAllGlobals());

test('frames that come at once, after a long look at a picture, are all in the clip', async () => {
  vi.stubGlobal('VideoEncoder', Encoder);
  vi.stubGlobal('EncodedVideoChunk', Chunk);
  const ring = (await openClipRing({ widthPx: 720, heightPx: 1280, fps: 60 }))!;

  for (let i = 0; i < 50; i++) ring.add({ timestamp: (i * 1_000_000) / 60 } as VideoFrame);
  await new Promise((resolve) => setTimeout(resolve));
  const cut = await ring.cut(0, 1000);

  const track = await new Input({ source: new BlobSource(cut!.video), formats: ALL_FORMATS }).getPrimaryVideoTrack();
  let frames = 0;
  for await (const _ of new EncodedPacketSink(track!).packets()) frames += 1;
  expect(frames).toBe(50);
});
