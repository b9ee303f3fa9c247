import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { onDisk } from '#dev/browser/on-disk.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { choose, expect, test } from '#e2e/support/product.ts';

// One golfer imports a file from every maker, answers what the file leaves open, and finds all of it in the bag and on
// the card. truth.json beside the files says what each contains.

test.setTimeout(240_000);

const FOLDER = 'tests/fixtures/shots';
type TrueShot = { readonly club: string };
type Truth = {
  readonly file: string;
  readonly expect: 'shots' | 'rounds' | 'fail';
  readonly shots: readonly TrueShot[];
  readonly rounds: readonly unknown[];
  readonly skipped: readonly unknown[];
  readonly ambiguous: { readonly dates?: boolean; readonly clubs?: readonly string[] };
  readonly forbidden: readonly string[];
  /** The file with a shorter export of the same practice. */
  readonly again?: string;
};
const { files } = JSON.parse(readFileSync(`${FOLDER}/truth.json`, 'utf8')) as { files: readonly Truth[] };
const filesWith = (what: Truth['expect']) => files.filter((file) => file.expect === what);
const shotsOf = (name: string) => files.find(({ file }) => file === name)!.shots.length;

const attach = async (page: Page, file: string): Promise<void> => {
  await page.goto('/bag?view=import');
  await page.getByLabel('Choose a file').last().setInputFiles(`${FOLDER}/${file}`);
};
const numbered = (what: string) => Array.from({ length: 18 }, (_, at) => `${what}_${at + 1}`);
const SALTBROOK = [
  ['course', 'tee', ...numbered('par')].join(','),
  ['Saltbrook Golf Club', 'White', ...Array.from({ length: 18 }, () => 4)].join(','),
].join('\n');
const WEDGES = { 52: 'Gap wedge', 56: 'Sand wedge', 60: 'Lob wedge' } as const;
const answer = async (page: Page, { ambiguous }: Truth): Promise<void> => {
  for (const word of ambiguous.clubs ?? [])
    await page.getByLabel(`“${word}”`).selectOption(WEDGES[Number(word) as keyof typeof WEDGES]);
  if (ambiguous.dates) await page.getByRole('group', { name: 'Which day first?' }).getByRole('radio').first().click();
};

