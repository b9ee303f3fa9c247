import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { golferRoutes } from '#e2e/pwa/app.ts';
import { expect, test } from './driver/journey.ts';
import {
  button,
  createAccount,
  heading,
  openPad,
  readyForOffline,
  scoreOverPar,
  scored,
  signIn,
  synced,
  teeOff,
} from './golfer.ts';

type Archive = { readonly collections: { readonly rounds: readonly unknown[] } };

/** 30 rounds of 90 at one course, as a spreadsheet writes them. */
const oldRounds = (): string => {
  const holes = Array.from({ length: 18 }, (_, at) => at + 1);
  const head = ['date', 'course', 'tee', 'course_rating', 'slope', ...holes.map((n) => `score_${n}`)];
  const lines = Array.from({ length: 30 }, (_, at) => [
    `2025-06-${String(at + 1).padStart(2, '0')}`,
    'Heron Creek',
    'White',
    '71.3',
    128,
    ...holes.map(() => 5),
  ]);
  return [head, ...lines].map((cells) => cells.join(',')).join('\n');
};

// What a golfer does every day, in every engine that golfers carry.

test.setTimeout(300_000);

test('a new golfer signs in and every screen opens, none wider than the phone', async ({ phone, golfer }) => {
  const { tab } = phone;
  await createAccount(tab, golfer);
  const wide: string[] = [];
  for (const route of golferRoutes) {
    await tab.open(route);
    await tab.sees({ role: 'heading' });
    if (await tab.evaluate('document.documentElement.scrollWidth > innerWidth')) wide.push(route);
  }
  expect(wide).toEqual([]);
});

test('a round offline: two tabs, an empty battery, then the second phone has it', async ({
  phone,
  golfer,
  openPhone,
}) => {
  await createAccount(phone.tab, golfer);
  await readyForOffline(phone.tab);
  await phone.tab.open('/dashboard'); // from here on the worker answers
  await phone.tab.sees(heading('Sam'));
  phone.goOffline();

  await teeOff(phone.tab, 'Heron Creek');
  await scoreOverPar(phone.tab, 1);
  await phone.tab.sees(scored(1, 5));
  const second = await phone.secondTab();
  await openPad(second);
  await second.sees(scored(1, 5));
  await phone.tab.tap(button('/^Next: Hole/'));
  await scoreOverPar(phone.tab, 2);
  await second.sees(scored(2, 6));
  await second.close();

  await phone.killAndReopen('/playing');
  await openPad(phone.tab);
  await phone.tab.sees(scored(2, 6));

  phone.goOnline();
  await phone.tab.open('/dashboard');
  await synced(phone.tab);
  const tablet = await openPhone();
  await signIn(tablet.tab, golfer);
  await openPad(tablet.tab);
  await tablet.tab.sees(scored(1, 5));
  await tablet.tab.sees(scored(2, 6));
});

test('thirty rounds come in from a file, all of it goes out, and signing out leaves nothing', async ({
  phone,
  golfer,
}) => {
  const { tab } = phone;
  await createAccount(tab, golfer);
  await tab.open('/profile');
  const file = join(phone.downloadFolder, 'old-rounds.csv');
  writeFileSync(file, oldRounds());
  await tab.attach({ css: 'input[type=file][aria-label^="Import rounds"]' }, file);
  await tab.tap(button('Add 30 rounds'));
  await tab.sees({ text: '30 rounds added.' });

  await tab.tap(button('Export all (JSON)'));
  const archive = await tab.until('the export', async () => {
    const name = phone.downloads().find((one) => one.endsWith('.json'));
    // A browser may still be writing it.
    return name === undefined
      ? undefined
      : (JSON.parse(readFileSync(join(phone.downloadFolder, name), 'utf8')) as Archive);
  });
  expect(archive.collections.rounds).toHaveLength(30);

  await synced(tab);
  await tab.tap(button('Profile menu'));
  await tab.tap({ role: 'menuitem', name: 'Logout' });
  await tab.sees(heading('Sign in', true));
  const databases = await tab.evaluate<readonly string[]>(
    'indexedDB.databases().then((all) => all.map((one) => one.name))',
  );
  expect(databases.filter((name) => name.includes('rounds'))).toEqual([]);
  expect(await tab.evaluate('JSON.stringify(Object.entries(localStorage))')).not.toContain(golfer.email);
});

test('whoever leaves a screen while it starts gets to the next one', async ({ phone, golfer }) => {
  const { tab } = phone;
  await createAccount(tab, golfer);
  await readyForOffline(tab);
  for (let time = 1; time <= 5; time++) {
    await tab.open('/practice');
    await tab.open('/analytics');
    await tab.sees(heading('Analytics', true), 10_000);
  }
});
