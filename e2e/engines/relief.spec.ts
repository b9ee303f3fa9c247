import { test } from './driver/journey.ts';
import { button, field, heading, holeOnDisk, startSignedIn } from './golfer.ts';

// A ball in the water on the last hole: what the Rules allow, where to drop, and what that does to the card.

test.setTimeout(200_000);

test(
  'water on the 18th is dropped by the Rules, scored and in the story',
  { tag: '@release' },
  async ({ phone: { tab }, golfer }) => {
    const stored = (wanted: string, isSo: (hole: Readonly<Record<string, unknown>>) => boolean) =>
      tab.until(wanted, async () => isSo({ ...(await holeOnDisk(tab, 18)) }) || undefined);
    const chip = (row: string, name: string) =>
      tab.tap({ ...button(name, true), within: { role: 'group', name: row, exact: true } });
    await startSignedIn(tab, golfer);
    await tab.open('/playing');
    await tab.tap(button('Start a round'));
    await tab.tap(button('Add a course'));
    await tab.type(field('Course name'), 'Heronsbridge Golf Club');
    await tab.tap(button('Save course'));
    await tab.sees({ text: 'Map ready, also without signal.' }, 90_000);
    await tab.tap(button('Tee off'));
    await tab.tap(button('/^Hole 18/'));
    await tab.sees(heading('Hole 18', true));

    await tab.tap(button('Rules', true));
    await tab.type({ css: 'main input[type=search]' }, 'pond red');
    await tab.tap(button('In the water, red stakes'));
    await tab.tap({ role: 'application', name: '/Map of hole 18/' });
    await tab.tap(button('It is here'));
    await tab.tap(button('/To the side.*Rule 17\\.1d\\(3\\).*one penalty stroke/'));
    await tab.tap(button('Book it: playing 3'));
    await tab.sees({ text: 'Playing 3.' });
    await stored('the penalty', ({ penalties, driveEnd }) => penalties === 1 && driveEnd !== undefined);

    await tab.tap(button('Undo', true));
    await stored('no penalty', ({ penalties, driveEnd }) => penalties === undefined && driveEnd === undefined);

    await tab.tap(button('Rules', true));
    await tab.tap(button('In the water, red stakes'));
    await tab.tap(button('Draw it without the map'));
    await tab.tap(button('/Back on the line/'));
    await tab.tap(button('Book it: playing 3'));
    await stored('the penalty again', ({ penalties }) => penalties === 1);

    await chip('Putts', '2');
    await chip('Score', '7, double bogey');
    await tab.tap(button('Finish round'));
    await tab.tap(button('Save round'));
    await tab.sees(heading('Heronsbridge Golf Club'));
    await tab.sees({ text: '1 penalty stroke' });
  },
);
