import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { scoreOverPar, teeOff } from '#dev/browser/scoring.ts';
import { goToBench } from './bench-page.ts';
import type { Figure } from './figure.ts';
import { newPhone, rememberGolfer } from './phone.ts';
import { BENCH_PAGE, serveSite } from './site.ts';
import { median, percentile95 } from './statistics.ts';

// Taps on the score pad of the built app, on a slowed phone with no network: from the finger's leaving to the painted
// number. Two bare React
// buttons are tapped in turn: they tell how busy the machine is.

const TAPS = 40;
/** App and bare buttons take turns in blocks. */
const BLOCK = 10;
const APART_MS = 300;
const FINGER_DOWN_MS = 75;
/** Not counted: a page that has just come to the front is drawn anew. */
const FIRST_TAPS = 2;
const ROUNDS = 1_000;

declare global {
  interface Window {
    benchTaps?: readonly Tap[];
    benchStop?: () => void;
  }
}

/** Times in ms on the page's clock. */
type Tap = { readonly upMs: number; changedMs?: number; paintedMs?: number };

/**
 * Notes for every tap when the finger left the glass, when the number changed, and when the browser says that it had painted
 * what the click did (Event Timing, to 8 ms). A timer after the frame would also count the work that waits behind it.
 */
const watchTaps = (): void => {
  const taps: Tap[] = [];
  // The pad's drawn score; the bare page's spin button.
  const pad = () => document.querySelector('main [data-testid="hole-score"], main [role="spinbutton"]')?.textContent;
  let shown = pad();
  const onUp = ({ timeStamp }: Event) => taps.push({ upMs: timeStamp });
  addEventListener('pointerup', onUp, { capture: true });
  const numbers = new MutationObserver(() => {
    const tap = taps.at(-1);
    if (!tap || pad() === shown) return;
    shown = pad();
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

const centreOf = async (page: Page, label: RegExp) => {
  const box = await page.getByRole('button', { name: label }).boundingBox();
  if (!box) throw new Error(`No button "${label.source}" on the pad`);
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
};

/** As a finger does: down for a while, then up. */
const touch = async (devtools: CDPSession, [x, y]: readonly [number, number]): Promise<void> => {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await delay(FINGER_DOWN_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** Taps and returns the times from the finger's leaving to paint, ms; the page must be the one in front. */
const tapAlong = async (page: Page, taps: number): Promise<readonly number[]> => {
  await page.bringToFront();
  await page.evaluate(watchTaps);
  const more = await centreOf(page, /^\d+, bogey$|^One stroke more$/);
  const fewer = await centreOf(page, /^\d+, par$|^One stroke fewer$/);
  const devtools = await page.context().newCDPSession(page);
  const startedMs = performance.now();
  for (let tap = 0; tap < FIRST_TAPS + taps; tap += 1) {
    await delay(Math.max(0, startedMs + tap * APART_MS - performance.now()));
    await touch(devtools, tap % 2 === 0 ? more : fewer);
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

/** On the tee of the first hole, with a first score, so that every tap changes a number. */
const openPad = async (page: Page): Promise<void> => {
  await goToBench(page);
  await page.evaluate(([uid, n]) => window.bench!.keep(uid, n), ['tapper', ROUNDS] as const);
  await rememberGolfer(page, 'tapper');
  await teeOff(page, 'Bench Links');
  await scoreOverPar(page, 0);
};

export const measureTap = async (): Promise<readonly Figure[]> => {
  const site = await serveSite();
  const phone = newPhone(site.origin);
  const { context, page, slowDown, close } = await phone.open();
  try {
    await openPad(page);
    const counter = await context.newPage();
    await counter.goto(`${BENCH_PAGE}counter.html`);
    await context.setOffline(true);
    await slowDown(page);
    await slowDown(counter);
    const ours: number[] = [];
    const bare: number[] = [];
    for (let block = 0; block < TAPS / BLOCK; block += 1) {
      ours.push(...(await tapAlong(page, BLOCK)));
      bare.push(...(await tapAlong(counter, BLOCK)));
    }
    return [
      {
        id: 'tapToPaint',
        title: `finger off the pad to painted number, p95 of ${TAPS}, CPU 4x slower`,
        value: percentile95(ours),
        unit: 'ms',
        goal: { atMost: 100 },
        ours: percentile95(ours),
        baseline: percentile95(bare),
        sidesIn: 'ms',
        note: `median ${Math.round(median(ours))} ms; two bare React buttons, tapped in turn: median ${Math.round(median(bare))} ms. Absolute times: a busy machine makes both longer.`,
      },
    ];
  } finally {
    await close();
    phone.discard();
    await site.stop();
  }
};
