import { beforeEach, expect, it, vi } from 'vitest';
import type { SwingWorker } from '#workers/swing/contract.ts';
import type { AnalysisTools } from '@divot/swing';

// A pocketed phone or a restarting GPU takes WebGL from the body model in mid-clip. The model carries on silently and
// sees nobody: Divot must not mistake that for a clip without a golfer.

const browser = { isLost: false, models: 0 };

class Canvas {
  getContext = (kind: string) =>
    kind === '2d' ? { fillRect: () => undefined } : { isContextLost: () => browser.isLost, getExtension: () => null };
}

vi.mock('@mediapipe/tasks-vision', () => ({
  PoseLandmarker: {
    createFromOptions: () => {
      browser.models += 1;
      browser.isLost = false;
      return {
        close: () => undefined,
        detectForVideo: () => ({
          landmarks: browser.isLost ? [] : [[{ x: 0.5, y: 0.5, z: 0, visibility: 1 }]],
        }),
      };
    },
  },
}));
vi.mock('#workers/swing/model-files.ts', () => ({
  poseModelAt: () => ({ model: 'model', wasm: 'wasm', loader: 'data:text/javascript,export default 1' }),
}));
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

/** Three frames of a golfer; the first model loses WebGL before the second frame. */
vi.mock('../../../packages/swing/analyse-video.ts', () => ({
  analyseVideo: async (_: Blob, __: object, tools: AnalysisTools) => {
    const model = await tools.landmarker(() => undefined);
    const whole = { left: 0, top: 0, width: 1, height: 1 };
    const body = model!.follow(true);
    const seen = [0, 1, 2].map((n) => {
      if (n === 1 && browser.models === 1) browser.isLost = true;
      return body.detect(new Canvas() as unknown as OffscreenCanvas, n * 16, whole);
    });
    return { ok: true, value: seen.map((body) => body !== null) };
  },
}));

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('self', { name: '/', location: { origin: 'https://divot.example' } });
});

it('analyses a clip again with a new body model if the browser took its graphics away', async () => {
  await import('#workers/swing/worker.ts');

  const outcome = await door.api!.analyse('swing-1', new Blob(['clip']), {}, () => undefined);

  expect(outcome).toEqual({ ok: true, value: [true, true, true] });
  expect(browser.models).toBe(2);
});
