import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { createAccount } from '#dev/browser/sign-in.ts';
import { holeOnDisk, openPlay } from '#dev/browser/scoring.ts';
import { choose, expect, lookAway, readyForOffline, synced, test } from '#e2e/support/product.ts';
import {
  addMovableTime,
  addQuarryWithMap,
  handOutLate,
  moveTime,
  nineHoles,
  type PlayedHole,
  quarry,
  standAt,
  strokesOf,
} from '#e2e/support/walk.ts';
import { beside, inventedCourse, type Metres } from '#dev/ground/invented-course.ts';
import { overpassOf } from '#dev/ground/overpass-of.ts';
import { MAPPED_COURSES } from '#dev/services/ground/serve-ground.ts';
import { distancesTo } from '#src/domain/ground/distances.ts';
import { readOverpass } from '#src/domain/ground/read-overpass.ts';

// The map of the hole: fetched once, then nine holes walked with no signal, each ball marked with one tap.

test.setTimeout(400_000);

const FIXES = 3;
const onMapOf = (page: Page, n: number) => page.getByRole('heading', { name: `Map of hole ${n}`, exact: true });

/** A moment on the spot: fresh fixes, two seconds apart. */
const rest = async (page: Page, at: Metres): Promise<void> => {
  for (let fix = 0; fix < FIXES; fix += 1) {
    await standAt(page.context(), at);
    await moveTime(page, 2000);
    await page.waitForTimeout(120);
  }
};

const mark = async (page: Page, { at, lie }: PlayedHole['balls'][number]): Promise<void> => {
  await moveTime(page, 60_000);
  await rest(page, at);
  await page.getByRole('button', { name: 'Mark ball' }).click();
  const chosen = page
    .getByRole('group', { name: 'Lie' })
    .getByRole('radio', { name: lie === 'green' ? 'Green' : 'Fairway' });
  // Where the noise or an unmapped green has it wrong, the golfer says it with one tap.
  if (!(await chosen.isChecked())) await choose(chosen);
};

const endHole = async (page: Page, putts: number): Promise<void> => {
  await page.getByRole('button', { name: 'Hole', exact: true }).click();
  await choose(page.getByRole('group', { name: 'Putts' }).getByRole('radio', { name: String(putts), exact: true }));
  await page.getByRole('button', { name: /^Save \d/ }).click();
  await expect(page.getByRole('heading', { name: /from your marks/ })).toBeHidden();
};

/** The hole on the card is the one that was played: putts, fairway, every lie, and where the strokes started within noise. */
const checkCard = async (page: Page, { hole, balls, putts }: PlayedHole): Promise<void> => {
  const { shots = [], ...card } = (await holeOnDisk(page, hole.n))!;
  expect(card).toMatchObject({ putts, ...(hole.par > 3 && { fairway: 'hit' }) });
  expect(shots.map(({ lie }) => lie)).toEqual(['tee', ...balls.map(({ lie }) => lie)]);
  const pack = readOverpass(overpassOf(quarry)).at(0)!;
  for (const [i, { at, lie }] of balls.entries()) {
    if (lie === 'green') continue;
    const yards = distancesTo(pack, hole.n, quarry.at(at))!.middleM / 0.9144; // a crescent's middle is not its line's end
    expect(Math.abs(shots.at(i + 1)!.distance - yards), `hole ${hole.n}, ball ${i + 1}`).toBeLessThan(12);
  }
};

/** A finger across a part of the screen, as the browser itself hands it on. */
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

/** Numbers within a few kilometres of the course, told finer than a hundredth of a degree; a clock's seconds are none. */
const positionsIn = (text: string): readonly string[] => {
  const { lat, lon } = quarry.at([0, 0]);
  return (text.replaceAll(/T\d\d:\d\d:\d\d\.\d+Z/g, '').match(/-?\d+\.\d{3,}/g) ?? []).filter(
    (figure) => Math.abs(Number(figure) - lat) < 0.05 || Math.abs(Number(figure) - lon) < 0.05,
  );
};
/** A form's and an address's escapes undone, where they are any. */
const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const savedBy = async (page: Page, button: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path(), 'latin1');
};

/** With these settings on, tees off on a mapped course that others find; ends on the map of its first hole. */
const teeOffOnShared = async (page: Page, ...wishes: readonly string[]): Promise<void> => {
  await page.goto('/profile');
  for (const wish of wishes) await choose(page.getByRole('switch', { name: wish }));
  await addQuarryWithMap(page);
  await page.getByRole('button', { name: 'Edit course' }).click();
  await choose(page.getByLabel('Let others find this course'));
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByRole('button', { name: 'Tee off' }).click();
  await page.getByRole('button', { name: 'Map of the hole' }).click();
};

