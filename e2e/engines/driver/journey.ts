import { test as base, expect } from '@playwright/test';
import { type Cloud, type Product, startProduct } from '#e2e/support/start-product.ts';
import type { Golfer } from '#dev/browser/sign-in.ts';
import { ENGINES, type EngineName } from './engines.ts';
import { type Phone, openPhone } from './phone.ts';
import { type SharedBrowser, shareBrowser } from './shared-browser.ts';

// Runs a journey in every engine. It skips an engine that is not installed, by name.

type Fixtures = {
  readonly golfer: Golfer;
  /**
   * Opens a new phone. `script` runs in its pages before the app does. `letters`: the golfer's own size of letters in
   * the browser's settings, in px.
   */
  readonly openPhone: (script?: string, letters?: number) => Promise<Phone>;
  readonly phone: Phone;
};
type WorkerFixtures = {
  readonly engine: EngineName;
  readonly keepsPages: boolean;
  readonly cloud: Cloud;
  readonly product: Product;
  readonly shared: SharedBrowser;
};

let golfers = 0;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  keepsPages: [false, { option: true, scope: 'worker' }],
  cloud: ['stand-in', { option: true, scope: 'worker' }],
  product: [
    async ({ cloud }, use) => {
      const product = await startProduct(cloud);
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ engine, keepsPages }, use) => {
      const shared = shareBrowser(ENGINES[engine], keepsPages);
      await use(shared);
      await shared.end();
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
  openPhone: async ({ engine, product, shared }, use, testInfo) => {
    const missing = ENGINES[engine].missing();
    base.skip(missing !== undefined, missing);
    const phones: Phone[] = [];
    await use(async (script, letters) => {
      const phone = await openPhone(shared, product.app.port, script, letters);
      phones.push(phone);
      return phone;
    });
    for (const [at, phone] of phones.entries()) {
      if (testInfo.errors.length > 0)
        await phone.tab.screenshot(`${testInfo.outputPath(`phone-${at + 1}`)}.png`).catch(() => undefined);
      await phone.end();
    }
    await shared.rest();
    expect(shared.takeWrongs()).toEqual([]);
  },
  phone: async ({ openPhone: open }, use) => use(await open()),
});

export { expect };
