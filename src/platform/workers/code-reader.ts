import { releaseProxy, transfer, wrap } from 'comlink';
import type { CodeReader } from '#workers/codes/contract.ts';

export type OpenCodeReader = {
  /** The text of the QR code in a picture. Undefined: none was found. */
  readonly read: (picture: ImageBitmap) => Promise<string | undefined>;
  readonly close: () => void;
};

/** Reads QR codes in a worker of their own. */
export const openCodeReader = (): OpenCodeReader => {
  const worker = new Worker(new URL('../../../workers/codes/worker.ts', import.meta.url), { type: 'module' });
  const reader = wrap<CodeReader>(worker);
  return {
    read: (picture) => reader.read(transfer(picture, [picture])),
    close: () => {
      reader[releaseProxy]();
      worker.terminate();
    },
  };
};
