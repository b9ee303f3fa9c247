import type { Page } from '@playwright/test';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { PHONE, settle } from '#dev/gallery/visit.ts';
import { inPlay, screens } from '#dev/pictures/screens.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { expect, goTo, test } from '#e2e/support/every-screen.ts';
import { layoutFaults } from '#e2e/support/layout-faults.ts';
import { distinctRoutes } from './app.ts';

// Every screen, sheet and dialog of a full account with letters twice their size, on the smallest phone and on its
// side: nothing is cut, stands on something else or cannot be reached. The app loads once; screens change in it.

const SMALL = { width: 320, height: 568 };
const SIZES = [
  { name: 'letters twice their size', ...PHONE, letters: 2 },
  { name: 'letters twice their size on the smallest phone', ...SMALL, letters: 2 },
  { name: 'the smallest phone', ...SMALL, letters: 1 },
  { name: 'on its side', width: PHONE.height, height: PHONE.width, letters: 1 },
] as const;

const enlarge = (page: Page, times: number) =>
  page.evaluate((letters) => document.documentElement.style.setProperty('font-size', `${letters * 100}%`), times);

const expectToFit = async (page: Page, where: string) => {
  for (const { name, letters, ...size } of SIZES) {
    await page.setViewportSize(size);
    await enlarge(page, letters);
    await settle(page);
    // A chart redraws itself once it has measured its letters, so this polls.
    await expect.soft.poll(() => layoutFaults(page), { message: `${where}, ${name}`, timeout: 3_000 }).toEqual([]);
  }
  await enlarge(page, 1);
};

const all = [...screens, ...inPlay];

test('knows every route', () => {
  const walked = all.map(({ path }) => path.split('?')[0]);
  expect(distinctRoutes.filter((route) => !walked.includes(route))).toEqual([]);
});

for (const half of [0, 1]) {
  test(`nothing is cut, covered or out of reach on any screen, half ${half + 1}`, async ({ robins }) => {
    test.setTimeout(400_000);
    for (const screen of all.filter((_, at) => at % 2 === half)) {
      await robins.setViewportSize(PHONE);
      await goTo(robins, screen);
      await expectToFit(robins, screen.name);
      if (screen.open) await robins.keyboard.press('Escape');
    }
  });
}

test('nothing is cut, covered or out of reach in the middle of a workout and a drill', async ({ page }) => {
  await startSignedIn(page, DEMO_ACCOUNT, '/workout');
  await page.getByRole('button', { name: 'Start workout' }).click();
  await page.getByRole('button', { name: 'Set done' }).click();
  await expect(page.getByRole('region', { name: 'Rest' })).toBeVisible();
  await expectToFit(page, 'workout');
  await page.goto('/guided-practice-player?drill=pump');
  await page.getByRole('button', { name: 'Start Three-pump drop' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Hit' })).toBeVisible();
  await expectToFit(page, 'guided practice');
});

test('nothing is cut, covered or out of reach before signing in', async ({ page }) => {
  for (const mode of ['', '?mode=create', '?mode=forgot']) {
    await page.setViewportSize(PHONE);
    await page.goto(`/login${mode}`);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    await expectToFit(page, `login ${mode}`);
  }
});
