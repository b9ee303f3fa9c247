import { indexFromDifferentials } from '@divot/golf-rules';
import { test } from './driver/journey.ts';
import type { Tab } from './driver/tab.ts';
import { button, field, heading, importRounds, menuitem, radio, startSignedIn } from './golfer.ts';

// Four golfers on Sam's card: Sam and Max from White, Jo and Priya from Red. Their cards go to their own phones, where
// they count for their index what Sam's phone says.

test.setTimeout(400_000);

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

const key = (tab: Tab, who: string, name: string) =>
  tab.tap({ ...button(name), within: { role: 'group', name: who, exact: true } });

/** Rejects a file that the browser has only begun to write. */
const wholeTable = (content: Buffer): string => {
  const text = String(content);
  if (text.trim().split('\n').length < 2) throw new Error('no line yet');
  return text;
};

const finish = async (tab: Tab) => {
  await tab.tap(button('Round menu'));
  await tab.tap(menuitem('Finish round'));
  await tab.tap(button('Save round'));
};

test('four players from two tees take their cards to their own phones', async ({ phone, openPhone, golfer }) => {
  const { tab } = phone;
  await startSignedIn(tab, golfer, '/profile?group=data');
  await tab.attach({ css: 'input[type=file][aria-label^="Import courses"]' }, phone.file('courses.csv', COURSE));
  await tab.tap(button('/^Add \\d+ courses?$/'));
  await tab.sees({ text: '/course added/' });

  await test.step('a match against Jo, who concedes the first: Divot knows the partners from then on', async () => {
    await tab.open('/playing');
    await tab.tap(button('Start a round'));
    await tab.tap(button('/Invented GC/'));
    await tab.tap({ text: 'Add a player' });
    await tab.choose(radio('Match'));
    for (const [at, { name, tee: played, index }] of PARTNERS.entries()) {
      await tab.type(field(`Partner ${at + 1}`), name);
      await tab.tap({ text: 'Tee and course handicap', nth: at });
      await tab.pick({ role: 'combobox', name: `${name}’s tee` }, played);
      await tab.type(field(`${name}’s handicap index`), String(index));
    }
    await tab.tap(button('Tee off'));
    await tab.sees(heading('Hole 1', true));
    await key(tab, 'You', '/, bogey$/');
    await key(tab, 'Jo', '/^Concede the hole$/');
    await tab.sees(button('/^Jo, picked up, 1 down$/'));
    await finish(tab);
  });

  await test.step('the next foursome and its form of play are set up in six taps, a competition in two more', async () => {
    await tab.open('/playing');
    await tab.tap(button('Start a round'));
    for (const { name } of PARTNERS) await tab.tap(button(`/^${name}/`));
    await tab.choose(radio('Stableford'));
    await tab.tap({ text: 'Tee, holes, day' });
    await tab.choose(radio('Competition'));
    await tab.tap(button('Tee off'));
    await tab.sees(heading('Hole 1', true));
  });

  await test.step('eighteen holes, with two picked up and an 11: four taps a hole and one to the next', async () => {
    for (const at of PARS.keys()) {
      const n = at + 1;
      await key(tab, 'You', '/, bogey$/');
      await key(tab, 'Jo', n === 4 ? '/^Pick up$/' : '/, double bogey$/');
      if (n === 13) await key(tab, 'Max', '/^More scores$/');
      await key(tab, 'Max', n === 13 ? '/^11,/' : '/, bogey$/');
      await key(tab, 'Priya', n === 17 ? '/^Pick up$/' : '/, double bogey$/');
      if (n === 18) break;
      await tab.tap(button('/^Next: Hole/'));
      await tab.sees(heading(`Hole ${n + 1}`, true));
    }
    await finish(tab);
  });

  const handed = new Map<string, { readonly file: string; readonly differential: number }>();
  for (const { name } of PARTNERS) {
    const line = await tab.until(name, async () =>
      (await tab.texts({ css: 'li', within: { role: 'region', name: 'Your partners’ cards' } })).find((text) =>
        text.startsWith(name),
      ),
    );
    const [, differential] = /score differential ([\d.]+)/.exec(line)!;
    await tab.tap(button(`File of ${name}’s card`));
    const file = await phone.downloaded(new RegExp(`^divot-card-${name.toLowerCase()}-.*\\.csv$`), wholeTable);
    handed.set(name, { file, differential: Number(differential) });
  }

  for (const { name, index } of PARTNERS) {
    const { file, differential } = handed.get(name)!;
    await test.step(`${name} imports it: differential ${differential}`, async () => {
      const own = await openPhone();
      const shows = async (figure: number) => {
        await own.tab.open('/analytics?tab=handicap');
        // The record of scores is folded.
        await own.tab.until(
          figure.toFixed(1),
          async () =>
            (await own.tab.evaluate<string>("document.querySelector('main').textContent")).includes(
              figure.toFixed(1),
            ) || undefined,
        );
      };
      await startSignedIn(own.tab, { ...golfer, name, email: `${name}-${golfer.email}` });
      await importRounds(own, posted(index + 2));
      await shows(index);

      await importRounds(own, file);

      const before = Array.from({ length: 3 }, () => index + 2);
      await shows(indexFromDifferentials([...before, differential])!);
      await shows(differential);
    });
  }
});

test('a first foursome is one tap and six words, all in one screen', async ({ phone: { tab }, golfer }) => {
  await startSignedIn(tab, golfer);
  await tab.open('/playing');
  await tab.tap(button('Start a round'));
  await tab.tap(button('Add a course'));
  await tab.type(field('Course name'), 'Heronsbridge');
  await tab.type(field('Tee name'), 'White');
  await tab.tap(button('Save course'));

  await tab.tap({ text: 'Add a player' });
  for (const [at, { name, index }] of PARTNERS.entries()) {
    await tab.type(field(`Partner ${at + 1}`), name);
    await tab.type(field(`${name}’s handicap index`), String(index));
  }
  const typed = JSON.stringify(PARTNERS.flatMap(({ name, index }) => [name, String(index)]));
  await tab.until('six fields in a screen, with room for "Tee off" below', async () => {
    const height = await tab.evaluate<number>(`(() => {
      const fields = [...document.querySelectorAll('main input')].filter(({ value }) => ${typed}.includes(value));
      const boxes = fields.map((one) => one.getBoundingClientRect());
      const used = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
      return fields.length === 6 ? used / innerHeight : 9;
    })()`);
    return height < 0.75 || undefined;
  });

  await tab.tap(button('Tee off'));
  await tab.sees(heading('Hole 1', true));
  await tab.sees(button('/^Priya/'));
});
