import type { Page } from '@playwright/test';

const KEY = 'divot-taps';

/** Counts what a finger does on this page, through reloads too: typing is not a tap, what a script clicks is not one. */
export const countTaps = async (page: Page) => {
  const listen = (key: string) => {
    const marked = globalThis as { isCountingTaps?: boolean };
    if (marked.isCountingTaps) return;
    marked.isCountingTaps = true;
    addEventListener(
      'pointerdown',
      ({ isTrusted, target }) => {
        if (!isTrusted) return;
        const name = target instanceof Element ? (target.closest('a, button, label, input') ?? target).textContent : '';
        const taps = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
        sessionStorage.setItem(key, JSON.stringify([...taps, name.trim().slice(0, 40)]));
      },
      { capture: true },
    );
  };
  await page.addInitScript(listen, KEY);
  await page.evaluate(listen, KEY);
  return {
    /** What was tapped since the last call, and starts again from none. */
    taken: () =>
      page.evaluate((key) => {
        const taps = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
        sessionStorage.removeItem(key);
        return taps;
      }, KEY),
  };
};
