import { type Page } from '@playwright/test';
import { createAccount } from '#dev/browser/sign-in.ts';
import { expect, test } from '#e2e/support/product.ts';

// Ends of a practice session that no golfer plans. The whole way to one: e2e/engines/practice.spec.ts.

test.setTimeout(180_000);

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a drill that this version does not know is skipped, not a dead end', async ({ device, golfer }) => {
  const phone = await device('phone');
  await createAccount(phone.page, golfer);
  await phone.page.goto('/guided-practice-player?drill=from-the-future');
  await expect(phone.page.getByText('This drill is not on this device.')).toBeVisible();
  await phone.page.goto('/guided-practice-player?drill=pump');
  await tap(phone.page, 'Start Three-pump drop');
  await expect(phone.page.getByText('Block 1 of 1')).toBeVisible();
  await expect(phone.page.getByRole('dialog')).toBeHidden();
  await expect(phone.page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
});

test('a session ended at once has nothing to keep; a minute later it has', async ({ device, golfer }) => {
  const phone = await device('phone');
  await createAccount(phone.page, golfer);
  const opened = Date.now();
  await phone.page.clock.setFixedTime(opened);
  await phone.page.goto('/guided-practice-player?drill=pump');
  await tap(phone.page, 'Start Three-pump drop');
  await tap(phone.page, 'Start');
  await tap(phone.page, 'Leave the session');
  await expect(phone.page.getByText('Nothing is practised yet.')).toBeVisible();
  await expect(phone.page.getByRole('button', { name: 'End and keep it' })).toBeHidden();
  await tap(phone.page, 'Stay');
  await tap(phone.page, 'Session menu');
  await phone.page.getByRole('menuitem', { name: 'Skip this block' }).click();
  await tap(phone.page, 'Not today');
  await expect(phone.page.getByText('Every block is skipped')).toBeVisible();
  await expect(phone.page.getByText('Nothing is practised yet')).toBeHidden();
  await tap(phone.page, 'Back to the block before');
  await expect(phone.page.getByRole('timer')).toBeVisible();
  await phone.page.clock.setFixedTime(opened + 65_000);
  await tap(phone.page, 'Leave the session');
  await tap(phone.page, 'End and keep it');
  await expect(phone.page.getByRole('heading', { name: 'Session done' })).toBeVisible();
});