test('nine holes walked offline: each ball is one tap, the card is the truth, no request carries a position', async ({
  device,
  golfer,
  product,
}) => {
  const phone = await device('phone');
  const { page, context } = phone;
  const told: string[] = [];
  const sent: string[] = [];
  const bodies: string[] = [];
  product.onRequest(({ url, text }) => {
    sent.push(url);
    bodies.push(text);
    told.push(...positionsIn(unescaped(text)));
  });
  await addMovableTime(context);
  await context.grantPermissions(['geolocation']);
  await createAccount(page, golfer);
  await readyForOffline(page);
  await teeOffOnShared(page, 'Send speed and failures of the app');
  await expect(page.getByText('yards from the tee')).toBeVisible();
  await phone.goOffline();

  await page.getByRole('button', { name: 'Show my distances' }).click();
  for (const played of nineHoles) {
    const { hole, balls, putts } = played;
    const tee = hole.line.at(0)!;
    await moveTime(page, 60_000);
    await rest(page, tee);
    await moveTime(page, 7000);
    await rest(page, tee);
    await expect(onMapOf(page, hole.n)).toBeVisible(); // turned by itself
    await expect(page.getByText(/yards to the (middle|green)/)).toBeVisible();

    if (hole.n === 2) {
      // The phone slept: what it hands out first is old, and stays unmarked until a fresh fix comes.
      await handOutLate(page, 60_000);
      await moveTime(page, 60_000);
      await rest(page, tee);
      await expect(page.getByText('Your position is old.')).toBeVisible();
      await page.getByRole('button', { name: 'Mark ball' }).click();
      await expect(page.getByRole('button', { name: 'Waiting for GPS. Cancel' })).toBeVisible();
      await page.getByRole('button', { name: 'Waiting for GPS. Cancel' }).click();
      await handOutLate(page, 0);
    }
    if (hole.n === 3) {
      const [x, y] = balls.at(0)!.at;
      await standAt(context, [x + 80, y]); // one fix jumps 80 m
    }
    if (hole.n === 5) {
      await context.clearPermissions();
      await page.getByRole('button', { name: 'Card', exact: true }).click();
      await page.getByRole('button', { name: 'Map of the hole' }).click();
      await expect(page.getByText('Your phone does not share your position with Divot.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mark ball' })).toBeDisabled();
      await context.grantPermissions(['geolocation']);
      await page.getByRole('button', { name: 'Try again' }).click();
      await rest(page, tee);
    }
    for (const ball of balls) await mark(page, ball);
    await endHole(page, putts);
    await expect.poll(async () => (await holeOnDisk(page, hole.n))?.strokes).toBe(strokesOf(played));
    await checkCard(page, played);
  }

  await page.getByRole('button', { name: 'Card', exact: true }).click();
  await phone.goOnline();
  await page.getByRole('button', { name: 'Finish round' }).click();
  await page.getByRole('button', { name: 'Save round' }).click();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await savedBy(page, 'Save picture');
  await page.goto('/profile');
  const everything = await savedBy(page, 'Export all (JSON)');
  await synced(page);
  await expect
    .poll(async () => {
      await lookAway(page); // what was measured is sent when the app goes into the background
      return sent.join(' ');
    })
    .toContain('/__/services/analytics/');

  for (const service of ['ground', 'analytics']) expect(sent.join(' ')).toContain(`/__/services/${service}/`);
  expect(sent.join(' ')).toContain('/v1/projects/');
  expect(bodies.join(' ')).toContain('Old Quarry'); // bodies are read, the round's among them
  expect(everything).toContain('Old Quarry');
  expect(positionsIn(everything)).toEqual([]);
  expect(positionsIn(JSON.stringify(quarry.at([40, 90])))).toHaveLength(2); // what it would look like
  expect(told).toEqual([]);
});

test('read only per mark, a ball beyond the next tee turns the map to its hole, and one tap puts it back', async ({
  device,
  golfer,
}) => {
  const { page, context } = await device('phone');
  await addMovableTime(context);
  await context.grantPermissions(['geolocation']);
  await createAccount(page, golfer);
  await addQuarryWithMap(page);
  await page.getByRole('button', { name: 'Tee off' }).click();
  await page.getByRole('button', { name: 'Map of the hole' }).click();
  await page.getByRole('button', { name: 'Only per mark' }).click();

  const first = nineHoles.at(0)!;
  for (const ball of first.balls) await mark(page, ball);
  await expect(onMapOf(page, 1)).toBeVisible();
  const [tee, green] = [quarry.holes.at(1)!.line.at(0)!, quarry.holes.at(1)!.line.at(-1)!];
  await moveTime(page, 60_000);
  await rest(page, beside(tee, green, 75));
  await page.getByRole('button', { name: 'Mark ball' }).click();

  await expect(onMapOf(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'No, it lies on hole 1' }).click();
  await expect(onMapOf(page, 1)).toBeVisible();
  await expect(page.getByRole('button', { name: 'No, it lies on hole 1' })).toBeHidden();
});

