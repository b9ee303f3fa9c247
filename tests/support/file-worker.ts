import { vi } from 'vitest';

// Runs the code of the file reader's worker in the test's own thread, and copies its messages as a browser does.

declare global {
  /** Exists only in workers, but the test project also checks the types of the workers' code. */
  class FileReaderSync {
    readAsArrayBuffer(blob: Blob): ArrayBuffer;
  }
}

type Listener = (event: { readonly data: unknown }) => void;

/** Stays in place until `vi.unstubAllGlobals()`. */
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
        vi.resetModules(); // each worker starts fresh
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
