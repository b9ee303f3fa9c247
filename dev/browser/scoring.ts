import { type Page, expect } from '@playwright/test';
import { onDisk } from './on-disk.ts';

// The score pad in a golfer's words.

export const onHole = (page: Page, n: number) => page.getByRole('heading', { name: `Hole ${n}`, exact: true });
const more = (page: Page) => page.getByRole('button', { name: 'One stroke more' });
export const nextHole = (page: Page) => page.getByRole('button', { name: 'Next hole' }).click();

type HoleOnDisk = { readonly n: number; readonly strokes?: number; readonly firstPuttFt?: number };

/** What the device's disk has for a hole of the one round there. */
export const holeOnDisk = async (page: Page, n: number): Promise<HoleOnDisk | undefined> => {
  const [round] = await onDisk<{ readonly holes: readonly HoleOnDisk[] }>(page, 'rounds');
  return round?.holes.find((one) => one.n === n);
};
export const strokesOnDisk = async (page: Page, n: number) => (await holeOnDisk(page, n))?.strokes;

/** A page that is left within milliseconds of a tap takes its write with it: no golfer is that fast. */
const untilWritten = async (page: Page): Promise<void> => {
  const score = page.getByRole('spinbutton', { name: 'Score' });
  if ((await score.count()) === 0) return;
  const shown = () => score.getAttribute('aria-valuenow');
  if ((await shown()) === null) return;
  const hole = Number(await page.getByRole('heading', { level: 1 }).innerText());
  // What another device scored may come over meanwhile: asked anew each time.
  await expect
    .poll(async () => String(await strokesOnDisk(page, hole)) === (await shown()), { message: 'written' })
    .toBe(true);
};

export const openPlay = async (page: Page): Promise<void> => {
  await untilWritten(page);
  await page.goto('/playing');
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeVisible();
};

export const teeOff = async (page: Page, course: string): Promise<void> => {
  await openPlay(page);
  await page.getByRole('button', { name: 'Start a round' }).click();
  await page.getByRole('button', { name: 'Add a course' }).click();
  await page.getByLabel('Course name').fill(course);
  await page.getByLabel('Tee name').fill('White');
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByRole('button', { name: 'Tee off' }).click();
  await expect(onHole(page, 1)).toBeVisible();
};

/** Par on the first tap, one more with each further tap. */
export const scoreOverPar = async (page: Page, over: number): Promise<void> => {
  for (let tap = 0; tap <= over; tap++) await more(page).click();
};
