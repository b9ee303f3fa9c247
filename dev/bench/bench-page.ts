import type { Page } from 'playwright';
import { launchBrowser } from '#dev/browser/find-browser.ts';
import { BENCH_PAGE, serveSite } from './site.ts';

/** Opens the bench page and waits until `window.bench` is ready. */
export const goToBench = async (page: Page): Promise<void> => {
  await page.goto(`${BENCH_PAGE}index.html`);
  await page.waitForFunction(() => window.bench !== undefined);
};

type Before = Parameters<typeof serveSite>[0];

/** The bench page in a fresh browser. `close` ends browser and server. */
export const openBenchPage = async (before?: Before) => {
  const site = await serveSite(before);
  const browser = await launchBrowser();
  const page = await browser.newPage({ baseURL: site.origin });
  page.on('pageerror', (error) => console.error(error));
  await goToBench(page);
  return {
    page,
    close: async (): Promise<void> => {
      await browser.close();
      await site.stop();
    },
  };
};
