import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { analyseSwing, isPoseModelStored, stopSwingWorker } from '#src/platform/workers/swing-worker.ts';
import type { SwingOutcome } from '@divot/swing';
import type { SwingWorker } from '#workers/swing/contract.ts';
import { eventually } from '#tests/support/eventually.ts';
import { WorkerInProcess } from '#tests/support/worker-in-process.ts';

const cancelled: SwingOutcome = { ok: false, error: { code: 'cancelled' } };
const noSwing: SwingOutcome = { ok: false, error: { code: 'no-swing' } };

let started: FakeWorker[] = [];
class FakeWorker extends WorkerInProcess {
  readonly waiting = new Map<string, (outcome: SwingOutcome) => void>();

  constructor() {
    super();
    started.push(this);
    const api: Partial<SwingWorker> = {
      hasGraphics: () => true,
      analyse: (id, _video, _options, onProgress) => {
        onProgress({ stage: 'queued', share: 0, remainingMs: null });
        return new Promise((resolve) => this.waiting.set(id, resolve));
      },
      cancel: (id) => this.waiting.get(id)?.(cancelled),
      isModelStored: () => Promise.resolve(true),
    };
    this.serve(api);
  }
}

beforeEach(() => {
  started = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  stopSwingWorker();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const video = new Blob(['video']);
const running = async (index = 0): Promise<FakeWorker> => {
  await eventually(() => expect(started[index]?.waiting.size ?? 0).toBeGreaterThan(0));
  return started[index]!;
};
const finish = (worker: FakeWorker, outcome: SwingOutcome) => {
  for (const resolve of worker.waiting.values()) resolve(outcome);
  worker.waiting.clear();
};

test('nothing starts before it is needed, and one worker serves all', async () => {
  expect(started).toHaveLength(0);
  expect(await isPoseModelStored()).toBe(true);
  const first = analyseSwing(video);
  finish(await running(), noSwing);
  expect(await first).toEqual(noSwing);
  expect(started).toHaveLength(1);
});

test('progress reaches the screen', async () => {
  const stages: string[] = [];
  const analysis = analyseSwing(video, { onProgress: ({ stage }) => stages.push(stage) });
  const worker = await running();
  await eventually(() => expect(stages).toEqual(['queued']));
  finish(worker, noSwing);
  await analysis;
});

test('aborting returns cancelled', async () => {
  const abort = new AbortController();
  const analysis = analyseSwing(video, { signal: abort.signal });
  await running();
  abort.abort();
  expect(await analysis).toEqual(cancelled);
});

test('the worker ends after a minute without work, not during it, and starts again when needed', async () => {
  const analysis = analyseSwing(video);
  const worker = await running();
  vi.advanceTimersByTime(10 * 60_000);
  expect(worker.isTerminated).toBe(false);
  finish(worker, noSwing);
  await analysis;
  vi.advanceTimersByTime(59_000);
  expect(worker.isTerminated).toBe(false);
  vi.advanceTimersByTime(2000);
  await eventually(() => expect(worker.isTerminated).toBe(true));
  expect(await isPoseModelStored()).toBe(true);
  expect(started).toHaveLength(2);
});

test('a worker that dies leaves nobody waiting forever', async () => {
  const analysis = analyseSwing(video);
  const worker = await running();
  worker.dispatchEvent(new Event('error'));
  await expect(analysis).rejects.toThrow('stopped');
  expect(await isPoseModelStored()).toBe(true);
  expect(started).toHaveLength(2);
});
