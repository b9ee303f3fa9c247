import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type Locator, type Page, chromium, expect, test as base } from '@playwright/test';
import { browserArguments, findBrowser, findQuickBrowser } from '#dev/browser/find-browser.ts';
import type { Golfer } from '#dev/browser/sign-in.ts';
import { type Cloud, type Product, startProduct } from './start-product.ts';

// The whole product on free ports, one instance per Playwright worker. Every test creates its own golfer, so that none
// sees another's data. Each device is a browser profile that a test can kill and open again.

export type Device = {
  page: Page;
  context: BrowserContext;
  /** Takes this browser really offline. */
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  /** Kills the browser and opens it again with the same profile. */
  killAndReopen(path: string, how?: { readonly offline: boolean }): Promise<void>;
};

/** Pictures and players of the video library: the only other machines that a journey's screens use. */
const VIDEO_HOSTS = /^https:\/\/(i\.ytimg\.com|www\.youtube-nocookie\.com)\//;

/** Records what no journey may do: violate the policy, leave an error uncaught, contact another machine. */
const watch = (context: BrowserContext, origin: string, wrongs: string[]): void => {
  context.on('console', (message) => {
    if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text()))
      wrongs.push(`policy: ${message.text()}`);
  });
  context.on('weberror', (failure) => {
    const { name, message, stack } = failure.error();
    wrongs.push(`uncaught: ${stack || `${name}: ${message}`}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (/^https?:/.test(url) && !url.startsWith(origin) && !VIDEO_HOSTS.test(url))
      wrongs.push(`left the machine: ${url}`);
  });
};

type PolicyFactory = { createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): unknown };

/**
 * Installs the service worker, which caches the app's files, from a page that runs none of the app. All devices start
 * from this profile, because installing is a third of a short journey's work. e2e/pwa tests the installation.
 */
const keepAppIn = async (folder: string, origin: string): Promise<void> => {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findQuickBrowser(),
    args: [...browserArguments],
    baseURL: origin,
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as { trustedTypes: PolicyFactory };
    trustedTypes.createPolicy('default', { createScriptURL: (url) => url });
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  await context.close();
};

const fakeCamera = (file: string): readonly string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
];

let golfers = 0;

type TestFixtures = {
  readonly golfer: Golfer;
  /** Uses the full browser, for what only a browser with windows can do. */
  readonly wholeBrowser: boolean;
  /**
   * Opens a device: 'phone', 'tablet', … The same name is the same profile. `camera`: a Y4M file that its camera shows,
   * which may be written until the camera opens.
   */
  readonly device: (name: string, camera?: string) => Promise<Device>;
  /**
   * Policy violations, uncaught errors and requests to other machines, of all devices. Empty at the end of a journey.
   */
  readonly wrongs: string[];
};
type WorkerFixtures = {
  readonly cloud: Cloud;
  readonly product: Product;
  /** Folder of a browser profile that has the app's files and nothing else of this product. */
  readonly visited: string;
};

export const test = base.extend<TestFixtures, WorkerFixtures>({
  cloud: ['stand-in', { option: true, scope: 'worker' }],
  product: [
    async ({ cloud }, use) => {
      const product = await startProduct(cloud);
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  visited: [
    async ({ product }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'divot-visited-'));
      await keepAppIn(folder, product.app.origin);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.app.origin),
  // Playwright requires a destructured first argument, even if nothing is taken from it.
  // oxlint-disable-next-line no-empty-pattern
  golfer: async ({}, use, { workerIndex }) => {
    golfers += 1;
    await use({
      name: 'Sam',
      email: `sam${workerIndex}-${golfers}-${Date.now()}@example.org`,
      password: 'fairway and green',
    });
  },
  wrongs: async ({ browserName: _browser }, use) => {
    const wrongs: string[] = [];
    await use(wrongs);
    expect(wrongs).toEqual([]);
  },
  context: async ({ context, product, wrongs }, use) => {
    watch(context, product.app.origin, wrongs);
    await use(context);
  },
  wholeBrowser: [false, { option: true }],
  device: async ({ product, visited, wholeBrowser, viewport, isMobile, hasTouch, contextOptions, wrongs }, use) => {
    const opened: Device[] = [];
    const folders: string[] = [];
    await use(async (name, camera) => {
      const folder = mkdtempSync(join(tmpdir(), `divot-${name}-`));
      folders.push(folder);
      if (!wholeBrowser) await cp(visited, folder, { recursive: true });
      const launch = async () => {
        const launched = await chromium.launchPersistentContext(folder, {
          executablePath: wholeBrowser ? findBrowser() : findQuickBrowser(),
          args: [...browserArguments, ...(camera ? fakeCamera(camera) : [])],
          baseURL: product.app.origin,
          viewport,
          isMobile,
          hasTouch,
          ...contextOptions,
        });
        watch(launched, product.app.origin, wrongs);
        return launched;
      };
      const context = await launch();
      const device: Device = {
        context,
        page: context.pages()[0] ?? (await context.newPage()),
        goOffline: () => device.context.setOffline(true),
        goOnline: () => device.context.setOffline(false),
        killAndReopen: async (path, how) => {
          await device.context.close();
          device.context = await launch();
          if (how?.offline) await device.context.setOffline(true);
          device.page = device.context.pages()[0] ?? (await device.context.newPage());
          await device.page.goto(path);
        },
      };
      opened.push(device);
      return device;
    });
    await Promise.all(opened.map(({ context }) => context.close()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  },
});
export { expect };

/** Waits until the service worker is active and has a cache for the app's files. */
export const readyForOffline = async (page: Page): Promise<void> => {
  await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
};

/**
 * Waits until the sync word says five times in a row that everything is synced, because it lags behind a change just
 * tapped. An emulator that has just started is slow.
 */
export const synced = async (page: Page): Promise<void> => {
  const word = page.getByRole('button', { name: /Sync now/ });
  let looks = 0;
  await expect
    .poll(
      async () => {
        looks = (await word.count()) === 1 && (await word.innerText()).includes('synced') ? looks + 1 : 0;
        return looks;
      },
      { message: 'synced', intervals: [100], timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(5);
};

/** The golfer switches to another app and back. */
export const lookAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });

/** Taps a choice and waits until it shows as chosen. A choice stored in the database shows a moment later. */
export const choose = async (option: Locator): Promise<void> => {
  await option.scrollIntoViewIfNeeded(); // waits until a sheet that is sliding in stands still
  // Scrolls the choice away from the bars at the edges, because a forced click hits whatever is on top.
  await option.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(async () => {
    if (!(await option.isChecked())) await option.click({ force: true });
    await expect(option).toBeChecked({ timeout: 5_000 });
  }).toPass();
};
