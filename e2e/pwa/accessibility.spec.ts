import { type Page, expect } from '@playwright/test';
import { wear } from '#dev/gallery/visit.ts';
import { TABS } from '#src/features/analytics/analytics-search.ts';
import { axeFinds, tooWeak } from '#e2e/support/axe.ts';
import { test } from '#e2e/support/demo-golfer.ts';
import { synced } from '#e2e/support/product.ts';
import { faultsOfTabWalk } from '#e2e/support/tab-walk.ts';
import { distinctRoutes } from './app.ts';

// Every route as a golfer with six months of rounds, swings, lessons and practice sees it. Each route loads once for
// all checks. offline.spec.ts checks an empty account offline.

/** Tables and figures without a name, and names that are said twice because the control's title repeats them. */
const misnamed = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      'table:not([aria-label], [aria-labelledby], :has(> caption)), figure:not([aria-label], [aria-labelledby], :has(> figcaption:not([aria-hidden]))), [aria-label][title]',
    )
    .evaluateAll((all) => all.map((one) => one.outerHTML.slice(0, 140)));

const expectToBeForEveryone = async (page: Page, where: string) => {
  expect(await misnamed(page), where).toEqual([]);
  expect(await axeFinds(page), where).toEqual([]);
  for (const theme of ['dark', 'sunlight'] as const) {
    await wear(page, theme);
    expect(await tooWeak(page), `${where}, ${theme}`).toEqual([]);
  }
  // Polls, in case something appeared after Tab had passed.
  await expect.poll(() => faultsOfTabWalk(page), { message: `${where}, by Tab` }).toEqual([]);
};

/** Screens that a route opens by search parameters, with the demo golfer's data. */
const behind = [
  '/course?course=demo-course-heronsbridge',
  '/playing?view=course',
  '/playing?view=card&round=demo-round-01',
  '/playing?view=story&round=demo-round-01',
  '/video-analysis?swing=demo-swing-2',
  '/video-analysis?swing=demo-swing-2&view=compare&other=demo-swing-6',
  ...TABS.map((tab) => `/analytics?tab=${tab}`),
  '/find-coach?coach=demo-coach-ines',
];
const screens = [...distinctRoutes, ...behind];

for (const half of [0, 1]) {
  test(`a full account: axe, contrast and Tab on every route, half ${half + 1}`, async ({ robins }) => {
    test.setTimeout(300_000);
    for (const screen of screens.filter((_, at) => at % 2 === half)) {
      await robins.goto(screen);
      await expect(robins.getByRole('heading', { level: 1 })).toBeVisible();
      await expectToBeForEveryone(robins, screen);
    }
  });
}

/** The distance between a toast and the buttons at the foot of the screen. */
const roomUnderToast = async (page: Page): Promise<number> => {
  const bottomOf = async (place: string) => {
    const { y, height } = (await page.locator(place).boundingBox())!;
    return { top: y, bottom: y + height };
  };
  return (await bottomOf('[data-foot]')).top - (await bottomOf('[data-toasts]')).bottom;
};

test('what is said in passing leaves the buttons under the thumb free, however many they are', async ({ robins }) => {
  await robins.goto('/workout');
  await robins.getByRole('button', { name: 'Start workout' }).click();
  await robins.getByRole('button', { name: 'Set done' }).click();
  const rest = robins.getByRole('region', { name: 'Rest' });
  await expect(rest).toBeVisible();
  await robins.getByRole('button', { name: /^1, .*, done$/ }).click();
  await robins.getByRole('button', { name: 'Remove set 1' }).click();
  await expect(robins.getByText('Undo')).toBeVisible();
  await expect(rest).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
    [1280, 800],
  ] as const) {
    await robins.setViewportSize({ width, height });
    await expect.poll(() => roomUnderToast(robins), { message: `${width} by ${height}` }).toBeGreaterThan(0);
    await expect.poll(() => roomUnderToast(robins), { message: `${width} by ${height}` }).toBeLessThan(40);
  }
});

