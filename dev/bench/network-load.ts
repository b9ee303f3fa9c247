import type { Page } from 'playwright';

// JavaScript as the network sees it: every script the page had requested by the time the screen was complete, in bytes
// as the product's server compresses them (brotli, quality 6: dev/serve/serve-app.ts). Fetches by a service worker do
// not count.

export type Scripts = { readonly files: readonly string[]; readonly bytes: number };
type Shown = { readonly selector: string; readonly rows: number };

/**
 * Runs in the page. Returns the scripts requested until `selector` and `rows` rows are there and nothing shows as
 * loading.
 */
const scriptsUntilShown = async ({ selector, rows }: Shown): Promise<Scripts> => {
  const isShown = () =>
    document.querySelector(selector) !== null &&
    document.querySelector('main :is([aria-busy="true"], [data-loading])') === null &&
    document.querySelectorAll('main li a [role="img"]').length >= rows;
  // At the change itself: by a busy machine's next frame the app has requested what follows its first screen.
  const shownMs = await new Promise<number>((shown) => {
    const look = () => {
      if (!isShown()) return;
      observer.disconnect();
      shown(performance.now());
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    look();
  });
  await new Promise((next) => {
    setTimeout(next, 3_000); // time for the requested scripts to arrive
  });
  const scripts = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
    .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < shownMs);
  return {
    files: scripts.map(({ name }) => new URL(name).pathname),
    bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
};

const until = async (page: Page, path: string, shown: Shown): Promise<Scripts> => {
  await page.goto(path, { waitUntil: 'commit' });
  return page.evaluate(scriptsUntilShown, shown);
};

export const scriptsUntilLogin = (page: Page): Promise<Scripts> => until(page, '/login', { selector: 'form', rows: 0 });

/** The coach decides at a golfer's first start and stores it. This counts the next start, which only reads that. */
export const scriptsUntilDashboard = async (page: Page, rows: number): Promise<Scripts> => {
  const shown = { selector: 'main h1', rows };
  await until(page, '/dashboard', shown);
  await page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
  });
  return until(page, '/dashboard', shown);
};
