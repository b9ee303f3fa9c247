import { test as base, expect } from '@playwright/test';
import { startProduct } from '#e2e/support/start-product.ts';
import type { Product } from '#e2e/support/start-product.ts';
import type { Golfer } from '#dev/browser/sign-in.ts';
import { ENGINES, type EngineName, type Phone, openPhone } from './engines.ts';

// A journey that runs in every engine. An engine that is not installed is skipped by name.

type Fixtures = {
  readonly golfer: Golfer;
  /** Opens a phone of its own. */
  readonly openPhone: () => Promise<Phone>;
  readonly phone: Phone;
};
type WorkerFixtures = { readonly engine: EngineName; readonly product: Product };

let golfers = 0;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  product: [
    // Playwright wants the first argument destructured, also where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct('stand-in');
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  golfer: async ({ engine }, use, { workerIndex }) => {
    golfers += 1;
    await use({
      name: 'Sam',
      email: `sam-${engine}-${workerIndex}-${golfers}-${Date.now()}@example.org`,
      password: 'fairway and green',
    });
  },
  openPhone: async ({ engine, product }, use, testInfo) => {
    const missing = ENGINES[engine].missing();
    base.skip(missing !== undefined, missing);
    const phones: Phone[] = [];
    await use(async () => {
      const phone = await openPhone(ENGINES[engine], product.app.port);
      phones.push(phone);
      return phone;
    });
    const wrongs = phones.flatMap((phone) => phone.wrongs());
    for (const [at, phone] of phones.entries()) {
      if (testInfo.errors.length > 0)
        await phone.tab.screenshot(`${testInfo.outputPath(`phone-${at + 1}`)}.png`).catch(() => undefined);
      await phone.end();
    }
    expect(wrongs).toEqual([]);
  },
  phone: async ({ openPhone: open }, use) => use(await open()),
});

export { expect };
