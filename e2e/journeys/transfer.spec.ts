import { readFileSync } from 'node:fs';
import { createAccount } from '#dev/browser/sign-in.ts';
import { chooseRounds } from '#e2e/support/import-rounds.ts';
import { expect, readyForOffline, test } from '#e2e/support/product.ts';

// Rounds and courses out of a golfer's old spreadsheets, with no signal: seen first, then all of it or nothing.

test.setTimeout(120_000);

const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);
const DAY_MS = 86_400_000;

/** 500 rounds, semicolons and decimal commas, every fiftieth with a score that is no number. */
const roundsTable = (): string => {
  const head = ['date', 'course', 'tee', 'course_rating', 'slope', ...HOLES.map((n) => `score_${n}`)];
  const lines = Array.from({ length: 500 }, (_, at) => {
    const day = new Date(Date.UTC(2020, 0, 1) + at * 4 * DAY_MS).toISOString().slice(0, 10);
    return [day, 'Heron Creek', 'White', '71,3', 128, ...HOLES.map((n) => (at % 50 === 7 && n === 3 ? 'four' : 5))];
  });
  return [head, ...lines].map((cells) => cells.join(';')).join('\n');
};
const coursesTable = [
  ['course', 'city', 'tee', 'course_rating', 'slope', ...HOLES.map((n) => `par_${n}`)],
  ['Heron Creek', 'Sarasota', 'White', '71,3', 128, ...HOLES.map(() => 4)],
  ['Heron Creek', 'Sarasota', 'Yellow', '69,8', 12, ...HOLES.map(() => 4)],
]
  .map((cells) => cells.join(';'))
  .join('\n');

test('importing 500 rounds from CSV with ten bad rows, and courses, offline', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await createAccount(page, golfer);
  await readyForOffline(page);
  await phone.goOffline();
  await page.goto('/profile');

  await chooseRounds(page, roundsTable());
  const dialog = page.getByRole('dialog', { name: 'Import rounds' });
  await expect(dialog.getByText('490 rounds to add. 10 cannot be read. Nothing is stored yet.')).toBeVisible();
  const bad = dialog.getByRole('list', { name: '10 lines cannot be read' }).getByRole('listitem');
  await expect(bad).toHaveCount(10);
  await expect(bad.first()).toHaveText('Line 9: score of hole 3 “four” is not a number.');
  await expect(bad.last()).toHaveText('Line 459: score of hole 3 “four” is not a number.');
  const add = dialog.getByRole('button', { name: 'Add 490 rounds' });
  await expect(add).toBeDisabled();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/analytics');
  await expect(page.getByText('Play one round, and its figures are here')).toBeVisible();

  await page.goto('/profile');
  await chooseRounds(page, roundsTable());
  await dialog.getByRole('checkbox', { name: 'Leave these 10 lines out' }).check();
  await add.click();
  await expect(page.getByText('490 rounds added.')).toBeVisible();
  await chooseRounds(page, roundsTable());
  await expect(dialog.getByText('0 rounds to add. 490 already here. 10 cannot be read.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Add/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page
    .getByLabel('Import courses (CSV or JSON)')
    .last()
    .setInputFiles({ name: 'courses.csv', mimeType: 'text/csv', buffer: Buffer.from(coursesTable) });
  await expect(page.getByText('Line 3: Slope is a whole number from 55 to 155.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Leave this line out' }).check();
  await page.getByRole('button', { name: 'Add 1 course' }).click();
  await expect(page.getByText('1 course added.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export courses (CSV)' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('Heron Creek,Sarasota,,White,,,71.3,128');

  await page.goto('/analytics?last=all');
  await expect(page.getByText('490 finished rounds')).toBeVisible();
  await page.goto('/playing?view=setup');
  await page.getByRole('button', { name: /^Heron Creek/ }).click();
  await expect(page.getByRole('combobox', { name: 'Tee' })).toContainText('White');
});
