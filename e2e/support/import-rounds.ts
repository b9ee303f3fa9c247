import type { Page } from '@playwright/test';
import { expect } from './product.ts';

const FIELD = 'Import rounds (CSV, JSON, GHIN, Garmin, 18Birdies)';

/** Chooses a table of rounds on the open profile; nothing is stored yet. */
export const chooseRounds = (page: Page, csv: string): Promise<void> =>
  page
    .getByLabel(FIELD)
    .last()
    .setInputFiles({ name: 'rounds.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

/** Brings a table of rounds in through the profile. */
export const importRounds = async (page: Page, csv: string): Promise<void> => {
  await page.goto('/profile');
  await chooseRounds(page, csv);
  await page.getByRole('button', { name: /^Add \d+ rounds?$/ }).click();
  await expect(page.getByText(/rounds? added\./)).toBeVisible();
};
