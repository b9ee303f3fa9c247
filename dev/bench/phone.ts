import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page, chromium } from 'playwright';
import { browserArguments, provideBrowser } from '#dev/browser/find-browser.ts';

// A phone for measuring: a browser profile on disk that can be opened cold any number of times, four times slower than
// this machine.

const SLOWED = 4;

export type OpenPhone = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Slows the CPU of a page (the first by default) from now on. */
  readonly slowDown: (page?: Page) => Promise<void>;
  readonly close: () => Promise<void>;
};
export type Phone = {
  /** The browser's profile. */
  readonly folder: string;
  readonly open: () => Promise<OpenPhone>;
  readonly discard: () => void;
};

export const newPhone = (baseURL: string): Phone => {
  const folder = mkdtempSync(join(tmpdir(), 'divot-bench-'));
  return {
    folder,
    open: async () => {
      const context = await chromium.launchPersistentContext(folder, {
        executablePath: provideBrowser(),
        args: [...browserArguments],
        baseURL,
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      });
      // tsx wraps every function in a helper that pages do not have.
      await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
      const page = context.pages()[0] ?? (await context.newPage());
      return {
        context,
        page,
        slowDown: async (slowed = page) => {
          const devtools = await context.newCDPSession(slowed);
          await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
        },
        close: () => context.close(),
      };
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** Makes this phone remember the golfer, without asking any service. */
export const rememberGolfer = (page: Page, uid: string): Promise<void> =>
  page.evaluate((golfer) => {
    localStorage.setItem('auth', JSON.stringify({ uid: golfer, email: 'sam@example.org', displayName: 'Sam' }));
  }, uid);

/** Waits until a service worker is in charge and has stored the page. */
export const untilCached = async (page: Page, files: number): Promise<void> => {
  await page.evaluate(async (least) => {
    await navigator.serviceWorker.ready;
    const countCached = async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().length;
    };
    while ((await countCached()) < least) {
      await new Promise((next) => {
        setTimeout(next, 100);
      });
    }
  }, files);
};
