import { fileURLToPath } from 'node:url';

/** What the package `unload` is replaced by wherever the app is built. */
export const NO_UNLOAD = fileURLToPath(new URL('../../src/data/db/no-unload.ts', import.meta.url));
