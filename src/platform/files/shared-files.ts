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
 * Videos that another app shared with Divot. They stay until deleted, so that a page that closes before the golfer has
 * decided loses nothing.
 */
export const sharedVideos = (): Promise<readonly File[]> => read(SHARED_VIDEOS, 'video');
export const sharedData = (): Promise<readonly File[]> => read(SHARED_DATA, 'shots.csv');

const drop = async (name: string): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(name);
};
export const dropSharedVideos = (): Promise<void> => drop(SHARED_VIDEOS);
export const dropSharedData = (): Promise<void> => drop(SHARED_DATA);

/** Deletes files that were shared but never opened. They belong to the golfer who was signed in then. */
export const dropSharedFiles = async (): Promise<void> => {
  await Promise.all([dropSharedVideos(), dropSharedData()]);
};
