import type { Page } from '@playwright/test';
import type { Fault } from '#dev/services/shared/faults.ts';
import { createAccount, expect, readyForOffline, test as base } from '#e2e/support/product.ts';

// The slideshow against a storefront that is up, of either generation, slow, down, or somebody else's Wi-Fi page.

const test = base.extend<{ readonly shopFault: (fault: Omit<Fault, 'service' | 'method'>) => void }>({
  shopFault: async ({ product }, use) => {
    const { services } = product;
    await use((fault) => services.faults.add({ ...fault, service: 'shop', method: 'api' }));
    services.faults.clear();
    services.shop.generation = 'cart';
  },
});

const gear = (page: Page) => page.getByRole('region', { name: 'Golf gear' });
const product = (page: Page) => gear(page).getByRole('heading', { level: 3 });

test('six products go round both ways, with picture, price and the discount code', async ({ device, golfer }) => {
  const { page } = await device('phone');
  await createAccount(page, golfer);
  await expect(gear(page).getByText('20% off with GOLFAPP20')).toBeVisible();
  await expect(product(page)).toHaveText('Alignment sticks, set of two');
  await expect(gear(page).getByText('$24.00')).toBeVisible();
  const description = gear(page).getByText(/^Two bright fibreglass sticks/);
  expect((await description.innerText()).length).toBeLessThanOrEqual(100);
  const picture = gear(page).getByRole('img', { name: 'Alignment sticks, set of two' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await gear(page).getByRole('button', { name: 'Previous product' }).click();
  await expect(gear(page).getByText('6 of 6')).toBeVisible();
  await expect(product(page)).toHaveText('Mobility band set');
  await gear(page).getByRole('button', { name: 'Previous product' }).click();
  await expect(product(page)).toHaveText('Pop-up chipping net');
  await expect(gear(page).getByRole('button', { name: 'Out of stock' })).toBeDisabled();
  for (let step = 0; step < 2; step += 1) await gear(page).getByRole('button', { name: 'Next product' }).click();
  await expect(gear(page).getByText('1 of 6')).toBeVisible();
});

for (const generation of ['cart', 'checkout'] as const) {
  test(`Buy Now opens the ${generation} of one discounted piece in a new tab`, async ({
    device,
    golfer,
    product: { services },
    shopFault: _,
  }) => {
    services.shop.generation = generation;
    const { page, context } = await device('phone');
    await createAccount(page, golfer);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      gear(page).getByRole('button', { name: 'Buy Now' }).click(),
    ]);
    await expect(tab.getByText('1 × Alignment sticks, set of two')).toBeVisible();
    await expect(tab.getByText('Total $19.20, 20% off')).toBeVisible();
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    await expect(gear(page).getByRole('button', { name: 'Buy Now' })).toBeEnabled();
  });
}

test('without a checkout Buy Now opens the product’s page', async ({ device, golfer, shopFault }) => {
  const { page, context } = await device('phone');
  await createAccount(page, golfer);
  await expect(product(page)).toBeVisible();
  shopFault({ kind: 'status', status: 503 });
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    gear(page).getByRole('button', { name: 'Buy Now' }).click(),
  ]);
  await expect(tab.getByRole('heading', { name: 'Alignment sticks, set of two' })).toBeVisible();
  await expect(tab).toHaveURL(/\/products\/alignment-sticks$/);
});

test('a shop that is down says so, and is asked again on request', async ({ device, golfer, shopFault, product }) => {
  shopFault({ kind: 'status', status: 503, times: 'always' });
  const { page } = await device('phone');
  await createAccount(page, golfer);
  await expect(gear(page).getByText('Unable to load products')).toBeVisible();
  product.services.faults.clear();
  await gear(page).getByRole('button', { name: 'Try again' }).click();
  await expect(gear(page).getByText('1 of 6')).toBeVisible();
});

test('a Wi-Fi page in place of the shop is not taken for products', async ({ device, golfer, shopFault }) => {
  shopFault({ kind: 'captive-portal', times: 'always' });
  const { page } = await device('phone');
  await createAccount(page, golfer);
  await expect(gear(page).getByText('Unable to load products')).toBeVisible();
});

test('a slow shop holds nothing up', async ({ device, golfer, shopFault }) => {
  shopFault({ kind: 'late-acknowledgement', delayMs: 12_000 });
  const { page } = await device('phone');
  await createAccount(page, golfer);
  await expect(page.getByRole('heading', { name: 'Working On' })).toBeVisible();
  await expect(product(page)).toBeHidden();
  await expect(product(page)).toBeVisible({ timeout: 20_000 });
});

test('offline the last list is shown with its date, and nothing can be bought', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await createAccount(page, golfer);
  await expect(gear(page).getByText('1 of 6')).toBeVisible();
  await readyForOffline(page);
  const picture = gear(page).getByRole('img', { name: 'Alignment sticks, set of two' });
  const seen = async () => {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  };
  await page.reload(); // now with the service worker in charge, which keeps the pictures
  await seen();
  await phone.goOffline();
  await page.reload();
  await seen();
  await expect(gear(page).getByText(`Offline: as of`)).toBeVisible();
  await expect(product(page)).toHaveText('Alignment sticks, set of two');
  await expect(gear(page).getByRole('button', { name: 'Buy Now' })).toBeDisabled();
  await expect(gear(page).getByText('Buying needs a connection.')).toBeVisible();
  await phone.goOnline();
  await expect(gear(page).getByText('Offline: as of')).toBeHidden();
  await expect(gear(page).getByRole('button', { name: 'Buy Now' })).toBeEnabled();
});
