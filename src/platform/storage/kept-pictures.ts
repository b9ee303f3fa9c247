import { SHOP_PICTURES_CACHE } from '#workers/service-worker/contract.ts';

/** Deletes all product pictures in the service worker's cache except these. */
export const keepOnlyPictures = async (urls: ReadonlySet<string>): Promise<void> => {
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(SHOP_PICTURES_CACHE);
  const outdated = (await cache.keys()).filter(({ url }) => !urls.has(url));
  await Promise.all(outdated.map((request) => cache.delete(request)));
};
