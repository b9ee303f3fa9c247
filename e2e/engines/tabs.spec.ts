import { expect, test } from './driver/journey.ts';
import { button, createAccount, heading, openPad, scoreOverPar, scored, signIn, synced, teeOff } from './golfer.ts';

// One round in two tabs, and on a page from the browser's memory, in every engine.

test.setTimeout(300_000);

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
  await tab.sees(scored(1, 5));
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
