import { expect, test } from './driver/journey.ts';
import {
  beginOffline,
  button,
  checkbox,
  heading,
  openPad,
  readyForOffline,
  scored,
  scoreOverPar,
  signOut,
  startSignedIn,
  synced,
  teeOff,
} from './golfer.ts';

type Archive = { readonly collections: { readonly rounds: readonly unknown[] } };

const HOLES = Array.from({ length: 18 }, (_, at) => at + 1);
const DAY_MS = 86_400_000;

/** A CSV of 500 rounds with semicolons and decimal commas. In every fiftieth, one score is not a number. */
const oldRounds = (): string => {
  const head = ['date', 'course', 'tee', 'course_rating', 'slope', ...HOLES.map((n) => `score_${n}`)];
  const lines = Array.from({ length: 500 }, (_, at) => {
    const day = new Date(Date.UTC(2020, 0, 1) + at * 4 * DAY_MS).toISOString().slice(0, 10);
    return [day, 'Heron Creek', 'White', '71,3', 128, ...HOLES.map((n) => (at % 50 === 7 && n === 3 ? 'four' : 5))];
  });
  return [head, ...lines].map((cells) => cells.join(';')).join('\n');
};
const oldCourses = [
  ['course', 'city', 'tee', 'course_rating', 'slope', ...HOLES.map((n) => `par_${n}`)],
  ['Heron Creek', 'Sarasota', 'White', '71,3', 128, ...HOLES.map(() => 4)],
  ['Heron Creek', 'Sarasota', 'Yellow', '69,8', 12, ...HOLES.map(() => 4)],
]
  .map((cells) => cells.join(';'))
  .join('\n');

// What a golfer does every day, in every engine that golfers use.

test.setTimeout(300_000);

test(
  'a round offline: two tabs, an empty battery, then the second phone has it',
  { tag: ['@release', '@core'] },
  async ({ phone, golfer, openPhone }) => {
    await beginOffline(phone, golfer);

    await teeOff(phone.tab, 'Heron Creek');
    await phone.tab.until('a page that overscrolling does not move: no rubber band, no pull to reload', async () => {
      const behaviour = await phone.tab.evaluate('getComputedStyle(document.documentElement).overscrollBehaviorY');
      return behaviour === 'none' || undefined;
    });
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
    await startSignedIn(tablet.tab, golfer);
    await openPad(tablet.tab);
    await tablet.tab.sees(scored(1, 5));
    await tablet.tab.sees(scored(2, 6));
  },
);

test('importing 500 rounds from CSV with ten bad rows, and courses, offline; all of it goes out, and signing out leaves nothing', async ({
  phone,
  golfer,
}) => {
  const { tab } = phone;
  const rounds = phone.file('rounds.csv', oldRounds());
  const chooseRounds = () => tab.attach({ css: 'input[type=file][aria-label^="Import rounds"]' }, rounds);
  const dialog = { role: 'dialog', name: 'Import rounds' } as const;
  const bad = { role: 'listitem', within: { role: 'list', name: '10 lines cannot be read', within: dialog } } as const;
  await startSignedIn(tab, golfer);
  await readyForOffline(tab);
  await tab.open('/profile?group=data');
  await tab.sees(heading('Your data'));
  phone.goOffline();

  await chooseRounds();
  await tab.sees({ text: '490 rounds to add. 10 cannot be read. Nothing is stored yet.' });
  const lines = await tab.texts(bad);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('Line 9: the score of hole 3 cannot be read.');
  expect(lines[9]).toBe('Line 459: the score of hole 3 cannot be read.');
  await tab.tap({ ...button('Cancel'), within: dialog });
  await tab.open('/analytics');
  await tab.sees({ text: 'Play one round to see your scores' });

  await tab.open('/profile?group=data');
  await chooseRounds();
  await tab.choose(checkbox('Leave these 10 lines out'));
  await tab.tap(button('Add 490 rounds'));
  await tab.sees({ text: '490 rounds added.' }, 60_000);
  await chooseRounds();
  await tab.sees({ text: '0 rounds to add. 490 already here. 10 cannot be read.' });
  expect(await tab.count({ ...button('/^Add/'), within: dialog })).toBe(0);
  await tab.tap({ ...button('Cancel'), within: dialog });

  const courses = phone.file('courses.csv', oldCourses);
  await tab.attach({ css: 'input[type=file][aria-label^="Import courses"]' }, courses);
  await tab.sees({ text: 'Line 3: Slope is a whole number from 55 to 155.' });
  await tab.choose(checkbox('Leave this line out'));
  await tab.tap(button('Add 1 course'));
  await tab.sees({ text: '1 course added.' });
  await tab.tap(button('Export courses (CSV)'));
  const table = await phone.downloaded(/^divot.*\.csv$/, (bytes) => {
    const text = bytes.toString('utf8');
    if (!text.includes('Heron Creek')) throw new Error(`not all of it yet: ${text}`);
    return text;
  });
  expect(table).toContain('Heron Creek,Sarasota,,White,,,,71.3,128');
  await tab.tap(button('Export all (JSON)'));
  const archive = await phone.downloaded(/\.json$/, (bytes) => JSON.parse(bytes.toString('utf8')) as Archive);
  expect(archive.collections.rounds).toHaveLength(490);

  await tab.open('/analytics?last=all');
  await tab.sees({ text: '490 finished rounds' });
  await tab.open('/playing?view=setup');
  await tab.tap(button('/^Heron Creek/'));
  await tab.sees({ text: '/^White · All 18/' });

  phone.goOnline();
  await tab.open('/profile');
  await synced(tab);
  await signOut(tab);
  expect(await tab.evaluate('JSON.stringify(Object.entries(localStorage))')).not.toContain(golfer.email);
});
