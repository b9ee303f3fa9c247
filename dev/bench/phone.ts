import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Page, chromium } from 'playwright';
import { browserArguments, provideBrowser } from '#dev/browser/find-browser.ts';

// A phone for measuring: a browser profile on disk that is opened cold as often as wanted, four times slower than this
// machine.

const SLOWED = 4;

export type OpenPhone = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** From now on the CPU of a page (the first when none is given) is slowed. */
  readonly slowDown: (page?: Page) => Promise<void>;
  readonly close: () => Promise<void>;
};
export type Phone = {
  readonly open: () => Promise<OpenPhone>;
  readonly discard: () => void;
};

export const newPhone = (baseURL: string): Phone => {
  const folder = mkdtempSync(join(tmpdir(), 'divot-bench-'));
  return {
    open: async () => {
      const context = await chromium.launchPersistentContext(folder, {
        executablePath: provideBrowser(),
        args: [...browserArguments],
        baseURL,
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      });
      // tsx names every function by a helper that pages do not have.
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

/** The golfer whom this phone remembers; no service is asked. */
export const rememberGolfer = (page: Page, uid: string): Promise<void> =>
  page.evaluate((golfer) => {
    localStorage.setItem('auth', JSON.stringify({ uid: golfer, email: 'sam@example.org', displayName: 'Sam' }));
  }, uid);

/** Until a service worker is in charge and has put the page away. */
export const untilKept = async (page: Page, files: number): Promise<void> => {
  await page.evaluate(async (least) => {
    await navigator.serviceWorker.ready;
    const kept = async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().length;
    };
    while ((await kept()) < least) {
      await new Promise((next) => {
        setTimeout(next, 100);
      });
    }
  }, files);
};
