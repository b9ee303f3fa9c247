import { plantCoaches } from '#e2e/support/people.ts';
import { createAccount } from '#dev/browser/sign-in.ts';
import { expect, readyForOffline, synced, test } from '#e2e/support/product.ts';

test('find a coach, save, add one’s own, and read the directory offline', async ({ device, golfer, product }) => {
  test.setTimeout(180_000);
  await plantCoaches(product);
  const phone = await device('phone');
  const { page } = phone;
  await createAccount(page, golfer);
  await readyForOffline(page);
  await page.goto('/find-coach?coach=demo-coach-ines'); // as a lesson's link does, on a device that never saw the directory
  await expect(page.getByRole('heading', { level: 1, name: 'Ines Duarte' })).toBeVisible();
  await page.goto('/find-coach');
  const rows = page.getByRole('button', { name: /^Open / });
  await expect(rows).toHaveCount(5);
  // Three ratings say nothing yet.
  await expect(rows.filter({ hasText: 'Omar Haddad' })).not.toContainText('ratings');
  await page.getByText('Filters', { exact: true }).click();
  await page.getByLabel('Teaches', { exact: true }).selectOption({ label: 'Putting' });
  await expect(rows).toHaveCount(1);
  await page.getByLabel('Free in the next 7 days').check();
  await expect(page.getByText('1 coach has a free start in the next 7 days.')).toBeVisible();
  await expect(rows).toContainText('free in the next 7 days');
  await rows.first().click();
  await expect(page.getByRole('link', { name: 'Report this coach' })).toHaveAttribute(
    'href',
    /^mailto:support%40divot\.example.*Tom%20Ashby/,
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await page.getByRole('button', { name: 'All coaches' }).click();

  await page.getByRole('button', { name: 'Add your own coach' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Jo from the club');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Write an e-mail address or a phone number.')).toBeVisible();
  await page.getByLabel('E-mail').fill('jo@club.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Message Jo from the club' })).toBeVisible();
  await synced(page);

  await phone.goOffline();
  await phone.killAndReopen('/find-coach', { offline: true });
  await expect(phone.page.getByText(/You are offline. Directory as of/)).toBeVisible();
  await expect(phone.page.getByRole('button', { name: /^Open / })).toHaveCount(5);
  await phone.page.getByText('Filters', { exact: true }).click();
  await phone.page.getByLabel('Free in the next 7 days').check();
  await expect(phone.page.getByText('You are offline, so Divot cannot check')).toBeVisible();
  await phone.page.getByRole('button', { name: 'Message Jo from the club' }).click();
  await expect(phone.page.getByText('You have ticked nothing, so nothing is shared.')).toBeVisible();
  await phone.page.getByLabel('Your message').fill('Saturday at ten?');
  await expect(phone.page.getByRole('link', { name: 'Open in my mail' })).toHaveAttribute(
    'href',
    /^mailto:jo%40club\.example.*Saturday%20at%20ten/,
  );
});
