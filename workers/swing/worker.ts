// Queues analyses: one runs at a time, and the page can stop any of them. If workers have no graphics, this script runs
// in an iframe of the page, which leaves a port for it (src/platform/workers/swing-worker.ts).

import { expose } from 'comlink';
import {
  type AnalysisOptions,
  type AnalysisProgress,
  GraphicsLostError,
  type JumpOutcome,
  type Landmarker,
  type ReadingOptions,
  type SwingOutcome,
  analyseVideo,
  isModelStored,
  loadLandmarker,
  newCanvas,
  readJump,
  readSwing,
  searchSwings,
  storeModel,
  unpackPoses,
  watchSession,
} from '@divot/swing';
import { nextTask } from '@divot/basics';
import type { SwingWorker } from './contract.ts';
import { poseModelAt } from './model-files.ts';

let model: Promise<Landmarker> | undefined;
const { swingPort } = globalThis as { readonly swingPort?: MessagePort };
/**
 * The app's address. The worker's own script is in the assets folder, so the worker's `name` carries the app's address.
 */
const files = poseModelAt(
  new URL(swingPort || self.name === '' ? import.meta.env.BASE_URL : self.name, self.location.origin).href,
);
/**
 * Resolves to null if the model is neither stored nor reachable. Rejects if it is stored but does not start, which is a
 * bug.
 */
const landmarker = async (onShare: (share: number) => void): Promise<Landmarker | null> => {
  model ??= storeModel(files, onShare).then(() => loadLandmarker(files));
  try {
    const loaded = await model;
    if (!loaded.isLost()) return loaded;
    model = undefined;
    return await landmarker(onShare);
  } catch (error) {
    model = undefined; // a download that failed offline may succeed later
    if (await isModelStored(files)) throw error;
    return null;
  }
};

/**
 * Creates one context and releases it at once. If a page requests too many, the browser drops the oldest, which is the
 * model's own.
 */
const askForGraphics = (): boolean => {
  const context = newCanvas().getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
};
let graphics: boolean | undefined;
const hasGraphics = (): boolean => (graphics ??= askForGraphics());

const stopped = new Set<string>();
let line: Promise<unknown> = Promise.resolve();
let waiting = 0;

let session: ReturnType<typeof watchSession> | undefined;
const WAIT_MS = 100;
/** The one body model reads between the looks of a session. */
const turn = async (): Promise<void> => {
  await nextTask();
  // oxlint-disable-next-line no-await-in-loop -- until the session leaves time
  while (session?.canRead() === false) await new Promise((done) => setTimeout(done, WAIT_MS));
};

/** Runs `work` once more with a new model if the browser took the graphics context away. */
const withGraphics = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GraphicsLostError)) throw error;
    return work();
  }
};

const run = async (
  id: string,
  video: Blob,
  options: AnalysisOptions,
  report: (progress: AnalysisProgress) => void,
): Promise<SwingOutcome> => {
  const cancelled = () => stopped.has(id);
  if (cancelled()) return { ok: false, error: { code: 'cancelled' } };
  if (!hasGraphics()) return { ok: false, error: { code: 'no-graphics' } };
  const result = await withGraphics(() => analyseVideo(video, options, { landmarker, report, cancelled, turn }));
  return result.ok ? result : { ok: false, error: { code: result.error } };
};

const runJump = async (id: string, video: Blob, report: (progress: AnalysisProgress) => void): Promise<JumpOutcome> => {
  const cancelled = () => stopped.has(id);
  if (cancelled()) return { jump: { ok: false, error: 'cancelled' } };
  if (!hasGraphics()) return { jump: { ok: false, error: 'no-graphics' } };
  return withGraphics(() => readJump(video, { landmarker, report, cancelled, turn }));
};

/**
 * Runs `work` when all earlier work is done. A broken decoder must not block the queue: the page receives `broken`
 * instead.
 */
const inLine = async <T>(
  id: string,
  work: () => Promise<T>,
  onProgress: (progress: AnalysisProgress) => void,
  broken: T,
): Promise<T> => {
  waiting += 1;
  const done = line.then(work);
  onProgress({ stage: 'queued', share: 0, remainingMs: null });
  const settled = done.catch((error: unknown): T => {
    console.error(error); // eslint-disable-line no-console -- the only place where the cause can still be read
    return broken;
  });
  line = settled;
  const outcome = await settled;
  waiting -= 1;
  stopped.delete(id);
  return outcome;
};

const api: SwingWorker = {
  hasGraphics,
  analyse: (id, video, options, onProgress) =>
    inLine(id, () => run(id, video, options, onProgress), onProgress, { ok: false, error: { code: 'unexpected' } }),
  readJump: (id, video, onProgress) =>
    inLine(id, () => runJump(id, video, onProgress), onProgress, { jump: { ok: false, error: 'unexpected' } }),
  cancel(id) {
    stopped.add(id);
  },
  readAgain(packedPoses: string, options: ReadingOptions) {
    const poses = unpackPoses(packedPoses);
    const search = searchSwings(poses, options.events);
    return search.found === 'swing'
      ? { ok: true, value: readSwing(poses, search, options) }
      : { ok: false, error: { code: search.found } };
  },
  isModelStored: () => isModelStored(files),
  storeModel: (onShare) =>
    storeModel(files, onShare).then(
      () => true,
      () => false,
    ),
  async watchSession(tell, cut) {
    if (!hasGraphics()) return 'no-graphics';
    if (!(await landmarker(() => undefined))) return 'model-missing';
    session = watchSession(cut, tell);
    return null;
  },
  async see(picture, ms) {
    const loaded = await landmarker(() => undefined);
    if (!session || !loaded) {
      picture.close();
      return Infinity;
    }
    try {
      return await session.see(picture, ms, loaded, waiting > 0 && session.canRead());
    } catch (error) {
      if (!(error instanceof GraphicsLostError)) throw error;
      return 0; // the next picture has a new model
    }
  },
  hear: (sound) => session?.hear(sound),
  setPace: (pace) => session?.setPace(pace),
  async finishSession() {
    const ending = session;
    session = undefined;
    await ending?.finish();
  },
  unpackPoses,
};

expose(api, swingPort);
