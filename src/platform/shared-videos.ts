import { FILE_NAME, SHARED_VIDEOS } from '#workers/service-worker/contract.ts';

/** What was shared and never looked at is nobody's but the golfer's who was in. */
export const dropSharedVideos = async (): Promise<void> => {
  if ('caches' in globalThis) await caches.delete(SHARED_VIDEOS);
};

/** Videos that another app shared with Divot; taken once. */
export const takeSharedVideos = async (): Promise<readonly File[]> => {
  if (!('caches' in globalThis) || !(await caches.has(SHARED_VIDEOS))) return [];
  const cache = await caches.open(SHARED_VIDEOS);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (!response) continue;
    const body = await response.blob();
    const name = decodeURIComponent(response.headers.get(FILE_NAME) ?? '');
    files.push(new File([body], name || 'video', { type: body.type }));
  }
  await caches.delete(SHARED_VIDEOS);
  return files;
};
