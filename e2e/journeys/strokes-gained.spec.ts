import type { Page } from '@playwright/test';
import { createAccount } from '#dev/browser/sign-in.ts';
import { importRounds } from '#e2e/support/import-rounds.ts';
import { expect, readyForOffline, test } from '#e2e/support/product.ts';
import { countTaps } from '#e2e/support/taps.ts';

// From "this part costs most" to the drill against it.

test.setTimeout(120_000);

const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);
const DAYS = Array.from(
  { length: 12 },
  (_, at) => `2026-${at < 6 ? '05' : '06'}-${String(2 + (at % 6) * 4).padStart(2, '0')}`,
);

/** Twelve rounds on rated par fours: every green with three putts from fifteen feet. */
const importThreePutts = async (page: Page) => {
  const columns = ['score', 'putts', 'first_putt_ft', 'yards'];
  const head = ['date,course,tee,course_rating,slope', ...columns.flatMap((one) => HOLES.map((n) => `${one}_${n}`))];
  const lines = DAYS.map((day, at) =>
    [
      `${day},Heron Creek,White,71.2,131`,
      ...HOLES.map((n) => ((n + at) % 5 === 0 ? 6 : 5)),
      ...HOLES.map((n) => ((n + at) % 5 === 0 ? 4 : 3)),
      ...HOLES.map(() => 15),
      ...HOLES.map(() => 380),
    ].join(','),
  );
  await importRounds(page, `${head.join(',')}\n${lines.join('\n')}\n`);
};

test('the part that costs most is two taps from its drill, with no signal', async ({ device, golfer }) => {
  const phone = await device('phone');
  const { page } = phone;
  await createAccount(page, golfer);
  await readyForOffline(page);
  await importThreePutts(page);
  await phone.goOffline();
  await page.goto('/analytics?tab=strokes-gained&part=none');
  const counter = await countTaps(page);
  const row = page.getByRole('button', { name: /^Putting \d+\.\d more/ });
  await row.click();
  const detail = page.getByRole('region', { name: 'Putting' });
  await expect(detail.getByText(/^\d+\.\d more than a typical \d+\.\d golfer, 12 rounds\.$/)).toBeVisible();
  await expect(detail.getByText(/^Heron Creek \d+$/).first()).toBeVisible();
  await detail.getByRole('link', { name: 'Practise this' }).click();

  await expect(page).toHaveURL(/\/practice\?drill=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await counter.taken()).toHaveLength(2);
});
