import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { settle } from '#dev/gallery/visit.ts';

// Pictures of the way from a lost stroke to its cause and back, and of what a golfer hands on: pictures to share, and
// paper.

type Take = (name: string) => Promise<unknown>;

const CHAIN = 'From score to cause';

/** Each screen from a lost stroke to the practice for it, and whether that helped. */
export const takeCause = async (page: Page, take: Take): Promise<void> => {
  const chain = page.getByRole('heading', { name: CHAIN });
  await page.goto('/dashboard');
  await chain.waitFor();
  await chain.evaluate((title) => scrollTo(0, title.getBoundingClientRect().top + scrollY - 96));
  await settle(page);
  await take('cause-chain');
  const links = page.locator('div', { has: chain }).last().getByRole('listitem');
  await links.nth(1).getByRole('button').click();
  // The fault's figures are a chunk of their own.
  await page.getByRole('dialog').locator('figure svg').first().waitFor();
  await settle(page);
  await take('cause-fault');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await links.nth(3).getByRole('link').click();
  await page.getByRole('button', { name: 'Start this drill' }).waitFor();
  await settle(page);
  await take('cause-drill');
  await page.goto('/focus');
  await page.getByRole('heading', { name: 'Did it help?' }).waitFor();
  await settle(page);
  await take('cause-helped');
};

const SHARED = [
  ['share-round', '/playing?view=story&round=demo-round-01', 'Share', ['Course and day', 'Hole by hole', 'Index']],
  ['share-hole', '/playing?view=story&round=demo-round-01', /^Share hole/, ['Course and day']],
  [
    'share-swings',
    '/video-analysis?swing=demo-swing-2&view=compare&other=demo-swing-6',
    'Share picture…',
    ['Club and day'],
  ],
] as const;

/** The pictures that golfers share, as they are sent. */
export const takeShared = async (page: Page, fileOf: (name: string) => string): Promise<void> => {
  for (const [name, path, button, choices] of SHARED) {
    await page.goto(path);
    await page.getByRole('button', { name: button, exact: true }).click();
    const sheet = page.getByRole('dialog');
    for (const choice of choices) await sheet.getByText(choice, { exact: true }).click();
    await settle(page);
    const url = await sheet.getByRole('img').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL('image/png'));
    writeFileSync(fileOf(name), Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
  }
};

const A4 = { width: 794, height: 1123 };
const PRINTED = [
  ['paper-card', '/playing?view=card&round=demo-round-01'],
  ['paper-workout', '/workout'],
] as const;

/** What the printer gets: a round's card and today's workout. */
export const takePaper = async (page: Page, take: Take): Promise<void> => {
  const before = page.viewportSize();
  await page.setViewportSize(A4);
  await page.emulateMedia({ media: 'print' });
  for (const [name, path] of PRINTED) {
    await page.goto(path);
    await page.getByRole('region').first().waitFor();
    await settle(page);
    await take(name);
  }
  await page.emulateMedia({ media: 'screen' });
  if (before) await page.setViewportSize(before);
};
