import { createAccount, signIn } from '#dev/browser/sign-in.ts';
import { expect, readyForOffline, synced, test } from '#e2e/support/product.ts';
import { nextHole, onHole, openPlay, scoreOverPar, strokesOnDisk, teeOff } from '#dev/browser/scoring.ts';
import { locateFirestoreEmulator } from '@divot/local-cloud';

// Divot's central promise, through the real SDK: signed in at home, offline on the course, the app killed in the
// middle, Wi-Fi again, and the round on the second device. It runs against the official emulator with the real security
// rules. e2e/engines/everyday.spec.ts runs the same against the stand-in.

test.setTimeout(180_000);
test.beforeEach(({ cloud }) => {
  const missing = cloud === 'emulator' && !locateFirestoreEmulator().found;
  test.skip(missing, 'the official Firestore emulator is not installed here');
});

test('18 holes', async ({ device, golfer }) => {
  const phone = await device('phone');
  await createAccount(phone.page, golfer);
  await openPlay(phone.page);
  await readyForOffline(phone.page);
  await phone.goOffline();
  await teeOff(phone.page, 'Heron Creek');
  for (let n = 1; n <= 18; n++) {
    await expect(onHole(phone.page, n)).toBeVisible();
    await scoreOverPar(phone.page, n === 1 ? 1 : 0);
    if (n === 9) {
      await expect.poll(() => strokesOnDisk(phone.page, 9)).toBe(5);
      await phone.killAndReopen('/playing', { offline: true });
      await phone.page.getByRole('button', { name: 'Resume round' }).click();
    } else if (n < 18) {
      await nextHole(phone.page);
    }
  }
  await phone.page.getByRole('button', { name: 'Finish round' }).click();
  await phone.page.getByRole('button', { name: 'Save round' }).click();
  await expect(phone.page.getByRole('heading', { name: 'Heron Creek' })).toBeVisible();
  await phone.goOnline();
  await synced(phone.page);

  const tablet = await device('tablet');
  await signIn(tablet.page, golfer);
  await openPlay(tablet.page);
  await tablet.page.getByText('Heron Creek').first().click();
  await expect(tablet.page.getByText('73', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
});
