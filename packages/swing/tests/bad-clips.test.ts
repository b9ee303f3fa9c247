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
import { openClip } from '../video/open-clip.ts';

// Each clip puts the frames of a known one into a new file: later, slower, rotated or labelled with another codec.

const original = new URL('../../swing-lab/clips/findings/fo_good_30.mp4', import.meta.url);

interface Change {
  readonly startSeconds?: number;
  /** The factor by which the clip gets longer. */
  readonly slower?: number;
  readonly rotation?: 0 | 90 | 180 | 270;
  /** Labels H.264 frames as H.265; no test gets as far as decoding them. */
  readonly hevc?: true;
}

const remade = async ({ startSeconds = 0, slower = 1, rotation = 0, hevc }: Change): Promise<Blob> => {
  const input = new Input({ source: new BufferSource(readFileSync(original)), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error('The fixture has no video');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new EncodedVideoPacketSource(hevc ? 'hevc' : 'avc');
  output.addVideoTrack(source, { rotation });
  await output.start();
  const decoderConfig = hevc ? { ...config, codec: 'hvc1.1.6.L93.B0' } : config;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const timestamp = startSeconds + packet.timestamp * slower;
    await source.add(packet.clone({ timestamp, duration: packet.duration * slower }), { decoderConfig });
  }
  await output.finalize();
  return new Blob([target.buffer!]);
};

beforeEach(() => {
  // A browser that decodes only H.264, like Chromium without its proprietary parts for H.265.
  vi.stubGlobal('VideoDecoder', {
    isConfigSupported: (config: { codec: string }) =>
      Promise.resolve({ supported: config.codec.startsWith('avc1'), config }),
  });
});
afterEach(() => vi.unstubAllGlobals());

const opened = async (change: Change) => {
  const clip = await openClip(await remade(change));
  if (!clip.ok) throw new Error(clip.error);
  return clip.value;
};

test('a clip that starts late is measured from its first picture', async () => {
  const [late, usual] = [await opened({ startSeconds: 1.1 }), await opened({})];
  expect(late.timestamps[0]).toBeCloseTo(1.1, 3);
  expect(late.timesMs[0]).toBe(0);
  expect([late.startMs, usual.startMs].map(Math.round)).toEqual([1100, 0]);
  expect(late.durationMs).toBeCloseTo(usual.durationMs, 0);
  expect(late.fps).toBeCloseTo(30, 1);
});

test('a clip held sideways is read upright', async () => {
  const [turned, usual] = [await opened({ rotation: 90 }), await opened({})];
  expect([turned.widthPx, turned.heightPx]).toEqual([usual.heightPx, usual.widthPx]);
});

test('of a clip longer than a minute, the golfer’s selected part is read', async () => {
  const clip = await openClip(await remade({ slower: 16 }), { fromMs: 20_000, toMs: 28_000 });
  if (!clip.ok) throw new Error(clip.error);
  expect(clip.value.durationMs).toBeGreaterThan(60_500);
});

describe('refused with its own reason', () => {
  test('longer than a minute', async () =>
    expect(await openClip(await remade({ slower: 16 }))).toEqual({ ok: false, error: 'too-long' }));
  test('longer than a minute, and so is the selected part', async () =>
    expect(await openClip(await remade({ slower: 40 }), { fromMs: 5_000, toMs: 70_000 })).toEqual({
      ok: false,
      error: 'too-long',
    }));
  test('H.265 if the browser cannot play it', async () => {
    const real = new Blob([readFileSync(new URL('../../swing-lab/clips/findings/fo_hevc_30.mp4', import.meta.url))]);
    for (const clip of [real, await remade({ hevc: true })])
      expect(await openClip(clip)).toEqual({ ok: false, error: 'codec' });
  });
});
