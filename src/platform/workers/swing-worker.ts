import { proxy, type Remote } from 'comlink';
import type {
  AnalysisOptions,
  AnalysisProgress,
  JumpOutcome,
  PoseSequence,
  ReadingOptions,
  ReadingOutcome,
  SwingOutcome,
} from '@divot/swing';
import type { SwingWorker } from '#workers/swing/contract.ts';
import { type RunningWorker, pageHasGraphics, startInFrame, startWorker } from './running-worker.ts';

// The page's side of the swing worker. It starts on first use and ends after a minute without work (the model takes 190
// MB). Analyses outlive the screen that started them: hold the promise in a module, not a component.

const IDLE_MS = 60_000;

let running: Promise<RunningWorker> | undefined;
let busy = 0;
let idle: ReturnType<typeof setTimeout> | undefined;
let analyses = 0;

/**
 * Starts the worker, unless only the page has the graphics that the body model needs (WebKitGTK, Safari before 17).
 */
const start = async (): Promise<RunningWorker> => {
  const worker = startWorker(stopSwingWorker);
  const hasGraphics = await Promise.race([worker.remote.hasGraphics(), worker.broken]);
  if (hasGraphics || !pageHasGraphics()) return worker;
  worker.stop();
  return startInFrame();
};

/** Ends the worker and everything it was doing. */
export const stopSwingWorker = (): void => {
  clearTimeout(idle);
  const ending = running;
  running = undefined;
  void ending?.then((worker) => worker.stop()).catch(() => undefined);
};

const release = (): void => {
  busy -= 1;
  if (busy === 0) idle = setTimeout(stopSwingWorker, IDLE_MS);
};

/** Keeps the worker until it is released, for what outlasts a call. */
export const keepSwingWorker = async (): Promise<RunningWorker & { readonly release: () => void }> => {
  clearTimeout(idle);
  running ??= start();
  busy += 1;
  try {
    return { ...(await running), release };
  } catch (error) {
    release();
    throw error;
  }
};

const using = async <T>(work: (remote: Remote<SwingWorker>) => Promise<T>): Promise<T> => {
  const kept = await keepSwingWorker();
  try {
    return await Promise.race([work(kept.remote), kept.broken]);
  } finally {
    kept.release();
  }
};

export interface AnalysisRequest {
  readonly options?: AnalysisOptions | undefined;
  readonly onProgress?: ((progress: AnalysisProgress) => void) | undefined;
  /** Aborting returns 'cancelled': within about one picture for a running analysis, at its turn for a waiting one. */
  readonly signal?: AbortSignal | undefined;
}

type Report = (progress: AnalysisProgress) => void;
const inTurn = <T>(
  { onProgress, signal }: AnalysisRequest,
  work: (remote: Remote<SwingWorker>, id: string, report: Report) => Promise<T>,
): Promise<T> =>
  using(async (remote) => {
    analyses += 1;
    const id = String(analyses);
    const cancel = () => void remote.cancel(id);
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel);
    try {
      return await work(
        remote,
        id,
        proxy((progress: AnalysisProgress) => onProgress?.(progress)),
      );
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  });

/** Waits for earlier analyses. Never rejects because of the golfer's file. */
export const analyseSwing = (video: Blob, request: AnalysisRequest = {}): Promise<SwingOutcome> =>
  inTurn<SwingOutcome>(request, (remote, id, report) => remote.analyse(id, video, request.options ?? {}, report));

/** Measures a jump in this clip. Waits its turn like an analysis. */
export const readJump = (video: Blob, request: Omit<AnalysisRequest, 'options'> = {}): Promise<JumpOutcome> =>
  inTurn(request, (remote, id, report) => remote.readJump(id, video, report));

/** Reads stored poses again with the golfer's corrections (a dragged event, the view, the filming rate). */
export const readSwingAgain = (packedPoses: string, options: ReadingOptions): Promise<ReadingOutcome> =>
  using(async (remote): Promise<ReadingOutcome> => remote.readAgain(packedPoses, options));

/** True when an analysis needs no network. */
export const isPoseModelStored = (): Promise<boolean> => using((remote) => remote.isModelStored());

/** Downloads the body model once (about 21 MB); the share runs from 0 to 1. False if the server is out of reach. */
export const storePoseModel = (onShare: (share: number) => void): Promise<boolean> =>
  using((remote) => remote.storeModel(proxy(onShare)));

/** Stored poses for drawing the body over the video. */
export const swingPoses = (packedPoses: string): Promise<PoseSequence> =>
  using((remote) => remote.unpackPoses(packedPoses));

/** Whether a worker has graphics in this browser, and not the page alone. */
export const workerHasGraphics = (): Promise<boolean> =>
  using(async (remote) => {
    const worker = await running;
    return worker?.isThread === true && (await remote.hasGraphics());
  });
