import { plantDemo } from '#dev/seed/plant.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { expect, test } from './driver/journey.ts';
import { button, heading, image, link, menuitem, readyForOffline, scoreOverPar, startSignedIn } from './golfer.ts';

// The demo golfer's courses without a network: every round and every course picture has the way to the course's page, the pocket book is two taps
// from Home, one round has its balls on the map, and Back after a round does not lead to its pad.

test.setTimeout(300_000);

/** In a row it is for a finger or a mouse alone: what the row opens has the way for keys and screen readers. */
const PICTURE = { css: 'a[aria-label="Course: Heronsbridge"]', nth: 0 } as const;

test('every picture of a course opens its page offline, and plan, shots and play are there', async ({
  product,
  phone,
}) => {
  await plantDemo(product.services.cloud, new Date());
  const { tab } = phone;
  const address = (wanted: RegExp) =>
    tab.until(
      `the address ${wanted}`,
      async () => wanted.test(await tab.evaluate<string>('location.href')) || undefined,
    );
  await startSignedIn(tab, DEMO_ACCOUNT);
  await readyForOffline(tab);
  await tab.reload(); // from the second visit on, the service worker serves the app
  await tab.sees(PICTURE, 60_000);
  phone.goOffline();

  await test.step('two taps from Home to the pocket book', async () => {
    await tab.open('/dashboard');
    await tab.tap(PICTURE);
    await tab.tap(link('Pocket book'));
    await tab.sees({ role: 'img', name: '/^Hole 1 from above, played with Driver/' }, 90_000);
    await tab.sees({ text: 'It is fixed once you tee off.' });
  });

  await test.step('the page from each list, the set-up, a card and its story', async () => {
    for (const path of [
      '/playing',
      '/playing?view=setup',
      '/playing?round=demo-round-01',
      '/playing?round=demo-round-01&view=story',
      '/analytics',
      '/pocket-book',
    ]) {
      await tab.open(path);
      await tab.tap(PICTURE);
      await tab.sees(heading('Heronsbridge', true));
    }
    await tab.sees(image('Hole 1 from above'));
    await tab.tap({ ...button('Hole 7', true), within: { role: 'table' } });
    await address(/hole=7/);
    await tab.sees(image('Hole 7 from above'));
    await tab.sees({ text: 'Best round' });
  });

  await test.step('the shots of a round on its map', async () => {
    await tab.open('/playing?round=demo-round-01&view=shots&hole=1');
    await tab.sees({ text: '/^Driver/' });
  });

  await test.step('a round begun on the page, and Back after it', async () => {
    await tab.open('/playing');
    await tab.tap(PICTURE);
    await tab.tap(link('Play here'));
    await tab.tap(button('Tee off'));
    await scoreOverPar(tab, 0);
    await tab.tap(button('Round menu'));
    await tab.tap(menuitem('Finish round'));
    await tab.tap(button('Save round'));
    await address(/view=story/);
    await tab.back();
    await tab.sees(button('Edit scores'));
    expect(await tab.count(button('/^Next: Hole/'))).toBe(0);
  });
});
