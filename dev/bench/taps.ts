import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { newPhone } from './phone.ts';
import { BENCH_PAGE, serveSite } from './site.ts';

// Finger taps on a page of the built app or on bare buttons, timed from lifting the finger to the painted change.

const APART_MS = 300;
const FINGER_DOWN_MS = 75;
/** Not counted, because a page that has just come to the front is redrawn. */
const FIRST_TAPS = 2;

export type Spot = readonly [x: number, y: number];
/** What a tap changes: an element's text, or one of its attributes. */
type Shown = { readonly selector: string; readonly attribute?: string };

declare global {
  interface Window {
    benchTaps?: readonly Tap[];
    benchStop?: () => void;
  }
}

/** Times in ms on the page's clock. */
type Tap = { readonly upMs: number; changedMs?: number; paintedMs?: number };

/**
 * Records for every tap when the finger left the glass, when the number changed, and when the browser reports that the
 * click's result was painted (Event Timing, to 8 ms). A timer after the frame would also count queued work.
 */
const watchTaps = ({ selector, attribute }: Shown): void => {
  const taps: Tap[] = [];
  const read = () => {
    const element = document.querySelector(selector);
    return attribute === undefined ? element?.textContent : element?.getAttribute(attribute);
  };
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

/** Touches like a finger: down for a while, then up. */
const touch = async (devtools: CDPSession, [x, y]: readonly [number, number]): Promise<void> => {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await delay(FINGER_DOWN_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/**
 * Taps the two spots in turn and returns the times in ms from lifting the finger to paint. The page must be in front.
 */
const tapInTurn = async (
  page: Page,
  taps: number,
  [odd, even]: readonly [Spot, Spot],
  shown: Shown,
): Promise<readonly number[]> => {
  await page.bringToFront();
  await page.evaluate(watchTaps, shown);
  const devtools = await page.context().newCDPSession(page);
  const startedMs = performance.now();
  for (let tap = 0; tap < FIRST_TAPS + taps; tap += 1) {
    await delay(Math.max(0, startedMs + tap * APART_MS - performance.now()));
    await touch(devtools, tap % 2 === 0 ? odd : even);
  }
  await page.waitForFunction(
    (wanted) => (window.benchTaps ?? []).filter(({ paintedMs }) => paintedMs !== undefined).length >= wanted,
    FIRST_TAPS + taps,
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

export const centreOf = async (page: Page, label: RegExp) => {
  const box = await page.getByRole('button', { name: label }).boundingBox();
  if (!box) throw new Error(`No button "${label.source}" on the pad`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

/** Taps two bare React buttons as often, to show how busy the machine is. */
const tapBare = async (counter: Page, taps: number): Promise<readonly number[]> => {
  const [more, fewer] = [await centreOf(counter, /^One stroke more$/), await centreOf(counter, /^One stroke fewer$/)];
  return tapInTurn(counter, taps, [more, fewer], { selector: 'main [role="spinbutton"]' });
};

/** A screen of the built app with something to tap, and what the taps change. */
type TappedScreen = {
  readonly open: (page: Page) => Promise<void>;
  readonly spotsOn: (page: Page) => Promise<readonly [Spot, Spot]>;
  readonly shown: Shown;
};

export const TAPS = 40;
/** App and bare buttons take turns in blocks. */
const BLOCK = 10;

/**
 * Taps the screen and two bare buttons, in turn, on a slowed phone with no network. Returns the time of each tap, in
 * ms.
 */
export const tapBesideBare = async ({ open, spotsOn, shown }: TappedScreen) => {
  const site = await serveSite();
  const phone = newPhone(site.origin);
  const { context, page, slowDown, close } = await phone.open();
  try {
    await open(page);
    const counter = await context.newPage();
    await counter.goto(`${BENCH_PAGE}counter.html`);
    await context.setOffline(true);
    await slowDown(page);
    await slowDown(counter);
    const spots = await spotsOn(page);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let block = 0; block < TAPS / BLOCK; block += 1) {
      ours.push(...(await tapInTurn(page, BLOCK, spots, shown)));
      bare.push(...(await tapBare(counter, BLOCK)));
    }
    return { ours, bare };
  } finally {
    await close();
    phone.discard();
    await site.stop();
  }
};
