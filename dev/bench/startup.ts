import { goToBench } from './bench-page.ts';
import { coldStart, prepare, QUIET_MS } from './cold-start.ts';
import { type Figure, ratioOfRuns } from './figure.ts';
import type { Options } from './options.ts';
import { type Phone, newPhone, rememberGolfer, untilCached } from './phone.ts';
import { SHOWN_ROUNDS } from './rounds.ts';
import { BENCH_PAGE, serveSite } from './site.ts';
import { inTurn } from './statistics.ts';

// Cold starts compared with a bare shell, with the same libraries without the app, and with a golfer without rounds.

/**
 * What each phone opens: the app with and without rounds, the bare shell, and the shell with its cards from a store.
 */
const PATHS = {
  full: '/dashboard',
  empty: '/dashboard',
  bare: `${BENCH_PAGE}shell.html`,
  dexie: `${BENCH_PAGE}floor-dexie.html`,
  rxdb: `${BENCH_PAGE}floor-rxdb.html`,
  stack: `${BENCH_PAGE}floor-stack.html`,
};
type Name = keyof typeof PATHS;
const NAMES = Object.keys(PATHS) as Name[];
const each = <T>(make: (name: Name) => T) =>
  Object.fromEntries(NAMES.map((name) => [name, make(name)])) as Readonly<Record<Name, T>>;

const preparePage = async (phone: Phone, path: string): Promise<void> => {
  const { page, close } = await phone.open();
  await page.goto(path);
  await page.locator('main li').first().waitFor();
  await untilCached(page, 0);
  await page.reload(); // load again through the service worker, which caches what it serves
  await page.locator('main li').first().waitFor();
  await untilCached(page, 3);
  await close();
};

export const measureStartup = async ({ quick }: Options): Promise<readonly Figure[]> => {
  const rounds = quick ? 1_000 : 10_000;
  const site = await serveSite();
  const phones = each(() => newPhone(site.origin));
  try {
    await prepare(phones.full, async (page) => {
      await goToBench(page);
      await page.evaluate((count) => window.bench!.keep('seasoned', count), rounds);
      await rememberGolfer(page, 'seasoned');
    });
    await prepare(phones.empty, async (page) => {
      await goToBench(page);
      await rememberGolfer(page, 'newcomer');
    });
    for (const name of ['bare', 'dexie', 'rxdb', 'stack'] as const) await preparePage(phones[name], PATHS[name]);
    const painted = each((): number[] => []);
    const content = each((): number[] => []);
    const start = (name: Name) => async () => {
      const shown = name === 'empty' ? 0 : SHOWN_ROUNDS;
      const { paintedMs, contentMs, usableMs } = await coldStart(phones[name], PATHS[name], shown);
      painted[name].push(paintedMs);
      content[name].push(contentMs);
      return usableMs;
    };
    const usable = await inTurn(quick ? 3 : 5, each(start));
    const offline = `offline start with ${rounds} rounds, CPU 4x slower`;
    const floor = (id: string, libraries: string, ours: readonly number[]) =>
      ratioOfRuns(
        { id, title: `floor: React${libraries}, one list, usable / bare React shell usable` },
        { ours, baseline: usable.bare },
      );
    return [
      ratioOfRuns(
        { id: 'lastScreen', title: `${offline}: the last screen painted / bare shell painted`, goal: { atMost: 1.2 } },
        { ours: painted.full, baseline: painted.bare },
      ),
      ratioOfRuns(
        { id: 'startupShown', title: `${offline}: live rows shown / bare React shell usable`, goal: { atMost: 2 } },
        { ours: content.full, baseline: usable.bare },
      ),
      ratioOfRuns(
        {
          id: 'startup',
          title: `${offline}: usable / bare React shell usable`,
          goal: { atMost: 2.2 },
          note: `Usable when then no task over 50 ms runs for ${QUIET_MS} ms.`,
        },
        { ours: usable.full, baseline: usable.bare },
      ),
      ratioOfRuns(
        { id: 'startupData', title: 'the same start, usable / a golfer without rounds', goal: { atMost: 2 } },
        { ours: usable.full, baseline: usable.empty },
      ),
      floor('floorDexie', ' and Dexie', usable.dexie),
      floor('floorRxdb', ' and RxDB', usable.rxdb),
      floor('floorStack', ', router, RxDB with 13 collections', usable.stack),
    ];
  } finally {
    for (const phone of Object.values(phones)) phone.discard();
    await site.stop();
  }
};
