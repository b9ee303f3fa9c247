import type { Page } from '@playwright/test';
import { type Golfer, createAccount, signIn } from '#dev/browser/sign-in.ts';
import { type Device, expect, readyForOffline, synced, test } from '#e2e/support/product.ts';
import { onHole, openPlay, scoreOverPar, scoreShown, strokesOnDisk, teeOff } from '#dev/browser/scoring.ts';

// What goes wrong under a round: the browser, the sign-in, the other device. The disk, the database and the network:
// e2e/engines/faults.spec.ts.

test.setTimeout(180_000);
test.afterEach(({ product }) => product.services.faults.clear());

const onTheTee = async (phone: Device, golfer: Golfer): Promise<void> => {
  await createAccount(phone.page, golfer);
  await openPlay(phone.page);
  await readyForOffline(phone.page);
  await teeOff(phone.page, 'Heron Creek');
};
/** The round goes on at its first hole without a score; back to the one that the test is about. */
const continueAt = async (page: Page, n: number): Promise<void> => {
  await page.getByRole('button', { name: 'Resume round' }).click();
  await page.getByRole('button', { name: new RegExp(`^Hole ${n},`) }).click();
  await expect(onHole(page, n)).toBeVisible();
};
const continueRound = async (page: Page): Promise<void> => {
  await openPlay(page);
  await continueAt(page, 1);
};
const strokes = (page: Page, n: number) => expect(scoreShown(page)).toHaveAccessibleName(new RegExp(`^${n},`));
/** From now on notes what each write of strokes asks of the browser: 'strict' is on the disk before it is said to be done. */
const noteDurability = (page: Page) =>
  page.evaluate(() => {
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    const stores = IDBObjectStore.prototype as unknown as { put: (this: IDBObjectStore, ...row: unknown[]) => unknown };
    const { put } = stores;
    stores.put = function (row, ...key) {
      if (Object.hasOwn(row as object, 'holes')) asked.push(this.transaction.durability);
      return put.apply(this, [row, ...key]);
    };
  });
const askedDurability = (page: Page) =>
  page.evaluate(() => [...new Set((globalThis as unknown as { readonly asked: readonly string[] }).asked)]);

/** The page's process goes away as soon as something is being written. */
const crashInNextWrite = async ({ context, page }: Device): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  await page.exposeFunction('crash', () => {
    devtools.send('Page.crash').catch(() => undefined); // it never answers
  });
  await page.evaluate(() => {
    const { crash } = globalThis as unknown as { readonly crash: () => void };
    const stores = IDBObjectStore.prototype as unknown as { put: (...row: unknown[]) => unknown };
    const { put } = stores;
    stores.put = function (...row) {
      crash();
      return put.apply(this, row);
    };
  });
};

test('the browser crashes while strokes are tapped: every stroke that was saved is there', async ({
  device,
  golfer,
}) => {
  const phone = await device('phone');
  await onTheTee(phone, golfer);
  await phone.goOffline();
  await noteDurability(phone.page);
  await scoreOverPar(phone.page, 3);
  await expect.poll(() => strokesOnDisk(phone.page, 1)).toBe(7);
  expect(await askedDurability(phone.page)).toEqual(['strict']); // a power cut takes nothing either
  await crashInNextWrite(phone);
  await scoreOverPar(phone.page, 5).catch(() => undefined); // cut off in the middle
  await phone.killAndReopen('/playing', { offline: true });
  await continueAt(phone.page, 1);
  const shown = async () => Number.parseInt((await scoreShown(phone.page).getAttribute('aria-label')) ?? '', 10);
  await expect.poll(shown).toBeGreaterThanOrEqual(7);
});

test('the sign-in ends while the golfer is on the course: the round goes on, signing in again sends it', async ({
  device,
  golfer,
  product,
}) => {
  const phone = await device('phone');
  await onTheTee(phone, golfer);
  await openPlay(phone.page);
  await synced(phone.page);
  await phone.goOffline();
  product.services.faults.add(
    { kind: 'reject-token', service: 'documents', times: 'always' },
    { kind: 'reject-token', service: 'identity', method: 'token', times: 'always' },
  );
  await continueRound(phone.page);
  await scoreOverPar(phone.page, 2);
  await strokes(phone.page, 6);
  await openPlay(phone.page);
  await phone.goOnline();
  const again = phone.page.getByRole('button', { name: /Sign in again/ });
  await expect(again).toBeVisible({ timeout: 30_000 });
  product.services.faults.clear();
  await continueRound(phone.page); // still the golfer's own phone
  await strokes(phone.page, 6);
  await openPlay(phone.page);
  await again.click();
  await phone.page.getByLabel('Password', { exact: true }).fill(golfer.password);
  await phone.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toBeHidden(); // leaving sooner would break the sign-in off
  await openPlay(phone.page);
  await synced(phone.page);
  const tablet = await device('tablet');
  await signIn(tablet.page, golfer);
  await continueRound(tablet.page);
  await strokes(tablet.page, 6);
});

test('one device deletes the round that the other scores: it stays, and the golfer is asked', async ({
  device,
  golfer,
}) => {
  const phone = await device('phone');
  await onTheTee(phone, golfer);
  await scoreOverPar(phone.page, 0);
  await openPlay(phone.page);
  await synced(phone.page);
  const tablet = await device('tablet');
  await signIn(tablet.page, golfer);
  await continueRound(tablet.page);
  await strokes(tablet.page, 4);
  await readyForOffline(tablet.page);
  await tablet.goOffline();
  await scoreOverPar(tablet.page, 1);
  await openPlay(tablet.page);
  await continueRound(phone.page);
  await phone.page.getByRole('button', { name: 'Round menu' }).click();
  await phone.page.getByRole('menuitem', { name: 'Finish round' }).click();
  await phone.page.getByRole('button', { name: 'Save round' }).click();
  await phone.page.getByRole('button', { name: 'See the card' }).click();
  await phone.page.getByRole('button', { name: 'Delete round' }).click();
  await expect(phone.page.getByText('Round deleted.')).toBeVisible();
  await synced(phone.page);
  await tablet.goOnline();
  await tablet.page.getByRole('button', { name: 'Show what needs attention' }).click();
  await expect(tablet.page.getByText('Changed on one device, deleted on another')).toBeVisible();
});
