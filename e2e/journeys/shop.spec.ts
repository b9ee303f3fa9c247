import type { BrowserContext, Page } from '@playwright/test';
import type { Fault } from '@divot/local-cloud';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { expect, readyForOffline, test } from '#e2e/support/product.ts';

// The slideshow against a storefront that is slow, down, replaced by a Wi-Fi login page, up in either generation, and
// out of reach. The steps run in this order for one golfer, because Divot remembers a shop that has responded once.

const gear = (page: Page) => page.getByRole('region', { name: 'Golf gear' });
const product = (page: Page) => gear(page).getByRole('heading', { level: 3 });

/** Holds the next request to the shop until released, however long the screen takes meanwhile. */
const holdShop = async (page: Page): Promise<() => void> => {
  let resolve = () => {};
  const promise = new Promise<void>((go) => {
    resolve = go;
  });
  await page.route('**/graphql.json', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

const buyNow = async (context: BrowserContext, page: Page): Promise<Page> => {
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    gear(page).getByRole('button', { name: 'Buy Now' }).click(),
  ]);
  return tab;
};

test.afterEach(({ product: { services } }) => {
  services.faults.clear();
  services.shop.generation = 'cart';
});

test('the shop, in every state that it can be in', async ({ device, golfer, product: { services } }) => {
  test.setTimeout(180_000);
  const shopFault = (fault: Omit<Fault, 'service' | 'method'>) =>
    services.faults.add({ ...fault, service: 'shop', method: 'api' });
  const struck = (kind: Fault['kind']) => services.faults.struck[kind] ?? 0;
  const phone = await device('phone');
  const { page, context } = phone;
  const tryAgain = gear(page).getByRole('button', { name: 'Try again' });

  await test.step('a slow shop holds nothing up', async () => {
    const letGo = await holdShop(page);
    shopFault({ kind: 'captive-portal', times: 'always' });
    await startSignedIn(page, golfer);
    await expect(page.getByRole('heading', { name: 'Working On' })).toBeVisible();
    await expect(product(page)).toBeHidden();
    await expect(gear(page).getByText('Unable to load products')).toBeHidden();
    letGo();
  });

  await test.step('a Wi-Fi page in place of the shop is not taken for products', async () => {
    await expect(gear(page).getByText('Unable to load products')).toBeVisible();
    expect(struck('captive-portal')).toBeGreaterThan(0);
    await expect(product(page)).toBeHidden();
    services.faults.clear();
  });

  await test.step('a shop that is down says so, and is asked again on request', async () => {
    const before = struck('status');
    shopFault({ kind: 'status', status: 503, times: 'always' });
    await tryAgain.click();
    await expect.poll(() => struck('status')).toBeGreaterThan(before);
    await expect(gear(page).getByText('Unable to load products')).toBeVisible();
    services.faults.clear();
    await tryAgain.click();
    await expect(gear(page).getByText('1 of 6')).toBeVisible();
  });

  await test.step('six products go round both ways, with picture, price and the discount code', async () => {
    await expect(gear(page).getByText('20% off: GOLFAPP20')).toBeVisible();
    await expect(product(page)).toHaveText('Alignment sticks, set of two');
    await expect(gear(page).getByText('$24.00')).toBeVisible();
    const description = gear(page).getByText(/^Two bright fibreglass sticks/);
    expect((await description.innerText()).length).toBeLessThanOrEqual(100);
    await seen(page);

    await gear(page).getByRole('button', { name: 'Previous product' }).click();
    await expect(gear(page).getByText('6 of 6')).toBeVisible();
    await expect(product(page)).toHaveText('Mobility band set');
    await gear(page).getByRole('button', { name: 'Previous product' }).click();
    await expect(product(page)).toHaveText('Pop-up chipping net');
    await expect(gear(page).getByRole('button', { name: 'Out of stock' })).toBeDisabled();
    for (let step = 0; step < 2; step += 1) await gear(page).getByRole('button', { name: 'Next product' }).click();
    await expect(gear(page).getByText('1 of 6')).toBeVisible();
  });

  await test.step('without a checkout Buy Now opens the product’s page', async () => {
    shopFault({ kind: 'status', status: 503 });
    const tab = await buyNow(context, page);
    await expect(tab.getByRole('heading', { name: 'Alignment sticks, set of two' })).toBeVisible();
    await expect(tab).toHaveURL(/\/products\/alignment-sticks$/);
    await tab.close();
  });

  // The earlier generation first, because the app remembers a storefront that has retired its checkout.
  for (const generation of ['checkout', 'cart'] as const) {
    await test.step(`Buy Now opens the ${generation} of one discounted piece in a new tab`, async () => {
      services.shop.generation = generation;
      const tab = await buyNow(context, page);
      await expect(tab.getByText('1 × Alignment sticks, set of two')).toBeVisible();
      await expect(tab.getByText('Total $19.20, 20% off')).toBeVisible();
      expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
      await expect(gear(page).getByRole('button', { name: 'Buy Now' })).toBeEnabled();
      await tab.close();
    });
  }

  await test.step('offline the last list is shown with its date, and nothing can be bought', async () => {
    await readyForOffline(page);
    await page.reload(); // now the service worker is active and stores the pictures
    await seen(page);
    await phone.goOffline();
    await page.reload();
    await seen(page);
    await expect(gear(page).getByText(`Offline: as of`)).toBeVisible();
    await expect(product(page)).toHaveText('Alignment sticks, set of two');
    await expect(gear(page).getByRole('button', { name: 'Buy Now' })).toBeDisabled();
    await expect(gear(page).getByText('Buying needs a connection.')).toBeVisible();
    await phone.goOnline();
    await expect(gear(page).getByText('Offline: as of')).toBeHidden();
    await expect(gear(page).getByRole('button', { name: 'Buy Now' })).toBeEnabled();
  });
});

/** Waits until the first product's picture has loaded. */
const seen = async (page: Page): Promise<void> => {
  const picture = gear(page).getByRole('img', { name: 'Alignment sticks, set of two' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
};
