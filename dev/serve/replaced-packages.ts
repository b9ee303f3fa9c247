import { fileURLToPath } from 'node:url';

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** Packages and their stand-ins wherever the app is built. Each stand-in says why. */
export const REPLACED_PACKAGES = {
  'broadcast-channel': source('platform/stand-ins/broadcast-channel.ts'),
  '@firebase/webchannel-wrapper/bloom-blob': source('platform/stand-ins/bloom-blob.ts'),
  idb: source('platform/stand-ins/idb.ts'),
  './rx-query-mingo.js': source('platform/stand-ins/mango-queries.ts'),
  'mingo/util': source('platform/stand-ins/mango-queries.ts'),
  '@firebase/logger': source('platform/stand-ins/firebase-logger.ts'),
  // The hook that React has itself since version 18, with and without a selector.
  'use-sync-external-store/shim': 'use-sync-external-store',
  // Dexie's build for modern browsers. Its usual file is ES5, and waits for a second copy of itself that never comes
  // here.
  dexie: fileURLToPath(new URL('../../node_modules/dexie/dist/modern/dexie.mjs', import.meta.url)),
};
