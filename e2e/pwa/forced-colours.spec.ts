import type { Locator } from '@playwright/test';
import { expect, test } from './app.ts';

// In forced colours the system's few colours replace Divot's own. What is chosen must still be told apart.

const backgroundOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
const expectApart = async (chosen: Locator, other: Locator) => {
  await expect(chosen).toBeVisible();
  expect(await backgroundOf(chosen)).not.toBe(await backgroundOf(other));
};

test('forced colours show the chosen tab, segment, page and switch', async ({ sams }) => {
  await sams.emulateMedia({ forcedColors: 'active' });
  await sams.goto('/scheduling');
  await expectApart(sams.getByRole('tab', { selected: true }), sams.getByRole('tab', { selected: false }).first());

  await sams.goto('/profile?group=you');
  const labels = sams.locator('fieldset label:has(> input[type="radio"])');
  await expectApart(
    labels.locator('visible=true').and(sams.locator(':has(> :checked)')).first(),
    labels.and(sams.locator(':not(:has(> :checked))')).first(),
  );

  await sams.goto('/practice');
  const links = sams.getByRole('navigation').getByRole('link');
  await expectApart(
    links.and(sams.locator('[aria-current]')).first(),
    links.and(sams.locator(':not([aria-current])')).first(),
  );

  await sams.goto('/assessment');
  const knob = sams.getByRole('switch').first().locator('xpath=following-sibling::span');
  await expectApart(knob, sams.getByRole('switch').first());
});
