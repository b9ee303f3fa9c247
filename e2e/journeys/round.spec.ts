import { type BrowserContext, type Locator, type Page, expect, test } from '@playwright/test';
import { LOCAL_BUILD } from '#dev/local-build.ts';
import { type ServedApp, serveApp } from '#dev/serve/serve-app.ts';
import { readyForOffline } from '#e2e/support/product.ts';
import { holeOnDisk, nextHole, onHole, scoreOverPar, scoreShown, tapChip } from '#dev/browser/scoring.ts';

// A round on the course, scored with one thumb, offline, with the app killed in between. It needs only the device, so
// the test serves only the app, and its golfer has signed in before.

const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];

let app: ServedApp;
test.beforeAll(async () => {
  app = await serveApp({ folder: LOCAL_BUILD });
});
test.afterAll(() => app.stop());

const rememberGolfer = (context: BrowserContext) =>
  context.addInitScript(() => {
    localStorage.setItem('auth', JSON.stringify({ uid: 'sam', email: 'sam@example.org', displayName: 'Sam' }));
  });

const openPlay = async (page: Page) => {
  await page.goto(`${app.origin}/playing`);
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible();
};
const addCourse = async (page: Page) => {
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByLabel('Name or place').fill('Heron Creek');
  await page.getByRole('button', { name: 'Add a course' }).click();
  await expect(page.getByLabel('Course name')).toHaveValue('Heron Creek'); // taken from the search field
  await expect(page.getByLabel('Tee name')).toHaveValue('Usual tee'); // par is enough to play
  await page.getByLabel('Tee name').fill('White');
  await page.getByRole('button', { name: 'Save course' }).click();
};
const startRound = async (page: Page) => {
  await openPlay(page);
  await readyForOffline(page);
  await addCourse(page);
  await page.getByRole('button', { name: 'Tee off' }).click();
  await expect(onHole(page, 1)).toBeVisible();
};
const countTaps = (page: Page) => {
  let taps = 0;
  const tap = async (row: string, chip: string) => {
    taps += 1;
    await tapChip(page, row, chip);
  };
  return Object.assign(tap, { sinceNext: () => taps, start: () => (taps = 0) });
};
const standing = (page: Page) => page.getByTestId('round-totals');

test(
  '18 holes with no signal, the app killed after the ninth',
  { tag: '@release' },
  async ({ context, page: first }) => {
    await rememberGolfer(context);
    let page = first;
    await startRound(page);
    await context.setOffline(true);

    for (const n of PARS.keys()) {
      await expect(onHole(page, n + 1)).toBeVisible();
      await scoreOverPar(page, n === 0 ? 1 : 0); // a bogey on the first
      await tapChip(page, 'Putts', '2');
      if (n === 8) {
        await expect(standing(page)).toContainText(/37 after 9 holes, \+1/);
        await page.close(); // right after the tap: what Divot painted is on the disk
        page = await context.newPage();
        await openPlay(page);
        await expect(page.getByText('Heron Creek: +1 after 9 holes')).toBeVisible();
        await page.getByRole('button', { name: 'Resume round' }).click();
        await expect(onHole(page, 10)).toBeVisible();
      } else if (n < 17) await nextHole(page);
    }
    await page.getByRole('button', { name: 'Finish round' }).click();
    await expect(page.getByText('These tees have no rating.')).toBeVisible();
    await page.getByLabel('Best shot').fill('Seven iron on the 14th');
    await page.getByRole('button', { name: 'Save round' }).click();

    // One tap after the round leads to its story, and one more to its card.
    await expect(page.getByRole('heading', { name: 'Heron Creek' })).toBeVisible();
    await expect(page.getByText('17 pars, 1 bogey')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Index' })).toContainText('These holes have no rating');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByRole('img', { name: 'Preview: a picture with your score of 73' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Hole by hole' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Best hole' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Best hole' }).uncheck();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save picture' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^divot-round-.*\.png$/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'See the card' }).click();
    await expect(page.getByText('36 on 18 holes')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Seven iron on the 14th')).toBeVisible();
    await expect(page.getByText('73', { exact: true }).first()).toBeVisible();
  },
);

