import type { Page } from '@playwright/test';
import { axeFinds } from '#e2e/support/axe.ts';
import { createAccount } from '#dev/browser/sign-in.ts';
import { importRounds } from '#e2e/support/import-rounds.ts';
import { choose, expect, readyForOffline, test } from '#e2e/support/product.ts';

// Figures from a golfer's own cards: what a card of an earlier day changes in the index, and filters that live in the
// address.

test.setTimeout(120_000);

const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);

/** Eighteen par fours on rated tees: all `strokes` a hole. */
const importEighteens = async (
  page: Page,
  rounds: readonly (readonly [day: string, course: string, strokes: number])[],
) => {
  const head = [
    'date,course,tee,course_rating,slope',
    ...HOLES.map((n) => `score_${n}`),
    ...HOLES.map((n) => `putts_${n}`),
  ];
  const lines = rounds.map(([day, course, strokes]) =>
    [day, course, 'White', 71.2, 131, ...HOLES.map(() => strokes), ...HOLES.map(() => 2)].join(','),
  );
  await importRounds(page, `${head.join(',')}\n${lines.join('\n')}\n`);
};

const axeFindsNothing = async (page: Page) => expect(await axeFinds(page)).toEqual([]);

const MAY = ['2026-05-02', '2026-05-09', '2026-05-16', '2026-05-23', '2026-05-30'];

test('back-dating a round changes later indexes, and the trail says why', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await createAccount(page, golfer);
  await readyForOffline(page);
  await phone.goOffline();
  await importEighteens(
    page,
    MAY.map((day) => [day, 'Heron Creek', 5] as const),
  );

  await page.goto('/analytics?tab=handicap');
  const latest = page.getByRole('button', { name: /^How the score of May 30, 2026 counted/ }).first();
  await latest.click();
  const trail = page.getByRole('dialog', { name: 'Score of May 30, 2026' });
  // 18 fives are 90: (113 ÷ 131) × 18.8. Five scores: the lowest one, no adjustment.
  await expect(trail.getByText('(113 ÷ 131) × (90 − 71.2) = 16.2')).toBeVisible();
  await expect(trail.getByText('Lowest 1 of 5: 16.2')).toBeVisible();
  await axeFindsNothing(page);
  await page.keyboard.press('Escape');

  await importEighteens(page, [['2026-04-25', 'Old Links', 4]]);
  await page.goto('/analytics?tab=handicap');
  await latest.click();
  // 72 strokes on the day before all others: 0.7; six scores: the lowest two, less 1.0.
  await expect(trail.getByText('Lowest 2 of 6: 7.5')).toBeVisible();
  await expect(
    trail.getByText('The index after this score was 16.2 before they were entered, and is 7.5 with them.'),
  ).toBeVisible();
  await expect(trail.getByText(/Apr 25, 2026, Old Links/)).toBeVisible();
});

test('filters stay in the address: a reload with no signal shows the same rounds', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await createAccount(page, golfer);
  await readyForOffline(page);
  await importEighteens(page, [
    ...MAY.map((day) => [day, 'Heron Creek', 5] as const),
    ['2026-06-06', 'Old Links', 6],
    ['2026-06-13', 'Old Links', 4],
  ]);
  await page.goto('/analytics?last=7&holes=twelve');
  await expect(page.getByText('7 finished rounds')).toBeVisible();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Course').selectOption('Heron Creek');
  await page.keyboard.press('Escape');
  await choose(page.getByRole('radio', { name: 'Last 5' }));
  await expect(page.getByText('5 of 7 finished rounds')).toBeVisible();
  await page.getByRole('tab', { name: 'Putting' }).click();
  await expect(page.getByRole('cell', { name: '36.0', exact: true }).first()).toBeAttached();

  await phone.goOffline();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Putting', selected: true })).toBeVisible();
  await expect(page.getByText('5 of 7 finished rounds')).toBeVisible();
  for (const tab of ['Score', 'Handicap', 'Strokes gained', 'Tee to green', 'Putting', 'Body', 'Swing']) {
    await page.getByRole('tab', { name: tab }).click();
    await axeFindsNothing(page);
  }
  await page.getByRole('tab', { name: 'Score' }).click();
  await test.step('a chart shrinks to the paper that it is printed on', async () => {
    await page.emulateMedia({ media: 'print' });
    const widths = await page.locator('main figure').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        (figure as HTMLElement).style.width = '200px';
        const drawings = [...figure.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width);
        (figure as HTMLElement).style.width = '';
        return drawings;
      }),
    );
    expect(widths.length).toBeGreaterThan(1);
    expect(Math.max(...widths)).toBeLessThanOrEqual(200);
    await page.emulateMedia({ media: 'screen' });
  });
  await page.getByRole('button', { name: 'Save or print' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Charts as a picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^divot-analytics-.*\.png$/);
});
