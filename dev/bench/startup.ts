import type { Page } from 'playwright';
import { type Figure, ratio } from './figure.ts';
import { type Phone, newPhone, rememberGolfer, untilCached } from './phone.ts';
import { SHOWN_ROUNDS } from './rounds.ts';
import { BENCH_PAGE, goToBench, serveSite } from './site.ts';
import { inTurn } from './statistics.ts';

// Cold starts with no network on a slowed phone (a fresh browser, the page from the service worker, the data from
// IndexedDB), compared with a bare React shell.

export const DASHBOARD = '/dashboard';
export const SHELL = `${BENCH_PAGE}shell.html`;
/** Usable means no task over 50 ms for this long. */
const QUIET_MS = 500;

type Start = { readonly paintedMs: number; readonly contentMs: number; readonly usableMs: number };
declare global {
  interface Window {
    benchIsShown?: (rows: number) => boolean;
    benchStart?: Promise<Start>;
  }
}

/** Runs in the page: the title and `rows` live cards are there and nothing shows as loading. */
const isShown = (rows: number): boolean =>
  document.querySelector('#root main h1') !== null &&
  document.querySelector('#root main [aria-busy="true"]') === null &&
  document.querySelectorAll('#root main li a [role="img"]').length >= rows;

/**
 * Runs in the page before its own code. Times in ms from the navigation. Painted: the first content on the display,
 * which is the saved last screen if there is one. Content: the title and `rows` live cards are painted and nothing
 * shows as loading. Usable: from then on, no task over 50 ms for QUIET_MS.
 */
const watchStart = ([rows, quietMs]: readonly [number, number]): void => {
  let busyUntilMs = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) busyUntilMs = Math.max(busyUntilMs, startTime + duration);
  }).observe({ type: 'longtask', buffered: true });
  globalThis.window.benchStart = new Promise((resolve) => {
    const untilQuiet = (contentMs: number) => {
      const usableMs = Math.max(contentMs, busyUntilMs);
      const paintedMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
      if (performance.now() > usableMs + quietMs) resolve({ paintedMs, contentMs, usableMs });
      else setTimeout(untilQuiet, 50, contentMs);
    };
    const look = () => {
      if (window.benchIsShown!(rows)) setTimeout(() => untilQuiet(performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
};

const coldStart = async (phone: Phone, path: string): Promise<Start> => {
  const { context, page, slowDown, close } = await phone.open();
  try {
    await context.setOffline(true);
    await page.addInitScript({ content: `window.benchIsShown = ${isShown.toString()}` });
    await page.addInitScript(watchStart, [SHOWN_ROUNDS, QUIET_MS] as const);
    await slowDown();
    await page.goto(path, { waitUntil: 'commit' });
    const start = await page.evaluate(() => window.benchStart);
    if (!start) throw new Error(`${path} did not start`);
    return start;
  } finally {
    await close();
  }
};

/** Waits until the title and the newest rounds are there and nothing shows as loading, on app and shell alike. */
export const untilShown = async (page: Page): Promise<void> => {
  await page.waitForFunction(isShown, SHOWN_ROUNDS);
};

/** Visits twice with a network, so that the service worker caches what the page loads. */
const visit = async (page: Page, path: string, files: number): Promise<void> => {
  await page.goto(path);
  await page.locator('main li').first().waitFor();
  await untilCached(page, 0);
  await page.goto(path); // load again through the service worker, which caches what it serves
  await page.locator('main li').first().waitFor();
  await untilCached(page, files);
};

export const prepareApp = async (phone: Phone, rounds: number): Promise<void> => {
  const { page, close } = await phone.open();
  await goToBench(page);
  await page.evaluate((count) => window.bench!.keep('seasoned', count), rounds);
  await rememberGolfer(page, 'seasoned');
  await visit(page, DASHBOARD, 20);
  await page.waitForFunction(() => localStorage.getItem('divot-screen-/dashboard') !== null);
  await close();
};

export const prepareShell = async (phone: Phone): Promise<void> => {
  const { page, close } = await phone.open();
  await visit(page, SHELL, 3);
  await close();
};

export const measureStartup = async (quick: boolean): Promise<readonly Figure[]> => {
  const rounds = quick ? 1_000 : 10_000;
  const site = await serveSite();
  const phones = { ours: newPhone(site.origin), baseline: newPhone(site.origin) };
  try {
    await prepareApp(phones.ours, rounds);
    await prepareShell(phones.baseline);
    const starts = { ours: [] as Start[], baseline: [] as Start[] };
    const start = (side: keyof typeof phones, path: string) => async () => {
      const measured = await coldStart(phones[side], path);
      starts[side].push(measured);
      return measured.usableMs;
    };
    const usable = await inTurn(quick ? 3 : 5, { ours: start('ours', DASHBOARD), baseline: start('baseline', SHELL) });
    const offline = `offline start with ${rounds} rounds, CPU 4x slower`;
    return [
      ratio(
        { id: 'lastScreen', title: `${offline}: last screen painted / bare React shell painted`, atMost: 1.2 },
        {
          ours: starts.ours.map(({ paintedMs }) => paintedMs),
          baseline: starts.baseline.map(({ paintedMs }) => paintedMs),
        },
      ),
      ratio(
        { id: 'startupShown', title: `${offline}: live rows shown / shell usable`, atMost: 2 },
        { ours: starts.ours.map(({ contentMs }) => contentMs), baseline: usable.baseline },
      ),
      ratio({ id: 'startup', title: `${offline}: usable / shell usable`, atMost: 2.2 }, usable),
    ];
  } finally {
    for (const phone of Object.values(phones)) phone.discard();
    await site.stop();
  }
};
