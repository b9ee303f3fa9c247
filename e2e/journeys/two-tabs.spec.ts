import { createAccount, signIn } from '#dev/browser/sign-in.ts';
import { expect, synced, test } from '#e2e/support/product.ts';
import { nextHole, onHole, openPlay, scoreOverPar, teeOff } from '#dev/browser/scoring.ts';

// Divot open twice on one device: both tabs show the same, neither overwrites the other, and one of them syncs.

test.setTimeout(180_000);

test('two tabs score one round; the one that synced closes, the other goes on', async ({ device, golfer }) => {
  const phone = await device('phone');
  const first = phone.page;
  await createAccount(first, golfer);
  await teeOff(first, 'Heron Creek');
  const second = await phone.context.newPage();
  await openPlay(second);
  await second.getByRole('button', { name: 'Resume round' }).click();
  await second.getByRole('button', { name: /^Hole 2,/ }).click();
  await expect(onHole(second, 2)).toBeVisible();
  await Promise.all([scoreOverPar(first, 2), scoreOverPar(second, 1)]);
  for (const page of [first, second]) {
    await expect(page.getByRole('button', { name: /^Hole 1, 6/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Hole 2, 5/ })).toBeVisible();
  }
  await first.close(); // it opened first, so it was the one that syncs
  await nextHole(second);
  await expect(onHole(second, 3)).toBeVisible();
  await scoreOverPar(second, 0);
  // In the page that was there all along: one that is loaded anew would find no leader and be the first.
  await second.getByRole('button', { name: 'Leave the pad' }).click();
  await synced(second);
  const tablet = await device('tablet');
  await signIn(tablet.page, golfer);
  await openPlay(tablet.page);
  await tablet.page.getByRole('button', { name: 'Resume round' }).click();
  for (const [hole, strokes] of [
    [1, 6],
    [2, 5],
    [3, 3],
  ] as const) {
    await expect(tablet.page.getByRole('button', { name: new RegExp(`^Hole ${hole}, ${strokes}`) })).toBeVisible();
  }
});
