import { resolve } from 'node:path';
import { test } from './driver/journey.ts';
import { button, createAccount, readyForOffline } from './golfer.ts';

// A launch monitor's file becomes carries, read in a worker, in every engine.

test.setTimeout(300_000);

const PRACTICE = resolve('tests/fixtures/shots/garmin-r10-en-again.csv');

test('46 shots of a launch monitor fill the bag offline, once', async ({ phone, golfer }) => {
  const { tab } = phone;
  const attach = () => tab.attach({ css: 'input[type=file][aria-label="Choose a file"]' }, PRACTICE);
  await createAccount(tab, golfer);
  await readyForOffline(tab);
  await tab.open('/bag'); // from here on the worker answers
  await tab.sees(button('Bring in shots'));
  phone.goOffline();

  await tab.tap(button('Bring in shots'));
  await attach();
  await tab.tap(button('Bring in 46 shots'));
  await tab.sees(button('/^7-iron/'));

  await tab.tap(button('Bring in shots'));
  await attach();
  await tab.sees({ text: 'You have all of these shots already.' });
  await phone.killAndReopen('/bag');
  await phone.tab.sees(button('/^7-iron/'));
});
