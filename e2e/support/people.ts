import { type Page, expect } from '@playwright/test';
import { calendarOf } from '#src/data/sample/document.ts';
import { coachSeeds } from '#dev/seed/people.ts';
import { plantDocuments } from '#dev/seed/plant.ts';
import type { Product } from './start-product.ts';

/** The sample coaches in this product's directory. */
export const plantCoaches = ({ services }: Product): Promise<void> =>
  plantDocuments(
    { project: services.project, documentsOrigin: services.documents.origin },
    coachSeeds(calendarOf(new Date())),
  );

export const isGrownUp = async (page: Page): Promise<void> => {
  await page.goto('/profile');
  await page.getByLabel('Year of birth (optional)').fill('1990');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
};
