import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny';
import { openSlicedFilm } from '../video/clip-ring.ts';
import { openSoundRing } from '../video/sound-ring.ts';

// Where a browser encodes no single pieces, its recorder films in slices, and a swing is cut out of one.

const SLICE = new Blob([readFileSync(new URL('../../swing-lab/clips/rates/fo_ten_seconds_60.mp4', import.meta.url))]);
const SLICE_BEGAN_MS = 50_000;
const film = openSlicedFilm(() => Promise.resolve({ video: SLICE, startMs: SLICE_BEGAN_MS }));

const timesIn = async (video: Blob): Promise<readonly number[]> => {
  const track = await new Input({ source: new BlobSource(video), formats: ALL_FORMATS }).getPrimaryVideoTrack();
  const times: number[] = [];
  for await (const { timestamp } of new EncodedPacketSink(track!).packets()) times.push(timestamp);
  return times;
};

test('a clip has the swing and begins at the picture before it that stands alone', async () => {
  const cut = await film.cut(SLICE_BEGAN_MS + 5000, SLICE_BEGAN_MS + 8000);

  const times = await timesIn(cut!.video);
  expect(cut!.startMs).toBeLessThanOrEqual(SLICE_BEGAN_MS + 5000);
  expect(times[0]).toBe(0);
  expect(cut!.startMs + 1000 * times.at(-1)!).toBeCloseTo(SLICE_BEGAN_MS + 8000, -2);
});

test('a slice that begins within the swing gives what it has', async () => {
  const cut = await film.cut(SLICE_BEGAN_MS - 500, SLICE_BEGAN_MS + 2000);

  expect(cut!.startMs).toBe(SLICE_BEGAN_MS);
});

test('without a slice there is no clip', async () => {
  expect(await openSlicedFilm(() => Promise.resolve(null)).cut(0, 1000)).toBeNull();
});

test('a clip has the sound of its pictures, where it comes later than they do', async () => {
  const sound = openSoundRing(40_000);
  const heard = vi.spyOn(sound, 'between');
  const film = openSlicedFilm(() => Promise.resolve({ video: SLICE, startMs: SLICE_BEGAN_MS }), sound);

  const cut = await film.cut(SLICE_BEGAN_MS + 5000, SLICE_BEGAN_MS + 8000, 55);

  const [fromMs, toMs] = heard.mock.lastCall!;
  expect(fromMs).toBe(cut!.startMs + 55);
  expect(toMs).toBeCloseTo(SLICE_BEGAN_MS + 8055, -2);
});
