import { startSignedIn } from '#dev/browser/sign-in.ts';
import { expect, readyForOffline, synced, test } from '#e2e/support/product.ts';
import { onHole, openPlay, scoreOverPar, strokesOnDisk, teeOff } from '#dev/browser/scoring.ts';

// Background Sync, in browsers that have it: the golfer taps the last stroke offline and closes Divot, then the network
// returns. The test sends Chromium's own sync event.

test.setTimeout(180_000);
test.use({ wholeBrowser: true });

test('what was done with no signal reaches the cloud with Divot closed, and never while a page leads', async ({
  device,
  golfer,
}) => {
  const phone = await device('phone');
  await startSignedIn(phone.page, golfer);
  await openPlay(phone.page);
  await readyForOffline(phone.page);
  await teeOff(phone.page, 'Heron Creek');
  await scoreOverPar(phone.page, 0);
  await openPlay(phone.page);
  await synced(phone.page);
  // This page does not run the app. It only makes the browser report a network.
  const browser = await phone.context.newPage();
  await browser.goto('/manifest.webmanifest');
  const devtools = await phone.context.newCDPSession(browser);
  const registered = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) found(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(browser.url());
  const networkReturns = () =>
    devtools.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'divot-push', lastChance: false });
  const worker = phone.context.serviceWorkers()[0] ?? (await phone.context.waitForEvent('serviceworker'));
  const push = () =>
    worker.evaluate(async () => {
      const scope = globalThis as unknown as { importScripts(url: string): void; pushPending?: () => Promise<void> };
      if (!scope.pushPending) scope.importScripts('/push-in-background.js');
      return scope.pushPending!().then(
        () => 'sent',
        (refusal: Error) => refusal.message,
      );
    });

  expect(await push()).toBe('An open page leads.');

  await phone.goOffline();
  await phone.page.getByRole('button', { name: 'Resume round' }).click();
  await phone.page.getByRole('button', { name: /^Hole 1,/ }).click();
  await expect(onHole(phone.page, 1)).toBeVisible();
  await scoreOverPar(phone.page, 1);
  await phone.page.getByRole('button', { name: /^Hole 1, 5/ }).waitFor();
  await expect.poll(() => strokesOnDisk(phone.page, 1)).toBe(5);
  await expect
    .poll(() =>
      phone.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (registration as unknown as { sync: { getTags(): Promise<string[]> } }).sync.getTags();
      }),
    )
    .toContain('divot-push');
  await phone.page.close();
  await phone.goOnline();

  const tablet = await device('tablet');
  await startSignedIn(tablet.page, golfer);
  await openPlay(tablet.page);
  await tablet.page.getByRole('button', { name: 'Resume round' }).click();
  await expect(async () => {
    // Repeats the event, as Chromium does if the worker could not send: the page just closed may still lead.
    await networkReturns();
    await tablet.page.evaluate(() => dispatchEvent(new Event('focus'))); // Divot checks at once for changes
    await expect(tablet.page.getByRole('button', { name: /^Hole 1, 5/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
