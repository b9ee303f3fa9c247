import { type Page, expect } from '@playwright/test';

// The score pad in a golfer's words.

export const onHole = (page: Page, n: number) => page.getByRole('heading', { name: `Hole ${n}`, exact: true });
const more = (page: Page) => page.getByRole('button', { name: 'One stroke more' });
export const nextHole = (page: Page) => page.getByRole('button', { name: 'Next hole' }).click();

export const openPlay = async (page: Page): Promise<void> => {
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
