import { type Remote, releaseProxy, wrap } from 'comlink';
// The address of the built module, no code: it is loaded in a worker or in a frame.
// oxlint-disable-next-line no-restricted-imports import/default
import workerUrl from '#workers/swing/worker.ts?worker&url';
import type { SwingWorker } from '#workers/swing/contract.ts';

// The two places where the swing worker's module can run: in its own thread, or in the page's.

type Connection<T> = {
  readonly remote: Remote<T>;
  /** Rejects if the worker cannot be loaded or dies. Its pending calls would then never return. */
  readonly broken: Promise<never>;
  readonly stop: () => void;
};
export type RunningWorker = Connection<SwingWorker> & {
  /** False in the page's own thread. */
  readonly isThread: boolean;
};

export const connectTo = <T>(worker: Worker): Connection<T> => {
  const remote = wrap<T>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker stopped')));
  });
  broken.catch(() => undefined); // the waiting caller handles it; this prevents an unhandled rejection
  return {
    remote,
    broken,
    stop: () => {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
};

/** Calls `onDeath` if a worker dies by itself. */
export const startWorker = (onDeath: () => void): RunningWorker => {
  // `name` passes the app's address to the worker, which loads the pose model from there.
  const worker = new Worker(workerUrl, { type: 'module', name: import.meta.env.BASE_URL });
  worker.addEventListener('error', onDeath);
  return { ...connectTo<SwingWorker>(worker), isThread: true };
};

export const pageHasGraphics = (): boolean =>
  typeof document !== 'undefined' && document.createElement('canvas').getContext('webgl2') !== null;

type SwingFrame = Window & { startSwingModule(address: string): Promise<void> };

const portFrom = (frame: SwingFrame): Promise<MessagePort> =>
  new Promise((settle) => {
    const listen = ({ source, ports: [port] }: MessageEvent) => {
      if (source !== frame || !port) return;
      removeEventListener('message', listen);
      settle(port);
    };
    addEventListener('message', listen);
  });

const loadFrame = async (): Promise<HTMLIFrameElement> => {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = `${import.meta.env.BASE_URL}swing-frame/frame.html`;
  const loaded = new Promise((settle) => frame.addEventListener('load', settle));
  document.body.append(frame);
  await loaded;
  return frame;
};

/**
 * Runs the same module on the page's own thread, picture by picture, so a tap waits for one picture at most. It runs in
 * a frame whose policy lets it compile WebAssembly, and ends with the frame. Rejects if the module cannot be loaded.
 */
export const startInFrame = async (): Promise<RunningWorker> => {
  const frame = await loadFrame();
  const inside = frame.contentWindow as SwingFrame;
  const pendingPort = portFrom(inside);
  await inside.startSwingModule(workerUrl);
  const remote = wrap<SwingWorker>(await pendingPort);
  return {
    remote,
    isThread: false,
    broken: new Promise(() => undefined),
    stop: () => {
      remote[releaseProxy]();
      frame.remove();
    },
  };
};
