import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filmInSlices } from '#src/platform/device/film-slices.ts';

// A phone whose browser has only the recorder: the film of a swing must lie whole in one recording.

class Recorder extends EventTarget {
  static made: Recorder[] = [];
  static isTypeSupported = () => true;
  state = 'inactive';
  readonly name = `film ${Recorder.made.length + 1}`;
  constructor() {
    super();
    Recorder.made.push(this);
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([this.name]) }));
  }
}
const stream = { getVideoTracks: () => [] } as unknown as MediaStream;

beforeEach(() => {
  vi.useFakeTimers();
  Recorder.made = [];
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('MediaStream', EventTarget);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([1, 8, 14, 16, 22, 29, 31, 44, 75, 131])('films a swing whole that begins after %i s', async (beginsS) => {
  const film = filmInSlices(stream)!;
  const began = performance.now();
  const fromMs = began + beginsS * 1000;
  await vi.advanceTimersByTimeAsync(beginsS * 1000 + 9000);

  const slice = await film.slice(fromMs, fromMs + 8000);

  expect(slice!.startMs).toBeLessThanOrEqual(fromMs);
  film.close();
});

it('films the next ball whole as well, wherever the slices meet', async () => {
  const film = filmInSlices(stream)!;
  const missed: number[] = [];
  for (let ball = 0; ball < 40; ball += 1) {
    const fromMs = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one ball after the other
    await vi.advanceTimersByTimeAsync(7000 + 337 * ball);
    // oxlint-disable-next-line no-await-in-loop -- one ball after the other
    const slice = await film.slice(fromMs, fromMs + 6000);
    if (!slice || slice.startMs > fromMs) missed.push(ball);
  }

  expect(missed).toEqual([]);
  expect(Recorder.made.filter(({ state }) => state === 'recording').length).toBeLessThanOrEqual(3);
  film.close();
  expect(Recorder.made.some(({ state }) => state === 'recording')).toBe(false);
});

it('is nothing where the browser records nothing', () => {
  vi.stubGlobal('MediaRecorder', undefined);

  expect(filmInSlices(stream)).toBeUndefined();
});
