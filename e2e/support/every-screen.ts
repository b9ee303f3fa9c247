import type { Page } from '@playwright/test';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { settle } from '#dev/gallery/visit.ts';
import { roundsUnderWay } from '#dev/pictures/rounds.ts';
import type { Screen } from '#dev/pictures/screens.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo, plantDocuments } from '#dev/seed/plant.ts';
import { test as base, expect, synced } from './product.ts';

/** The demo golfer on a device that has everything, with rounds under way. */
export const test = base.extend<{ readonly robins: Page }, object>({
  product: [
    async ({ product }, use) => {
      const today = new Date();
      await plantDemo(product.services.cloud, today);
      await plantDocuments(product.services.cloud, roundsUnderWay(today));
      await use(product);
    },
    { scope: 'worker' },
  ],
  robins: async ({ page }, use) => {
    await startSignedIn(page, DEMO_ACCOUNT);
    await synced(page);
    await use(page);
  },
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
