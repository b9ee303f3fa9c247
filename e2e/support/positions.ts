import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { choose } from './product.ts';
import { addQuarryWithMap, quarry, teeOffOnMap } from './walk.ts';

// Finds what would give away where a golfer walked Old Quarry, in everything that a phone sends and saves.

/**
 * Coordinates within a few kilometres of the course, finer than a hundredth of a degree. Ignores the seconds of
 * timestamps.
 */
export const positionsIn = (text: string): readonly string[] => {
  const { lat, lon } = quarry.at([0, 0]);
  return (text.replaceAll(/T\d\d:\d\d:\d\d\.\d+Z/g, '').match(/-?\d+\.\d{3,}/g) ?? []).filter(
    (figure) => Math.abs(Number(figure) - lat) < 0.05 || Math.abs(Number(figure) - lon) < 0.05,
  );
};
/** Decodes the percent escapes of forms and addresses, if the text has any. */
export const unescaped = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export const savedBy = async (page: Page, button: string): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path(), 'latin1');
};

/** Turns these settings on and tees off on a mapped course that others can find. Ends on the map of its first hole. */
export const teeOffOnShared = async (page: Page, ...wishes: readonly string[]): Promise<void> => {
  await page.goto('/profile?group=data');
  for (const wish of wishes) await choose(page.getByRole('switch', { name: wish }));
  await addQuarryWithMap(page);
  await page.getByRole('link', { name: 'About this course' }).click();
  await choose(page.getByLabel('Let others find this course'));
  await page.getByRole('link', { name: 'Play here' }).click();
  await teeOffOnMap(page);
};
