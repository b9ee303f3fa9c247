import type { Locator, Page } from '@playwright/test';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { openPlay } from '#dev/browser/scoring.ts';
import { expect, test } from '#e2e/support/product.ts';
import { addQuarryWithMap, endHole, mark, nineHoles, onMapOf, signUpToWalk, teeOffOnMap } from '#e2e/support/walk.ts';
import { distancesTo, inventedCourse, overpassOf, readOverpass } from '@divot/ground';
import { MAPPED_COURSES } from '#dev/services/ground/serve-ground.ts';

// What a golfer does on the map besides marking balls: traces a green, corrects marks after the round, aims, and swipes
// to the card and back.

test.setTimeout(200_000);

/** Swipes a finger `by` px across an element, through the browser's own touch input. */
const swipe = async (page: Page, on: Locator, by: number): Promise<void> => {
  const { x, y, width, height } = (await on.boundingBox())!;
  const [from, level] = [x + width / 2, y + height / 2];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y: level }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 4; step += 1) await touch('touchMove', from + (by * step) / 4);
  await touch('touchEnd');
  await finger.detach();
};

test('a green that nobody mapped is traced, and after the round the marked shots are on the map', async ({
  device,
  golfer,
}) => {
  const { page } = await device('phone');
  await signUpToWalk(page, golfer);
  await addQuarryWithMap(page);
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await teeOffOnMap(page);

  for (const n of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next hole' }).click();
    await expect(onMapOf(page, n)).toBeVisible();
  }
  await expect(page.getByText('front', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Trace it' }).click();
  const drawn = page.getByRole('application', { name: /Hole 4 from above/ });
  const { width, height } = (await drawn.boundingBox())!;
  for (const [x, y] of [
    [0.4, 0.25],
    [0.6, 0.25],
    [0.6, 0.45],
    [0.4, 0.45],
  ] as const)
    await drawn.click({ position: { x: x * width, y: y * height } });
  await page.getByRole('button', { name: 'Save green' }).click();
  await expect(page.getByText('front', { exact: true })).toBeVisible();
  await expect(page.getByText('back', { exact: true })).toBeVisible();

  for (const n of [3, 2, 1]) {
    await page.getByRole('button', { name: 'Previous hole' }).click();
    await expect(onMapOf(page, n)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Show my distances' }).click();
  const first = nineHoles.at(0)!;
  for (const ball of first.balls) await mark(page, ball);
  await endHole(page, first.putts);

  const round = new URL(page.url()).searchParams.get('round')!;
  await page.goto(`/playing?round=${round}&view=shots&hole=1`);
  await expect(page.getByRole('img', { name: /Shot 1: tee, .*Shot 2: fairway, .*Shot 3: green/ })).toBeVisible();
  await expect(page.getByText(`${first.putts} putts`)).toBeVisible();
  await page.getByRole('button', { name: 'Move a mark' }).click();
  await page.getByRole('button', { name: 'To the card' }).click();
  await page.getByRole('button', { name: 'Delete the mark of shot 2' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('img', { name: /Shot 1: tee, .*Shot 2: green/ })).toBeVisible();

  // The last ball was stored with the wrong hole, so the golfer moves it to hole 2.
  await page.getByRole('button', { name: 'Move a mark' }).click();
  await page.getByLabel('Hole of shot 2').selectOption('Hole 2');
  await expect(page.getByLabel('Hole of shot 2')).toBeHidden();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('You marked no ball on this hole.')).toBeVisible();
  await page.getByRole('button', { name: 'Next hole' }).click();
  await expect(page.getByRole('img', { name: /hole 2\. Shot 1: tee, .*Shot 2:/ })).toBeVisible();
});

test('at a place of 27 holes the golfer says which nine comes first, aims by keys, and swipes to the card and back', async ({
  device,
  golfer,
}) => {
  const { page } = await device('phone');
  await startSignedIn(page, golfer);
  await openPlay(page);
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByRole('button', { name: 'Add a course' }).click();
  await page.getByLabel('Course name').fill('Three Elms');
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByRole('button', { name: 'Choose the map' }).click();
  await page.getByRole('list', { name: 'On the open map' }).getByRole('button', { name: 'Three Elms' }).click();
  await page.getByLabel('Played first').selectOption('Three Elms · 19–27');
  await page.getByLabel('Played second').selectOption('Three Elms · 1–9');
  await page.getByRole('button', { name: 'Use these nines' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await teeOffOnMap(page);

  const elms = inventedCourse(MAPPED_COURSES.find(({ name }) => name === 'Three Elms')!);
  const pack = readOverpass(overpassOf(elms)).at(0)!;
  const yards = (n: number) => {
    const tee = elms.at(elms.holes.at(n - 1)!.line.at(0)!);
    return Math.round(distancesTo(pack, n, tee)!.middleM / 0.9144);
  };
  const drawn = (n: number) => page.getByRole('application', { name: new RegExp(`Hole ${n} from above`) });
  const said = async (n: number) => Number(/(\d+) yd/.exec((await drawn(n).getAttribute('aria-label'))!)?.[1]);
  expect(Math.abs((await said(1)) - yards(19))).toBeLessThanOrEqual(2);

  await drawn(1).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('application', { name: /Hole 1 from above.*to the target, then/ })).toBeVisible();
  const before = await drawn(1).getAttribute('aria-label');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(drawn(1)).not.toHaveAttribute('aria-label', before!);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('application', { name: /to the target, then/ })).toBeHidden();

  for (let n = 2; n <= 10; n += 1) {
    await page.getByRole('button', { name: 'Next hole' }).click();
    await expect(onMapOf(page, n)).toBeVisible();
  }
  expect(Math.abs((await said(10)) - yards(1))).toBeLessThanOrEqual(2);

  await swipe(page, onMapOf(page, 10), 140);
  await expect(page.getByRole('button', { name: 'Mark ball' })).toBeHidden();
  await swipe(page, page.getByRole('button', { name: 'Map of the hole' }), -140);
  await expect(onMapOf(page, 10)).toBeVisible();
});
