import type { CoursePack } from '@divot/ground';
import type { GroundRead, ReadGround } from '#workers/ground/contract.ts';

/** Reads the courses of an Overpass response in its own worker. Rejects if the worker fails. */
export const readGround = (text: string): Promise<readonly CoursePack[]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../../../workers/ground/worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', ({ message }) => {
      worker.terminate();
      reject(new Error(message));
    });
    worker.addEventListener('message', ({ data }: MessageEvent<GroundRead>) => {
      worker.terminate();
      resolve(data.packs);
    });
    const order: ReadGround = { text };
    worker.postMessage(order);
  });
