import { defineConfig } from 'vitest/config';

/** Pure functions leave nothing behind: their files share one module graph, which halves their time. */
const PURE = ['tests/domain/**/*.test.ts', 'tests/workers/**/*.test.ts'];

export default defineConfig({
  resolve: { dedupe: ['dexie', 'rxjs'] },
  define: { __DIVOT_VERSION__: JSON.stringify('test') },
  test: {
    environment: 'node',
    maxWorkers: '100%', // the default leaves one core free: of two that is half
    testTimeout: 30_000, // real databases and emulators on two busy cores
    hookTimeout: 60_000,
    // As with the journeys: in CI twice, on a machine that others use too; the log says which needed it.
    retry: process.env['CI'] ? 1 : 0,
    setupFiles: ['fake-indexeddb/auto', './tests/support/set-up.ts'],
    server: { deps: { inline: ['rxdb', 'dexie'] } },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'parts', include: ['tests/**/*.test.{ts,tsx}'], exclude: PURE } },
    ],
  },
});
