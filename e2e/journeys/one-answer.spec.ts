import type { Page } from '@playwright/test';
import { disagreements, type Place, partsNamed, places, type Answers } from '#dev/browser/places.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { expect, test } from '#e2e/support/product.ts';

// Every screen of the built app gives the same answer to "what should I practise?". tests/app/one-answer.test.tsx reads
// the same list of places for invented golfers.

test.setTimeout(240_000);

const QUOTE = /^(Your focus: |Nothing stands out in )/;
const LOADED = 60_000;

type Reader = { readonly path: string; readonly read: (page: Page) => Promise<string> };

const textOf = async (page: Page, selector: string): Promise<string> =>
  (await page.locator(selector).allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ');
const quote = async (page: Page): Promise<string> => (await page.getByText(QUOTE).allInnerTexts()).join(' ');
const advice = (heading: string) => `section:has(> h2 > button[aria-expanded]) h3:text-is("${heading}") >> xpath=..`;

/**
 * For a golfer with a focus: places about the swing show the fault, or why it is not the focus. The others show the
 * part of the game.
 */
const hasAnswered = (place: Place, text: string): boolean => {
  if (place === 'the swing result') return text.includes('costs you strokes');
  return place === 'Working On' ? text !== '' : partsNamed(text).length > 0;
};

/** The address of each place, and how to read its answer from the page. */
const readers = (round: string, swing: string): Record<Place, Reader> => {
  const quoted = (path: string): Reader => ({ path, read: quote });
  return {
    Home: { path: '/dashboard', read: (page) => textOf(page, 'section[aria-label="This week"] h2') },
    'Working On': { path: '/dashboard', read: (page) => textOf(page, advice('Working On')) },
    'workout of the day': quoted('/workout'),
    videos: quoted('/videos'),
    Practice: {
      path: '/practice',
      read: async (page) => (await page.getByLabel('Focus').locator('option:checked').allTextContents()).join(' '),
    },
    'practice analytics': quoted('/practice/analytics'),
    Stats: {
      path: '/analytics',
      read: (page) => textOf(page, 'section:has(> div > h2:text-is("What stands out")) h3'),
    },
    'strokes gained': {
      path: '/analytics?tab=strokes-gained',
      read: (page) => textOf(page, 'button[aria-expanded]:has(.text-flag)'),
    },
    'lesson booking': quoted('/scheduling?tab=book'),
    'the story of a round': {
      path: `/playing?round=${round}&view=story`,
      read: (page) => textOf(page, 'section[aria-label="Next session"]'),
    },
    'the swing result': {
      path: `/video-analysis?swing=${swing}`,
      read: (page) =>
        textOf(page, 'section:has(> div > h2:text-matches("^(Fix this first|Seen, not your priority)$"))'),
    },
  };
};

/** Reads place after place, of this round and this swing. Waits at each one, up to a limit, until it has answered. */
const ask = async (page: Page, round: string, swing: string): Promise<Answers> => {
  const said: [Place, string][] = [];
  for (const place of places) {
    const { path, read } = readers(round, swing)[place];
    if (new URL(page.url()).pathname + new URL(page.url()).search !== path) await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: LOADED });
    let text = '';
    const answers = async () => {
      text = await read(page);
      return hasAnswered(place, text);
    };
    await expect
      .poll(answers, { message: place, timeout: 20_000 })
      .toBe(true)
      .catch(() => undefined);
    said.push([place, text]);
  }
  return Object.fromEntries(said) as unknown as Answers;
};

test('every place gives the demo golfer one answer, Home in three screens', async ({ product, device }) => {
  await plantDemo(product.services.cloud, new Date());
  const { page } = await device('phone');
  await startSignedIn(page, DEMO_ACCOUNT);
  await expect(page.getByRole('region', { name: 'This week' }).getByRole('heading', { level: 2 })).toHaveText(
    'Short game',
    { timeout: LOADED },
  );
  await expect(page.getByRole('region', { name: 'Golf gear' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThan(3);

  const said = await ask(page, 'demo-round-01', 'demo-swing-4');
  expect(partsNamed(said.Home)).toEqual(['short-game']);
  expect(disagreements(said)).toEqual([]);
  expect(said['the swing result']).toContain('is not what costs you strokes now');
});
