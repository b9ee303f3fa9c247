import { type Page } from '@playwright/test';
import { createAccount, signIn } from '#dev/browser/sign-in.ts';
import { type Device, choose, expect, readyForOffline, synced, test } from '#e2e/support/product.ts';

// From fourteen questions to the figures with no signal: the faults, today's session built around them, the app killed
// in the middle of a block, the summary, two sessions logged afterwards, the analytics; then the second device.

test.setTimeout(180_000);

const tap = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const logPractice = async (page: Page, [attempts, successes]: readonly [string, string]): Promise<void> => {
  await page.goto('/practice?view=log');
  await page.getByLabel('Drill').selectOption('coin-putt');
  await page.getByLabel('Minutes').fill('15');
  await page.getByLabel('Attempts').fill(attempts);
  await page.getByLabel('Successes').fill(successes);
  await tap(page, 'Save log');
};

const answerAll = async (device: Device) => {
  await tap(device.page, 'Start the questions');
  for (let n = 1; n <= 14; n += 1) {
    await expect(device.page.getByText(`Question ${n} of 14`)).toBeVisible();
    const answer = n === 1 ? 'Curves away from you (slice)' : n === 7 ? 'They slide away from the target' : 'Not sure';
    await choose(device.page.getByRole('radio', { name: answer }));
    if (n === 5) {
      await device.killAndReopen('/swing-assessment', { offline: true });
      await tap(device.page, 'Go on at question 6');
      continue;
    }
    await tap(device.page, n === 14 ? 'Review' : 'Next');
  }
};

test('swing assessment, practice, guided session, analytics, all offline; then the second device', async ({
  device,
  golfer,
}) => {
  const phone = await device('phone');
  await createAccount(phone.page, golfer);
  await readyForOffline(phone.page);
  await phone.goOffline();

  await phone.page.goto('/swing-assessment');
  await answerAll(phone);
  await expect(phone.page.getByRole('heading', { level: 3 })).toHaveText(['Sway', 'Slice']);
  await tap(phone.page, 'Save the result');
  await expect(phone.page.getByRole('heading', { level: 1, name: 'Swing result' })).toBeVisible();
  // Who said what is still there in the saved result.
  await expect(phone.page.getByRole('list', { name: 'Why: Sway' })).toHaveText(
    /^You said: They slide away from the target/,
  );

  await phone.page.getByRole('link', { name: 'Practise these' }).click();
  await expect(phone.page.getByText('Built around Sway, Slice.')).toBeVisible();
  await choose(phone.page.getByLabel('20 min'));
  await phone.page.getByLabel('Focus').selectOption('putting');
  await expect(phone.page.getByText('Works on Sway, your first fault').first()).toBeVisible();
  await expect(phone.page.getByText('Your focus: putting').first()).toBeVisible();
  await tap(phone.page, 'Start guided session');

  await expect(phone.page.getByText(/^Block 1 of /)).toBeVisible();
  const drill = await phone.page.getByRole('heading', { level: 1 }).innerText();
  await tap(phone.page, 'Start');
  await expect(phone.page.getByRole('timer')).toContainText('Ready');
  for (const name of ['Hit', 'Hit', 'Miss']) await tap(phone.page, name);
  await expect(phone.page.getByText('2 of 3', { exact: true })).toBeVisible();

  await phone.killAndReopen('/practice', { offline: true });
  await tap(phone.page, 'Resume session');
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
  await tablet.page.goto('/assessment');
  await expect(tablet.page.getByText('2 things to work on')).toBeVisible({ timeout: 30_000 });
  await tablet.page.goto('/practice');
  await expect(tablet.page.getByText(/^due in [67] days$/)).toBeVisible({ timeout: 30_000 });
  const latest = tablet.page.getByRole('region', { name: 'Latest sessions' });
  await latest
    .getByRole('button', { name: new RegExp(drill) })
    .last()
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
