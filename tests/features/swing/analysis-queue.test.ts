import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queueMarked } from '#src/data/commands/swings.ts';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { setDatabase } from '#src/data/live/current.ts';
import * as queries from '#src/data/queries/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { sessionAtom, state, storageTimedOutAtom } from '#src/platform/state.ts';
import type { AnalysisRequest } from '#src/platform/workers/swing-worker.ts';
import { type SwingAnalysis, type SwingOutcome, packPoses, readSwing, searchSwings } from '@divot/swing';
import { posesOf, syntheticGolfer } from '@divot/swing-lab';
import { provideNavigation } from '#src/platform/navigation.ts';
import { hasQueuedSwings } from '#src/platform/storage/queued-swings.ts';
import { type ToastMessage, takeToasts } from '#src/ui/primitives/toast.ts';
import { golferDb } from '#tests/support/test-db.ts';
import { eventually } from '#tests/support/eventually.ts';

// Tests the queue with a worker that replies on command, and a device whose file system is a map.

type Ask = { readonly request: AnalysisRequest; readonly answer: (outcome: SwingOutcome) => void };
const device = vi.hoisted(() => ({
  asked: [] as Ask[],
  files: new Map<string, Blob>(),
  keeps: 'kept' as 'kept' | 'full',
}));
vi.mock('#src/platform/workers/swing-worker.ts', () => ({
  analyseSwing: (_video: Blob, request: AnalysisRequest) =>
    new Promise<SwingOutcome>((answer) => device.asked.push({ request, answer })),
}));
vi.mock('#src/data/db/swing-videos.ts', () => ({
  keepVideo: (_uid: string, id: string, file: Blob) => {
    if (device.keeps === 'kept') device.files.set(id, file);
    return Promise.resolve(device.keeps);
  },
  storedVideo: (_uid: string, id: string) => Promise.resolve(device.files.get(id)),
  dropVideo: (_uid: string, id: string) => Promise.resolve(void device.files.delete(id)),
}));

const { watchAnalyses } = await import('#src/features/swing/queue/analysis-news.ts');
const { addSwings, cancelAnalysis, jobs, keepWithoutVideo, resumeAnalyses } =
  await import('#src/features/swing/queue/analysis-queue.ts');

const analysis = (): SwingAnalysis => {
  const poses = posesOf(syntheticGolfer({ view: 'face-on', fps: 30 }));
  const search = searchSwings(poses);
  if (search.found !== 'swing') throw new Error(search.found);
  const { widthPx, heightPx, fps } = poses;
  return {
    analysisVersion: 1,
    durationMs: 4000,
    widthPx,
    heightPx,
    fps,
    swingCount: 1,
    strikeMs: [],
    reading: readSwing(poses, search),
    poses,
    packedPoses: packPoses(poses),
    thumbnail: 'data:image/jpeg;base64,AA==',
    timing: { decodeMs: 0, poseMs: 0, frames: 0, clipFrames: 0, totalMs: 0 },
  };
};
const done: SwingOutcome = { ok: true, value: analysis() };
const clip = () => new File(['a swing'], 'swing.mp4', { lastModified: Date.UTC(2026, 4, 1) });

let db: DivotDatabase;
const swings = async () => (await db.swings.find().exec()).map((document) => document.toJSON() as Swing);
const only = async () => {
  const [swing] = await swings();
  if (!swing) throw new Error('no swing');
  return swing;
};
const asked = async (n = 0): Promise<Ask> => {
  await eventually(() => expect(device.asked.length).toBeGreaterThan(n));
  return device.asked[n]!;
};

Object.assign(globalThis, { location: { pathname: '/dashboard', search: '' } });

/** What the golfer heard, on whichever screen. */
const heard: ToastMessage[] = [];
takeToasts((message) => heard.push(message));
const opened: string[] = [];
provideNavigation((address) => opened.push(address));

