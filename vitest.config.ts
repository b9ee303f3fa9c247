import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** These need modules as they were at their start, so each gets a graph of its own. The others share one per worker. */
const UNTOUCHED_MODULES = [
  'tests/app/last-screen.test.ts',
  'tests/app/old-browser.test.ts',
  'tests/app/start-modules.test.ts',
  'tests/platform/abandon-when-kept.test.ts',
  'tests/app/share-file.test.tsx',
  'tests/app/toast.test.tsx',
  'tests/data/handicap.test.tsx',
  'tests/data/start-once.test.ts',
  'tests/data/released-schemas.test.ts',
  'tests/data/stored-schema.test.ts',
  'tests/data/rxdb/multi-tab-events.test.ts',
  'tests/data/rxdb/sliced-writes.test.ts',
  'tests/sync/count-dirty.test.ts',
  'tests/sync/focus.test.ts',
];
/** What replaces a module replaces it for every later file of its worker. */
const replacesModules = (file: string): boolean => /\bvi\.(?:mock|doMock)\(/.test(readFileSync(file, 'utf8'));
const testFiles = () =>
  ['packages', 'tests']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`))
    .filter((path) => /(?<!node_modules.*)\.test\.tsx?$/.test(path));
const ISOLATED = [...UNTOUCHED_MODULES, ...testFiles().filter(replacesModules)];
/** These say so, or are a screen's. In a worker of the others each would end it, and the next one load all modules again. */
const needsPage = (file: string): boolean =>
  file.endsWith('.tsx') || readFileSync(file, 'utf8').includes('@vitest-environment jsdom');
const PAGES = testFiles().filter(needsPage);
const PARTS = '{packages,tests}/**/*.test.ts';

export default defineConfig({
  envDir: false, // an operator's own settings change no test
  resolve: { dedupe: ['dexie', 'rxjs'], tsconfigPaths: true },
  define: { __DIVOT_VERSION__: JSON.stringify('test') },
  test: {
    environment: 'node',
    isolate: Boolean(process.env['DIVOT_FULL']), // the full lane shows that no file needs another before it
    maxWorkers: '100%', // the default leaves one core free: of two that is half
    testTimeout: 30_000, // real databases and emulators on two busy cores
    hookTimeout: 60_000,
    expect: { poll: { timeout: 25_000 } }, // as tests/support/eventually.ts
    retry: 0, // as with the journeys: what passes at the second try has found something
    onConsoleLog: (text) => !text.includes('RxDB Open Core RxStorage'), // RxDB's word for its paid edition, in each file
    setupFiles: ['fake-indexeddb/auto', './tests/support/set-up.ts'],
    server: { deps: { inline: ['rxdb', 'dexie'] } },
    experimental: { fsModuleCache: true, fsModuleCachePath: '.divot/modules' }, // two thirds of a screen test's start
    projects: [
      { extends: true, test: { name: 'parts', include: [PARTS], exclude: [...ISOLATED, ...PAGES] } },
      { extends: true, test: { name: 'screens', include: PAGES, exclude: ISOLATED, environment: 'jsdom' } },
      { extends: true, test: { name: 'isolated parts', include: ISOLATED, exclude: PAGES, isolate: true } },
      {
        extends: true,
        test: {
          name: 'isolated screens',
          include: ISOLATED.filter((file) => PAGES.includes(file)),
          isolate: true,
          environment: 'jsdom',
        },
      },
    ],
  },
});