/** Presses Tab until the control with that name has the focus. */
const tabTo = async (page: Page, name: string | RegExp) => {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name }).and(page.locator(':focus'))).toHaveCount(1, { timeout: 1 });
  }).toPass({ intervals: [0] });
};
const expectFocusKept = (page: Page, after: string) =>
  expect(page.locator('body :focus'), `the focus after ${after}`).toHaveCount(1);
/** F6 moves to the toast, which stays while it has the focus. */
const undoByKeys = async (page: Page) => {
  await page.keyboard.press('F6');
  await tabTo(page, 'Undo');
  await page.keyboard.press('Enter');
};

test('by keys alone, what goes leaves the focus to what is next to it, and Undo is in reach', async ({ robins }) => {
  await robins.goto('/workout-new?step=plan');
  const removes = robins.getByRole('button', { name: /^Remove / });
  await expect(removes.first()).toBeVisible();
  const [first, second] = [
    await removes.nth(0).getAttribute('aria-label'),
    await removes.nth(1).getAttribute('aria-label'),
  ];
  await tabTo(robins, first!);
  await robins.keyboard.press('Enter');
  await expect(robins.locator(':focus').getByRole('button', { name: second! })).toBeVisible();
  await undoByKeys(robins);
  await expect(robins.getByRole('button', { name: first! })).toBeVisible();
  await expectFocusKept(robins, 'the exercise is back');

  await robins.goto('/playing?view=card&round=demo-round-01');
  await tabTo(robins, /^Delete/);
  await robins.keyboard.press('Enter');
  await expect(robins.getByText('Undo')).toBeVisible();
  await expectFocusKept(robins, 'a round is deleted');
  await undoByKeys(robins);
  await expect(robins.getByText('Undo')).toBeHidden();
  await expectFocusKept(robins, 'it is taken back');
  await synced(robins); // other tests of this worker look at the round
});

test('how a score counted can be read by everyone, and charts shrink to the paper they are printed on', async ({
  robins,
}) => {
  await robins.goto('/analytics?tab=handicap');
  await robins.getByText('Scores on record').click();
  await robins
    .getByRole('button', { name: /^How the score of/ })
    .first()
    .click();
  await expect(robins.getByRole('dialog', { name: /^Score of/ })).toBeVisible();
  expect(await axeFinds(robins)).toEqual([]);

  await robins.goto('/analytics');
  await expect(robins.locator('main figure svg').nth(1)).toBeVisible();
  await robins.emulateMedia({ media: 'print' });
  const widths = await robins.locator('main figure').evaluateAll((figures) =>
    figures.flatMap((figure) => {
      (figure as HTMLElement).style.width = '200px';
      return [...figure.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width);
    }),
  );
  expect(widths.length).toBeGreaterThan(1);
  expect(Math.max(...widths)).toBeLessThanOrEqual(200);
});

test('on paper a session is a sheet to write on, without anything to tap', async ({ robins }) => {
  await robins.emulateMedia({ media: 'print' });
  await robins.goto('/workout');
  const today = robins.getByRole('region', { name: 'Today' });
  await expect(today.getByRole('listitem').first()).toBeVisible();
  await expect(today.getByRole('listitem').first().locator('.edge')).toBeVisible();
  await expect(robins.getByRole('button')).toHaveCount(0);
  await expect(robins.getByRole('region', { name: 'History' })).toBeHidden();

  await robins.goto('/practice');
  await expect(robins.getByText(/^Your mark: .* Your score: _+$/).first()).toBeVisible();
  await expect(robins.getByText('Count', { exact: true }).first()).toBeVisible();
  await expect(robins.getByRole('button', { name: 'Start guided session' })).toHaveCount(0);
  await expect(robins.getByRole('region', { name: 'Latest sessions' })).toBeHidden();

  await robins.goto('/playing?view=card&round=demo-round-01');
  await expect(robins.getByRole('table')).toHaveCount(2);
  await expect(robins.getByRole('button')).toHaveCount(0);
});

test('axe finds nothing on the login screen, problems shown', async ({ page }) => {
  for (const mode of ['', '?mode=create', '?mode=forgot']) {
    await page.goto(`/login${mode}`);
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
    expect(await axeFinds(page), mode).toEqual([]);
  }
});
