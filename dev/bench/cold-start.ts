import type { Page } from 'playwright';
import { type Phone, untilCached } from './phone.ts';

// A cold start with no network on a slowed phone: a fresh browser, the page from the service worker, the data from
// IndexedDB.

/** Usable means no task over 50 ms for this long. */
export const QUIET_MS = 500;

type Start = { readonly paintedMs: number; readonly contentMs: number; readonly usableMs: number };
declare global {
  interface Window {
    benchStart?: Promise<Start>;
  }
}

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
  const isShown = () =>
    document.querySelector('#root main h1') !== null &&
    document.querySelector('#root main [aria-busy="true"]') === null &&
    document.querySelectorAll('#root main li a [role="img"]').length >= rows;
  globalThis.window.benchStart = new Promise((resolve) => {
    const untilQuiet = (contentMs: number) => {
      const usableMs = Math.max(contentMs, busyUntilMs);
      const paintedMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
      if (performance.now() > usableMs + quietMs) resolve({ paintedMs, contentMs, usableMs });
      else setTimeout(untilQuiet, 50, contentMs);
    };
    const look = () => {
      if (isShown()) setTimeout(() => untilQuiet(performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
};

export const coldStart = async (phone: Phone, path: string, rows: number): Promise<Start> => {
  const { context, page, slowDown, close } = await phone.open();
  try {
    await context.setOffline(true);
    await page.addInitScript(watchStart, [rows, QUIET_MS] as const);
    await slowDown();
    await page.goto(path, { waitUntil: 'commit' });
    const start = await page.evaluate(() => window.benchStart);
    if (!start) throw new Error(`${path} did not start`);
    return start;
  } finally {
    await close();
  }
};

/**
 * Visits once with a network, so that the service worker caches the app. `fill` signs a golfer in and puts their
 * documents on the phone.
 */
export const prepare = async (phone: Phone, fill: (page: Page) => Promise<unknown>): Promise<void> => {
  const { page, close } = await phone.open();
  await fill(page);
  await page.goto('/dashboard');
  await page.locator('main h1').waitFor();
  await untilCached(page, 20);
  await page.goto('/dashboard');
  await page.locator('main h1').waitFor();
  await page.waitForFunction(() => localStorage.getItem('divot-screen-/dashboard') !== null);
  await close();
};
