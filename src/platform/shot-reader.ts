import type { ShotPreview, UnreadTable } from '#src/domain/bag/preview-shots.ts';
import type { SessionShots } from '#src/domain/bag/shot-columns.ts';
import type { Result } from '#src/domain/shared/result.ts';
import type { ShotFileOptions } from '#src/domain/transfer/shots/types.ts';
import type { ReadShots, ShotsMessage } from '#workers/shots/contract.ts';

type Reading = {
  readonly options?: ShotFileOptions;
  /** The golfer's sessions, to tell what is new. */
  readonly stored: readonly SessionShots[];
  readonly onProgress?: (share: number) => void;
  /** Aborting ends the worker; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
};

/** What a file of shots would bring, read in a worker of its own. Rejects when the worker fails or the golfer cancels. */
export const readShots = (
  file: File,
  { options = {}, stored, onProgress, signal }: Reading,
): Promise<Result<ShotPreview, UnreadTable>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../workers/shots/worker.ts', import.meta.url), { type: 'module' });
    signal?.addEventListener('abort', () => {
      worker.terminate();
      reject(signal.reason as Error);
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<ShotsMessage>) => {
      if (data.kind === 'progress') {
        onProgress?.(data.share);
        return;
      }
      worker.terminate();
      resolve(data.result);
    });
    const order: ReadShots = { file, options, stored };
    worker.postMessage(order);
  });
