import type { Page } from '@playwright/test';
import { holeOnDisk } from '#dev/browser/scoring.ts';
import { expect, lookAway, readyForOffline, synced, test } from '#e2e/support/product.ts';
import { positionsIn, savedBy, teeOffOnShared, unescaped } from '#e2e/support/positions.ts';
import {
  addQuarryWithMap,
  endHole,
  handOutLate,
  mark,
  moveTime,
  nineHoles,
  onMapOf,
  type PlayedHole,
  quarry,
  rest,
  signUpToWalk,
  standAt,
  strokesOf,
  teeOffOnMap,
} from '#e2e/support/walk.ts';
import { beside, distancesTo, overpassOf, readOverpass } from '@divot/ground';

// The map of the hole: Divot fetches it once, then the golfer walks nine holes offline and marks each ball with one
// tap.

test.setTimeout(400_000);

/**
 * Checks that the card shows the hole as played: putts, fairway, every lie, and the start of each stroke within GPS
 * noise.
 */
const checkCard = async (page: Page, { hole, balls, putts }: PlayedHole): Promise<void> => {
  const { shots = [], ...card } = (await holeOnDisk(page, hole.n))!;
  expect(card).toMatchObject({ putts, ...(hole.par > 3 && { fairway: 'hit' }) });
  expect(shots.map(({ lie }) => lie)).toEqual(['tee', ...balls.map(({ lie }) => lie)]);
  const pack = readOverpass(overpassOf(quarry)).at(0)!;
  for (const [i, { at, lie }] of balls.entries()) {
    if (lie === 'green') continue;
    const yards = distancesTo(pack, hole.n, quarry.at(at))!.middleM / 0.9144; // a crescent's middle is not the end of its line
    expect(Math.abs(shots.at(i + 1)!.distance - yards), `hole ${hole.n}, ball ${i + 1}`).toBeLessThan(12);
  }
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
  await signUpToWalk(page, golfer);
  await readyForOffline(page);
  await teeOffOnShared(page, 'Send speed and failures of the app');
  await expect(page.getByText('yards from the map’s tee')).toBeVisible();
  await phone.goOffline();

  await page.getByRole('button', { name: 'Show my distances' }).click();
  for (const played of nineHoles) {
    const { hole, balls, putts } = played;
    const tee = hole.line.at(0)!;
    await moveTime(page, 60_000);
    await rest(page, tee);
    await moveTime(page, 7000);
    await rest(page, tee);
    await expect(onMapOf(page, hole.n)).toBeVisible(); // the map turned to this hole by itself
    await expect(page.getByText(/yards to the (middle|green)/)).toBeVisible();

    if (hole.n === 2) {
      // After sleep, the phone first delivers an old fix. Divot marks nothing until a fresh one comes.
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
      await standAt(context, [x + 80, y]); // one GPS fix jumps 80 m
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
  await page.goto('/profile?group=data');
  const everything = await savedBy(page, 'Export all (JSON)');
  await synced(page);
  await expect
    .poll(async () => {
      await lookAway(page); // Divot sends its figures when it goes into the background
      return sent.join(' ');
    })
    .toContain('/__/services/analytics/');

  for (const service of ['ground', 'analytics']) expect(sent.join(' ')).toContain(`/__/services/${service}/`);
  expect(sent.join(' ')).toContain('/v1/projects/');
  expect(bodies.join(' ')).toContain('Old Quarry'); // proves that request bodies are read, including the round's
  expect(everything).toContain('Old Quarry');
  expect(positionsIn(everything)).toEqual([]);
  expect(positionsIn(JSON.stringify(quarry.at([40, 90])))).toHaveLength(2); // proves that the search finds a leak
  expect(told).toEqual([]);
});

test('read only per mark, a ball beyond the next tee turns the map to its hole, and one tap puts it back', async ({
  device,
  golfer,
}) => {
  const { page, context } = await device('phone');
  await signUpToWalk(page, golfer);
  await addQuarryWithMap(page);
  await teeOffOnMap(page);
  await page.getByRole('button', { name: 'Only per mark' }).click();

  const first = nineHoles.at(0)!;
  await context.clearPermissions();
  await page.getByRole('button', { name: 'Mark ball' }).click();
  await expect(page.getByText('Your phone does not share your position with Divot.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark ball' })).toBeDisabled();
  await context.grantPermissions(['geolocation']);
  await page.getByRole('button', { name: 'Try again' }).click();
  await rest(page, first.hole.line.at(0)!);
  await expect(page.getByText('Teed off')).toBeVisible(); // the tap on Mark ball had waited for a fix

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
