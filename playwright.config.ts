import { defineConfig } from '@playwright/test';
import type { EngineName } from '#e2e/engines/driver/engines.ts';
import type { Cloud } from '#e2e/support/start-product.ts';
import { browserArguments, findQuickBrowser } from '#dev/browser/find-browser.ts';

// Journeys on the built app, made anew when the sources are newer. Each worker starts its own product on free ports:
// e2e/support/product.ts. A journey tagged `@release` runs in `npm test`, in Chromium; one tagged `@core` also in
// Firefox and WebKit in CI; the others only in `npm run test:full`.

const ENGINES = /e2e\/engines\/.*\.spec\.ts$/;
const ON_EMULATOR = /course-to-second-device\.spec\.ts$/;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };

// What golfers carry besides Chromium: `npm run test:engines` runs these alone.
const engines = (['chromium', 'firefox', 'webkit'] as const).map((engine) => ({
  name: engine,
  use: { engine },
  testMatch: ENGINES,
}));

export default defineConfig<object, { readonly cloud: Cloud; readonly engine: EngineName }>({
  testDir: 'e2e',
  globalSetup: './e2e/support/built.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}', // names and roles are the same on each system
  // For a machine that is busy with something else; a journey that passes takes a tenth of it.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: 0, // what passes at its second try has found something
  workers: 2, // a journey keeps one core and a half busy: a third made all of them a tenth slower
  fullyParallel: true,
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.divot/reports/journeys.json' }],
  ],
  use: {
    serviceWorkers: 'allow',
    // Nothing to wait for, and software draws it: motion has its own look in the gallery.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    // A trace costs a fifth of the time: `npx playwright test --trace retain-on-failure` makes one.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findQuickBrowser(), args: [...browserArguments] },
  },
  projects: [
    // Against the official Firestore emulator and the real security rules; first, because nothing else takes as long.
    {
      name: 'emulator',
      use: { ...phone, cloud: 'emulator' },
      testMatch: [ON_EMULATOR, /engines\/conflict\.spec\.ts$/],
    },
    { name: 'phone', use: phone, testIgnore: [ENGINES, ON_EMULATOR] },
    ...engines,
  ],
});
