import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type Board, withFigure } from '@divot/golf-games';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { wear } from '#dev/gallery/visit.ts';
import { axeFinds, tooWeak } from '#e2e/support/axe.ts';
import { layoutFaults } from '#e2e/support/layout-faults.ts';
import { expect, readyForOffline, test } from '#e2e/support/product.ts';
import { codeOf } from '#src/domain/rounds/group-board.ts';

// A day from the list of players to the results, on one phone without signal. Cards come in as codes and on paper.

const HOLES = Array.from({ length: 9 }, (_, at) => at + 1);
const COURSE = [
  ['course', 'tee', ...HOLES.flatMap((n) => [`par_${n}`, `si_${n}`])],
  ['Heron Creek', 'White', ...HOLES.flatMap((n) => [4, n])],
]
  .map((line) => line.join(','))
  .join('\n');

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
/** The board as it stands: 'Jo 18 9/9'. */
const rows = (page: Page) =>
  page
    .getByRole('region', { name: 'Board' })
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('th button, td:nth-child(3), td:nth-child(4)')]
          .map((one) => one.textContent?.trim())
          .join(' '),
      ),
    );
const typeCard = async (page: Page, name: string, scores: readonly (number | string)[]) => {
  await page.getByRole('region', { name: 'Board' }).getByRole('button', { name, exact: true }).click();
  for (const [at, score] of scores.entries())
    await page.getByLabel(`Hole ${at + 1}`, { exact: true }).fill(String(score));
  await button(page, 'Save card');
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('a day is set up, played and settled without signal', async ({ device, golfer }) => {
  test.setTimeout(240_000);
  const phone = await device('phone');
  const { page } = phone;
  await startSignedIn(page, golfer, '/profile?group=data');
  await page
    .getByLabel('Import courses (CSV or JSON)')
    .last()
    .setInputFiles({ name: 'courses.csv', mimeType: 'text/csv', buffer: Buffer.from(COURSE) });
  await page.getByRole('button', { name: /^Add \d+ courses?$/ }).click();
  await expect(page.getByText(/course added/)).toBeVisible();
  await readyForOffline(page);
  await phone.goOffline();

  await test.step('players are pasted and drawn into groups', async () => {
    await page.goto('/events');
    await button(page, 'New event');
    await page.getByLabel('Name').fill('Autumn cup');
    await page.getByLabel('Form of play').selectOption({ label: 'Stableford' });
    await page.getByLabel('Players').fill('Jo, 18\nMax, 4\nPriya, 30\nAna');
    await button(page, 'Save event');
    await expect(page.getByRole('heading', { name: 'Autumn cup' })).toBeVisible();
    await expect(page.getByText(/Ana.* has no handicap index and is counted off 0/)).toBeVisible();
    await page.getByRole('button', { name: 'Draw the groups' }).last().click();
    await expect(page.getByText(/^Drawn .*with number/)).toBeVisible();
  });

  await test.step('cards come in: from a phone’s code and from paper', async () => {
    const day = await page.evaluate(() => new Date().toLocaleDateString('sv'));
    const jo = { id: 'jo', name: 'Jo', counter: 1, holes: {}, signatures: [] };
    const card = HOLES.reduce<Board>((board, n) => withFigure(board, 'jo', n, 5, 'jo'), {
      day,
      course: 'Heron Creek',
      players: [jo],
    });
    await page.getByText('Add cards').click();
    await page.getByLabel('Code from a phone').fill(`https://divot.example/hand-over#1.1.${codeOf(card)}`);
    await button(page, 'Read the text');
    await expect(page.getByText(/^New on 1 card: /)).toBeVisible();
    await typeCard(
      page,
      'Max',
      HOLES.map((n) => (n === 9 ? 'X' : 4)),
    );
    await typeCard(page, 'Ana', [6, 6, 6]);
    await page.getByRole('region', { name: 'Board' }).getByRole('button', { name: 'Priya', exact: true }).click();
    await page.getByLabel('What happened').selectOption({ label: 'Withdrew' });
    await button(page, 'Save card');
    await expect(page.getByRole('dialog')).toBeHidden();
    // Nine strokes at 95% over nine holes for Jo, two for Max.
    expect(await rows(page)).toEqual(['Jo 18 9/9', 'Max 18 9/9', 'Ana 0 3/9', 'Priya withdrew 0/9']);
  });

  await test.step('results leave as a table and on paper', async () => {
    const saved = page.waitForEvent('download');
    await button(page, 'Table (CSV)');
    const table = readFileSync(await (await saved).path(), 'utf8');
    expect(table.split('\r\n')[0]).toBe('place,name,result,holes,state,parted by,without index');
    expect(table).toContain('Priya');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Table (CSV)' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit event' })).toBeHidden();
    expect(await rows(page)).toHaveLength(4);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the board is for everyone, in every theme, and fits the narrowest phone', async () => {
    expect(await axeFinds(page)).toEqual([]);
    for (const theme of ['dark', 'sunlight'] as const) {
      await wear(page, theme);
      expect(await tooWeak(page), theme).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await layoutFaults(page)).toEqual([]);
  });

  await test.step('it is there after the phone was closed', async () => {
    const { pathname, search } = new URL(page.url());
    await phone.killAndReopen(`${pathname}${search}`, { offline: true });
    await expect(phone.page.getByRole('heading', { name: 'Autumn cup' })).toBeVisible();
    expect(await rows(phone.page)).toHaveLength(4);
  });
});
