import type { Page } from '@playwright/test';

const KEY = 'divot-taps';

/** Counts taps on this page, also through reloads. Typing and scripted clicks do not count. */
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
    /** The taps since the last call. Resets the count. */
    taken: () =>
      page.evaluate((key) => {
        const taps = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
        sessionStorage.removeItem(key);
        return taps;
      }, KEY),
  };
};
