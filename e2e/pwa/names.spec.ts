import type { Locator } from '@playwright/test';
import { tapChip } from '#dev/browser/scoring.ts';
import { expect, test } from './app.ts';

// A name in a script that runs from right to left, beside figures that do not.

const COURSE = 'ملعب الصقر';

/** The characters of `text` in `root` from left to right, as they stand on the screen. */
const asDrawn = (root: Locator, text: string): Promise<string> =>
  root.evaluate((element, sought) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const from = node.nodeValue?.indexOf(sought) ?? -1;
      if (from === -1) continue;
      const leftOf = (at: number) => {
        const range = document.createRange();
        range.setStart(node, from + at);
        range.setEnd(node, from + at + 1);
        return range.getBoundingClientRect().left;
      };
      const characters = Array.from(sought, (character, at) => ({ character, left: leftOf(at) }));
      return characters
        .toSorted((a, b) => a.left - b.left)
        .map(({ character }) => character)
        .join('');
    }
    return `no ${sought}`;
  }, text);

test('figures beside an Arabic name keep their order, and the name is cut at its end', async ({ sams }) => {
  await sams.goto('/playing');
  await sams.getByRole('button', { name: 'Start a round' }).click();
  await sams.getByRole('button', { name: 'Add a course' }).click();
  await sams.getByLabel('Course name').fill(COURSE);
  await sams.getByRole('button', { name: 'Save course' }).click();
  await sams.getByRole('button', { name: 'Tee off' }).click();
  await tapChip(sams, 'Score', '5, bogey');
  await sams.goto('/playing');

  const banner = sams.getByRole('region', { name: 'Round under way' });
  await expect(banner).toContainText('+1 after');
  expect(await asDrawn(banner, '+1')).toBe('+1');

  const name = sams.getByRole('list').locator('bdi').filter({ hasText: COURSE }).first();
  expect(await name.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('a goal of one long word widens no screen', async ({ sams }) => {
  await sams.goto('/dashboard?show=goals');
  const dialog = sams.getByRole('dialog');
  await dialog.getByLabel('Your goal').fill('z'.repeat(200));
  await dialog.getByRole('button', { name: 'Add Goal' }).click();
  await expect(dialog.getByText('zzz').first()).toBeVisible();
  await sams.goto('/dashboard');
  await expect(sams.getByText('zzz').first()).toBeVisible();

  expect(await sams.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
