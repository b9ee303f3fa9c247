import { vi } from 'vitest';

// The file reader's worker in the test's own thread: the worker's code, and what is sent to it copied as a browser does.

declare global {
  /** Workers alone have it, whose code the tests' project checks too. */
  class FileReaderSync {
    readAsArrayBuffer(blob: Blob): ArrayBuffer;
  }
}

type Listener = (event: { readonly data: unknown }) => void;

/** Until `vi.unstubAllGlobals()`. */
export const stubFileWorker = (): void => {
  let read: Listener | undefined;
  let answer: (message: unknown) => void = () => undefined;
  vi.stubGlobal('self', {
    addEventListener: (_type: string, listener: Listener) => {
      read = listener;
    },
    postMessage: (message: unknown) => answer(structuredClone(message)),
  });
  vi.stubGlobal(
    'Worker',
    class {
      readonly #listeners: Listener[] = [];
      #isOver = false;
      addEventListener(type: string, listener: Listener) {
        if (type === 'message') this.#listeners.push(listener);
      }
      async postMessage({ file, ...order }: { readonly file: File }) {
        const copy = structuredClone(order);
        vi.resetModules(); // each worker begins anew
        await import('#workers/shots/worker.ts');
        answer = (data) => {
          if (!this.#isOver) for (const listener of this.#listeners) listener({ data });
        };
        read?.({ data: { ...copy, file } });
      }
      terminate() {
        this.#isOver = true;
      }
    },
  );
};
