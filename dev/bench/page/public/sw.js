// Keeps whatever the bare shell has loaded: the least that a page needs to start offline.
const CACHE = 'bare-shell';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const answer = async () => {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(event.request);
    if (kept) return kept;
    const fetched = await fetch(event.request);
    await cache.put(event.request, fetched.clone());
    return fetched;
  };
  event.respondWith(answer());
});
