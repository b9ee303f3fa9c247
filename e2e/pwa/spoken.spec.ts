import type { Page } from '@playwright/test';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { roundsUnderWay, sheetRound } from '#dev/pictures/rounds.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo, plantDocuments } from '#dev/seed/plant.ts';
import { goTo } from '#e2e/support/every-screen.ts';
import { test as base, expect, synced } from '#e2e/support/product.ts';

// The ten most used screens as a screen reader has them: what can be operated or skipped to, with role, name and state.
// A person has read the snapshots, and reads each change of them: `npx playwright test spoken --update-snapshots`.

const DAY = new Date('2026-06-15T09:00:00Z');
const round = (name: string, more: string) => `/playing?round=${sheetRound(name)}${more}`;
const TEN = {
  home: '/dashboard',
  play: '/playing',
  'set-up': '/playing?view=setup&course=demo-course-heronsbridge',
  pad: round('solo', '&hole=8'),
  'pad-four': round('four', '&hole=10'),
  map: round('solo', '&view=map&hole=8'),
  story: '/playing?round=demo-round-01&view=story',
  swing: '/video-analysis?swing=demo-swing-2',
  practice: '/guided-practice-player?drill=pump',
  stats: '/analytics?tab=strokes-gained',
} as const;

const test = base.extend<object, object>({
  product: [
    async ({ product }, use) => {
      await plantDemo(product.services.cloud, DAY);
      await plantDocuments(product.services.cloud, roundsUnderWay(DAY));
      await use(product);
    },
    { scope: 'worker' },
  ],
});
test.use({ timezoneId: 'Europe/London' });

/** Without plain text, rows, cells and options, which are read as they stand. */
const said = async (page: Page): Promise<string> =>
  (await page.locator('body').ariaSnapshot())
    .split('\n')
    .filter(
      (line) =>
        !/^ *- (text|paragraph|row|cell|rowgroup|columnheader|rowheader|term|definition|strong|emphasis|listitem|option|caption|\/url)\b/.test(
          line,
        ),
    )
    .join('\n');

test('reads the ten most used screens by role and name', async ({ page }) => {
  await page.clock.setFixedTime(DAY);
  await startSignedIn(page, DEMO_ACCOUNT);
  await synced(page);
  for (const [name, path] of Object.entries(TEN)) {
    await goTo(page, { path });
    await expect(async () => expect(await said(page)).toMatchSnapshot(`${name}.txt`)).toPass();
  }
});
