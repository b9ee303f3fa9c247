import type { Page } from '@playwright/test';
import { type Golfer, startSignedIn } from '#dev/browser/sign-in.ts';
import { type Device, expect, readyForOffline, test } from '#e2e/support/product.ts';
import { onHole, openPlay, scoreOverPar, scoreShown, strokesOnDisk, teeOff } from '#dev/browser/scoring.ts';

// The browser crashes in the middle of a write, which only Chromium's debugger can time. For the disk, the database,
// the network, the sign-in and the other device, see e2e/engines/faults.spec.ts.

test.setTimeout(180_000);

const onTheTee = async (phone: Device, golfer: Golfer): Promise<void> => {
  await startSignedIn(phone.page, golfer);
  await openPlay(phone.page);
  await readyForOffline(phone.page);
  await teeOff(phone.page, 'Heron Creek');
};
/** A resumed round opens at its first hole without a score, so this goes to the hole under test. */
const continueAt = async (page: Page, n: number): Promise<void> => {
  await page.getByRole('button', { name: 'Resume round' }).click();
  await page.getByRole('button', { name: new RegExp(`^Hole ${n},`) }).click();
  await expect(onHole(page, n)).toBeVisible();
};
/**
 * Records the durability that each write of strokes requests. With 'strict', data is on the disk before the write
 * completes.
 */
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

/** Crashes the page's process as soon as it writes something. */
const crashInNextWrite = async ({ context, page }: Device): Promise<void> => {
  const devtools = await context.newCDPSession(page);
  await page.exposeFunction('crash', () => {
    devtools.send('Page.crash').catch(() => undefined); // a crashed page never answers
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
  expect(await askedDurability(phone.page)).toEqual(['strict']); // a power cut loses nothing either
  await crashInNextWrite(phone);
  const crashed = phone.page.waitForEvent('crash');
  await scoreOverPar(phone.page, 5).catch(() => undefined); // the crash cuts this write off
  await crashed;
  await phone.killAndReopen('/playing', { offline: true });
  await continueAt(phone.page, 1);
  const shown = async () => Number.parseInt((await scoreShown(phone.page).getAttribute('aria-label')) ?? '', 10);
  await expect.poll(shown).toBeGreaterThanOrEqual(7);
});
