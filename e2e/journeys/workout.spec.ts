import type { Page } from '@playwright/test';
import { createAccount, signIn } from '#dev/browser/sign-in.ts';
import { expect, synced, test } from '#e2e/support/product.ts';

// What can happen to a workout under way: a second device, pain. The whole way to one: body-to-workout.spec.ts.

const logSet = (page: Page) => page.getByRole('button', { name: 'Set done' }).click();

test('a workout that runs on the phone is seen on the tablet, and taken over without losing a set', async ({
  device,
  golfer,
}) => {
  test.slow();
  const phone = await device('phone');
  await createAccount(phone.page, golfer);
  await phone.page.goto('/workout');
  await phone.page.getByRole('button', { name: 'Start workout' }).click();
  await logSet(phone.page);
  await expect(phone.page.getByRole('heading', { name: /^Set 2 of/ })).toBeVisible();
  await phone.page.getByRole('button', { name: 'Leave the player' }).click();
  await synced(phone.page);

  const tablet = await device('tablet');
  await signIn(tablet.page, golfer);
  await tablet.page.goto('/workout');
  await expect(tablet.page.getByText(/^Running on /)).toBeVisible();
  await phone.goOffline();
  await phone.page.getByRole('button', { name: 'Resume workout' }).click();
  await logSet(phone.page);
  await tablet.page.getByRole('button', { name: 'Take over here' }).click();
  await logSet(tablet.page);
  await tablet.page.getByRole('button', { name: 'Leave the player' }).click();
  await expect(tablet.page.getByText('2 sets done')).toBeVisible();
  await synced(tablet.page);

  await phone.page.getByRole('button', { name: 'Leave the player' }).click();
  await phone.goOnline();
  await expect(phone.page.getByText(/^Running on /)).toBeVisible({ timeout: 30_000 });
  await expect(phone.page.getByText('3 sets done')).toBeVisible();
});

test('what hurts stops, and what is still to come spares it', async ({ device, golfer }) => {
  const phone = await device('phone');
  await createAccount(phone.page, golfer);
  await phone.page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: (kind: string) => Promise.resolve({ release: () => Promise.resolve(), is: asked.push(kind) }) },
    });
  });
  await phone.page.goto('/workout');
  await phone.page.getByRole('button', { name: 'Start workout' }).click();
  // The screen stays on while the workout runs here.
  await expect.poll(() => phone.page.evaluate(() => (globalThis as { asked?: string[] }).asked?.[0])).toBe('screen');
  await phone.page.getByRole('button', { name: 'It hurts' }).click();
  await phone.page.getByRole('button', { name: 'Stop this exercise' }).click();
  await phone.page
    .getByRole('button', { name: /left out$/ })
    .first()
    .click();
  await expect(phone.page.getByText(/^Stopped: your .* hurt$/)).toBeVisible();
});
