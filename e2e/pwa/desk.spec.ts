import type { Page } from '@playwright/test';
import { DESK, settle } from '#dev/gallery/visit.ts';
import { screens } from '#dev/pictures/screens.ts';
import { expect, goTo, test } from '#e2e/support/every-screen.ts';
import { layoutFaults } from '#e2e/support/layout-faults.ts';
import { faultsOfTabWalk } from '#e2e/support/tab-walk.ts';

// Every screen of a full account at a desk and at a large one: laid out soundly, filled, and led by keys.

test.use({ viewport: DESK, isMobile: false, hasTouch: false });

/** Addresses that open a dialog over their screen. */
const OPENS_DIALOG = /[?&](show|fault|change)=/;
const LARGE_DESK = { width: 1920, height: 1080 };

/** How far the right third of the content ends above the rest of it, in px. */
const emptyLowerRight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { left, width } = document.querySelector('main')!.getBoundingClientRect();
    const boxes = [...document.querySelectorAll('main *')]
      .filter((one) => one.matches('svg, img, video, canvas, a, button, input, select') || one.children.length === 0)
      .map((one) => one.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0);
    const endOf = (some: readonly DOMRect[]) => Math.max(0, ...some.map(({ bottom }) => bottom));
    return endOf(boxes) - endOf(boxes.filter(({ right }) => right > left + (width * 2) / 3));
  });

for (const half of [0, 1]) {
  test(`every screen is sound, filled and led by keys, half ${half + 1}`, async ({ robins }) => {
    test.setTimeout(400_000);
    const dialog = robins.getByRole('dialog');
    for (const screen of screens.filter((_, at) => at % 2 === half)) {
      await robins.setViewportSize(DESK);
      await goTo(robins, screen);
      const isCovered = OPENS_DIALOG.test(screen.path);
      if (isCovered) await expect(dialog).toBeVisible();
      else {
        // From column to column the focus goes back up. Polls, in case something appeared after Tab had passed.
        const byTab = async () => (await faultsOfTabWalk(robins)).filter((fault) => !fault.startsWith('back up'));
        await expect.soft.poll(byTab, { message: `${screen.name}, by Tab` }).toEqual([]);
      }
      for (const size of [DESK, LARGE_DESK]) {
        await robins.setViewportSize(size);
        await settle(robins);
        const where = `${screen.name}, ${size.width} px`;
        await expect.soft.poll(() => layoutFaults(robins), { message: where, timeout: 3_000 }).toEqual([]);
        if (!isCovered) expect.soft(await emptyLowerRight(robins), where).toBeLessThan(size.height);
      }
      if (isCovered) {
        await robins.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    }
  });
}

/** The places where columns of parts begin, from left to right. */
const columns = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const lefts = [...document.querySelectorAll('main :is(section, figure, li, h2)')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ left }) => left)
      .toSorted((a, b) => a - b);
    const COLUMN = 250; // px, narrower than any
    return lefts.reduce(
      ({ from, count }, left) => (left - from >= COLUMN ? { from: left, count: count + 1 } : { from, count }),
      { from: -COLUMN, count: 0 },
    ).count;
  });

test('a large desk has three columns', async ({ robins }) => {
  await robins.setViewportSize({ width: 1600, height: 900 });
  for (const path of [
    '/dashboard',
    '/analytics?tab=tee-to-green',
    '/playing?view=story&round=demo-round-01',
    '/video-analysis?swing=demo-swing-2',
    '/bag',
    '/practice',
    '/workout',
  ]) {
    await goTo(robins, { path });
    await expect.poll(() => columns(robins), { message: path }).toBeGreaterThanOrEqual(3);
  }
});

test('arrow keys move between tabs', async ({ robins }) => {
  await goTo(robins, { path: '/analytics' });
  await robins.getByRole('tab', { name: 'Score' }).focus();
  await robins.keyboard.press('ArrowRight');
  await expect(robins.getByRole('tab', { name: 'Handicap', selected: true })).toBeFocused();
});
