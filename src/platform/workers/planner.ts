import type { HolePlan } from '@divot/ground';
import type { PlanCourse, PlanMessage } from '#workers/plan/contract.ts';

/** Plans a course's mapped holes, or a shot from the ball, in its own worker. Rejects if the worker fails. */
export const planCourse = (
  course: PlanCourse,
  onProgress: (share: number) => void = () => undefined,
): Promise<readonly HolePlan[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../../workers/plan/worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<PlanMessage>) => {
      if (data.kind === 'progress') {
        onProgress(data.share);
        return;
      }
      worker.terminate();
      resolve(data.holes);
    });
    worker.postMessage(course);
  });
