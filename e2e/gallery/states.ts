import type { Page } from '@playwright/test';

type StatePicture = {
  readonly exhibit: string;
  readonly state: string;
  /** A hash (FNV-1a) of the size and every pixel: equal for pictures that look the same. */
  readonly picture: string;
};

/**
 * One picture of the whole page. Playwright's own full-page picture drops touch emulation while it is taken, and rows
 * shrink.
 */
const wholePage = async (page: Page): Promise<string> => {
  const { width, height } = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: whole });
  const picture = await page.screenshot({ animations: 'disabled' });
  await page.setViewportSize({ width, height });
  return picture.toString('base64');
};

/** Pictures of each state, cut out of one picture of the whole page with `around` px on each side. */
export const picturesOfStates = async (page: Page, around = 0): Promise<readonly StatePicture[]> => {
  const whole = await wholePage(page);
  return page.evaluate(
    async ([png, edge]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      return [...document.querySelectorAll('[data-exhibit] [data-state]')].map((state) => {
        const box = state.getBoundingClientRect();
        const [width, height] = [Math.ceil(box.width) + 2 * edge, Math.ceil(box.height) + 2 * edge];
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d')!;
        context.drawImage(image, edge - Math.round(box.left + scrollX), edge - Math.round(box.top + scrollY));
        let hash = 0x811c9dc5;
        for (const byte of context.getImageData(0, 0, width, height).data) hash = Math.imul(hash ^ byte, 0x01000193);
        return {
          exhibit: state.closest('[data-exhibit]')?.getAttribute('data-exhibit') ?? '',
          state: state.getAttribute('data-state') ?? '',
          picture: `${width}x${height} ${hash >>> 0}`,
        };
      });
    },
    [whole, around] as const,
  );
};
