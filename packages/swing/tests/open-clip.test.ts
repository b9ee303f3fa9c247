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
import { describe, expect, test } from 'vitest';
import { openClip } from '../video/open-clip.ts';

const clip = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../../swing-lab/clips/findings/${name}.mp4`, import.meta.url)));
const outcome = async (bytes: Uint8Array<ArrayBuffer>) => {
  const opened = await openClip(new Blob([bytes]));
  return opened.ok ? 'opened' : opened.error;
};

// Node has no video decoder: a clip that is fine up to that point ends with 'codec'.
describe('a file that is no usable clip is refused with its own reason', () => {
  test('zero bytes', async () => expect(await outcome(new Uint8Array())).toBe('empty'));
  test('text', async () =>
    expect(await outcome(new TextEncoder().encode('Not a video'.repeat(100)))).toBe('not-a-video'));
  test('noise', async () => {
    const noise = Uint8Array.from({ length: 50_000 }, (_, i) => (i * 7919 + (i >> 3)) % 251);
    expect(await outcome(noise)).toBe('not-a-video');
  });
  test('cut off in the middle of its index', async () =>
    expect(['damaged', 'not-a-video']).toContain(await outcome(clip('fo_good_30').slice(0, 900))));
  test('cut off after its index, which lists frames that the file lacks', async () => {
    const whole = clip('fo_good_30');
    for (const length of [60_000, whole.length - 2000]) expect(await outcome(whole.slice(0, length))).toBe('damaged');
  });
  test('shorter than a swing', async () => expect(await outcome(clip('fo_too_short_30'))).toBe('too-short'));
  test('more than 200 MB, without reading it', async () => {
    const huge = { size: 200_000_001 } as Blob;
    expect(await openClip(huge)).toEqual({ ok: false, error: 'too-large' });
  });
  test('a format this browser cannot decode', async () => expect(await outcome(clip('fo_good_30'))).toBe('codec'));
});

/** The same frames, as an encoder gives them that does not know how long each is shown. */
const withoutDurations = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const track = (await new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS }).getPrimaryVideoTrack())!;
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const source = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = (await track.getDecoderConfig())!;
  let frame = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const untimed = packet.clone({ timestamp: frame / 30, duration: 0 });
    await source.add(untimed, { decoderConfig }); // oxlint-disable-line no-await-in-loop -- packets in their order
    frame += 1;
  }
  await output.finalize();
  return new Uint8Array(target.buffer!);
};

test('a file whose last frame takes no time is as whole as another', async () =>
  expect(await outcome(await withoutDurations(clip('fo_good_30')))).toBe('codec'));
