import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { dedupe: ['dexie', 'rxjs'] },
  define: { __DIVOT_VERSION__: JSON.stringify('test') },
  test: {
    environment: 'node',
    testTimeout: 30_000, // real databases and emulators on two busy cores
    hookTimeout: 60_000,
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['fake-indexeddb/auto', './tests/support/seeded.ts'],
    server: { deps: { inline: ['rxdb', 'dexie'] } },
  },
});
