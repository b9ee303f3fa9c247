import type { Page } from 'playwright';

// Moves through the gallery for scripts that photograph or measure it.

export const THEMES = ['light', 'dark', 'sunlight'] as const;
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

/** Waits until fonts are loaded and nothing moves any more. */
export const settle = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Overlays, and charts whose text got wider, settle only after they were painted.
    for (let frame = 0; frame < 3; frame++) await new Promise((painted) => requestAnimationFrame(painted));
    // Loading indicators never stop turning.
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/** Changes the theme of the open page, as Divot's settings do. */
export const wear = (page: Page, theme: (typeof THEMES)[number]): Promise<unknown> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset['theme'] = chosen;
  }, theme);

/** Opens a gallery address and waits until nothing moves. */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('[data-state], [data-alone]').first().waitFor({ state: 'attached' });
  await settle(page);
};

/** The addresses of every room, and of every exhibit with its own page. */
export const addressesIn = async (
  page: Page,
  theme: (typeof THEMES)[number],
): Promise<{ readonly rooms: readonly string[]; readonly alone: readonly string[] }> => {
  await visit(page, `/?theme=${theme}`);
  const hrefs = (mark: string) =>
    page.locator(`a[${mark}]`).evaluateAll((links) => links.map((link) => `/${link.getAttribute('href')}`));
  return { rooms: await hrefs('data-room'), alone: await hrefs('data-alone') };
};
