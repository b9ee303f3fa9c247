import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, expect, test as base } from '@playwright/test';
import { LOCAL_BUILD, buildLocally } from '#dev/local-build.ts';
import { type ServedApp, serveApp } from '#dev/serve/serve-app.ts';

// The built app behind production headers, without hosted services: what the app itself does on a phone, online and
// offline. Journeys that need the cloud are in e2e/journeys.

const SAM = { uid: 'sam', email: 'sam@example.com', displayName: 'Sam' };

const routes = readFileSync(join(process.cwd(), 'src', 'routes', 'routes.ts'), 'utf8');

/** The addresses of all screens for a signed-in golfer, as the router's table has them. */
export const golferRoutes = [...routes.matchAll(/(?:screen|plain|home|lessons)\(\s*'([^']+)'|path: '([^'$]+)'/g)]
  .map(([, drawn, other]) => drawn ?? other ?? '')
  .filter((path) => path !== '/login');

/** Other addresses of the dashboard and of the lessons. */
const ALIASES = ['/', '/new', '/schedule'];
/** The addresses of all screens, each screen once. */
export const distinctRoutes = golferRoutes.filter((route) => !ALIASES.includes(route));

type WorkerFixtures = { readonly app: ServedApp };
type Fixtures = {
  /** A phone on which Sam has signed in and synced before. */
  readonly sams: Page;
  /** Policy violations, uncaught errors and requests to other machines. Empty at the end of every test. */
  readonly wrongs: string[];
};

const watch = async (page: Page, origin: string, wrongs: string[]) => {
  page.on('pageerror', (error) => wrongs.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && /^https?:/.test(url)) wrongs.push(`left the machine: ${url}`);
  });
  await page.exposeFunction('reportViolation', (said: string) => wrongs.push(`policy: ${said}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      (globalThis as unknown as { reportViolation(said: string): void }).reportViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  app: [
    async ({ browserName: _browser }, use) => {
      await buildLocally();
      const app = await serveApp({
        folder: LOCAL_BUILD,
        before: ({ url = '' }, response) => {
          const hosted = /^\/(v0\/b|v1\/projects|identitytoolkit|securetoken|__\/)/.test(url);
          // Sends a body, because the browser replaces an empty one with its own error page.
          if (hosted) response.writeHead(503, { 'content-type': 'text/plain' }).end('Not here');
          return hosted;
        },
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ app }, use) => use(app.origin),
  wrongs: async ({ browserName: _browser }, use) => {
    const wrongs: string[] = [];
    await use(wrongs);
    expect(wrongs).toEqual([]);
  },
  page: async ({ page, app, wrongs }, use) => {
    await watch(page, app.origin, wrongs);
    await use(page);
  },
  sams: async ({ page }, use) => {
    await page.addInitScript((user) => {
      if (localStorage.getItem('auth')) return;
      localStorage.setItem('auth', JSON.stringify(user));
      localStorage.setItem(`divot-arrived-${user.uid}`, JSON.stringify(new Date()));
    }, SAM);
    await use(page);
  },
});

/** Waits until the service worker is active and has really cached the app. `ready` alone does not prove that. */
export const untilCached = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      timeout: 20_000,
    })
    .toBe('activated');
  const kept = () =>
    page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return caches_.flat().length;
    });
  await expect.poll(kept).toBeGreaterThan(20);
};

export const visitOnce = async (page: Page, path = '/'): Promise<void> => {
  await page.goto(path);
  await untilCached(page);
};

export { expect } from '@playwright/test';
