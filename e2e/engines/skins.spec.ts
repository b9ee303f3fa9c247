import { test } from './driver/journey.ts';
import { beginOffline, button, field, heading, menuitem } from './golfer.ts';

// Skins between three friends, chosen before the first tee and read on pad and card, with no network at all.

test.setTimeout(300_000);

const SCORES = {
  You: ['/, par$/', '/, bogey$/'],
  Ann: ['/, par$/', '/, par$/'],
  Ben: ['/, bogey$/', '/, bogey$/'],
} as const;

test('skins: the tie on hole 1 goes on to hole 2, and nobody owes before the last', async ({ phone, golfer }) => {
  await beginOffline(phone, golfer);
  const { tab } = phone;
  await tab.open('/playing');
  await tab.tap(button('Start a round'));
  await tab.tap({ text: 'Add a player' });
  await tab.type(field('Partner 1'), 'Ann');
  await tab.type(field('Partner 2'), 'Ben');
  await tab.tap({ text: 'Games between you' });
  await tab.tap(button('Skins'));
  await tab.tap(button('Just score, par 72'));
  await tab.sees(heading('Hole 1', true));

  for (const at of [0, 1] as const) {
    for (const [who, scores] of Object.entries(SCORES))
      await tab.tap({ ...button(scores[at]), within: { role: 'group', name: who, exact: true } });
    if (at === 0) await tab.tap(button('/^Next: Hole/'));
  }
  await tab.tap(button('/^Skins: Ann 2, /'));
  await tab.sees({ text: 'Nobody owes anything until the game is decided.' });
  await tab.tap(button('Rules: Skins'));
  await tab.sees({ text: '/^Each hole is worth one skin/' });
  await tab.tap({ ...button('Close'), within: { role: 'dialog', nth: -1 } });
  await tab.tap(button('Close'));

  await tab.tap(button('Round menu'));
  await tab.tap(menuitem('Finish round'));
  await tab.sees({ text: 'Ann', within: { role: 'region', name: 'Skins' } });
});
