import type { Page } from '@playwright/test';
import { settle } from '#dev/gallery/visit.ts';
import { roundsUnderWay } from '#dev/pictures/rounds.ts';
import type { Screen } from '#dev/pictures/screens.ts';
import { plantDocuments } from '#dev/seed/plant.ts';
import { test as base } from './demo-golfer.ts';
import { expect } from './product.ts';

/** The demo golfer with rounds under way. */
export const test = base.extend<object, object>({
  product: [
    async ({ product }, use) => {
      await plantDocuments(product.services.cloud, roundsUnderWay(new Date()));
      await use(product);
    },
    { scope: 'worker' },
  ],
});
export { expect };

/** Goes to a screen without loading the app again. */
export const goTo = async (page: Page, { path, open }: Omit<Screen, 'name'>): Promise<void> => {
  await page.evaluate((to) => history.pushState({}, '', to), path);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  await settle(page);
  await open?.(page);
};
