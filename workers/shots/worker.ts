// Reads a launch monitor's file. A worker, because 200 000 lines take seconds, and because ending it is how to cancel.

import { previewShots } from '#src/domain/bag/preview-shots.ts';
import { MOST_BYTES } from '#src/domain/transfer/shots/decode-text.ts';
import type { ReadShots, ShotsMessage } from './contract.ts';

const answer = (message: ShotsMessage) => self.postMessage(message);

const read = async ({ file, options, stored }: ReadShots): Promise<void> => {
  // One byte more than is taken tells that a file is too large without reading all of it.
  const bytes = new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer());
  const result = previewShots(file.name, bytes, options, stored, (share) => answer({ kind: 'progress', share }));
  answer({ kind: 'done', result });
};

self.addEventListener('message', ({ data }: MessageEvent<ReadShots>) => {
  read(data).catch((error: unknown) => {
    // Thrown again outside the promise, so that the page hears it as the worker's error.
    setTimeout(() => {
      throw error;
    });
  });
});
