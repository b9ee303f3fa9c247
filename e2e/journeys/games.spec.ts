import { nextHole, onHole, openPlay } from '#dev/browser/scoring.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { expect, test } from '#e2e/support/product.ts';

// Skins between three friends, chosen before the first tee and settled on the card, with no network at all.

const SCORES = {
  You: [/, par$/, /, bogey$/],
  Ann: [/, par$/, /, par$/],
  Ben: [/, bogey$/, /, bogey$/],
} as const;

test('skins: the tie on hole 1 goes on to hole 2, and the card says who owes whom', async ({ device, golfer }) => {
  const { page, context } = await device('phone');
  await startSignedIn(page, golfer, '/playing');
  await openPlay(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByText('Add a player').click();
  await page.getByLabel('Partner 1').fill('Ann');
  await page.getByLabel('Partner 2').fill('Ben');
  await page.getByText('Games between you').click();
  await page.getByRole('button', { name: 'Skins' }).click();
  await page.getByRole('button', { name: 'Just score, par 72' }).click();
  await expect(onHole(page, 1)).toBeVisible();

  for (const at of [0, 1]) {
    for (const [who, scores] of Object.entries(SCORES))
      await page.getByRole('group', { name: who, exact: true }).getByRole('button', { name: scores[at] }).click();
    if (at === 0) await nextHole(page);
  }
  await page.getByRole('button', { name: /^Skins: Ann 2, / }).click();
  await expect(page.getByText('You owe Ann 2 points.')).toBeVisible();
  await page.getByRole('button', { name: 'Rules: Skins' }).click();
  await expect(page.getByText(/^Each hole is worth one skin/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Round menu' }).click();
  await page.getByRole('menuitem', { name: 'Finish round' }).click();
  await expect(page.getByRole('region', { name: 'Skins' }).getByText('Ben owes Ann 2 points.')).toBeVisible();
});