beforeEach(async () => {
  heard.length = opened.length = 0;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: object, run: (lock: object) => unknown) => run({}) },
  });
  device.asked = [];
  device.files.clear();
  device.keeps = 'kept';
  db = await golferDb();
  const user = { uid: 'sam', email: 'sam@example.org', displayName: 'Sam' };
  await ensureProfile(user);
  state.set(sessionAtom, { kind: 'signed-in', user });
});
afterEach(() => {
  state.set(sessionAtom, { kind: 'signed-out' });
  vi.unstubAllGlobals();
});

test('a clip is stored and analysed, and stored under the day it was filmed', async () => {
  await addSwings('sam', [clip()], { club: '7-iron' });
  (await asked()).answer(done);
  await eventually(async () => expect((await only()).status).toBe('analysed'));
  const swing = await only();
  expect(swing).toMatchObject({ club: '7-iron', view: 'face-on', recordedAt: '2026-05-01T00:00:00.000Z' });
  expect(swing.thumbnail).toBe(done.ok && done.value.thumbnail);
  expect(await queries.packedPoses(swing)).toEqual({ ok: true, value: done.ok && done.value.packedPoses });
  expect(device.files.has(swing.id)).toBe(true);
});

test('a clip that is stored while the queue looks for the last time is analysed too', async () => {
  let look = (_: readonly Swing[]) => {};
  vi.spyOn(queries, 'waitingSwings').mockImplementationOnce(() => new Promise((found) => (look = found)));
  const resumed = resumeAnalyses('sam');
  await addSwings('sam', [clip()], {}, false);

  await resumeAnalyses('sam');
  look([]);

  (await asked()).answer(done);
  await resumed;
  expect((await only()).status).toBe('analysed');
});

test('the golfer hears on any screen that the analysis has ended, and opens the result from there', async () => {
  await addSwings('sam', [clip()], {});
  (await asked()).answer(done);

  await eventually(() => expect(heard.map(({ text }) => text)).toEqual(['Your swing is analysed: Nothing found.']));
  heard[0]!.action!.run();
  expect(opened).toEqual([`/video-analysis?swing=${(await only()).id}`]);
});

test('two views of one golfer are heard of once, when both are analysed', async () => {
  const { added } = await addSwings('sam', [clip()], {});
  await addSwings('sam', [clip()], { pairOf: added[0] });
  (await asked()).answer(done);
  (await asked(1)).answer(done);

  await eventually(() => expect(heard).toHaveLength(1));
  heard[0]!.action!.run();
  expect(opened).toEqual([`/video-analysis?swing=${added[0]}`]);
});

test('a clip that was not analysed is heard of too, but not by who watches the analyses', async () => {
  await addSwings('sam', [clip()], {});
  (await asked()).answer({ ok: false, error: { code: 'no-person' } });
  await eventually(() => expect(heard).toMatchObject([{ text: 'Not analysed: swing.mp4.', tone: 'error' }]));

  const stopWatching = watchAnalyses();
  await addSwings('sam', [clip()], {});
  (await asked(1)).answer(done);
  await eventually(async () => expect((await swings()).map(({ status }) => status)).toContain('analysed'));
  await eventually(() => expect(hasQueuedSwings()).toBe(false));
  stopWatching();
  expect(heard).toHaveLength(1);
});

test('the first of two views waits until the camera is free', async () => {
  await addSwings('sam', [clip()], {}, false);
  expect(device.asked).toEqual([]);
  expect(hasQueuedSwings()).toBe(true); // so that a start of the app goes on with it

  void resumeAnalyses('sam');
  (await asked()).answer(done);
  await eventually(async () => expect((await only()).status).toBe('analysed'));
});

test('bad files are refused one by one, with a sentence each', async () => {
  const huge = new File(['x'], 'huge.mov');
  Object.defineProperty(huge, 'size', { value: 200_000_001 });
  const { refused } = await addSwings('sam', [new File([], 'empty.mp4'), huge, clip()], {});
  expect(refused.map(({ fileName, sentence }) => [fileName, sentence.split('.')[0]])).toEqual([
    ['empty.mp4', 'This file is empty'],
    ['huge.mov', 'This file is larger than 200 MB'],
  ]);
  expect(await swings()).toHaveLength(1);
});

