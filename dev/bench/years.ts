import type { Page } from 'playwright';
import { signIn } from '#dev/browser/sign-in.ts';
import { plantAccount, plantDocuments } from '#dev/seed/plant.ts';
import { proxyTo } from '#dev/services/proxy.ts';
import { startServices } from '#dev/services/start-services.ts';
import { coldStart, prepare } from './cold-start.ts';
import { type Figure, ratioOfRuns } from './figure.ts';
import type { Options } from './options.ts';
import { heapMb, opened, watch } from './painted.ts';
import { type OpenPhone, type Phone, newPhone } from './phone.ts';
import { SHOWN_ROUNDS } from './rounds.ts';
import { serveSite } from './site.ts';
import { inTurn } from './statistics.ts';
import { yearsOfGolf } from './years-of-golf.ts';

// Twenty years of everything (1 000 rounds, 3 000 practices, 2 000 workouts, 2 000 swings) compared with one year: same
// build, same slowed phone, taking turns. A ratio near 1 means that years of use do not slow a screen.

const MANY = 20;
const RESTORED_WITHIN_MS = 600_000;
/** Time for derived lists to process the fetched documents. */
const SETTLED_MS = 20_000;

const golfer = (years: number) => ({
  uid: `years-${years}`,
  email: `years-${years}@example.org`,
  password: 'fairway and green',
});

/** A phone that has fetched years of golf from the cloud and has no dirty documents. */
const restored = async (origin: string, years: number): Promise<Phone> => {
  const phone = newPhone(origin);
  await prepare(phone, async (page) => {
    await signIn(page, golfer(years));
    const word = page.getByRole('button', { name: /Sync now/ }).filter({ hasText: /^synced/i });
    await word.waitFor({ timeout: RESTORED_WITHIN_MS });
    await page.waitForTimeout(SETTLED_MS);
  });
  return phone;
};

const openCloud = async () => {
  const services = await startServices();
  const { cloud } = services;
  for (const years of [MANY, 1]) {
    await plantAccount(cloud, golfer(years));
    await plantDocuments(cloud, yearsOfGolf(years, golfer(years).uid));
  }
  return services;
};

const openSlow = async (phone: Phone): Promise<OpenPhone> => {
  const open = await phone.open();
  await open.page.addInitScript(watch);
  await open.context.setOffline(true);
  await open.slowDown();
  return open;
};

const openAnalytics = (page: Page): Promise<number> => opened(page, '/analytics', { content: 'main figure', text: '' });

export const measureYears = async ({ quick }: Options): Promise<readonly Figure[]> => {
  const repeats = quick ? 3 : 5;
  const services = await openCloud();
  const site = await serveSite(proxyTo(services.ports));
  const [many, one] = [await restored(site.origin, MANY), await restored(site.origin, 1)];
  try {
    const shown = { ours: [] as number[], baseline: [] as number[] };
    const start = (side: keyof typeof shown, phone: Phone) => async () => {
      const { contentMs, usableMs } = await coldStart(phone, '/dashboard', SHOWN_ROUNDS);
      shown[side].push(contentMs);
      return usableMs;
    };
    const usable = await inTurn(repeats, { ours: start('ours', many), baseline: start('baseline', one) });
    const pages = { ours: await openSlow(many), baseline: await openSlow(one) };
    const analytics = await inTurn(repeats, {
      ours: () => openAnalytics(pages.ours.page),
      baseline: () => openAnalytics(pages.baseline.page),
    });
    const heap = await heapMb(pages.ours);
    for (const { close } of Object.values(pages)) await close();
    const versus = `${MANY} years of everything / 1 year, CPU 4x slower`;
    return [
      ratioOfRuns({ id: 'yearsShown', title: `live rows shown, ${versus}` }, shown),
      ratioOfRuns({ id: 'yearsUsable', title: `usable, ${versus}`, goal: { atMost: 1.15 } }, usable),
      ratioOfRuns(
        { id: 'yearsAnalytics', title: `analytics, first charts, ${versus}`, goal: { atMost: 1.3 } },
        analytics,
      ),
      {
        id: 'yearsHeap',
        title: `JavaScript heap, analytics open, ${MANY} years`,
        value: heap,
        unit: 'MB',
        goal: { atMost: 60 },
      },
    ];
  } finally {
    for (const phone of [many, one]) phone.discard();
    await site.stop();
    await services.stop();
  }
};
