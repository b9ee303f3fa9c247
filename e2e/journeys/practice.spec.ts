import { type Page } from '@playwright/test';
import { choose, createAccount, expect, readyForOffline, signIn, synced, test } from '#e2e/support/product.ts';

// From the faults to the figures with no signal: today's session, the app killed in the middle of a block, the
// summary, two sessions logged afterwards, the analytics; then the second device.

test.setTimeout(180_000);

/** What another screen hands over on the way to /practice (SPEC section 2, navigation state). */
const arriveWith = async (page: Page, handedOver: object): Promise<void> => {
  await page.goto('/practice');
  await page.evaluate((state) => history.replaceState({ ...history.state, ...state }, ''), handedOver);
  await page.reload();
};
const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const logPractice = async (page: Page, [attempts, successes]: readonly [string, string]): Promise<void> => {
  await page.goto('/practice?view=log');
  await page.getByLabel('Drill').selectOption('coin-putt');
  await page.getByLabel('Minutes').fill('15');
  await page.getByLabel('Attempts').fill(attempts);
  await page.getByLabel('Successes').fill(successes);
  await tap(page, 'Save log');
};

test('faults, today’s session, a kill in the middle, summary, figures, the second device', async ({
  device,
  golfer,
}) => {
  const phone = await device('phone');
  await createAccount(phone.page, golfer);
  await phone.page.goto('/practice');
  await readyForOffline(phone.page);
  await phone.goOffline();

  await arriveWith(phone.page, { swingIssues: ['slice'], focus: 'putting' });
  await choose(phone.page.getByLabel('20 min'));
  await expect(phone.page.getByText('Built around Slice.')).toBeVisible();
  await expect(phone.page.getByText('Works on Slice, your first fault').first()).toBeVisible();
  await expect(phone.page.getByText('Your focus: putting').first()).toBeVisible();
  await tap(phone.page, 'Start guided session');

  await expect(phone.page.getByRole('heading', { name: 'Throttle wrist' })).toBeVisible();
  await tap(phone.page, 'Start');
  await expect(phone.page.getByRole('timer')).toContainText('Ready');
  for (const name of ['Hit', 'Hit', 'Miss']) await tap(phone.page, name);
  await expect(phone.page.getByText('2 of 3', { exact: true })).toBeVisible();

  await phone.killAndReopen('/practice', { offline: true });
  await tap(phone.page, 'Go on');
  await expect(phone.page.getByText('2 of 3', { exact: true })).toBeVisible();
  await expect(phone.page.getByRole('timer')).toContainText('left');
  await tap(phone.page, 'Hit');
  await expect(phone.page.getByText('3 of 4', { exact: true })).toBeVisible();
  await tap(phone.page, 'Done');
  await phone.page.getByLabel('Note').fill('Feels shut');
  await tap(phone.page, 'Next block');

  await tap(phone.page, 'Session menu');
  await phone.page.getByRole('menuitem', { name: 'Skip this block' }).click();
  await tap(phone.page, 'Not enough time');
  await expect(phone.page.getByText('Block 3 of')).toBeVisible();
  await tap(phone.page, 'Leave the session');
  await tap(phone.page, 'End and keep it');
  await expect(phone.page.getByRole('heading', { name: 'Session done' })).toBeVisible();
  await expect(phone.page.getByText('3 of 4', { exact: true })).toBeVisible();
  await expect(phone.page.getByText('skipped: Not enough time')).toBeVisible();
  await tap(phone.page, 'Repeat the random version in 7 days');
  await expect(phone.page.getByText(/Transfer test planned for/)).toBeVisible();

  await phone.page.goto('/practice/analytics');
  await expect(phone.page.getByText(/needs 3 sessions/)).toBeVisible();
  await logPractice(phone.page, ['20', '21']);
  await expect(phone.page.getByText('21 successes do not fit into 20 attempts.')).toBeVisible();
  await phone.page.getByLabel('Successes').fill('15');
  await tap(phone.page, 'Save log');
  await expect(phone.page.getByRole('heading', { name: /^Practice, / })).toBeVisible();
  await logPractice(phone.page, ['20', '12']);
  await expect(phone.page.getByRole('heading', { name: /^Practice, / })).toBeVisible();
  await phone.page.goto('/practice/analytics?range=7');
  await expect(phone.page.getByRole('definition').filter({ hasText: /^3$/ })).toBeVisible();

  await phone.goOnline();
  await synced(phone.page);
  const tablet = await device('tablet');
  await signIn(tablet.page, golfer);
  await tablet.page.goto('/practice');
  await expect(tablet.page.getByText('due in 7 days')).toBeVisible({ timeout: 30_000 });
  await tablet.page
    .getByRole('button', { name: /Throttle wrist/ })
    .first()
    .click();
  await expect(tablet.page.getByText('Feels shut')).toBeVisible();
  await tablet.page.goto('/practice/analytics?range=7');
  await expect(tablet.page.getByRole('definition').filter({ hasText: /^3$/ })).toBeVisible();
});

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