test('a slip is undone, a hole picked up, a missing hole named', async ({ context, page }) => {
  await rememberGolfer(context);
  await startRound(page);
  await scoreOverPar(page, 0);
  await scoreOverPar(page, -1);
  await expect(scoreShown(page)).toHaveAccessibleName('3, birdie');
  await nextHole(page);
  await tapChip(page, 'Score', 'More scores, and picking up');
  await tapChip(page, 'Score', 'Pick up');
  await expect(scoreShown(page)).toHaveAccessibleName('Pick up');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(scoreShown(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(onHole(page, 1)).toBeVisible();
  await expect(scoreShown(page)).toHaveAccessibleName('4, par');

  await page.getByRole('button', { name: /^Hole 18,/ }).click();
  await page.getByRole('button', { name: 'Finish round' }).click();
  await expect(page.getByText('Without a score: 17 holes')).toBeVisible();
  await page.getByRole('button', { name: 'Hole 7', exact: true }).click();
  await expect(onHole(page, 7)).toBeVisible();

  // A truncated or hand-typed address opens the closest screen it can.
  const round = new URL(page.url()).searchParams.get('round');
  await page.goto(`${app.origin}/playing?round=${round}&view=poem&hole=abc`);
  await expect(onHole(page, 2)).toBeVisible();
  await page.goto(`${app.origin}/playing?view=card&round=nowhere`);
  await expect(page.getByText('This round is not on this device.')).toBeVisible();
});

test('a round is moved to the day it was played; deleted, it comes back with one tap', async ({ context, page }) => {
  await rememberGolfer(context);
  await startRound(page);
  await scoreOverPar(page, 0);
  await page.getByRole('button', { name: 'Round menu' }).click();
  await page.getByRole('menuitem', { name: 'Finish round' }).click();
  await page.getByRole('button', { name: 'Save round' }).click();
  await test.step('what is said in passing covers no button that goes on', async () => {
    const boxOf = async (it: Locator) => (await it.boundingBox())!;
    const toast = page.locator('[data-toasts]').getByText('Round saved');
    const button = page.getByRole('button', { name: 'See the card' });
    await button.waitFor();
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(toast);
        return (await boxOf(button)).y - y - height;
      })
      .toBeGreaterThan(0);
  });
  await page.getByRole('button', { name: 'See the card' }).click();
  await page.getByRole('button', { name: 'Day, kind, notes' }).click();
  await page.getByLabel('Played on').fill('2026-04-25');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/Saturday, April 25, 2026/)).toBeVisible();
  await page.getByRole('button', { name: 'Delete round' }).click();
  await expect(page.getByText('Your rounds will appear here')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: /Heron Creek, White/ })).toBeVisible();
});

test('a page that is left in the middle of fast taps loses none of them', async ({ context, page }) => {
  await rememberGolfer(context);
  await startRound(page);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const n of [1, 2, 3]) {
    await expect(onHole(page, n)).toBeVisible();
    await page.evaluate(() => {
      const chip = (row: string, name: string) =>
        document
          .querySelector(`[role=group][aria-label="${row}"], fieldset[aria-label="${row}"]`)!
          .querySelector<HTMLElement>(`[aria-label^="${name}"]`)!
          .click();
      chip('Putts', '3');
      chip('Putts', '1');
      chip('Score', '5');
      chip('Putts', '2');
      chip('Score', '6');
      location.reload();
    });
    await expect(onHole(page, n)).toBeVisible();
    await expect.poll(() => holeOnDisk(page, n)).toMatchObject({ strokes: 6, putts: 2 });
    await expect(scoreShown(page)).toHaveAccessibleName(/^6,/);
    await nextHole(page);
  }
});

