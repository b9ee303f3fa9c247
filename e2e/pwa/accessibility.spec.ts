import type { Page } from '@playwright/test';
import { wear } from '#dev/gallery/visit.ts';
import { axeFinds, tooWeak } from '#e2e/support/axe.ts';
import { teeOff } from '#dev/browser/scoring.ts';
import { expect, golferRoutes, test } from './app.ts';

for (const half of [0, 1]) {
  test(`axe finds nothing on any route, in any theme, half ${half + 1}`, async ({ sams }) => {
    test.setTimeout(300_000);
    await sams.emulateMedia({ reducedMotion: 'reduce' }); // nothing that moves without end
    for (const route of golferRoutes.filter((_, at) => at % 2 === half)) {
      await sams.goto(route);
      await expect(sams.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await axeFinds(sams), route).toEqual([]);
      for (const theme of ['dark', 'sunlight'] as const) {
        await wear(sams, theme);
        expect(await tooWeak(sams), `${route}, ${theme}`).toEqual([]);
      }
    }
  });
}

/** What is wider than the screen and does not scroll inside something of its own. */
const runsOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll('main *')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.outerHTML.slice(0, 160))
      .slice(0, 3);
  });

const expectToFit = async (page: Page, where: string) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => runsOff(page), { message: `${where} on its side` }).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect.poll(() => runsOff(page), { message: `${where} at 200 %` }).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
};

test('text at twice its size, and the phone on its side: nothing runs off', async ({ sams }) => {
  test.setTimeout(300_000);
  for (const route of golferRoutes) {
    await sams.goto(route);
    await expect(sams.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(sams, route);
  }
  await teeOff(sams, 'Heron Creek');
  await expectToFit(sams, 'score pad');
  await sams.goto('/workout');
  await sams.getByRole('button', { name: 'Start workout' }).click();
  await sams.getByRole('button', { name: 'Set done' }).click();
  await expect(sams.getByRole('region', { name: 'Rest' })).toBeVisible();
  await expectToFit(sams, 'workout');
  await sams.goto('/guided-practice-player?drill=pump');
  await sams.getByRole('button', { name: 'Start Three-pump drop' }).click();
  await sams.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(sams.getByRole('button', { name: 'Hit' })).toBeVisible();
  await expectToFit(sams, 'guided practice');
});

test('axe finds nothing on the login screen, problems shown', async ({ page }) => {
  for (const mode of ['', '?mode=create', '?mode=forgot']) {
    await page.goto(`/login${mode}`);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    expect(await axeFinds(page), mode).toEqual([]);
  }
});