test('the worker’s verdict on a clip is stored with it', async () => {
  await addSwings('sam', [clip()], {});
  (await asked()).answer({ ok: false, error: { code: 'no-person' } });
  await eventually(async () => expect(await only()).toMatchObject({ status: 'failed', error: 'no-person' }));
});

test('if no swing was found, the golfer marks it, and the mark stays theirs', async () => {
  await addSwings('sam', [clip()], {});
  (await asked()).answer({ ok: false, error: { code: 'no-swing' } });
  await eventually(async () => expect((await only()).error).toBe('no-swing'));
  const marksMs = { address: 700, top: 1500, impact: 1770, finish: 3000 };
  await queueMarked((await only()).id, marksMs);
  await eventually(async () => {
    void resumeAnalyses('sam');
    expect(device.asked).toHaveLength(2);
  });
  const { request, answer } = await asked(1);
  expect(request.options).toMatchObject({ marksMs });
  answer(done);
  await eventually(async () => expect((await only()).status).toBe('analysed'));
  const { events = {} } = await only();
  expect(Object.keys(events).filter((name) => events[name]?.moved)).toEqual(['address', 'top', 'impact', 'finish']);
});

test('without the body model it waits, and continues on request', async () => {
  await addSwings('sam', [clip()], {});
  (await asked()).answer({ ok: false, error: { code: 'model-missing' } });
  const { id } = await only();
  await eventually(() => expect(jobs()[id]?.waitsFor).toBe('model'));
  expect((await only()).status).toBe('queued');
  await eventually(async () => {
    void resumeAnalyses('sam');
    expect(device.asked).toHaveLength(2);
  });
  (await asked(1)).answer(done);
  await eventually(async () => expect((await only()).status).toBe('analysed'));
});

test('after a reload the analysis starts again from the stored video', async () => {
  await addSwings('sam', [clip()], {});
  await asked();
  state.set(sessionAtom, { kind: 'signed-out' }); // the page ends, with everything it held in memory
  await eventually(() => expect(device.asked[0]!.request.signal?.aborted).toBe(true));
  device.asked[0]!.answer({ ok: false, error: { code: 'cancelled' } });
  expect((await only()).status).toBe('queued');
  await eventually(async () => {
    void resumeAnalyses('sam');
    expect(device.asked).toHaveLength(2);
  });
  (await asked(1)).answer(done);
  await eventually(async () => expect((await only()).status).toBe('analysed'));
});

test('cancelling leaves neither record nor video', async () => {
  await addSwings('sam', [clip()], {});
  const { request, answer } = await asked();
  await cancelAnalysis('sam', await only());
  expect(request.signal?.aborted).toBe(true);
  answer({ ok: false, error: { code: 'cancelled' } });
  expect(await swings()).toEqual([]);
  expect(device.files.size).toBe(0);
});

test('without space for the video the swing is still measured', async () => {
  device.keeps = 'full';
  const { unkept } = await addSwings('sam', [clip()], {});
  expect(unkept).toEqual(['full']);
  (await asked()).answer(done);
  await eventually(async () => expect(await only()).toMatchObject({ status: 'analysed', videoBytes: 0 }));
});

test('without space for the result the golfer is asked, and only then the video is deleted', async () => {
  await addSwings('sam', [clip()], {});
  const { answer } = await asked();
  const { id } = await only();
  setDatabase(undefined); // nothing can be written
  state.set(storageTimedOutAtom, true);
  answer(done);
  await eventually(() => expect(jobs()[id]?.waitsFor).toBe('space'));
  expect(device.files.has(id)).toBe(true);
  setDatabase(db);
  state.set(storageTimedOutAtom, false);
  await keepWithoutVideo('sam', id);
  expect(device.files.has(id)).toBe(false);
  const swing = await only();
  expect(swing.status).toBe('analysed');
  expect(swing.posesKey).toBeDefined();
  expect(swing).not.toHaveProperty('videoBytes');
});
