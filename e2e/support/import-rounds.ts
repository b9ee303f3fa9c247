import type { Page } from '@playwright/test';
import { expect } from './product.ts';

const FIELD = 'Import rounds (CSV, JSON, GHIN, Garmin, 18Birdies)';

/** Imports a CSV of rounds through the profile. */
export const importRounds = async (page: Page, csv: string): Promise<void> => {
  await page.goto('/profile?group=data');
  await page
    .getByLabel(FIELD)
    .last()
    .setInputFiles({ name: 'rounds.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: /^Add \d+ rounds?$/ }).click();
  await expect(page.getByText(/rounds? added\./)).toBeVisible();
};
