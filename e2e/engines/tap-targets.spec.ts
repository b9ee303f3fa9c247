import { screens as views } from '#dev/pictures/screens.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { screens } from '#e2e/support/screens.ts';
import { type TapWalk, walkTaps } from '#e2e/support/tap-walk.ts';
import { expect, test } from './driver/journey.ts';
import type { Tab } from './driver/tab.ts';
import { WITHOUT_MEDIA, goTo, startSignedIn, synced } from './golfer.ts';

// A tap meets what is seen there, on every screen, on a phone and at a desk, in every engine.

test.setTimeout(300_000);

const VIEWS = views.filter(({ open }) => !open).map(({ path }) => path);

const expectTapsToMeet = async (tab: Tab, paths: readonly string[]): Promise<void> => {
  const faults: string[] = [];
  for (const size of ['phone', 'desk']) {
    if (size === 'desk') await tab.widen();
    let controls = 0;
    for (const path of paths) {
      await goTo(tab, path);
      const walk = await tab.evaluate<TapWalk>(`(${walkTaps.toString()})(${JSON.stringify(path)})`);
      controls += walk.controls;
      faults.push(...walk.faults.map((fault) => `${size} ${fault}`));
    }
    test.info().annotations.push({ type: `controls, ${size}`, description: String(controls) });
  }
  expect(faults).toEqual([]);
};

test('every tap of a new golfer meets the control that is seen there', async ({ phone: { tab }, golfer }) => {
  await startSignedIn(tab, golfer);
  await synced(tab);
  await expectTapsToMeet(tab, Object.keys(screens));
});

test('every tap of a golfer with half a year of golf meets the control that is seen there', async ({
  openPhone,
  engine,
  product,
}) => {
  const { tab } = await openPhone(engine === 'webkit' ? WITHOUT_MEDIA : undefined);
  await plantDemo(product.services.cloud, new Date());
  await startSignedIn(tab, DEMO_ACCOUNT);
  await synced(tab);
  await expectTapsToMeet(tab, VIEWS);
});
