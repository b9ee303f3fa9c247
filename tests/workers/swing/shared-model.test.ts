import { beforeEach, expect, it, vi } from 'vitest';
import { type AnalysisTools, type CameraPicture, loadLandmarker } from '@divot/swing';
import type { SwingWorker } from '#workers/swing/contract.ts';
import { eventually } from '#tests/support/eventually.ts';

// One body model watches a session at the range and reads its balls between the looks.

const WHOLE = { left: 0, top: 0, width: 1, height: 1 };
const runtime = { models: 0, times: [] as number[], lookMs: 0 };
let clockMs = 0;

class Canvas {
  width = 1;
  height = 1;
  getContext = (kind: string) =>
    kind === '2d'
      ? { fillRect: () => undefined, drawImage: () => undefined }
      : { isContextLost: () => false, getExtension: () => null };
}
vi.mock('@mediapipe/tasks-vision', () => ({
  PoseLandmarker: {
    createFromOptions: () => {
      runtime.models += 1;
      return {
        close: () => undefined,
        detectForVideo: (_: unknown, ms: number) => {
          runtime.times.push(ms);
          clockMs += runtime.lookMs;
          return { landmarks: [[{ x: 0.5, y: 0.5, z: 0, visibility: 1 }]] };
        },
      };
    },
  },
}));
const FILES = { model: 'model', wasm: 'wasm', loader: 'data:text/javascript,export default 1', cache: '', bytes: 0 };
vi.mock('#workers/swing/model-files.ts', () => ({ poseModelAt: () => FILES }));
vi.mock('../../../packages/swing/model/stored-files.ts', () => ({
  storeModel: () => Promise.resolve(),
  isModelStored: () => Promise.resolve(true),
  modelFile: () => Promise.resolve(new Response('model')),
}));
const door: { api?: SwingWorker } = {};
vi.mock('comlink', () => ({
  expose: (api: SwingWorker) => {
    door.api = api;
  },
}));
let read = 0;
/** A clip of a hundred pictures. */
vi.mock('../../../packages/swing/analyse-video.ts', () => ({
  analyseVideo: async (_: Blob, __: object, { landmarker, turn }: AnalysisTools) => {
    const body = (await landmarker(() => undefined))!.follow(true);
    for (read = 0; read < 100; read++) {
      body.detect(new Canvas() as unknown as OffscreenCanvas, read * 33, WHOLE);
      // oxlint-disable-next-line no-await-in-loop -- one picture after the other
      await turn!();
    }
    return { ok: true, value: {} };
  },
}));

const picture = (): CameraPicture => ({ width: 72, height: 128, close: () => undefined });
const watch = async (): Promise<SwingWorker> => {
  await import('#workers/swing/worker.ts');
  const api = door.api!;
  expect(
    await api.watchSession(
      () => undefined,
      () => Promise.resolve(null),
    ),
  ).toBeNull();
  await api.see(picture(), 0);
  return api;
};

beforeEach(() => {
  Object.assign(runtime, { models: 0, times: [], lookMs: 0 });
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('self', { name: '/', location: { origin: 'https://divot.example' } });
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
});

it('begins anew with a body whenever somebody else has used the model, and never repeats a time', async () => {
  const model = await loadLandmarker(FILES);
  const [watched, ball] = [model.follow(true), model.follow(true)];
  const look = (body: typeof ball, ms: number) => body.detect(new Canvas() as unknown as OffscreenCanvas, ms, WHOLE);

  for (const ms of [600_000, 600_190]) look(watched, ms);
  const alone = runtime.times.length;
  look(ball, 0);
  look(ball, 33);
  look(watched, 600_500);

  // The first picture goes through twice, and a blank one before it once the model has seen somebody.
  expect([alone, runtime.times.length]).toEqual([3, 10]);
  expect(runtime.times).toEqual([...new Set(runtime.times)].toSorted((a, b) => a - b));
});

it('reads a ball with the model that watches, and looks at the pictures of that time together', async () => {
  const api = await watch();
  const usualMs = await api.see(picture(), 190);
  const reading = api.analyse('ball', new Blob(['clip']), {}, () => undefined);

  expect(await api.see(picture(), 380)).not.toBe(usualMs);
  expect(await reading).toMatchObject({ ok: true });
  expect(runtime.models).toBe(1);
  const before = runtime.times.length;
  expect(await api.see(picture(), 630)).toBe(usualMs);
  // Two pictures, the first of them twice after a blank one.
  expect(runtime.times.length - before).toBe(4);
  await api.finishSession();
});

it('reads no ball beside a session whose looks take all the time, and reads it when the session is over', async () => {
  runtime.lookMs = 200;
  const api = await watch();
  const reading = api.analyse('ball', new Blob(['clip']), {}, () => undefined);

  await eventually(() => expect(read).toBe(0));
  await api.see(picture(), 190);
  expect(read).toBe(0);
  await api.finishSession();
  expect(await reading).toMatchObject({ ok: true });
  expect(read).toBe(100);
});
