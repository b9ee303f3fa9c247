import type { Page } from '@playwright/test';
import { groupBy } from '@divot/basics';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { plantAccount, plantDemo, plantDocuments } from '#dev/seed/plant.ts';
import { addressesOf, golferWithGaps, keenGolfer, newcomer } from '#e2e/support/fact-golfers.ts';
import { expect, synced, test } from '#e2e/support/product.ts';
import { type ShownFact, says, shownFacts } from '#e2e/support/shown-facts.ts';
import { calendarOf } from '#src/data/sample/document.ts';
import { golferSeeds } from '#src/data/sample/golfer.ts';

// One fact of one subject has one value on every screen (src/domain/facts.ts): four golfers walk every route.

test.setTimeout(600_000);

/** The screen's facts, once it has said the same several times in a row. */
const atRest = async (page: Page, looks = 3) => {
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[data-loading], [aria-busy="true"]:not(dialog *)')).toHaveCount(0, { timeout: 60_000 });
  let last = '';
  let same = 0;
  let shown = await shownFacts(page);
  await expect
    .poll(
      async () => {
        shown = await shownFacts(page);
        const now = JSON.stringify(shown);
        same = now === last ? same + 1 : 1;
        last = now;
        return same;
      },
      { message: `${page.url()} at rest`, intervals: [60], timeout: 30_000 },
    )
    .toBeGreaterThanOrEqual(looks);
  return shown;
};

/** Goes to an address without loading the app again. */
const goTo = async (page: Page, path: string) => {
  await page.evaluate(async (to) => {
    const before = document.querySelector('h1');
    history.pushState({}, '', to);
    for (const since = performance.now(); document.querySelector('h1') === before && performance.now() - since < 800;)
      await new Promise((later) => requestAnimationFrame(later));
  }, path);
};

type Walked = {
  readonly facts: readonly (ShownFact & { readonly path: string })[];
  readonly nameless: readonly string[];
};

const walk = async (page: Page, paths: readonly string[]): Promise<Walked> => {
  const facts: (ShownFact & { readonly path: string })[] = [];
  const nameless: string[] = [];
  for (const path of paths) {
    await goTo(page, path);
    const shown = await atRest(page);
    facts.push(...shown.facts.map((fact) => ({ ...fact, path })));
    nameless.push(...shown.nameless.map((line) => `${path}: ${line}`));
  }
  return { facts, nameless };
};

/** What is wrong with what screens say. Empty if they agree. */
const wrongsOf = ({ facts, nameless }: Walked): readonly string[] => {
  const bySubject = groupBy(facts, ({ name, of }) => `${name} of ${of || 'the golfer'}`);
  const contradictions = [...bySubject].flatMap(([subject, all]) => {
    const values = groupBy(all, ({ value }) => value);
    if (values.size === 1) return [];
    return [`${subject}: ${[...values].map(([value, [first]]) => `“${value}” on ${first!.path}`).join(', ')}`];
  });
  const unsaid = facts
    .filter(({ text, value }) => !says(text, value))
    .map(({ name, value, text, path }) => `${path} shows ${name} “${value}” as “${text}”`);
  return [...contradictions, ...new Set([...unsaid, ...nameless.map((line) => `no fact: ${line}`)])];
};

/** Facts that stood on more than one screen: a walk that reads none of them proves nothing. */
const compared = ({ facts }: Walked): number =>
  [...groupBy(facts, ({ name, of }) => `${name} ${of}`).values()].filter(
    (all) => new Set(all.map(({ path }) => path)).size > 1,
  ).length;

test('every screen of the sample golfer, the sign-in too, says the same', async ({ page }) => {
  await page.goto('/login');
  const sample = page.getByRole('button', { name: 'See it with sample golf' });
  await expect(sample).toBeVisible();
  const login = await atRest(page);
  await sample.click();
  await expect(page).not.toHaveURL(/login/);
  await atRest(page, 10);
  const documents = golferSeeds({ uid: '', email: '', displayName: '' }, calendarOf(new Date()));
  const walked = await walk(page, addressesOf(documents, 3));

  expect(compared(walked)).toBeGreaterThan(30);
  expect(
    wrongsOf({ ...walked, facts: [...login.facts.map((fact) => ({ ...fact, path: '/login' })), ...walked.facts] }),
  ).toEqual([]);
});

test('every screen of a keen golfer says the same', async ({ page, product }) => {
  const today = new Date();
  const { account, documents } = keenGolfer(today);
  await plantDemo(product.services.cloud, today);
  await plantDocuments(product.services.cloud, documents);
  await startSignedIn(page, account);
  await synced(page);
  await atRest(page, 10);
  const walked = await walk(page, addressesOf(documents, 4));

  expect(compared(walked)).toBeGreaterThan(30);
  expect(wrongsOf(walked)).toEqual([]);
});

test('every screen of a golfer whose cards have gaps says the same', async ({ page, product }) => {
  const { account, documents } = golferWithGaps(new Date());
  await plantAccount(product.services.cloud, account);
  await plantDocuments(product.services.cloud, documents);
  await startSignedIn(page, account);
  await synced(page);
  await atRest(page, 10);
  const walked = await walk(page, addressesOf(documents, 13));

  expect(compared(walked)).toBeGreaterThan(30);
  expect(wrongsOf(walked)).toEqual([]);
});

test('every screen of a newcomer says the same after each of the first five rounds', async ({ page, product }) => {
  const { account, documents } = newcomer(new Date());
  await plantAccount(product.services.cloud, account);
  for (let played = 1; played <= documents.length; played += 1) {
    await plantDocuments(product.services.cloud, documents.slice(played - 1, played));
    if (played === 1) await startSignedIn(page, account);
    else await page.reload();
    await synced(page);
    await goTo(page, '/playing');
    await expect(page.getByRole('main').locator('[data-fact~="score"]')).toHaveCount(played);
    await goTo(page, '/dashboard');
    await atRest(page, 10);
    const walked = await walk(page, addressesOf(documents.slice(0, played).toReversed(), 1));

    expect(compared(walked)).toBeGreaterThan(2);
    expect(wrongsOf(walked), `after ${played} rounds`).toEqual([]);
  }
});
