import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { type Figure, ratio } from './figure.ts';
import { type OpenPhone, type Phone, newPhone } from './phone.ts';
import { BENCH_PAGE, serveSite } from './site.ts';
import { DASHBOARD, SHELL, prepareApp, prepareShell, untilShown } from './startup.ts';
import { type Tapped, BARE, FIRST_TAPS, PAD, openPad, touchInTurn } from './tap.ts';
import { inTurn } from './statistics.ts';

// Processor time of the page's main thread, which a busy machine hardly changes: of a start without a network, and of a tap
// on the score pad. `npm test` holds both (guard-cli.ts).

const ROUNDS = 200;
const TAPS = 8;
/** Until what follows a tap is done. */
const SETTLED_MS = 1_000;

/** Returns how long the page's main thread has worked since it began, ms. */
const watchProcessor = async (page: Page): Promise<() => Promise<number>> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const worked = metrics.find(({ name }) => name === 'TaskDuration');
    if (!worked) throw new Error('The browser does not tell how long a page worked');
    return worked.value * 1_000;
  };
};

const startOnce = async (phone: Phone, path: string): Promise<number> => {
  const { context, page, close } = await phone.open();
  try {
    await context.setOffline(true);
    const worked = await watchProcessor(page);
    const before = await worked();
    await page.goto(path, { waitUntil: 'commit' });
    await untilShown(page);
    return (await worked()) - before;
  } finally {
    await close();
  }
};

/** Work for one tap, with everything that follows it: storing, totals, what other screens would show. */
const tapOnce = async (tapped: Tapped): Promise<number> => {
  await tapped.page.bringToFront();
  await touchInTurn(tapped, FIRST_TAPS);
  await delay(SETTLED_MS);
  const worked = await watchProcessor(tapped.page);
  const before = await worked();
  await touchInTurn(tapped, TAPS);
  await delay(SETTLED_MS);
  return ((await worked()) - before) / TAPS;
};

const measureTaps = async (phone: OpenPhone, repeats: number) => {
  await openPad(phone.page, ROUNDS);
  const devtools = await phone.context.newCDPSession(phone.page);
  await devtools.send('HeapProfiler.collectGarbage'); // what the start has left is no work of a tap
  const counter = await phone.context.newPage();
  await counter.goto(`${BENCH_PAGE}counter.html`);
  await phone.context.setOffline(true);
  return inTurn(repeats, {
    ours: () => tapOnce({ page: phone.page, ...PAD }),
    baseline: () => tapOnce({ page: counter, ...BARE }),
  });
};

/** Each side `repeats` times, in turn. */
export const measureProcessor = async (repeats = 5): Promise<readonly Figure[]> => {
  const site = await serveSite();
  const [ours, baseline, tapper] = [newPhone(site.origin), newPhone(site.origin), newPhone(site.origin)];
  try {
    await prepareApp(ours, ROUNDS);
    await prepareShell(baseline);
    const starts = await inTurn(repeats, {
      ours: () => startOnce(ours, DASHBOARD),
      baseline: () => startOnce(baseline, SHELL),
    });
    const phone = await tapper.open();
    const taps = await measureTaps(phone, repeats);
    await phone.close();
    return [
      ratio(
        { id: 'startProcessor', title: 'offline start, processor time until live rows / shell', atMost: 2.4 },
        starts,
      ),
      ratio({ id: 'tapProcessor', title: 'a tap on the pad, processor time / bare React button' }, taps),
    ];
  } finally {
    for (const phone of [ours, baseline, tapper]) phone.discard();
    await site.stop();
  }
};
