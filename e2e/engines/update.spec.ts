import { setTimeout as pause } from 'node:timers/promises';
import { LOCAL_BUILD } from '#dev/local-build.ts';
import { NEXT_VERSION, buildNextVersion } from '#e2e/support/next-version.ts';
import { expect, test } from './driver/journey.ts';
import type { Tab } from './driver/tab.ts';
import { button, heading, link, readyForOffline, startSignedIn } from './golfer.ts';

// A deploy while the app is open in two tabs, in every engine.

test.setTimeout(300_000);
test.afterEach(({ product }) => product.app.deploy(LOCAL_BUILD));

/** After this long, a page that misses a file of its version has reloaded. */
const MISSES_A_FILE_MS = 3_000;

const version = (tab: Tab): Promise<string> =>
  tab.until('the version', async () => (await tab.texts({ text: '/^Version \\d/' }))[0]);

const takeUpdate = async (tab: Tab): Promise<void> => {
  await tab.evaluate('void (globalThis.isOld = true)');
  await tab.tap(button('Update Now'));
  await tab.until('the new page', async () => (await tab.evaluate<boolean>('!globalThis.isOld')) || undefined);
};

test(
  'the old version goes on in two tabs until the golfer takes the update in each',
  { tag: ['@release', '@core'] },
  async ({ phone, golfer, product }) => {
    const { tab } = phone;
    await startSignedIn(tab, golfer);
    await readyForOffline(tab);
    const second = await phone.secondTab();
    for (const each of [tab, second]) {
      await each.open('/profile'); // the service worker serves it
      expect(await version(each)).toBe('Version 2.0.0');
    }
    product.app.deploy(buildNextVersion()); // every old file is gone from the server
    await second.tap(link('Train')); // a screen of the old version that loads on demand
    await second.sees(heading('Practice', true));
    await second.open('/profile');
    await second.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true)');

    await takeUpdate(tab);
    expect(await version(tab)).toBe(`Version ${NEXT_VERSION}`);
    await pause(MISSES_A_FILE_MS); // it leads the sync now
    expect(await version(second)).toBe('Version 2.0.0');
    await takeUpdate(second);
    expect(await version(second)).toBe(`Version ${NEXT_VERSION}`);
  },
);
