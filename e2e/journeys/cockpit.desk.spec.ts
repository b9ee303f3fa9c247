import { signIn } from '#dev/browser/sign-in.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { expect, synced, test } from '#e2e/support/product.ts';

// The desk as a cockpit: all of a golfer's week on one screen, tables, and keys instead of the mouse.

test('a desk shows the week at once and is led by keys', async ({ device, product }) => {
  test.setTimeout(120_000);
  const { project, identity, documents } = product.services;
  await plantDemo({ project, identityOrigin: identity.origin, documentsOrigin: documents.origin }, new Date());
  const { page } = await device('desk');
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, DEMO_ACCOUNT);
  await synced(page);
  await page.goto('/dashboard');

  const week = page.getByRole('region', { name: 'This week' });
  const trend = page.getByRole('region', { name: 'Index trend' });
  const rounds = page.getByRole('region', { name: 'Recent rounds' });
  for (const part of [week, trend, rounds]) {
    await expect(part).toBeVisible();
    await expect.poll(async () => (await part.boundingBox())?.height ?? 0).toBeGreaterThan(200);
  }
  await expect.poll(async () => rounds.getByRole('link').count()).toBe(5);
  for (const part of [week, trend, rounds]) {
    const { y, height } = (await part.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(800);
  }
  expect((await trend.boundingBox())!.x).toBeGreaterThan((await week.boundingBox())!.x + 300);
  await expect(page.getByRole('navigation', { name: 'Your golf' }).getByRole('link')).toHaveText([
    'Home',
    'Rounds',
    'Swings',
    'Training',
    'Lessons',
  ]);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('From row to row');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('r');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Score', 'To par', 'Course', 'Day', 'Putts', 'Card']);
  await table.getByRole('button').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(table.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');

  const list = page.getByRole('navigation', { name: 'Recent rounds' });
  await expect(list.getByRole('button').nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Edit scores' })).toBeVisible();
  await list.getByRole('button').nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button').nth(2)).toHaveAttribute('aria-current', 'true');

  await page.goto('/video-analysis/history');
  const swings = table.first(); // the chart beside it has one to be heard
  await expect(swings.getByRole('columnheader')).toHaveText(['Swing', 'Found', 'Tempo', 'Day', 'Actions']);
  // The keys come with the first idle moment of a page.
  await expect(async () => {
    await swings.getByRole('link').first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(swings.getByRole('link').nth(1)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.goto('/workout');
  await expect(table.getByRole('columnheader')).toHaveText(['Exercise', 'Sets', 'Rest', 'Why']);

  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await page.goto('/practice?view=drills');
  await page.getByRole('heading', { name: 'Drills', level: 1 }).waitFor();
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 500 });
  }).toPass();
});
