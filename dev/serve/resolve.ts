import { fileURLToPath } from 'node:url';
import { defaultClientConditions } from 'vite';

/** How packages are found wherever the app is built. It chooses among the builds that a package itself ships. */
export const resolve = {
  // The libraries of packages/ from their sources. Their own door is the built one, for outside (`npm pack`).
  tsconfigPaths: true,
  dedupe: ['dexie', 'rxjs', 'react', 'react-dom'],
  // Dexie's build for modern browsers. Its usual file is ES5.
  alias: { dexie: fileURLToPath(new URL('../../node_modules/dexie/dist/modern/dexie.mjs', import.meta.url)) },
  // RxJS for browsers of our floor: classes instead of functions that imitate them.
  conditions: ['es2015', ...defaultClientConditions],
};
