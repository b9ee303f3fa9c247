import { plantDemo } from '#dev/seed/plant.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { openPlay, scoreOverPar } from '#dev/browser/scoring.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { expect, readyForOffline, test } from '#e2e/support/product.ts';

// The demo golfer's courses without a network: every course picture opens the course's page, the pocket book is two taps
// from Home, one round has its balls on the map, and Back after a round does not lead to its pad.

test.setTimeout(240_000);

test('every picture of a course opens its page offline, and plan, shots and play are there', async ({
  product,
  device,
}) => {
  await plantDemo(product.services.cloud, new Date());
  const phone = await device('phone');
  const { page } = phone;
  await startSignedIn(page, DEMO_ACCOUNT);
  await readyForOffline(page);
  await page.reload(); // from the second visit on, the service worker serves the app
  const picture = page.getByRole('link', { name: 'Course: Heronsbridge' }).first();
  await expect(picture).toBeVisible({ timeout: 60_000 });
  await phone.goOffline();

  await test.step('two taps from Home to the pocket book', async () => {
    await page.goto('/dashboard');
    await picture.click();
    await page.getByRole('link', { name: 'Pocket book' }).click();
    await expect(page.getByRole('img', { name: /^Hole 1 from above, played with Driver/ }).first()).toBeVisible({
      timeout: 90_000,
    });
    await expect(page.getByText('It is fixed once you tee off.')).toBeVisible();
  });

  await test.step('the page from each list, the set-up, a card and its story', async () => {
    for (const address of [
      '/playing',
      '/playing?view=setup',
      '/playing?round=demo-round-01',
      '/playing?round=demo-round-01&view=story',
      '/analytics',
      '/pocket-book',
    ]) {
      await page.goto(address);
      await picture.click();
      await expect(page.getByRole('heading', { name: 'Heronsbridge', exact: true })).toBeVisible();
    }
    await expect(page.getByRole('img', { name: 'Hole 1 from above' })).toBeVisible();
    await page.getByRole('button', { name: 'Hole 7', exact: true }).click();
    await expect(page).toHaveURL(/hole=7/);
    await expect(page.getByRole('img', { name: 'Hole 7 from above' })).toBeVisible();
    await expect(page.getByText('Best round')).toBeVisible();
  });

  await test.step('the shots of a round on its map', async () => {
    await page.goto('/playing?round=demo-round-01&view=shots&hole=1');
    await expect(page.getByText(/^Driver/).first()).toBeVisible();
  });

  await test.step('a round begun on the page, and Back after it', async () => {
    await openPlay(page);
    await picture.click();
    await page.getByRole('link', { name: 'Play here' }).click();
    await page.getByRole('button', { name: 'Tee off' }).click();
    await scoreOverPar(page, 0);
    await page.getByRole('button', { name: 'Round menu' }).click();
    await page.getByRole('menuitem', { name: 'Finish round' }).click();
    await page.getByRole('button', { name: 'Save round' }).click();
    await expect(page).toHaveURL(/view=story/);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Edit scores' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Next: Hole/ })).toBeHidden();
  });
});
