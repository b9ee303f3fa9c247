import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from './driver/journey.ts';
import { beginOffline, button, link, startSignedIn } from './golfer.ts';

// Reads a launch monitor's file in a worker and turns it into carries, in every engine.

test.setTimeout(300_000);

const SHOT_FILES = 'packages/shot-files/fixtures';
const WEDGES = resolve(SHOT_FILES, 'foresight-gc3.csv');
/** What each file contains. */
const { files: truth } = JSON.parse(readFileSync(`${SHOT_FILES}/truth.json`, 'utf8')) as {
  readonly files: readonly { readonly file: string; readonly expect: string; readonly shots: readonly unknown[] }[];
};

test('shots from a launch monitor’s file, brought into the bag and taken out again offline', async ({
  phone,
  golfer,
}) => {
  const { tab } = phone;
  const bringIn = async () => {
    await tab.tap(button('Bring in shots'));
    await tab.attach({ css: 'input[type=file][aria-label="Choose a file"]' }, WEDGES);
    await tab.sees({ text: 'Which club is this?' });
  };
  const chooseClub = () => tab.pick({ role: 'combobox', name: '“56”' }, 'Gap wedge');
  await beginOffline(phone, golfer);
  await tab.open('/profile?group=bag');
  await tab.tap(link('Your bag, from your shots'));

  await bringIn();
  expect(await tab.attribute(button('Choose the clubs'), 'disabled')).not.toBeNull();
  await chooseClub();
  await tab.sees({ text: 'Gap wedge', within: { role: 'list', name: 'Comes in' } });
  await tab.tap(button('Bring in 30 shots'));

  const ladder = { role: 'list', name: 'Carries, longest first, yd' } as const;
  await tab.tap({ ...button('/^9-iron ?1[0-9]{2}/'), within: ladder });
  await tab.sees({ role: 'img', name: '/shots with the 9-iron from above/' });
  await tab.tap(button('/^Use 1[0-9]{2}$/'));
  await tab.sees({ text: '/^9-iron: 1[0-9]{2} is now your carry/' });
  await tab.tap(button('All clubs'));

  // Importing the same file again adds nothing.
  await bringIn();
  await chooseClub();
  await tab.sees({ text: 'You have all of these shots already.' });
  await tab.tap(button('Your bag'));
  await tab.seesNo({ text: '30 shots brought in' }); // this toast covers the foot of the screen

  await tab.tap(button('Sessions'));
  await tab.tap(button('/^Delete .* Foresight$/'));
  await tab.sees({ text: 'No shots yet.' });
  await tab.tap(button('Undo'));
  await tab.sees({ text: '30 shots, 3 clubs, range' });
  await phone.killAndReopen('/bag');
  await phone.tab.sees(button('/^9-iron/'));
});

test('a file of each maker is read to its last shot, and an archive to its last round', async ({ phone, golfer }) => {
  const { tab } = phone;
  const attach = (file: string) => tab.attach({ css: 'main input[type=file]' }, resolve(SHOT_FILES, file));
  await startSignedIn(tab, golfer, '/bag?view=import');
  for (const { file, shots } of truth.filter((one) => one.expect === 'shots')) {
    await attach(file);
    await tab.sees({ text: file });
    await tab.shows({ role: 'status', within: { css: 'main' } }, new RegExp(`^${shots.length} new shots`));
  }
  await attach('garmin-export.zip');
  await tab.sees({ text: '3 rounds to add.', within: { role: 'dialog', name: 'Import rounds' } });
});
