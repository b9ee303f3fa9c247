import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unwrap } from '@divot/basics';
import type { CameraPicture, FilmedSwing, SessionNews, Slicer } from '@divot/swing';
import { type WatcherNews, startWatching } from '#src/platform/workers/session-watcher.ts';
import { analyseSwing, stopSwingWorker } from '#src/platform/workers/swing-worker.ts';
import { eventually } from '#tests/support/eventually.ts';
import { WorkerInProcess } from '#tests/support/worker-in-process.ts';

// The camera's two workers run in this process behind real message channels.

const started: Record<'film' | 'swing', FakeWorker | undefined> = { film: undefined, swing: undefined };
let workers = 0;
let filmed = 0;
let looked = 0;
let canEncode = true;
let news: (one: SessionNews) => void | Promise<void>;
let cutClip: Slicer;
const VIDEO = new Blob(['a swing']);

const filmApi = {
  open: (_size: object, _onLost: () => void, slice?: unknown) => Promise.resolve(canEncode || slice !== undefined),
  add: () => Promise.resolve(void (filmed += 1)),
  hear: () => undefined,
  cut: (fromMs: number) => Promise.resolve({ video: VIDEO, startMs: fromMs }),
};
const swingApi = {
  hasGraphics: () => true,
  analyse: () => Promise.resolve({ ok: false, error: { code: 'no-swing' } }),
  watchSession: (tell: typeof news, cut: Slicer) => {
    [news, cutClip] = [tell, cut];
    return Promise.resolve(null);
  },
  see: () => ((looked += 1), 190),
  hear: () => undefined,
  setPace: () => undefined,
  finishSession: () => Promise.resolve(),
};

class FakeWorker extends WorkerInProcess {
  constructor(url: URL | string) {
    super();
    const name = String(url).includes('film') ? 'film' : 'swing';
    started[name] = this;
    workers += 1;
    this.serve(name === 'film' ? filmApi : swingApi);
  }
}

/** A picture that can be transferred here. */
const newFrame = (): CameraPicture =>
  Object.assign(new ArrayBuffer(1), { displayWidth: 720, clone: newFrame, close: () => undefined }) as never;

const stream = { getVideoTracks: () => [] } as unknown as MediaStream;
const start = (tell: (one: WatcherNews) => void = () => undefined, onDeath = () => undefined as void) =>
  startWatching(stream, { widthPx: 720, heightPx: 1280, fps: 30 }, tell, onDeath);

beforeEach(() => {
  [filmed, looked, workers, canEncode] = [0, 0, 0, true];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  stopSwingWorker();
  vi.unstubAllGlobals();
});

test('each picture is filmed, a few are looked at, and the film gives the swing its clip', async () => {
  const told: WatcherNews[] = [];
  const watcher = unwrap(await start((one) => told.push(one)));

  for (let i = 0; i < 12; i++) {
    watcher.see(newFrame(), 33 * i);
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other
    await eventually(() => expect(filmed).toBe(i + 1));
  }
  expect(looked).toBe(2);
  const cut = await cutClip(1000, 4000);
  expect(cut?.startMs).toBe(1000);
  await news({ kind: 'load', looksPerSecond: 5, lookMs: 60 });
  await news({ kind: 'swing', swing: {}, ...cut } as FilmedSwing);

  expect(told.map(({ kind }) => kind)).toEqual(['load', 'swing']);
  expect(told[0]).toMatchObject({ lostShare: 0 });
  await watcher.finish();
  expect(started.film?.isTerminated).toBe(true);
});

test('the worker that watches reads the balls, and goes on with them when the session is over', async () => {
  const watcher = unwrap(await start());

  await analyseSwing(VIDEO);
  await watcher.finish();
  await analyseSwing(VIDEO);

  expect(workers).toBe(2);
  expect(started.swing?.isTerminated).toBe(false);
});

test('a browser that neither encodes nor records cannot watch, and keeps no worker', async () => {
  canEncode = false;

  expect(await start()).toEqual({ ok: false, error: 'unrecordable' });
  expect(started.film?.isTerminated).toBe(true);
});

test('a watching that dies is told, and the film ends with it', async () => {
  const onDeath = vi.fn(() => undefined);
  unwrap(await start(undefined, onDeath));

  started.swing!.dispatchEvent(new Event('error'));

  await eventually(() => expect(onDeath).toHaveBeenCalledTimes(1));
  expect(started.film?.isTerminated).toBe(true);
});

test('a film that dies is told', async () => {
  const told: WatcherNews[] = [];
  const watcher = unwrap(await start((one) => told.push(one)));

  started.film!.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));

  await eventually(() => expect(told).toEqual([{ kind: 'film-lost' }]));
  await watcher.finish();
});
