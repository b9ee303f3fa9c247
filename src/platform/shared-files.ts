import { FILE_NAME, SHARED_DATA, SHARED_VIDEOS } from '#workers/service-worker/contract.ts';

/** What was shared and never looked at is nobody's but the golfer's who was in. */
export const dropSharedFiles = async (): Promise<void> => {
  if ('caches' in globalThis) await Promise.all([SHARED_VIDEOS, SHARED_DATA].map((name) => caches.delete(name)));
};

const take = async (name: string, unnamed: string): Promise<readonly File[]> => {
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
  await caches.delete(name);
  return files;
};

/** Videos that another app shared with Divot; taken once. */
export const takeSharedVideos = (): Promise<readonly File[]> => take(SHARED_VIDEOS, 'video');
/** Files of shots or rounds that another app shared with Divot; taken once. */
export const takeSharedData = (): Promise<readonly File[]> => take(SHARED_DATA, 'shots.csv');
