import { type Remote, releaseProxy, wrap } from 'comlink';
// The address of the built module, no code: it is loaded in a worker or in a frame.
// oxlint-disable-next-line no-restricted-imports import/default
import workerUrl from '#workers/swing/worker.ts?worker&url';
import type { SwingWorker } from '#workers/swing/contract.ts';

// The two places where the swing worker's module can run: a thread of its own, or the page's.

export type RunningWorker = {
  readonly remote: Remote<SwingWorker>;
  /** Rejects when it cannot be loaded or dies; nothing it was asked would be answered then. */
  readonly broken: Promise<never>;
  stop(): void;
};

/** `onDeath` is told of a worker that died by itself. */
export const startWorker = (onDeath: () => void): RunningWorker => {
  // `name` tells the worker the app's address, from which it loads the pose model.
  const worker = new Worker(workerUrl, { type: 'module', name: import.meta.env.BASE_URL });
  const remote = wrap<SwingWorker>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => {
      onDeath();
      reject(new Error('The swing worker stopped'));
    });
  });
  broken.catch(() => undefined); // heard by whoever is waiting; alone it is no unhandled rejection
  return {
    remote,
    broken,
    stop: () => {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
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
 * The same module on the page's own thread, picture by picture: a tap waits for one picture at most. In a frame, whose
 * policy lets it compile WebAssembly; it ends with the frame. Rejects when the module can't be loaded.
 */
export const startInFrame = async (): Promise<RunningWorker> => {
  const frame = await loadFrame();
  const inside = frame.contentWindow as SwingFrame;
  const asked = portFrom(inside);
  await inside.startSwingModule(workerUrl);
  const remote = wrap<SwingWorker>(await asked);
  return {
    remote,
    broken: new Promise(() => undefined),
    stop: () => {
      remote[releaseProxy]();
      frame.remove();
    },
  };
};
