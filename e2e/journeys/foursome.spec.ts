import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { indexFromDifferentials } from '@divot/golf-rules';
import { nextHole, onHole, openPlay } from '#dev/browser/scoring.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { importRounds } from '#e2e/support/import-rounds.ts';
import { choose, expect, test } from '#e2e/support/product.ts';
import { countTaps } from '#e2e/support/taps.ts';

// Four golfers on Sam's card: Sam and Max from White, Jo and Priya from Red. Their cards go to their own phones, where
// they count for their index what Sam's phone says.

const PARS = [4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 5, 3, 4, 4, 3, 4, 5, 4];
const INDEXES = [5, 11, 17, 1, 13, 3, 7, 9, 15, 6, 12, 18, 2, 8, 14, 4, 16, 10];
const numbered = (word: string, figures: readonly number[]) =>
  Object.fromEntries(figures.map((figure, at) => [`${word}_${at + 1}`, figure]));
const tee = (name: string, rating: number, slope: number, pars: readonly number[]) => ({
  course: 'Invented GC',
  tee: name,
  course_rating: rating,
  slope,
  ...numbered('par', pars),
  ...numbered('si', INDEXES),
});
const csv = (lines: readonly Readonly<Record<string, string | number>>[]) =>
  [Object.keys(lines[0] ?? {}), ...lines.map((line) => Object.values(line))].map((cells) => cells.join(',')).join('\n');
const COURSE = csv([
  tee('White', 70.9, 128, PARS),
  tee(
    'Red',
    73.1,
    126,
    PARS.map((par, at) => (at < 2 ? 5 : par)),
  ),
]);

/** Three posted scores on a neutral course: an index of `differential` less 2.0 (rule 5.2a). */
const posted = (differential: number) =>
  csv(
    [1, 2, 3].map((day) => ({
      date: `2026-05-0${day}`,
      course: 'Elsewhere',
      tee: 'White',
      course_rating: 72,
      slope: 113,
      adjusted_gross: 72 + differential,
      total_holes: 18,
    })),
  );

const PARTNERS = [
  { name: 'Jo', tee: 'Red', index: 24 },
  { name: 'Max', tee: 'White', index: 12 },
  { name: 'Priya', tee: 'Red', index: 33 },
] as const;

const key = (page: Page, who: string, name: RegExp) =>
  page.getByRole('group', { name: who, exact: true }).getByRole('button', { name }).click();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

const finish = async (page: Page) => {
  await page.getByRole('button', { name: 'Round menu' }).click();
  await page.getByRole('menuitem', { name: 'Finish round' }).click();
  await button(page, 'Save round');
};

test('four players from two tees take their cards to their own phones', async ({ device, golfer }) => {
  test.setTimeout(240_000);
  const { page } = await device('phone');
  await startSignedIn(page, golfer, '/profile');
  await page
    .getByLabel('Import courses (CSV or JSON)')
    .last()
    .setInputFiles({ name: 'courses.csv', mimeType: 'text/csv', buffer: Buffer.from(COURSE) });
  await button(page, /^Add \d+ courses?$/);
  await expect(page.getByText(/course added/)).toBeVisible();

  await test.step('a match against Jo, who concedes the first: Divot knows the partners from then on', async () => {
    await openPlay(page);
    await button(page, 'Start a round');
    await button(page, /Invented GC/);
    await choose(page.getByRole('radio', { name: 'Match' }));
    await page.getByText('Add a player').click();
    for (const [at, { name, tee: played, index }] of PARTNERS.entries()) {
      await page.getByLabel(`Partner ${at + 1}`).fill(name);
      await page.getByText('Tee and course handicap').nth(at).click();
      await page.getByLabel(`${name}’s tee`).selectOption({ label: played });
      await page.getByLabel(`${name}’s handicap index`).fill(String(index));
    }
    await button(page, 'Tee off');
    await expect(onHole(page, 1)).toBeVisible();
    await key(page, 'You', /, bogey$/);
    await key(page, 'Jo', /^Concede the hole$/);
    await expect(page.getByRole('button', { name: /^Jo, picked up, 1 down$/ })).toBeVisible();
    await finish(page);
  });

  const counter = await countTaps(page);
  await test.step('the next foursome and its form of play are set up in six taps, a competition in two more', async () => {
    await openPlay(page);
    await counter.taken();
    await button(page, 'Start a round');
    for (const { name } of PARTNERS) await button(page, new RegExp(`^${name}`));
    await choose(page.getByRole('radio', { name: 'Stableford' }));
    const six = await counter.taken();
    expect(six).toHaveLength(5); // "Tee off" is the sixth
    await page.getByText('Tee, holes, day').click();
    await choose(page.getByRole('radio', { name: 'Competition' }));
    await button(page, 'Tee off');
    await expect(onHole(page, 1)).toBeVisible();
    await counter.taken();
  });

  await test.step('eighteen holes, with two picked up and an 11', async () => {
    for (const at of PARS.keys()) {
      const n = at + 1;
      await key(page, 'You', /, bogey$/);
      await key(page, 'Jo', n === 4 ? /^Pick up$/ : /, double bogey$/);
      if (n === 13) await key(page, 'Max', /^More scores$/);
      await key(page, 'Max', n === 13 ? /^11,/ : /, bogey$/);
      await key(page, 'Priya', n === 17 ? /^Pick up$/ : /, double bogey$/);
      if (n === 18) break;
      await nextHole(page);
      await expect(onHole(page, n + 1)).toBeVisible();
    }
    const taps = await counter.taken();
    expect(taps.length).toBeGreaterThan(18 * 4);
    expect(taps.length).toBeLessThan(170);
    test.info().annotations.push({ type: 'taps', description: `18 holes for four: ${taps.length}` });
    await finish(page);
  });

  const cards = page.getByRole('region', { name: 'Your partners’ cards' });
  const handed = new Map<string, { readonly file: string; readonly differential: number }>();
  for (const { name } of PARTNERS) {
    const line = cards.getByRole('listitem').filter({ hasText: name });
    const [, differential] = /score differential ([\d.]+)/.exec(await line.innerText())!;
    const download = page.waitForEvent('download');
    await line.getByRole('button', { name: `File of ${name}’s card` }).click();
    const path = await (await download).path();
    handed.set(name, { file: readFileSync(path, 'utf8'), differential: Number(differential) });
  }

  for (const { name, index } of PARTNERS) {
    const { file, differential } = handed.get(name)!;
    await test.step(`${name} imports it: differential ${differential}`, async () => {
      const own = await device(name);
      await startSignedIn(own.page, { ...golfer, name, email: `${name}-${golfer.email}` });
      await importRounds(own.page, posted(index + 2));
      await own.page.goto('/analytics?tab=handicap');
      const shown = own.page.locator('main');
      await expect(shown).toContainText(index.toFixed(1));

      await importRounds(own.page, file);

      await own.page.goto('/analytics?tab=handicap');
      const before = Array.from({ length: 3 }, () => index + 2);
      await expect(shown).toContainText(indexFromDifferentials([...before, differential])!.toFixed(1));
      await expect(shown).toContainText(differential.toFixed(1));
      await own.context.close();
    });
  }
});
