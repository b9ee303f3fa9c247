import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArguments, findQuickBrowser, provideBrowser } from '#dev/browser/find-browser.ts';
import { DESK, PHONE } from './visit.ts';

// Photographs the gallery before and after a change, as told by `npm run pictures:compare` (compare-cli.ts).

const folder = join(process.cwd(), '.divot', 'gallery');

export default defineConfig({
  testDir: '.',
  testMatch: 'compare.pictures.ts',
  outputDir: join(folder, 'differences'),
  snapshotPathTemplate: join(folder, 'pictures', '{projectName}', '{arg}{ext}'),
  timeout: 900_000,
  expect: { toHaveScreenshot: { animations: 'disabled', threshold: 0.1 } },
  reporter: [['list'], ['html', { outputFolder: join(folder, 'report'), open: 'never' }]],
  workers: 2,
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findQuickBrowser() ?? provideBrowser(), args: [...browserArguments] },
  },
  projects: [
    { name: 'phone', use: { viewport: PHONE } },
    { name: 'desk', use: { viewport: DESK } },
  ],
});
