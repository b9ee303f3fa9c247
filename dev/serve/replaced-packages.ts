import { fileURLToPath } from 'node:url';

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** Packages and what stands in for them wherever the app is built; each stand-in says why. */
export const REPLACED_PACKAGES = {
  unload: source('data/db/no-unload.ts'),
  '@firebase/webchannel-wrapper/bloom-blob': source('sync/bloom-blob.ts'),
  '@firebase/logger': source('sync/firebase-logger.ts'),
};