test('a hole takes three taps, five with a missed green, no key and no scrolling', async ({ context, page }) => {
  await rememberGolfer(context);
  await startRound(page);
  const tapped = countTaps(page);
  const fits = () =>
    page.evaluate(
      () => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth,
    );
  // Score, putts, fairway.
  await tapped('Score', '5, bogey');
  await tapped('Putts', '2');
  await tapped('Drive', 'Fairway');
  expect(tapped.sinceNext()).toBe(3);
  expect(await fits()).toBe(true);
  await nextHole(page);
  // Green missed: how far from the hole the approach ended is unknown, so strokes gained stay incomplete.
  tapped.start();
  await tapped('Drive', 'Rough right');
  await tapped('Approach', 'Bunker');
  await tapped('First putt', '10 ft');
  await tapped('Putts', '2');
  await tapped('Score', '5, bogey');
  expect(tapped.sinceNext()).toBe(5);
  await expect(scoreShown(page)).toHaveAccessibleName('5, bogey');
  await expect(page.getByText('Strokes gained complete')).toBeHidden();
  expect(await fits()).toBe(true);
  await nextHole(page);
  // Divot derives a green hit from score and putts, so a par 3 takes three taps. The derived chip is dashed and can be
  // changed.
  tapped.start();
  await tapped('First putt', '25 ft');
  await tapped('Putts', '2');
  await tapped('Score', '3, par');
  expect(tapped.sinceNext()).toBe(3);
  await expect(page.getByText('Strokes gained complete')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Green, follows from your answers' })).toBeVisible();
  await nextHole(page);
  // Divot derives the score from the strokes described from tee to cup: four.
  tapped.start();
  await tapped('Drive', 'Fairway');
  await tapped('Approach', 'Green');
  await tapped('First putt', '6 ft');
  await tapped('Putts', '1');
  await expect(page.getByRole('button', { name: '4, birdie, follows from your answers' })).toBeVisible();
  expect(tapped.sinceNext()).toBe(4);
  await page.reload();
  await expect(scoreShown(page)).toHaveAccessibleName('4, birdie'); // Divot had already saved the derived score
  // Holding a finger on the lowest chip gives one stroke fewer.
  await page.getByRole('button', { name: /^4, birdie/ }).hover();
  await page.mouse.down();
  await expect(scoreShown(page)).toHaveAccessibleName('3, eagle');
  await page.mouse.up();
  await expect(scoreShown(page)).toHaveAccessibleName('3, eagle');
  // All chips are within reach of one thumb: in the lower two thirds of the phone.
  const { height } = page.viewportSize()!;
  const highest = await page.getByRole('group', { name: 'Drive' }).boundingBox();
  expect(highest!.y).toBeGreaterThan(height / 3);
});

test('a foursome: nine taps a hole with Next, under 170 for eighteen, nothing to scroll', async ({ context, page }) => {
  await rememberGolfer(context);
  await openPlay(page);
  await addCourse(page);
  await page.getByText('Add a player').click();
  for (const [at, name] of ['Jo', 'Max', 'Priya'].entries()) await page.getByLabel(`Partner ${at + 1}`).fill(name);
  await page.getByRole('button', { name: 'Tee off' }).click();
  await expect(onHole(page, 1)).toBeVisible();
  // The golfer enters Jo's handicap on the first tee, with the round in progress.
  await page.getByRole('button', { name: 'Round menu' }).click();
  await page.getByRole('menuitem', { name: 'Partners' }).click();
  await page.getByText('Tee and course handicap').first().click();
  await page.getByLabel('Jo’s course handicap').fill('18');
  await page.getByRole('button', { name: 'Save partners' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  let taps = 0;
  const tap = async (row: string, chip: RegExp) => {
    taps += 1;
    await page.getByRole('group', { name: row, exact: true }).getByRole('button', { name: chip }).click();
  };
  for (const [at, par] of PARS.entries()) {
    const before = taps;
    if (par > 3) await tap('Drive', /^Fairway$/);
    await tap(par > 3 ? 'Approach' : 'Tee shot', at === 0 ? /^Green$/ : /^Rough$/);
    await tap('First putt', /^10 ft$/);
    await tap('Putts', /^2$/);
    for (const [who, score] of [
      ['You', /, bogey$/],
      ['Jo', /, par$/],
      ['Max', /, double bogey$/],
      ['Priya', /, bogey$/],
    ] as const)
      await tap(who, score);
    if (at === 0) {
      await page.getByRole('button', { name: /^You, 5, bogey/ }).click(); // the golfer's own rows take the most room
      await expect(page.getByText('Strokes gained complete')).toBeVisible();
      const usual = page.viewportSize()!;
      for (const size of [usual, { width: 320, height: 568 }]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
        const heights = await page
          .locator('main [role=group] button')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(40);
      }
      await page.setViewportSize(usual);
    }
    if (at < 17) {
      taps += 1;
      await nextHole(page);
      await expect(onHole(page, at + 2)).toBeVisible();
    }
    expect(taps - before).toBeLessThanOrEqual(9);
  }
  expect(taps).toBeLessThan(170);
  test.info().annotations.push({ type: 'taps', description: `18 holes for four: ${taps}` });
  await expect(page.getByRole('button', { name: /^Jo, 5, par, −18 net$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Max, 7, double bogey, \+36 gross$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Finish round' }).click();
  await page.getByRole('button', { name: 'Save round' }).click();
  const cards = page.getByRole('region', { name: 'Your partners’ cards' });
  await expect(cards.getByRole('listitem')).toContainText([
    'Jo72 (E) over 18 holes, net 54',
    'Max108 (+36)',
    'Priya90 (+18)',
  ]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    cards.getByRole('button', { name: 'File of Max’s card' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^divot-card-max-\d{4}-\d\d-\d\d\.csv$/);
  await cards.getByRole('button', { name: 'Picture of Max’s card' }).click();
  const picture = page.getByRole('dialog');
  await expect(picture.getByRole('img', { name: 'Preview: a picture of Max’s card with 108 strokes' })).toBeVisible();
  await expect(picture.getByRole('checkbox', { name: 'Name' })).not.toBeChecked();
});

test('a course nobody has entered is scored at once: par 72', async ({ context, page }) => {
  await rememberGolfer(context);
  await openPlay(page);
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByRole('button', { name: 'Just score, par 72' }).click();
  await expect(onHole(page, 1)).toBeVisible();
  for (let n = 1; n <= 6; n += 1) {
    await scoreOverPar(page, 1);
    await nextHole(page);
  }
  await expect(standing(page)).toContainText('On pace for 90'); // without an index, Divot projects the holes so far
});
