import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// Everything the app is made of is on the device after the first visit; every route is answered from there. A new
// worker waits until the page says so: nothing changes under a golfer's round.

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

// Never the app's page for what belongs to others: Firebase's reserved corner, the local services, assets.
const notOurs = [/^\/__\//, /^\/assets\//, /^\/v[01]\//, /^\/(identitytoolkit|securetoken)\./];
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: notOurs }));

self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | undefined)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
