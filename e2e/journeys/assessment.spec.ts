import type { Page } from '@playwright/test';
import { choose, createAccount, expect, readyForOffline, signIn, synced, test } from '#e2e/support/product.ts';

// Both assessments without a connection, the app killed in the middle; then the result on a second device.

const next = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a body screen is killed half way, finished offline and seen on the tablet', async ({ device, golfer }) => {
  test.slow();
  const phone = await device('phone');
  await createAccount(phone.page, golfer);
  await readyForOffline(phone.page);
  await synced(phone.page);
  await phone.goOffline();

  await phone.page.goto('/assessment');
  await phone.page.getByRole('link', { name: 'Start mobility assessment' }).click();
  await phone.page.getByRole('button', { name: 'I am ready' }).click();
  const gradeUpTo = async (first: number, last: number) => {
    for (let n = first; n <= last; n += 1) {
      await expect(phone.page.getByText(`Test ${n} of 12`)).toBeVisible();
      for (const radio of await phone.page.getByRole('radio', { name: 'Limited' }).all()) await choose(radio);
      await next(phone.page, n === 12 ? 'See the result' : 'Next test');
    }
  };
  await gradeUpTo(1, 6);
  await phone.page.getByRole('textbox', { name: 'Time held (optional), left' }).fill('16,5');
  await expect(phone.page.getByRole('group', { name: 'Left side' }).getByRole('radio', { name: 'Pass' })).toBeChecked();

  await phone.killAndReopen('/mobility-assessment', { offline: true });
  await phone.page.getByRole('button', { name: 'Go on at test 7' }).click();
  await expect(phone.page.getByRole('textbox', { name: 'Time held (optional), left' })).toHaveValue('16.5');
  await choose(phone.page.getByRole('group', { name: 'Right side' }).getByRole('radio', { name: 'Limited' }));
  await next(phone.page, 'Next test');
  await gradeUpTo(8, 12);
  await expect(phone.page.getByText('12 of 12 tests scored.')).toBeVisible();
  await next(phone.page, 'Finish');
  await expect(phone.page.getByRole('heading', { level: 1, name: 'Mobility result' })).toBeVisible();
  await expect(phone.page.getByText('52', { exact: true })).toBeVisible(); // eleven limited, one pass and limited
  await expect(phone.page.getByText('Single-leg balance, eyes closed: right is weaker')).toBeVisible();

  await phone.goOnline();
  await synced(phone.page);
  const tablet = await device('tablet');
  await signIn(tablet.page, golfer);
  await tablet.page.goto('/assessment');
  await expect(tablet.page.getByText('52 of 100')).toBeVisible();
  await tablet.page.getByRole('link', { name: 'See the result' }).click();
  await expect(tablet.page.getByText('Single-leg balance, eyes closed: right is weaker')).toBeVisible();
});

test('fourteen questions offline name the faults and lead to practice', async ({ device, golfer }) => {
  test.slow();
  const phone = await device('phone');
  await createAccount(phone.page, golfer);
  await readyForOffline(phone.page);
  await phone.goOffline();
  await phone.page.goto('/swing-assessment');
  await phone.page.getByRole('button', { name: 'Start the questions' }).click();
  for (let n = 1; n <= 14; n += 1) {
    await expect(phone.page.getByText(`Question ${n} of 14`)).toBeVisible();
    const answer = n === 1 ? 'Curves away from you (slice)' : n === 7 ? 'They slide away from the target' : 'Not sure';
    await choose(phone.page.getByRole('radio', { name: answer }));
    if (n === 5) {
      await phone.killAndReopen('/swing-assessment', { offline: true });
      await phone.page.getByRole('button', { name: 'Go on at question 6' }).click();
      continue;
    }
    await next(phone.page, n === 14 ? 'Review' : 'Next');
  }
  await expect(phone.page.getByRole('heading', { level: 3 })).toHaveText(['Sway', 'Slice']);
  await expect(phone.page.getByText('You said: They slide away from the target')).toBeVisible();
  await next(phone.page, 'Save the result');
  await expect(phone.page.getByRole('heading', { level: 1, name: 'Swing result' })).toBeVisible();
  await phone.page.getByRole('link', { name: 'Practice these' }).click();
  await expect(phone.page).toHaveURL(/\/practice/);
  expect(await phone.page.evaluate(() => (history.state as { swingIssues?: string[] }).swingIssues)).toEqual([
    'sway',
    'slice',
  ]);
});