test('a file of each maker comes in whole, names stay out, and the same file brings nothing twice', async ({
  device,
  golfer,
}) => {
  const { page } = await device('phone');
  await startSignedIn(page, golfer);
  for (const truth of filesWith('shots'))
    await test.step(truth.file, async () => {
      await attach(page, truth.file);
      await expect(page.getByRole('status').first()).toBeVisible();
      await answer(page, truth);
      const fresh = truth.shots.length - (truth.again === undefined ? 0 : shotsOf(truth.again));
      if (truth.skipped.length > 0)
        await expect(page.getByText(`Left out: ${truth.skipped.length} line`)).toBeVisible();
      for (const name of truth.forbidden) await expect(page.getByText(name)).toHaveCount(0);
      await page.getByRole('button', { name: `Bring in ${fresh} shots`, exact: true }).click();
      await expect(page.getByText(`${fresh} shots brought in`)).toBeVisible();

      await attach(page, truth.file);
      await answer(page, truth);
      await expect(page.getByText('You have all of these shots already.')).toBeVisible();
    });

  await test.step('archives: pars are shown before they are believed, and what an archive does not know is said', async () => {
    await attach(page, 'garmin-export.zip');
    const found = page.getByRole('dialog', { name: 'Import rounds' });
    await expect(found.getByText('3 rounds to add.')).toBeVisible();
    await expect(found.getByRole('button', { name: 'Add 3 rounds' })).toBeDisabled();
    await choose(found.getByRole('checkbox', { name: 'These pars are right' }));
    await found.getByRole('button', { name: 'Add 3 rounds' }).click();
    await expect(page.getByText('3 rounds added.')).toBeVisible();

    await attach(page, '18Birdies_archive.json');
    await expect(found.getByText('the archive holds no pars: add its course to Divot first').first()).toBeVisible();
    await found.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByLabel(/^Import courses/)
      .last()
      .setInputFiles({ name: 'courses.csv', mimeType: 'text/csv', buffer: Buffer.from(SALTBROOK) });
    await page.getByRole('button', { name: 'Add 1 course' }).click();
    await expect(page.getByText('1 course added.')).toBeVisible();
    await attach(page, '18Birdies_archive.json');
    await expect(found.getByText('3 rounds to add. 2 cannot be read.')).toBeVisible();
    await choose(found.getByRole('group', { name: /Saltbrook/ }).getByRole('radio', { name: 'Back nine' }));
    await expect(found.getByText('4 rounds to add. 2 cannot be read.')).toBeVisible();
    await choose(found.getByRole('checkbox', { name: 'Leave these 2 entries out' }));
    await found.getByRole('button', { name: 'Add 4 rounds' }).click();
    await expect(page.getByText('4 rounds added.')).toBeVisible();
  });

  await test.step('a table without shots is told what it is', async () => {
    await attach(page, 'not-shots.csv');
    await expect(page.getByText(/^Divot finds no table of shots/)).toBeVisible();
  });

  const sessions = await onDisk<{ readonly count: number }>(page, 'shotSessions');
  const every = filesWith('shots').reduce(
    (sum, { shots, again }) => sum + shots.length - (again ? shotsOf(again) : 0),
    0,
  );
  const rounds = await onDisk<{ readonly holes: readonly { readonly strokes?: number }[] }>(page, 'rounds');
  expect(rounds).toHaveLength(7);
  expect(sessions.reduce((sum, { count }) => sum + count, 0)).toBe(every);
  for (const name of files.flatMap(({ forbidden }) => forbidden))
    expect(JSON.stringify([sessions, rounds])).not.toContain(name);
});

/** Drops a file on the window, as a desk's file manager does. */
const dropFile = (
  page: Page,
  file: { readonly name: string; readonly text?: string; readonly mb?: number },
): Promise<void> =>
  page.evaluate(({ name, text = '', mb = 0 }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text, new Uint8Array(mb * 1024 * 1024)], name));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }, file);

test('a file dropped on the desk comes in and goes out in one step; one that cannot be is told so', async ({
  device,
  golfer,
}) => {
  const { page } = await device('desk');
  await page.setViewportSize({ width: 1280, height: 800 });
  await startSignedIn(page, golfer);
  const truth = filesWith('shots').find(({ file }) => file === 'garmin-r10-en.csv')!;
  const text = readFileSync(`${FOLDER}/${truth.file}`, 'utf8');
  const count = async () => {
    // Deleted documents stay on the disk as tombstones. `_deleted` is a boolean or a number, depending on the index.
    const sessions = await onDisk<{ readonly count: number; readonly _deleted: unknown }>(page, 'shotSessions');
    return sessions.reduce((sum, session) => sum + (Number(session._deleted) ? 0 : session.count), 0);
  };

  await dropFile(page, { name: truth.file, text });
  await expect(page).toHaveURL(/\/bag\?view=import/);
  await page.getByRole('button', { name: `Bring in ${truth.shots.length} shots`, exact: true }).click();
  await expect(page.getByText(`${truth.shots.length} shots brought in`)).toBeVisible();
  expect(await count()).toBe(truth.shots.length);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Import undone')).toBeVisible();
  await expect.poll(count).toBe(0);

  await dropFile(page, { name: 'everything.csv', mb: 100 });
  await expect(page.getByText(/^This file is larger than 80 MB/)).toBeVisible();
  await dropFile(page, { name: 'lesson.doc', text: 'Keep your head still.' });
  await expect(page.getByText(/^Divot finds no table of shots/)).toBeVisible();
  expect(await count()).toBe(0);
});
