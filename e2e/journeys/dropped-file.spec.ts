import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { onDisk } from '#dev/browser/on-disk.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { expect, test } from '#e2e/support/product.ts';

// At a desk, files are dropped on the window.

const FILE = 'garmin-r10-en.csv';
const SHOTS = 36;

/** Drops a file on the window, as a desk's file manager does. */
const dropFile = (
  page: Page,
  file: { readonly name: string; readonly text?: string; readonly mb?: number },
): Promise<void> =>
  page.evaluate(({ name, text = '', mb = 0 }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text, new Uint8Array(mb * 1024 * 1024)], name));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }, file);

test('a file dropped on the desk comes in and goes out in one step; one that cannot be is told so', async ({
  device,
  golfer,
}) => {
  const { page } = await device('desk');
  await page.setViewportSize({ width: 1280, height: 800 });
  await startSignedIn(page, golfer);
  const text = readFileSync(`packages/shot-files/fixtures/${FILE}`, 'utf8');
  const count = async () => {
    // Deleted documents stay on the disk as tombstones. `_deleted` is a boolean or a number, depending on the index.
    const sessions = await onDisk<{ readonly count: number; readonly _deleted: unknown }>(page, 'shotSessions');
    return sessions.reduce((sum, session) => sum + (Number(session._deleted) ? 0 : session.count), 0);
  };

  await dropFile(page, { name: FILE, text });
  await expect(page).toHaveURL(/\/bag\?view=import/);
  await page.getByRole('button', { name: `Bring in ${SHOTS} shots`, exact: true }).click();
  await expect(page.getByText(`${SHOTS} shots brought in`)).toBeVisible();
  expect(await count()).toBe(SHOTS);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Import undone')).toBeVisible();
  await expect.poll(count).toBe(0);

  await dropFile(page, { name: 'everything.csv', mb: 100 });
  await expect(page.getByText(/^This file is larger than 80 MB/)).toBeVisible();
  await dropFile(page, { name: 'lesson.doc', text: 'Keep your head still.' });
  await expect(page.getByText(/^Divot finds no table of shots/)).toBeVisible();
  expect(await count()).toBe(0);
});
