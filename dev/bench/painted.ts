import type { Page } from 'playwright';
import type { OpenPhone } from './phone.ts';

// Measures when a screen of the built app has painted something, and how much memory its page holds.

type Wanted = { readonly content: string; readonly text: string };
declare global {
  interface Window {
    benchShown?: (wanted: Wanted) => Promise<number>;
    benchTasks?: number[];
  }
}

/** Runs in the page before its own code: records when something is painted, and every task over 50 ms. */
export const watch = (): void => {
  const tasks: number[] = [];
  window.benchTasks = tasks;
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  window.benchShown = ({ content, text }) =>
    new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${content} never said “${text}”`)), 300_000);
      const look = () => {
        const isThere = [...document.querySelectorAll(content)].some((one) => one.textContent?.includes(text));
        if (isThere && document.querySelector('main [aria-busy="true"]') === null)
          setTimeout(() => resolve(performance.now()));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
};

const shown = (page: Page, wanted: Wanted): Promise<number> =>
  page.evaluate(async (what) => (await window.benchShown?.(what)) ?? 0, wanted);

/** From the navigation until `wanted` is painted, ms. */
export const opened = async (page: Page, path: string, wanted: Wanted): Promise<number> => {
  await page.goto(path, { waitUntil: 'commit' });
  return shown(page, wanted);
};

/** Heap in use after garbage collection, MB. */
export const heapMb = async ({ context, page }: OpenPhone): Promise<number> => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
};
