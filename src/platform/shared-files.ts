import { FILE_NAME, SHARED_DATA, SHARED_VIDEOS } from '#workers/service-worker/contract.ts';

const read = async (name: string, unnamed: string): Promise<readonly File[]> => {
  if (!('caches' in globalThis) || !(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (!response) continue;
    const body = await response.blob();
    const fileName = decodeURIComponent(response.headers.get(FILE_NAME) ?? '');
    files.push(new File([body], fileName || unnamed, { type: body.type }));
  }
  return files;
};

/**
 * What another app shared with Divot stays until it is dropped: a page that is just being left, or is closed before the
 * golfer has decided, takes nothing with it.
 */
export const sharedVideos = (): Promise<readonly File[]> => read(SHARED_VIDEOS, 'video');
export const sharedData = (): Promise<readonly File[]> => read(SHARED_DATA, 'shots.csv');

const drop = async (name: string): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(name);
};
export const dropSharedVideos = (): Promise<void> => drop(SHARED_VIDEOS);
export const dropSharedData = (): Promise<void> => drop(SHARED_DATA);

/** What was shared and never looked at is nobody's but the golfer's who was in. */
export const dropSharedFiles = async (): Promise<void> => {
  await Promise.all([dropSharedVideos(), dropSharedData()]);
};
