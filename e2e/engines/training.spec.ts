import { expect, test } from './driver/journey.ts';
import type { Tab } from './driver/tab.ts';
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

// What a golfer does off the course, and two tabs or a page from the browser's memory, in every engine.

test.setTimeout(300_000);

const radio = (name: string) => ({ role: 'radio', name }) as const;

const answerQuestions = async (tab: Tab): Promise<void> => {
  await tab.open('/swing-assessment');
  await tab.tap(button('Start the questions', true));
  for (let n = 1; n <= 14; n += 1) {
    await tab.sees({ text: `Question ${n} of 14` });
    await tab.tap(radio(n === 1 ? 'Curves away from you (slice)' : 'Not sure'));
    await tab.tap(button(n === 14 ? 'Review' : 'Next', true));
  }
  await tab.tap(button('Save the result', true));
  await tab.sees(heading('Swing result'));
};

const practise = async (tab: Tab): Promise<void> => {
  await tab.open('/guided-practice-player?drill=pump');
  await tab.tap(button('Start Three-pump drop'));
  await tab.tap(button('Start', true));
  for (const ball of ['Hit', 'Hit', 'Miss']) await tab.tap(button(ball, true));
  await tab.sees({ text: '2 of 3', exact: true });
};

test('questions, a practice and a workout offline, killed in between; the second phone has them', async ({
  phone,
  golfer,
  openPhone,
}) => {
  await createAccount(phone.tab, golfer);
  await readyForOffline(phone.tab);
  await phone.tab.open('/dashboard'); // from here on the worker answers
  await phone.tab.sees(heading('Sam'));
  phone.goOffline();

  await answerQuestions(phone.tab);
  await practise(phone.tab);
  await phone.killAndReopen('/practice');
  await phone.tab.tap(button('Resume session'));
  await phone.tab.sees({ text: '2 of 3', exact: true });
  await phone.tab.tap(button('Leave the session', true));
  await phone.tab.tap(button('End and keep it', true));
  await phone.tab.sees(heading('Session done'));

  await phone.tab.open('/workout');
  await phone.tab.tap(button('Start workout', true));
  await phone.tab.tap(button('Set done', true));
  await phone.tab.sees(heading('Set 2 of'));
  await phone.tab.tap(button('Leave the player', true));

  phone.goOnline();
  await phone.tab.open('/dashboard');
  await synced(phone.tab);
  const tablet = await openPhone();
  await signIn(tablet.tab, golfer);
  await tablet.tab.open('/assessment');
  await tablet.tab.sees({ text: '1 thing to work on' });
  await tablet.tab.open('/workout');
  await tablet.tab.sees({ text: 'Running on' });
  await tablet.tab.open('/practice');
  await tablet.tab.sees(button('Three-pump drop'));
});

test('two tabs score one round; the one that syncs closes and the other goes on', async ({
  phone,
  golfer,
  openPhone,
}) => {
  await createAccount(phone.tab, golfer);
  await teeOff(phone.tab, 'Heron Creek');
  const second = await phone.secondTab();
  await openPad(second);
  await second.tap(button('/^Hole 2,/'));
  await Promise.all([scoreOverPar(phone.tab, 2), scoreOverPar(second, 1)]);
  for (const tab of [phone.tab, second]) {
    await tab.sees(scored(1, 6));
    await tab.sees(scored(2, 5));
  }
  await phone.tab.close();
  await second.tap(button('/^Next: Hole/'));
  await scoreOverPar(second, 0);
  await second.sees(scored(3, 3));
  await second.tap(button('Leave the pad', true));
  await synced(second);
  const tablet = await openPhone();
  await signIn(tablet.tab, golfer);
  await openPad(tablet.tab);
  for (const [hole, strokes] of [
    [1, 6],
    [2, 5],
    [3, 3],
  ] as const)
    await tablet.tab.sees(scored(hole, strokes));
});

test('a round that the golfer left for another page is alive on the way back', async ({ phone, golfer }) => {
  const { tab } = phone;
  await createAccount(tab, golfer);
  await teeOff(tab, 'Heron Creek');
  await scoreOverPar(tab, 1);
  await tab.open('/profile');
  await tab.evaluate('void history.back()');
  await tab.sees(heading('Hole 1', true));
  await tab.sees(scored(1, 5));
  await tab.tap(button('/^Next: Hole/'));
  await scoreOverPar(tab, 2);
  await tab.sees(scored(2, 6));
  await tab.open('/dashboard');
  await synced(tab);
  expect(await tab.path()).toBe('/dashboard');
});
