import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { scoreOverPar, teeOff } from '#dev/browser/scoring.ts';
import { type Figure, ratio } from './figure.ts';
import { newPhone, rememberGolfer } from './phone.ts';
import { BENCH_PAGE, goToBench, serveSite } from './site.ts';
import { percentile95 } from './statistics.ts';

// Finger taps on the score pad of the built app, on a slowed phone with no network: from lifting the finger to the
// painted number. Two bare React buttons are tapped in turn, to show how busy the machine is.

const ROUNDS = 1_000;
const TAPS = 40;
/** App and bare buttons take turns in blocks. */
const BLOCK = 10;
/** Not counted, because a page that has just come to the front is redrawn. */
export const FIRST_TAPS = 2;
const APART_MS = 300;
const FINGER_DOWN_MS = 75;
/** Until what follows a start is done. */
const STARTED_MS = 5_000;

/** Times in ms on the page's clock. */
type Tap = { readonly upMs: number; changedMs?: number; paintedMs?: number };
declare global {
  interface Window {
    benchTaps?: readonly Tap[];
    benchStop?: () => void;
  }
}

/**
 * Records for every tap when the finger left the glass, when the number changed, and when the browser reports that the
 * click's result was painted (Event Timing, to 8 ms). A timer after the frame would also count queued work.
 */
const watchTaps = (number: string): void => {
  const taps: Tap[] = [];
  const read = () => document.querySelector(number)?.textContent;
  let shown = read();
  const onUp = ({ timeStamp }: Event) => taps.push({ upMs: timeStamp });
  addEventListener('pointerup', onUp, { capture: true });
  const numbers = new MutationObserver(() => {
    const tap = taps.at(-1);
    if (!tap || read() === shown) return;
    shown = read();
    tap.changedMs ??= performance.now();
  });
  numbers.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const paints = new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      const tap = taps.findLast(({ upMs }) => upMs <= startTime);
      if (name === 'click' && tap) tap.paintedMs = startTime + duration;
    }
  });
  paints.observe({ type: 'event', durationThreshold: 16 });
  window.benchTaps = taps;
  window.benchStop = () => {
    removeEventListener('pointerup', onUp, { capture: true });
    numbers.disconnect();
    paints.disconnect();
  };
};

/** Two buttons to tap in turn, and the number that each tap changes. */
export type Tapped = { readonly page: Page; readonly buttons: readonly [RegExp, RegExp]; readonly number: string };

export const PAD: Omit<Tapped, 'page'> = {
  buttons: [/^\d+, bogey$/, /^\d+, par$/],
  number: 'main [data-testid="hole-score"]',
};
export const BARE: Omit<Tapped, 'page'> = {
  buttons: [/^One stroke more$/, /^One stroke fewer$/],
  number: 'main output',
};

const centreOf = async (page: Page, label: RegExp) => {
  const box = await page.getByRole('button', { name: label }).boundingBox();
  if (!box) throw new Error(`No button "${label.source}"`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Touches like a finger: down for a while, then up. */
const touch = async (devtools: CDPSession, spot: { readonly x: number; readonly y: number }): Promise<void> => {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
  await delay(FINGER_DOWN_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** Taps the two buttons in turn, as fast as a golfer would. */
export const touchInTurn = async ({ page, buttons }: Tapped, taps: number): Promise<void> => {
  const spots = [await centreOf(page, buttons[0]), await centreOf(page, buttons[1])] as const;
  const devtools = await page.context().newCDPSession(page);
  const startedMs = performance.now();
  for (let tap = 0; tap < taps; tap += 1) {
    await delay(Math.max(0, startedMs + tap * APART_MS - performance.now()));
    await touch(devtools, tap % 2 === 0 ? spots[0] : spots[1]);
  }
};

/** Taps one block and returns the times in ms from lifting the finger to paint. */
const tapBlock = async (tapped: Tapped): Promise<readonly number[]> => {
  const { page, number } = tapped;
  await page.bringToFront();
  await page.evaluate(watchTaps, number);
  await touchInTurn(tapped, FIRST_TAPS + BLOCK);
  await page.waitForFunction(
    (wanted) => (window.benchTaps ?? []).filter(({ paintedMs }) => paintedMs !== undefined).length >= wanted,
    FIRST_TAPS + BLOCK,
  );
  const seen = await page.evaluate(() => {
    window.benchStop?.();
    return window.benchTaps ?? [];
  });
  return seen.slice(FIRST_TAPS).map(({ upMs, changedMs = Infinity, paintedMs = 0 }) => {
    // Event Timing rounds to 8 ms.
    if (changedMs > paintedMs + 8) throw new Error('What was painted after a tap was not its number yet');
    return paintedMs - upMs;
  });
};

/** Opens the first tee with a score entered, so that every tap changes a number. */
export const openPad = async (page: Page, rounds: number): Promise<void> => {
  await goToBench(page);
  await page.evaluate((count) => window.bench!.keep('tapper', count), rounds);
  await rememberGolfer(page, 'tapper');
  await teeOff(page, 'Bench Links');
  await scoreOverPar(page, 0);
  // A phone has no mouse: the browser moves one that was left over the pad again after each tap.
  await page.reload();
  await page.locator('#last-screen').waitFor({ state: 'detached' });
  await delay(STARTED_MS);
};

export const measureTap = async (): Promise<readonly Figure[]> => {
  const site = await serveSite();
  const phone = newPhone(site.origin);
  const { context, page, slowDown, close } = await phone.open();
  try {
    await openPad(page, ROUNDS);
    const counter = await context.newPage();
    await counter.goto(`${BENCH_PAGE}counter.html`);
    await context.setOffline(true);
    await slowDown(page);
    await slowDown(counter);
    const taps = { ours: [] as number[], baseline: [] as number[] };
    for (let block = 0; block < TAPS / BLOCK; block += 1) {
      taps.ours.push(...(await tapBlock({ page, ...PAD })));
      taps.baseline.push(...(await tapBlock({ page: counter, ...BARE })));
    }
    const tap = 'finger off the pad to painted number, CPU 4x slower';
    return [
      {
        id: 'tapToPaint',
        title: `${tap}: p95 of ${TAPS}`,
        value: percentile95(taps.ours),
        unit: 'ms',
        atMost: 100,
        ours: percentile95(taps.ours),
        baseline: percentile95(taps.baseline),
      },
      ratio({ id: 'tap', title: `${tap}: median / two bare React buttons` }, taps),
    ];
  } finally {
    await close();
    phone.discard();
    await site.stop();
  }
};
