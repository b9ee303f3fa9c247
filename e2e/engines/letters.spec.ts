import { roundsUnderWay } from '#dev/pictures/rounds.ts';
import { inPlay, screens } from '#dev/pictures/screens.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo, plantDocuments } from '#dev/seed/plant.ts';
import { findLayoutFaults } from '#e2e/support/layout-faults.ts';
import { expect, test } from './driver/journey.ts';
import type { Tab } from './driver/tab.ts';
import { WITHOUT_MEDIA, goTo, startSignedIn, synced } from './golfer.ts';

// Letters enlarged by the golfer's own setting in the browser, which media queries follow. e2e/pwa/reflow.spec.ts
// enlarges the page's own letters, which they do not.

test.setTimeout(400_000);

const isPad = ({ name }: { readonly name: string }) => name.startsWith('pad-');
const addressed = [...screens, ...inPlay].filter(({ open }) => !open);
const pads = addressed.filter(isPad).map(({ path }) => path);
const others = addressed.filter((screen) => !isPad(screen)).map(({ path }) => path);

/** A phone, and one whose browser keeps its bars. */
const SIZES = [
  [390, 844],
  [390, 664],
] as const;

const expectToFit = async (tab: Tab, paths: readonly string[], sizes: readonly (readonly [number, number])[]) => {
  const faults: string[] = [];
  for (const [width, height] of sizes) {
    await tab.resize(width, height);
    for (const path of paths) {
      await goTo(tab, path);
      const look = async () => {
        const found = await tab.evaluate<readonly string[]>(`(${findLayoutFaults.toString()})()`);
        return found.length === 0 || found;
      };
      // A chart draws itself again once it has measured its letters.
      let found = await look();
      for (let again = 0; found !== true && again < 10; again++) found = await look();
      if (found !== true) faults.push(...found.map((fault) => `${path} at ${width} x ${height}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
};

for (const letters of [20, 24, 32]) {
  test(`nothing is cut or covered with letters of ${letters} px, the pad in every form`, async ({
    openPhone,
    engine,
    product,
  }) => {
    const { tab } = await openPhone(engine === 'webkit' ? WITHOUT_MEDIA : undefined, letters);
    await plantDemo(product.services.cloud, new Date());
    await plantDocuments(product.services.cloud, roundsUnderWay(new Date()));
    await startSignedIn(tab, DEMO_ACCOUNT);
    await synced(tab);
    expect(await tab.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe(`${letters}px`);
    await expectToFit(tab, pads, SIZES);
    if (letters === 32) await expectToFit(tab, others, [SIZES[0]]);
  });
}
