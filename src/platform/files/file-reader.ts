import type { SessionShots } from '#src/domain/bag/shot-columns.ts';
import type { ShotFileOptions } from '@divot/shot-files';
import type {
  CoursesResult,
  ReadCourses,
  ReadOrder,
  ReadRounds,
  ReaderMessage,
  RoundsResult,
  ShotsResult,
} from '#workers/shots/contract.ts';
import type { Watch } from '#src/platform/waiting/watch.ts';

/** Reads in its own worker. Rejects if the worker fails or the golfer cancels. */
const run = <T>(order: ReadOrder, { onProgress, signal }: Partial<Watch>): Promise<T> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../../workers/shots/worker.ts', import.meta.url), { type: 'module' });
    signal?.addEventListener('abort', () => {
      worker.terminate();
      reject(signal.reason as Error);
    });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<ReaderMessage<T>>) => {
      if (data.kind === 'progress') {
        onProgress?.(data.share);
        return;
      }
      worker.terminate();
      resolve(data.result);
    });
    worker.postMessage(order);
  });

type Reading = Watch & {
  readonly options?: ShotFileOptions;
  /** The golfer's sessions, to find out which shots are new. */
  readonly stored: readonly SessionShots[];
};

/** Previews a file of shots. */
export const readShots = (file: File, { options = {}, stored, ...watch }: Reading): Promise<ShotsResult> =>
  run({ kind: 'shots', file, options, stored }, watch);

type Own<Order> = Omit<Order, 'kind' | 'file'>;
/** Previews a file of rounds: a table, JSON, or another app's archive. */
export const readRoundFile = (file: File, request: Own<ReadRounds>, watch: Watch): Promise<RoundsResult> =>
  run({ kind: 'rounds', file, ...request }, watch);
export const readCourseFile = (file: File, request: Own<ReadCourses>, watch: Watch): Promise<CoursesResult> =>
  run({ kind: 'courses', file, ...request }, watch);
