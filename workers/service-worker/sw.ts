import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import {
  FILE_NAME,
  IMPORT_PATH,
  PUSH_SCRIPT,
  PUSH_TAG,
  SHARED_DATA,
  SHARED_VIDEOS,
  SHARE_PATH,
  FACES_CACHE,
  SHOP_PICTURES_CACHE,
} from './contract.ts';
import { isFromElsewhere, sharedFiles } from './shared-form.ts';
import { POSE_MODEL_CACHE, POSE_MODEL_FILES } from '#workers/swing/model-files.ts';

// After the first visit the device holds the whole app, and the service worker serves every route from there. A new
// version waits until the page activates it, so that nothing changes during a golfer's round.

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Navigation to these paths never gets the app's page, because they belong to others: Firebase's reserved paths, the
// local services, content-hashed files.
const notOurs = [/^\/__\//, /^\/(assets|swing-model)\//, /^\/v[01]\//, /^\/(identitytoolkit|securetoken)\./];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notOurs }));

// The pose model is fetched once, when a golfer films a swing, and stays stored. Models of earlier versions are
// deleted.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/swing-model/'),
  new CacheFirst({ cacheName: POSE_MODEL_CACHE }),
);
const dropOldModels = async (): Promise<void> => {
  const current = new Set(Object.values<string>(POSE_MODEL_FILES).map((file) => `/${file}`));
  const cache = await caches.open(POSE_MODEL_CACHE);
  const old = (await cache.keys()).filter(({ url }) => !current.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
};
const VIDEOS_PATH = '/video-analysis';
// Stores the files that another app shared. Returns the address of the page that picks them up.
const keepShared = async (request: Request): Promise<string> => {
  if (isFromElsewhere(request.referrer, self.location.origin)) return VIDEOS_PATH;
  const { kind, files } = sharedFiles(await request.formData());
  const cache = await caches.open(kind === 'data' ? SHARED_DATA : SHARED_VIDEOS);
  const earlier = (await cache.keys()).length; // shared earlier, not opened yet
  for (const [i, file] of files.entries()) {
    const headers = { 'content-type': file.type, [FILE_NAME]: encodeURIComponent(file.name) };
    await cache.put(`${SHARE_PATH}/${earlier + i}`, new Response(file, { headers }));
  }
  return kind === 'data' ? IMPORT_PATH : VIDEOS_PATH;
};
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === SHARE_PATH,
  async ({ request }) => {
    // If the device has no space, the golfer still reaches the screen where they can pick a clip.
    return Response.redirect(await keepShared(request).catch(() => VIDEOS_PATH), 303);
  },
  'POST',
);

self.addEventListener('activate', (event) => event.waitUntil(dropOldModels()));

// Product pictures are stored for days without signal. The page deletes those that are no longer on its latest list.
registerRoute(
  ({ request, sameOrigin, url }) =>
    request.destination === 'image' &&
    (url.hostname === 'cdn.shopify.com' || (sameOrigin && url.pathname.startsWith('/__/services/shop/'))),
  new CacheFirst({ cacheName: SHOP_PICTURES_CACHE }),
);

// Photographs of coaches. The directory names a new address for a new picture.
registerRoute(
  ({ request, url }) => request.destination === 'image' && url.hostname === 'firebasestorage.googleapis.com',
  new CacheFirst({ cacheName: FACES_CACHE }),
);

/** Opens the screen of the notification that the golfer tapped, in an open window if there is one. */
const openScreen = async (path: string): Promise<void> => {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) {
    await self.clients.openWindow(path);
    return;
  }
  await open.focus();
  await open.navigate(path);
};
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openScreen((event.notification.data as { path?: string } | null)?.path ?? '/dashboard'));
});

self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | undefined)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// Pushes pending work when the network returns, in browsers that can wake the service worker. The sync code is too
// large to load at every start of this worker, so its script is stored at install and loaded when needed.
type SyncEvent = ExtendableEvent & { readonly tag: string };
type Policies = { createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown };

if ('sync' in self.registration) {
  const worker = self as unknown as { readonly trustedTypes?: Policies; readonly pushPending?: () => Promise<void> };
  worker.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === PUSH_SCRIPT ? url : null) });
  const loadPush = () => worker.pushPending ?? importScripts(PUSH_SCRIPT);
  self.addEventListener('install', loadPush);
  self.addEventListener('sync' as 'install', (event) => {
    if ((event as SyncEvent).tag !== PUSH_TAG) return;
    loadPush();
    event.waitUntil(worker.pushPending!());
  });
}
