import { setTimeout } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { browserArguments, findBrowser } from '#dev/browser/find-browser.ts';
import { puppeteerTab } from '#e2e/engines/driver/firefox.ts';
import { createTab } from '#e2e/engines/driver/tab.ts';
import {
  button,
  holeOnDisk,
  openPad,
  scored,
  scoreOverPar,
  startSignedIn,
  synced,
  teeOff,
} from '#e2e/engines/golfer.ts';
import { expect, test } from '#e2e/support/product.ts';

// Chromium freezes a page that is in the background for long: it gets no timer, response or message until the golfer
// returns. Chromium waits five minutes and spares a page with an open database transaction. The DevTools command does
// neither, so this test freezes the tab only once nothing is left to write. Puppeteer drives it, because Playwright
// keeps every page visible, and Chromium never freezes a visible page.

test.setTimeout(180_000);

test('a round in a frozen tab goes on with what was scored meanwhile, and syncs', async ({ golfer, product }) => {
  const browser = await launch({ executablePath: findBrowser(), args: [...browserArguments] });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 390, height: 844 });
    const tab = createTab(puppeteerTab(page), product.app.origin);
    await startSignedIn(tab, golfer);
    await teeOff(tab, 'Heron Creek');
    await page.evaluate(`
      globalThis.events = [];
      for (const name of ['freeze', 'resume']) document.addEventListener(name, () => void events.push(name));
    `);
    await scoreOverPar(tab, 1);
    await tab.sees(scored(1, 5));
    const inCloud = () => JSON.stringify(product.services.documents.store.all());
    await expect.poll(inCloud).toContain('"strokes":{"integerValue":"5"}');
    await setTimeout(1_000); // time for Divot to store the cloud's response
    const devtools = await page.createCDPSession();
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });

    const otherPage = await browser.newPage();
    const other = createTab(puppeteerTab(otherPage), product.app.origin);
    await openPad(other);
    await other.sees(scored(1, 5));
    await other.tap(button('/^Hole 2,/'));
    await scoreOverPar(other, 2);
    await other.sees(scored(2, 6));
    // Ends before it tells of its last stroke, as a page does that a busy phone closes.
    await other.evaluate('BroadcastChannel.prototype.postMessage = () => undefined');
    await other.tap(button('/^Hole 3,/'));
    await scoreOverPar(other, 1);
    await other.until('the stroke on disk', async () => (await holeOnDisk(other, 3))?.strokes);
    await otherPage.close();

    await devtools.send('Page.setWebLifecycleState', { state: 'active' });
    await page.bringToFront();
    await tab.sees(scored(2, 6));
    await tab.sees(button('/^Hole 3, \\d/'));
    expect(await page.evaluate('events')).toEqual(['freeze', 'resume']);
    await tab.tap(button('/^Hole 4,/'));
    await scoreOverPar(tab, 0);
    await tab.tap(button('Leave the pad', true));
    await synced(tab);
    expect(inCloud()).toContain('Heron Creek');
  } finally {
    await browser.close();
  }
});
