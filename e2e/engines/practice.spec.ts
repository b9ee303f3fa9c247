import { readDocuments } from '#dev/browser/on-disk.ts';
import { expect, test } from './driver/journey.ts';
import type { Tab } from './driver/tab.ts';
import { beginOffline, button, field, heading, link, menuitem, radio, startSignedIn, synced } from './golfer.ts';

// A practice session offline, in every engine: fourteen questions, the faults, today's session built around them, the
// app killed in the middle of a block, the summary, two sessions logged afterwards, and the figures. Then the second
// device.

test.setTimeout(400_000);

const tap = (tab: Tab, name: string) => tab.tap(button(name, true));

const logPractice = async (tab: Tab, successes: string): Promise<void> => {
  await tab.open('/practice?view=log');
  await tab.pick({ role: 'combobox', name: 'Drill' }, 'coin-putt');
  await tab.type(field('Minutes'), '15');
  await tab.type(field('Attempts'), '20');
  await tab.type(field('Successes'), successes);
  await tap(tab, 'Save log');
};

/** How many tries of the only session's first block are on the device's disk. */
const triesOnDisk = async (tab: Tab): Promise<number | undefined> => {
  type Session = { readonly blocks: readonly { readonly tries?: readonly number[] }[] };
  const read = `(${readDocuments.toString()})('--practiceSessions')`;
  const [session] = await tab.evaluate<readonly Session[]>(read);
  return session?.blocks[0]?.tries?.length;
};

const answers: Readonly<Record<number, string>> = {
  1: 'Curves away from you (slice)',
  7: 'They slide away from the target',
};

test('swing assessment, practice, guided session, analytics, all offline; then the second device', async ({
  phone,
  golfer,
  openPhone,
}) => {
  const { tab } = phone;
  await beginOffline(phone, golfer);

  await tab.open('/swing-assessment');
  await tap(tab, 'Start the questions');
  for (let n = 1; n <= 14; n += 1) {
    await tab.sees({ text: `Question ${n} of 14` });
    await tab.choose(radio(answers[n] ?? 'Not sure'));
    await tap(tab, n === 14 ? 'Review' : 'Next');
    if (n !== 5) continue;
    await tab.sees({ text: 'Question 6 of 14' });
    await tab.open('/swing-assessment');
    await tap(tab, 'Resume at question 6');
  }
  await tab.sees(heading('Sway', true));
  await tab.sees(heading('Slice', true));
  await tap(tab, 'Save the result');
  await tab.sees(heading('Swing result'));
  // The saved result still shows the source of each point.
  await tab.shows({ role: 'list', name: 'Why: Sway' }, /^You said: They slide away from the target/);

  await tab.tap(link('Practise these'));
  await tab.sees({ text: 'Built around Sway.' });
  await tab.tap({ text: 'Change', exact: true });
  await tab.choose(radio('20 min'));
  await tab.pick({ role: 'combobox', name: 'Focus' }, 'putting');
  await tab.sees({ text: 'Your focus: putting' });
  await tap(tab, 'Start guided session');

  await tab.sees({ text: '/^Block 1 of /' });
  const [drill = ''] = await tab.texts({ css: 'h1' });
  await tap(tab, 'Start');
  await tab.shows({ role: 'timer' }, /Ready/);
  for (const name of ['Hit', 'Hit', 'Miss']) await tap(tab, name);
  await tab.sees({ text: '2 of 3', exact: true }); // shown before it is stored
  await tab.until('three tries on the disk', async () => (await triesOnDisk(tab)) === 3 || undefined);

  await phone.killAndReopen('/practice');
  const again = phone.tab;
  await tap(again, 'Resume session');
  await again.sees({ text: '2 of 3', exact: true });
  await again.shows({ role: 'timer' }, /left/);
  await tap(again, 'Hit');
  await again.sees({ text: '3 of 4', exact: true });
  await tap(again, 'Done');
  await again.tap({ text: 'Balls and note' });
  await again.type(field('Note'), 'Feels shut');
  await tap(again, 'Next block');

  await tap(again, 'Session menu');
  await again.tap(menuitem('Skip this block'));
  await tap(again, 'Not enough time');
  await again.sees({ text: 'Block 3 of' });
  await tap(again, 'Leave the session');
  await tap(again, 'End and save it');
  await again.sees(heading('Session done'));
  await again.sees({ text: '3 of 4', exact: true });
  await again.tap({ text: 'Blocks', exact: true });
  await again.sees({ text: 'skipped: Not enough time' });
  await tap(again, 'Repeat the random version in 7 days');
  await again.sees({ text: 'Transfer test planned for' });

  await logPractice(again, '21');
  await again.sees({ text: '21 successes do not fit into 20 attempts.' });
  await again.type(field('Successes'), '15');
  await tap(again, 'Save log');
  await again.sees(heading('/^Practice, /'));
  await logPractice(again, '12');
  await again.sees(heading('/^Practice, /'));

  phone.goOnline();
  await again.open('/practice');
  await synced(again);
  const tablet = await openPhone();
  await startSignedIn(tablet.tab, golfer, '/assessment');
  await tablet.tab.sees({ text: '2 things to work on' });
  await tablet.tab.open('/practice');
  await tablet.tab.sees({ text: '/^due in [67] days$/' });
  const latest = { role: 'region', name: 'Latest sessions' } as const;
  await tablet.tab.tap({ ...button(drill), within: latest, nth: -1 });
  await tablet.tab.sees({ text: 'Feels shut' });
  await tablet.tab.open('/practice/analytics?range=7');
  await tablet.tab.shows({ css: 'dd' }, /^3$/);
});

test('a drill unknown to this version is skipped; a session ended at once has nothing to keep, a minute later it has', async ({
  openPhone,
  golfer,
}) => {
  // The page's clock runs until `setClock` stops it at a given time.
  const phone = await openPhone(`const { now } = Date;
    Date.now = () => Number(sessionStorage.getItem('clock') ?? now());
    globalThis.Date = new Proxy(Date, {
      construct: (Real, given) => (given.length > 0 ? new Real(...given) : new Real(Real.now())),
    });`);
  const { tab } = phone;
  await startSignedIn(tab, golfer);
  const opened = Date.now();
  const setClock = (timeMs: number) => tab.evaluate(`void sessionStorage.setItem('clock', '${timeMs}')`);
  await setClock(opened);
  await tab.open('/guided-practice-player?drill=from-the-future');
  await tab.sees({ text: 'This drill is not on this device.' });
  await tab.open('/guided-practice-player?drill=pump');
  await tap(tab, 'Start Three-pump drop');
  await tab.sees({ text: 'Block 1 of 1' });
  expect(await tab.count({ role: 'dialog' })).toBe(0);

  await tap(tab, 'Start');
  await tap(tab, 'Leave the session');
  await tab.sees({ text: 'You have not practised yet.' });
  expect(await tab.count(button('End and save it'))).toBe(0);
  await tap(tab, 'Stay');
  await tap(tab, 'Session menu');
  await tab.tap(menuitem('Skip this block'));
  await tap(tab, 'Not today');
  await tab.sees({ text: 'You skipped every block' });
  expect(await tab.count({ text: 'You have not practised yet' })).toBe(0);
  await tap(tab, 'Back to the block before');
  await tab.sees({ role: 'timer' });
  await setClock(opened + 65_000);
  await tap(tab, 'Leave the session');
  await tap(tab, 'End and save it');
  await tab.sees(heading('Session done'));
});
