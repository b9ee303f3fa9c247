import type { Page } from 'playwright';
import { coldStart, prepare } from './cold-start.ts';
import { type Figure, ratioOfRuns } from './figure.ts';
import type { Options } from './options.ts';
import { heapMb, opened, watch } from './painted.ts';
import { type OpenPhone, type Phone, newPhone } from './phone.ts';
import { SHOWN_ROUNDS } from './rounds.ts';
import { serveSite } from './site.ts';
import { inTurn } from './statistics.ts';

// Twenty years of everything (1 000 rounds, 3 000 practices, 2 000 workouts, 2 000 swings) beside one year of it: the
// same build and the same slowed phone, in turn. A ratio near 1 says that a screen does not care how long somebody has
// had Divot.

const MANY = 20;

const withYears = async (origin: string, years: number): Promise<Phone> => {
  const phone = newPhone(origin);
  const uid = `years-${years}`;
  await prepare(phone, uid, (page) =>
    page.evaluate(([of, count]) => window.bench!.keepYears(of, count), [uid, years] as const),
  );
  return phone;
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
  const site = await serveSite();
  const [many, one] = [await withYears(site.origin, MANY), await withYears(site.origin, 1)];
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
  }
};
