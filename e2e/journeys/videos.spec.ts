import { createAccount, signIn } from '#dev/browser/sign-in.ts';
import { expect, readyForOffline, synced, test } from '#e2e/support/product.ts';

// The library with no signal: search, save, watched; the drill in words; then the second device.

test('search, save and mark as watched offline, and find it on the second device', async ({ device, golfer }) => {
  const phone = await device('phone');
  const asked: string[] = [];
  phone.context.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await createAccount(phone.page, golfer);
  await phone.page.goto('/videos');
  await readyForOffline(phone.page);
  await phone.goOffline();
  await phone.page.reload();

  await phone.page.getByLabel('Search title, tag or fault').fill('over the top');
  await expect(phone.page.getByRole('status').filter({ hasText: '1 of 3 videos' })).toBeVisible();
  await phone.page.getByRole('button', { name: /Fix your slice/ }).click();
  await expect(phone.page.getByRole('heading', { name: 'Fix your slice' })).toBeVisible();
  await expect(phone.page.getByText('Before each ball say slice, straight or hook, then hit it.')).toBeVisible();
  await phone.page.getByRole('button', { name: 'Save video' }).click();
  await phone.page.getByRole('button', { name: 'Mark as watched' }).click();
  await expect(phone.page.getByRole('button', { name: 'Watched', exact: true })).toBeVisible();

  await phone.killAndReopen('/videos?saved=true', { offline: true });
  await expect(phone.page.getByRole('button', { name: /Fix your slice.*saved.*watched/ })).toBeVisible();

  await phone.page.goto('/videos');
  await phone.page.evaluate(() => history.replaceState({ ...history.state, swingIssue: 'casting' }, ''));
  await phone.page.reload();
  await expect(phone.page.getByText('No video on Casting (early release) yet.', { exact: false })).toBeVisible();
  await phone.page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(phone.page.getByRole('status').filter({ hasText: '3 videos' })).toBeVisible();

  await phone.goOnline();
  await synced(phone.page);
  expect(asked.filter((host) => /youtube|ytimg/.test(host))).toEqual([]);
  const tablet = await device('tablet');
  await signIn(tablet.page, golfer);
  await tablet.page.goto('/videos');
  await expect(tablet.page.getByRole('button', { name: /Fix your slice.*saved.*watched/ })).toBeVisible({
    timeout: 30_000,
  });
});
