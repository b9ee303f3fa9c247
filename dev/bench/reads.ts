import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Response } from 'playwright';
import { proxyTo } from '#dev/services/proxy.ts';
import { startServices } from '#dev/services/start-services.ts';
import { DEMO_ACCOUNT, demoSeeds } from '#dev/seed/demo.ts';
import { plantAccount, plantDocuments } from '#dev/seed/plant.ts';
import { scoreOverPar, nextHole, teeOff } from '#dev/browser/scoring.ts';
import { signIn } from '#dev/browser/sign-in.ts';
import { entities, entityNames } from '#src/domain/entities/registry.ts';
import { isShared } from '#src/sync/viewed-collections.ts';
import { type Cost, costOfExchange, isBilled, nothing, plus } from './billing.ts';
import type { Figure } from './figure.ts';
import { newPhone } from './phone.ts';
import { serveSite } from './site.ts';

// What one golfer costs in the cloud, counted from the requests of the built app: documents read and written as
// Firestore bills them, and bytes as transferred.

const HOUR_MS = 3_600_000;
const POLL_MS = 30_000;
const HOLES = 18;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const HOLE_MS = 13 * MINUTE_MS;
/** Longer than sync waits before it tells the other devices about a push. */
const QUIET_MS = 1_500;
/** Longest wait. The app makes its own requests long before this. */
const PATIENCE_MS = 120_000;

/**
 * What a golfer's device pulls at every start, besides the profile. Shared collections wait for a screen that shows
 * them.
 */
const COLLECTIONS = entityNames
  .filter((name) => name !== 'profiles' && !isShared(name) && entities[name].cloud.access.startsWith('owner'))
  .map((name) => entities[name].cloud.collection);

const costOf = async (response: Response): Promise<Cost> => {
  const request = response.request();
  if (!isBilled(request.url())) return nothing();
  const body = (await response.body()).toString();
  return costOfExchange(request.url(), request.postData() ?? '', body, response.ok());
};

const until = async (isSo: () => boolean, what: string): Promise<void> => {
  const sinceMs = performance.now();
  while (!isSo()) {
    if (performance.now() - sinceMs > PATIENCE_MS) throw new Error(`not after ${PATIENCE_MS} ms: ${what}`);
    await delay(100);
  }
};

