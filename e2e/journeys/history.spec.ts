import { scoreOverPar, strokesOnDisk, teeOff } from '#dev/browser/scoring.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { expect, test } from '#e2e/support/product.ts';

test(
  'a card overwritten by mistake is back in three taps, a deleted one in two',
  { tag: '@release' },
  async ({ device, golfer }) => {
    const { page } = await device('phone');
    await startSignedIn(page, golfer);
    await teeOff(page, 'Heron Creek');
    await scoreOverPar(page, 0);
    await page.getByRole('button', { name: 'Round menu' }).click();
    await page.getByRole('menuitem', { name: 'Finish round' }).click();
    await page.getByRole('button', { name: 'Save round' }).click();
    await page.getByRole('button', { name: 'See the card' }).click();
    await expect(page.getByLabel('Score 4')).toBeVisible();

    await page.getByRole('button', { name: 'Edit scores' }).click();
    await scoreOverPar(page, 4);
    await expect.poll(() => strokesOnDisk(page, 1)).toBe(8);
    await page.goBack();
    await expect(page.getByLabel('Score 8')).toBeVisible();

    await page.getByRole('button', { name: 'History', exact: true }).click();
    await page.getByText('Hole 1: 4 → 8').first().click();
    await page.getByRole('button', { name: 'Undo this change' }).click();
    await expect(page.getByText('put back from the history').first()).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByLabel('Score 4')).toBeVisible();

    await page.getByRole('button', { name: 'Delete round' }).click();
    await page.goto('/history');
    await page.getByRole('button', { name: /^Restore .*Heron Creek/ }).click();
    await expect(page.getByText('Nothing was deleted in the last 30 days.')).toBeVisible();
    await page.goto('/playing');
    await expect(page.getByText('Heron Creek').first()).toBeVisible();
  },
);
