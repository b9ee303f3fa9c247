import type { Page } from '@playwright/test';
import { choose, createAccount, expect, readyForOffline, signIn, synced, test } from '#e2e/support/product.ts';

// A workout from an empty profile to the history of a second device: planned, done and killed without signal.

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const logSet = (page: Page) => page.getByRole('button', { name: 'Set done' }).click();
const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Move / }) });

test('a plan, a workout killed in the middle, its history on a second device', async ({ device, golfer }) => {
  test.slow();
  const phone = await device('phone');
  await createAccount(phone.page, golfer);
  await readyForOffline(phone.page);
  await synced(phone.page);
  await phone.goOffline();

  await phone.page.goto('/workout');
  await phone.page.getByRole('link', { name: 'Build a plan' }).click();
  await choose(phone.page.getByRole('radio', { name: 'Full Body' }));
  await next(phone.page);
  await choose(phone.page.getByRole('checkbox', { name: 'Dumbbells' }));
  await choose(phone.page.getByRole('checkbox', { name: 'Long band' }));
  await choose(phone.page.getByRole('checkbox', { name: 'Medicine ball' }));
  await next(phone.page);
  await choose(phone.page.getByRole('radio', { name: '45 min' }));
  await next(phone.page);

  // Eight exercises, each with its reason; their order changed by keyboard alone; the ninth refused.
  await expect(rows(phone.page)).toHaveCount(8);
  await expect(rows(phone.page).first()).toContainText(/Loosens your .*\./);
  const second = (await rows(phone.page)
    .nth(1)
    .getByRole('button', { name: /^Move .* down$/ })
    .getAttribute('aria-label'))!;
  await phone.page.getByRole('button', { name: second }).focus();
  await phone.page.keyboard.press('Enter');
  await expect(rows(phone.page).nth(2).getByRole('button', { name: second })).toBeFocused();
  await phone.page.getByRole('button', { name: 'Add an exercise' }).click();
  await expect(phone.page.getByText('8 is the limit for one plan.')).toBeVisible();
  await phone.page.reload(); // the draft is still there
  await expect(rows(phone.page).nth(2).getByRole('button', { name: second })).toBeVisible();
  await phone.page.getByLabel('Name of the plan').fill('Winter');
  await phone.page.getByRole('button', { name: 'Save and start' }).click();

  await logSet(phone.page);
  await expect(phone.page.getByRole('timer')).toBeVisible();
  await expect(phone.page.getByRole('heading', { name: /^Set 2 of/ })).toBeVisible();
  await phone.killAndReopen('/workout', { offline: true });
  await expect(phone.page.getByText('1 set done')).toBeVisible();
  await phone.page.getByRole('button', { name: 'Go on' }).click();
  await expect(phone.page.getByRole('heading', { name: /^Set 2 of/ })).toBeVisible();
  await phone.page.getByLabel(/^(Reps|Seconds)$/).fill('6');
  await logSet(phone.page);

  await phone.page.getByRole('button', { name: 'Workout menu' }).click();
  await phone.page.getByRole('menuitem', { name: 'Finish now' }).click();
  await choose(phone.page.getByRole('radio', { name: '7', exact: true }));
  await phone.page.getByRole('button', { name: 'Save workout' }).click();
  await expect(phone.page.getByText('7/10')).toBeVisible();
  await expect(phone.page.getByText(/^6 (reps|s)$/)).toBeVisible();
  await phone.page.getByRole('button', { name: 'Workout', exact: true }).click();
  await expect(phone.page.getByText('1 of 12')).toBeVisible();
  await expect(phone.page.getByText('1 week in a row with a workout')).toBeVisible();

  await phone.goOnline();
  await synced(phone.page);
  const tablet = await device('tablet');
  await signIn(tablet.page, golfer);
  await tablet.page.goto('/workout');
  await expect(tablet.page.getByText('Winter').first()).toBeVisible();
  await tablet.page.getByRole('button', { name: /Full Body.*2 sets/ }).click();
  await expect(tablet.page.getByText('7/10')).toBeVisible();
});

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
  await phone.page.getByRole('button', { name: 'Go on' }).click();
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
  await phone.page.goto('/workout');
  await phone.page.getByRole('button', { name: 'Start workout' }).click();
  await phone.page.getByRole('button', { name: 'It hurts' }).click();
  await phone.page.getByRole('button', { name: 'Stop this exercise' }).click();
  await phone.page
    .getByRole('button', { name: /left out$/ })
    .first()
    .click();
  await expect(phone.page.getByText(/^Stopped: your .* hurt$/)).toBeVisible();
});