test('kept on wish, positions go into the golfer’s own round and into no other request', async ({
  device,
  golfer,
  product,
}) => {
  const { page, context } = await device('phone');
  const told: string[] = [];
  product.onRequest(({ text }) => {
    if (positionsIn(unescaped(text)).length > 0) told.push(text);
  });
  await addMovableTime(context);
  await context.grantPermissions(['geolocation']);
  await createAccount(page, golfer);
  await teeOffOnShared(page, 'Keep ball positions with the round', 'Send speed and failures of the app');
  await page.getByRole('button', { name: 'Show my distances' }).click();
  const first = nineHoles.at(0)!;
  for (const ball of first.balls) await mark(page, ball);
  expect(told).toEqual([]);

  await endHole(page, first.putts);
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  await page.goto('/profile');
  const everything = await savedBy(page, 'Export all (JSON)');
  await synced(page);

  await expect.poll(() => told.length).toBeGreaterThan(0);
  for (const text of told) expect(text).toMatch(/\/v1\/projects\/.*\/rounds\//);
  const { store } = product.services.documents;
  const withPositions = store.all().filter((document) => positionsIn(JSON.stringify(document)).length > 0);
  expect(withPositions.map(({ path }) => path)).toEqual([expect.stringMatching(/^rounds\//)]);
  expect(positionsIn(everything)).toEqual([]);
});

test('a green that nobody mapped is traced, and after the round the marked shots are on the map', async ({
  device,
  golfer,
}) => {
  const { page, context } = await device('phone');
  await addMovableTime(context);
  await context.grantPermissions(['geolocation']);
  await createAccount(page, golfer);
  await addQuarryWithMap(page);
  await expect(page.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeVisible();
  await page.getByRole('button', { name: 'Tee off' }).click();
  await page.getByRole('button', { name: 'Map of the hole' }).click();

  for (const n of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Next hole' }).click();
    await expect(onMapOf(page, n)).toBeVisible();
  }
  await expect(page.getByText('front', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Trace it' }).click();
  const drawn = page.getByRole('img', { name: /Hole 4 from above/ });
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

  // The last ball was filed under the wrong hole.
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
  await createAccount(page, golfer);
  await openPlay(page);
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByRole('button', { name: 'Add a course' }).click();
  await page.getByLabel('Course name').fill('Three Elms');
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByRole('button', { name: 'Edit course' }).click();
  await page.getByRole('button', { name: 'Get this course’s map' }).click();
  await page.getByRole('button', { name: 'Find by name' }).click();
  await page.getByLabel('Played first').selectOption('Three Elms · 19–27');
  await page.getByLabel('Played second').selectOption('Three Elms · 1–9');
  await page.getByRole('button', { name: 'Use these nines' }).click();
  await expect(page.getByText('18 holes, 18 greens mapped.')).toBeVisible();
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByRole('button', { name: 'Tee off' }).click();
  await page.getByRole('button', { name: 'Map of the hole' }).click();

  const elms = inventedCourse(MAPPED_COURSES.find(({ name }) => name === 'Three Elms')!);
  const pack = readOverpass(overpassOf(elms)).at(0)!;
  const yards = (n: number) => {
    const tee = elms.at(elms.holes.at(n - 1)!.line.at(0)!);
    return Math.round(distancesTo(pack, n, tee)!.middleM / 0.9144);
  };
  const drawn = (n: number) => page.getByRole('img', { name: new RegExp(`Hole ${n} from above`) });
  const said = async (n: number) => Number(/(\d+) yd/.exec((await drawn(n).getAttribute('aria-label'))!)?.[1]);
  expect(Math.abs((await said(1)) - yards(19))).toBeLessThanOrEqual(2);

  await drawn(1).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('img', { name: /Hole 1 from above.*to the target, then/ })).toBeVisible();
  const before = await drawn(1).getAttribute('aria-label');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(drawn(1)).not.toHaveAttribute('aria-label', before!);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('img', { name: /to the target, then/ })).toBeHidden();

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

test('the nearest course comes first when asked to, from a position that stays on the phone', async ({
  device,
  golfer,
  product,
}) => {
  const { page, context } = await device('phone');
  const told: string[] = [];
  await context.grantPermissions(['geolocation']);
  await createAccount(page, golfer);
  await addQuarryWithMap(page);
  await page.getByRole('button', { name: 'Change course' }).click();
  await page.getByRole('button', { name: 'Add a course' }).click();
  await page.getByLabel('Course name').fill('Heron Creek');
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByRole('button', { name: 'Change course' }).click();
  const courses = page.getByRole('listitem');
  await expect(courses).toContainText(['Heron Creek', 'Old Quarry']);

  product.onRequest(({ text }) => told.push(...positionsIn(unescaped(text))));
  await standAt(context, [0, 0]);
  await page.getByRole('button', { name: 'Nearest first' }).click();

  await expect(courses).toContainText([/Old Quarry.*here/, 'Heron Creek']);
  await expect(page.getByText('Your position stays on it.')).toBeVisible();
  await page.getByRole('button', { name: 'Nearest first' }).click();
  await expect(courses).toContainText(['Heron Creek', 'Old Quarry']);
  expect(told).toEqual([]);
});
