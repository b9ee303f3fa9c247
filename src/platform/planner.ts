import type { HolePlan } from '#src/domain/plan/plan-hole.ts';
import type { PlanCourse, PlanMessage } from '#workers/plan/contract.ts';

/** The plans of a course's mapped holes, or of the ball's, made in a worker of their own. Rejects when the worker fails. */
export const planCourse = (
  course: PlanCourse,
  onProgress: (share: number) => void = () => undefined,
): Promise<readonly HolePlan[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../workers/plan/worker.ts', import.meta.url), { type: 'module' });
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
