import type { Route } from '@playwright/test';
import { teeOff } from '#dev/browser/scoring.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { expect, test } from '#e2e/support/product.ts';

test('out of the pocket: the hole is on the glass before the app is, and a score tapped on it is scored', async ({
  device,
  golfer,
}) => {
  const { page } = await device('phone');
  await startSignedIn(page, golfer);
  await teeOff(page, 'Heron Creek');
  const isKept = () => page.evaluate(() => localStorage.getItem('divot-screen-/playing')?.includes('Hole 1') ?? false);
  await expect.poll(isKept).toBe(true);

  // Makes the modules come from the network, where the test can delay them.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  const waiting: Route[] = [];
  let isHeld = true;
  await page.context().route('**/assets/*.js', (route) => {
    if (isHeld) waiting.push(route);
    else void route.continue();
  });
  await page.goto(page.url(), { waitUntil: 'commit' });
  const screen = page.locator('#last-screen');
  await expect(screen).toBeVisible();
  const five = await screen.locator('[data-tap*=" button 5, "]').first().boundingBox();
  if (!five) throw new Error('no score on the last screen');
  await page.touchscreen.tap(five.x + five.width / 2, five.y + five.height / 2);
  isHeld = false;
  await Promise.all(waiting.map((route) => route.continue()));
  await expect(page.getByRole('button', { name: /^5, / })).toHaveAttribute('aria-pressed', 'true');
  await expect(screen).toHaveCount(0);
});
