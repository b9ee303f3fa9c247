import type { Page } from '@playwright/test';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { test as base, synced } from './product.ts';

/** The demo golfer, Robin, on a device that has all six months of their golf. */
export const test = base.extend<{ readonly robins: Page }, object>({
  product: [
    async ({ product }, use) => {
      await plantDemo(product.services.cloud, new Date());
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
