import { locateFirestoreEmulator } from '@divot/local-cloud';
import { test } from './driver/journey.ts';
import {
  button,
  heading,
  openPad,
  readyForOffline,
  scored,
  scoreOverPar,
  startSignedIn,
  synced,
  teeOff,
} from './golfer.ts';

// Two phones score the same hole differently offline, and the golfer resolves the conflict. In every engine, and once
// against the official emulator.

test.setTimeout(300_000);
test.beforeEach(({ cloud }) => {
  const missing = cloud === 'emulator' && !locateFirestoreEmulator().found;
  test.skip(missing, 'the official Firestore emulator is not installed here');
});

test(
  'both devices score the same round offline',
  { tag: ['@release', '@core'] },
  async ({ phone, golfer, openPhone }) => {
    await startSignedIn(phone.tab, golfer);
    await teeOff(phone.tab, 'Links');
    await phone.tab.open('/playing');
    await synced(phone.tab);
    const tablet = await openPhone();
    await startSignedIn(tablet.tab, golfer);
    for (const { tab } of [phone, tablet]) {
      await readyForOffline(tab);
      await openPad(tab);
      await tab.sees(heading('Hole 1', true));
    }

    phone.goOffline();
    tablet.goOffline();
    await scoreOverPar(phone.tab, 1); // 5 on the first …
    await phone.tab.sees(scored(1, 5));
    await phone.tab.tap(button('/^Next: Hole/'));
    await scoreOverPar(phone.tab, 0); // … and a par on the second
    await phone.tab.sees(scored(2, 4));
    await scoreOverPar(tablet.tab, 2); // 6 on the first
    await tablet.tab.sees(scored(1, 6));
    phone.goOnline();
    await phone.tab.open('/playing');
    await synced(phone.tab);
    tablet.goOnline();
    await tablet.tab.open('/playing');

    // Hole 2 merges without a conflict. For hole 1, Divot shows both values until the golfer picks one.
    const chooser = { role: 'region', name: 'Two devices disagree' } as const;
    await tablet.tab.sees({ text: 'Hole 1, score', within: chooser }, 60_000);
    await tablet.tab.sees({ ...button('5', true), within: chooser });
    await tablet.tab.tap({ ...button('6', true), within: chooser });
    await tablet.tab.seesNo(chooser);
    await synced(tablet.tab);
    await openPad(phone.tab);
    await phone.tab.sees(scored(1, 6), 60_000);
  },
);
