import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { choose } from './product.ts';
import { addQuarryWithMap, quarry, teeOffOnMap } from './walk.ts';

// What would give away where a golfer walked Old Quarry, to search for in everything that a phone sends and saves.

/**
 * Numbers within a few kilometres of the course, finer than a hundredth of a degree. A clock's seconds do not count.
 */
export const positionsIn = (text: string): readonly string[] => {
  const { lat, lon } = quarry.at([0, 0]);
  return (text.replaceAll(/T\d\d:\d\d:\d\d\.\d+Z/g, '').match(/-?\d+\.\d{3,}/g) ?? []).filter(
    (figure) => Math.abs(Number(figure) - lat) < 0.05 || Math.abs(Number(figure) - lon) < 0.05,
  );
};
/** Decodes a form's and an address's escapes, if there are any. */
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

/** With these settings on, tees off on a mapped course that others find. Ends on the map of its first hole. */
export const teeOffOnShared = async (page: Page, ...wishes: readonly string[]): Promise<void> => {
  await page.goto('/profile');
  for (const wish of wishes) await choose(page.getByRole('switch', { name: wish }));
  await addQuarryWithMap(page);
  await page.getByRole('button', { name: 'Edit course' }).click();
  await choose(page.getByLabel('Let others find this course'));
  await page.getByRole('button', { name: 'Save course' }).click();
  await teeOffOnMap(page);
};