/** Counts from now on. `during` returns the cost of one stretch of time. */
const meter = (page: Page) => {
  let total = nothing();
  let lastMs = performance.now();
  const underWay = new Set<unknown>();
  const end = (work: unknown) => {
    underWay.delete(work);
    lastMs = performance.now();
  };
  const requests: string[] = [];
  page.on('request', (request) => {
    underWay.add(request);
    requests.push(request.postData() ?? '');
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const count = async (response: Response): Promise<void> => {
    try {
      const cost = await costOf(response);
      total = plus(total, cost); // not `total += await`: other responses are counted meanwhile
    } catch (error) {
      // The page has navigated away, so this response is billed but cannot be counted.
      console.error(`uncounted: ${response.url()}: ${String(error)}`);
    }
    end(response);
  };
  page.on('response', (response) => {
    underWay.add(response);
    void count(response);
  });
  /**
   * Waits until no request has been in flight for QUIET_MS. Time in which the page was too busy to send one does not
   * count, so a busy machine does not cut a measurement short.
   */
  const quiet = async (): Promise<void> => {
    const isQuiet = () => underWay.size === 0 && performance.now() - lastMs >= QUIET_MS;
    while (!isQuiet()) {
      await delay(100);
      const startMs = performance.now();
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      lastMs += performance.now() - startMs;
    }
  };
  /**
   * Waits until the app has pulled every collection after the `from`th request and traffic is quiet. The shell reports
   * "synced" too early for this.
   */
  const pulled = async (from: number): Promise<void> => {
    const isPulled = (collection: string) =>
      requests.slice(from).some((body) => body.includes(`"collectionId":"${collection}"`));
    await until(() => COLLECTIONS.every(isPulled), 'every collection was pulled');
    await quiet();
  };
  /**
   * Waits until the app has told the other devices about a push and traffic is quiet. The app then queries one
   * collection for what the push brings back.
   */
  const pushed = async (from: number): Promise<void> => {
    await until(() => requests.slice(from).some((body) => body.includes('/documents/heads/')), 'a push was told');
    await quiet();
  };
  const answered = async (): Promise<void> => {
    while (underWay.size > 0) await delay(20);
  };
  return {
    answered,
    asked: () => requests.length,
    pulled,
    pushed,
    during: async (work: () => Promise<void>): Promise<Cost> => {
      const before = total;
      await work();
      return plus(total, before, -1);
    },
  };
};
type Meter = ReturnType<typeof meter>;

/** Plays eighteen holes, syncing each before moving to the next. */
const playRound = async (page: Page, { asked, pushed }: Meter, walk: () => void): Promise<void> => {
  let from = asked();
  await teeOff(page, 'Bench Links');
  for (let hole = 1; hole <= HOLES; hole += 1) {
    await scoreOverPar(page, hole % 3);
    if (hole < HOLES) await nextHole(page);
    await pushed(from);
    from = asked();
    walk();
  }
};

/**
 * The cloud with the demo golfer's half year, written at different times as in real use. A pull asks again for the last
 * minute before its checkpoint, so it would reread documents that were all written within it.
 */
const openCloud = async () => {
  let aheadMs = -DAY_MS * 2;
  const services = await startServices({ now: () => Date.now() + aheadMs, tokenLifetimeSeconds: 30 * 86_400 });
  const { cloud } = services;
  await plantAccount(cloud, DEMO_ACCOUNT);
  for (const seed of demoSeeds(new Date())) {
    await plantDocuments(cloud, [seed]);
    aheadMs += 2 * MINUTE_MS;
  }
  aheadMs = 0;
  return {
    services,
    walk: () => {
      aheadMs += HOLE_MS;
    },
  };
};

export const measureReads = async (): Promise<readonly Figure[]> => {
  const { services, walk } = await openCloud();
  const site = await serveSite(proxyTo(services.ports));
  const phone = newPhone(site.origin);
  const { page, close } = await phone.open();
  try {
    const counter = meter(page);
    const { answered, asked, during, pulled } = counter;
    const open = async () => {
      const from = asked();
      await page.goto('/dashboard');
      await pulled(from);
    };
    const first = await during(async () => {
      await signIn(page, DEMO_ACCOUNT);
      await pulled(0);
    });
    walk();
    const start = await during(open);
    const round = await during(() => playRound(page, counter, walk));
    await page.clock.install();
    await open();
    const idle = await during(async () => {
      for (let elapsedMs = 0; elapsedMs < HOUR_MS; elapsedMs += POLL_MS) {
        const from = asked();
        await page.clock.runFor(POLL_MS);
        while (asked() === from) await delay(20);
        await answered();
      }
    });
    const figure = (id: string, title: string, cost: Cost): readonly Figure[] => [
      { id: `${id}Reads`, title: `${title}: documents read`, value: cost.reads, unit: 'reads' },
      { id: `${id}Writes`, title: `${title}: documents written`, value: cost.writes, unit: 'writes' },
      { id: `${id}Bytes`, title: `${title}: bytes both ways`, value: cost.bytes / 1024, unit: 'KB' },
    ];
    return [
      {
        id: 'idleReads',
        title: 'an hour signed in and idle, screen visible: documents read',
        value: idle.reads,
        unit: 'reads',
        goal: { atMost: 150 },
        note: `${idle.writes} writes, ${Math.round(idle.bytes / 1024)} KB.`,
      },
      ...figure('firstSignIn', 'first sign-in on a device, half a year of data', first),
      ...figure('start', 'opening the app, nothing new', start),
      ...figure('round', 'eighteen holes scored with a signal', round),
    ];
  } finally {
    await close();
    phone.discard();
    await site.stop();
    await services.stop();
  }
};
