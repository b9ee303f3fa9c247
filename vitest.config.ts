import { defineConfig } from 'vitest/config';
import { quietRxdb } from './dev/serve/quiet-rxdb.ts';

/** Pure functions and screens leave nothing behind: their files share one module graph, which halves their time. */
const PURE = ['packages/**/*.test.ts', 'tests/domain/**/*.test.ts', 'tests/workers/**/*.test.ts'];
const SCREENS = ['tests/{features,ui}/**/*.test.{ts,tsx}'];

export default defineConfig({
  plugins: [quietRxdb()],
  resolve: { dedupe: ['dexie', 'rxjs'] },
  define: { __DIVOT_VERSION__: JSON.stringify('test') },
  test: {
    environment: 'node',
    maxWorkers: '100%', // the default leaves one core free: of two that is half
    testTimeout: 30_000, // real databases and emulators on two busy cores
    hookTimeout: 60_000,
    retry: 0, // as with the journeys: what passes at the second try has found something
    setupFiles: ['fake-indexeddb/auto', './tests/support/set-up.ts'],
    server: { deps: { inline: ['rxdb', 'dexie'] } },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'screens', include: SCREENS, isolate: false } },
      { extends: true, test: { name: 'parts', include: ['tests/**/*.test.{ts,tsx}'], exclude: [...PURE, ...SCREENS] } },
    ],
  },
});
