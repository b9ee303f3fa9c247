import { goToBench } from './bench-page.ts';
import { coldStart, prepare, QUIET_MS } from './cold-start.ts';
import { type Figure, ratioOfRuns } from './figure.ts';
import type { Options } from './options.ts';
import { type Phone, newPhone, rememberGolfer, untilKept } from './phone.ts';
import { SHOWN_ROUNDS } from './rounds.ts';
import { BENCH_PAGE, serveSite } from './site.ts';
import { inTurn } from './statistics.ts';

// Cold starts beside those of a bare shell, of the same libraries without the app, and of a golfer without rounds.

const SHELL = `${BENCH_PAGE}shell.html`;
/** The shell with its cards from a store: what the libraries alone take. */
const floors = {
  dexie: `${BENCH_PAGE}floor-dexie.html`,
  rxdb: `${BENCH_PAGE}floor-rxdb.html`,
  stack: `${BENCH_PAGE}floor-stack.html`,
};

const preparePage = async (phone: Phone, path: string): Promise<void> => {
  const { page, close } = await phone.open();
  await page.goto(path);
  await page.locator('main li').first().waitFor();
  await untilKept(page, 0);
  await page.reload(); // now through the service worker, which keeps what it sees
  await page.locator('main li').first().waitFor();
  await untilKept(page, 3);
  await close();
};

export const measureStartup = async ({ quick }: Options): Promise<readonly Figure[]> => {
  const rounds = quick ? 1_000 : 10_000;
  const site = await serveSite();
  const newPhones = (count: number) => Array.from({ length: count }, () => newPhone(site.origin));
  const phones = newPhones(6);
  const [full, empty, bare, dexie, rxdb, stack] = phones as [Phone, Phone, Phone, Phone, Phone, Phone];
  try {
    await prepare(full, async (page) => {
      await goToBench(page);
      await page.evaluate((count) => window.bench!.keep('seasoned', count), rounds);
      await rememberGolfer(page, 'seasoned');
    });
    await prepare(empty, async (page) => {
      await goToBench(page);
      await rememberGolfer(page, 'newcomer');
    });
    await preparePage(bare, SHELL);
    await preparePage(dexie, floors.dexie);
    await preparePage(rxdb, floors.rxdb);
    await preparePage(stack, floors.stack);
    const painted = { full: [] as number[], bare: [] as number[] };
    const content = { full: [] as number[], bare: [] as number[] };
    const start = async (name: keyof typeof content, phone: Phone, path: string) => {
      const { paintedMs, contentMs, usableMs } = await coldStart(phone, path, SHOWN_ROUNDS);
      painted[name].push(paintedMs);
      content[name].push(contentMs);
      return usableMs;
    };
    const usable = await inTurn(quick ? 3 : 5, {
      full: () => start('full', full, '/dashboard'),
      empty: async () => (await coldStart(empty, '/dashboard', 0)).usableMs,
      bare: () => start('bare', bare, SHELL),
      dexie: async () => (await coldStart(dexie, floors.dexie, SHOWN_ROUNDS)).usableMs,
      rxdb: async () => (await coldStart(rxdb, floors.rxdb, SHOWN_ROUNDS)).usableMs,
      stack: async () => (await coldStart(stack, floors.stack, SHOWN_ROUNDS)).usableMs,
    });
    const offline = `offline start with ${rounds} rounds, CPU 4x slower`;
    const shellUsable = usable.bare;
    return [
      ratioOfRuns(
        { id: 'lastScreen', title: `${offline}: the last screen painted / bare shell painted`, goal: { atMost: 1.2 } },
        { ours: painted.full, baseline: painted.bare },
      ),
      ratioOfRuns(
        { id: 'startupShown', title: `${offline}: live rows shown / bare React shell usable`, goal: { atMost: 2 } },
        { ours: content.full, baseline: shellUsable },
      ),
      ratioOfRuns(
        {
          id: 'startup',
          title: `${offline}: usable / bare React shell usable`,
          goal: { atMost: 2.2 },
          note: `Usable when then no task over 50 ms runs for ${QUIET_MS} ms.`,
        },
        { ours: usable.full, baseline: shellUsable },
      ),
      ratioOfRuns(
        { id: 'startupData', title: 'the same start, usable / a golfer without rounds', goal: { atMost: 2 } },
        { ours: usable.full, baseline: usable.empty },
      ),
      ratioOfRuns(
        { id: 'floorDexie', title: 'floor: React and Dexie, one list, usable / bare React shell usable' },
        { ours: usable.dexie, baseline: shellUsable },
      ),
      ratioOfRuns(
        { id: 'floorRxdb', title: 'floor: React and RxDB, one list, usable / bare React shell usable' },
        { ours: usable.rxdb, baseline: shellUsable },
      ),
      ratioOfRuns(
        {
          id: 'floorStack',
          title: 'floor: React, router, RxDB with 13 collections, one list, usable / bare React shell usable',
        },
        { ours: usable.stack, baseline: shellUsable },
      ),
    ];
  } finally {
    for (const phone of phones) phone.discard();
    await site.stop();
  }
};
