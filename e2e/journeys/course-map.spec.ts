import type { Page } from '@playwright/test';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { expect, test } from '#e2e/support/product.ts';
import { addQuarryWithMap } from '#e2e/support/walk.ts';
import type { Fault } from '#dev/services/shared/faults.ts';

// Fetches a course's map from a server that fails in every way it can. Divot tells the golfer how, and keeps the saved
// map.

/** Divot pauses 15 to 30 s before it retries a busy server. This shortens the pause to one second. */
const shortenRests = (page: Page) =>
  page.addInitScript(() => {
    const later = globalThis.setTimeout.bind(globalThis);
    const shortened = (handler: TimerHandler, ms = 0, ...given: unknown[]) =>
      later(handler, ms >= 15_000 ? 1000 : ms, ...given);
    globalThis.setTimeout = shortened as typeof setTimeout;
  });

const FAILURES: readonly (readonly [Omit<Fault, 'service'>, string])[] = [
  [{ kind: 'status', status: 429, times: 2 }, 'The map server is busy. Divot asked twice.'],
  [{ kind: 'status', status: 504, times: 2 }, 'The map server is busy. Divot asked twice.'],
  [{ kind: 'cut-short' }, 'The map server sent only a part.'],
  [{ kind: 'captive-portal' }, 'The map server did not answer.'],
  [{ kind: 'drop', times: 'always' }, 'The map server did not answer.'],
];

test('a map server that fails is told from one that knows nothing, and the map that is saved stays', async ({
  device,
  golfer,
  product,
}) => {
  const { page } = await device('phone');
  await shortenRests(page);
  await startSignedIn(page, golfer);
  await addQuarryWithMap(page);
  await page.getByRole('button', { name: 'Edit course' }).click();
  await page.getByRole('button', { name: 'Refresh map' }).click();
  const sheet = page.getByRole('dialog');

  for (const [fault, text] of FAILURES) {
    product.services.faults.add({ ...fault, service: 'ground', method: 'fetch' });
    await sheet.getByRole('button', { name: 'Refresh map' }).click();
    await expect(sheet.getByText(text)).toBeVisible();
    product.services.faults.clear();
  }
  expect(product.services.faults.struck).toMatchObject({ status: 4, 'cut-short': 1, 'captive-portal': 1 });
  await sheet.getByLabel('Name on the map').fill('Nowhere at all');
  await sheet.getByRole('button', { name: 'Find by name' }).click();
  await expect(sheet.getByText('OpenStreetMap has no such course.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('9 holes, 8 greens mapped.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete map' }).click();
  await expect(page.getByRole('button', { name: 'Get this course’s map' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('9 holes, 8 greens mapped.')).toBeVisible();
});
