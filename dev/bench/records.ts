import type { Page } from 'playwright';
import { goToBench } from './bench-page.ts';
import { type Figure, ratio } from './figure.ts';
import type { Options } from './options.ts';
import { type OpenPhone, type Phone, newPhone, rememberGolfer, untilCached } from './phone.ts';
import { heapMb, opened, watch } from './painted.ts';
import { serveSite } from './site.ts';
import { inTurn, median } from './statistics.ts';

// The screens that add rounds up, with a lifetime of rounds and with a hundred: same build, same slowed phone, taking
// turns. A ratio near 1 means that the number of rounds does not slow a screen.

const FEW = 100;

/** From choosing a period until its figures are painted, ms. */
const filtered = (page: Page, period: string, text: string): Promise<number> =>
  page.evaluate(
    async ([label, wanted]) => {
      const radio = [...document.querySelectorAll<HTMLElement>('main [role="radio"], main input[type="radio"]')].find(
        (one) => (one.getAttribute('aria-label') ?? one.closest('label')?.textContent)?.trim() === label,
      );
      if (!radio) throw new Error(`No period "${label}"`);
      const startedMs = performance.now();
      radio.click();
      return ((await window.benchShown?.({ content: 'main [role="status"]', text: wanted })) ?? 0) - startedMs;
    },
    [period, text] as const,
  );

type Golfer = { readonly rounds: number; readonly phone: Phone; open: OpenPhone | undefined };

const prepare = async (golfer: Golfer): Promise<OpenPhone> => {
  const open = await golfer.phone.open();
  const { context, page } = open;
  const uid = `rounds-${golfer.rounds}`;
  await goToBench(page);
  await page.evaluate(([of, n]) => window.bench!.keep(of, n), [uid, golfer.rounds] as const);
  await rememberGolfer(page, uid);
  await page.goto('/analytics');
  await page.locator('main figure').first().waitFor();
  await untilCached(page, 20);
  await page.addInitScript(watch);
  await context.setOffline(true);
  await open.slowDown();
  golfer.open = open;
  return open;
};

export const measureRecords = async ({ quick, rounds: many }: Options): Promise<readonly Figure[]> => {
  const repeats = quick ? 3 : 5;
  const site = await serveSite();
  const golfers = [many, FEW].map((rounds): Golfer => ({ rounds, phone: newPhone(site.origin), open: undefined }));
  const [seasoned, starter] = golfers as [Golfer, Golfer];
  try {
    const pages = { ours: (await prepare(seasoned)).page, baseline: (await prepare(starter)).page };
    const rounds = { ours: seasoned.rounds, baseline: starter.rounds };
    const both = async (work: (page: Page, count: number, nth: number) => Promise<number>) => {
      const run = (side: 'ours' | 'baseline') => async (nth: number) => {
        await pages[side].bringToFront();
        return work(pages[side], rounds[side], nth);
      };
      const { ours, baseline } = await inTurn(repeats, { ours: run('ours'), baseline: run('baseline') });
      return { ours: median(ours), baseline: median(baseline) };
    };
    const list = await both((page) => opened(page, '/playing', { content: 'main li button', text: 'Heron' }));
    const analytics = await both((page) => opened(page, '/analytics', { content: 'main figure', text: '' }));
    const whole = await both((page, count) =>
      opened(page, '/analytics?last=all', { content: 'main [role="status"]', text: `${count} finished rounds` }),
    );
    const handicap = await both((page, count) =>
      // The first two scores give no index yet.
      opened(page, '/analytics?tab=handicap', { content: 'main figure', text: `${count - 2} scores` }),
    );
    for (const [side, page] of Object.entries(pages)) {
      const count = rounds[side as keyof typeof rounds];
      await opened(page, '/analytics?last=all', { content: 'main [role="status"]', text: `${count} finished rounds` });
      await page.evaluate(() => window.benchTasks?.splice(0));
    }
    const filter = await both((page, count, nth) =>
      nth % 2 === 0
        ? filtered(page, 'Last 5', `5 of ${count} finished rounds`)
        : filtered(page, 'All', `${count} finished rounds`),
    );
    const longest = await pages.ours.evaluate(() => Math.max(0, ...(window.benchTasks ?? [])));
    const heaps = { ours: await heapMb(seasoned.open!), baseline: await heapMb(starter.open!) };
    const versus = `${many} rounds / ${FEW}, CPU 4x slower`;
    return [
      ratio({ id: 'roundsList', title: `list of rounds painted, ${versus}`, goal: { atMost: 1.5 } }, list),
      ratio(
        { id: 'analyticsPaint', title: `analytics, first charts painted, ${versus}`, goal: { atMost: 1.5 } },
        analytics,
      ),
      ratio({ id: 'analyticsAll', title: `analytics, every round read and added up, ${versus}` }, whole),
      ratio({ id: 'handicapAll', title: `handicap record of every round, ${versus}` }, handicap),
      ratio(
        {
          id: 'analyticsFilter',
          title: `a filter, from the choice to its figures, ${versus}`,
          goal: { atMost: 3 },
          note: `Longest task of ${repeats} choices with ${many} rounds: ${Math.round(longest)} ms.`,
        },
        filter,
      ),
      {
        id: 'analyticsHeap',
        title: `JavaScript heap, ${many} rounds read and added up`,
        value: heaps.ours,
        unit: 'MB',
        goal: { atMost: 100 },
        ours: heaps.ours,
        baseline: heaps.baseline,
        sidesIn: 'MB',
        note: `The baseline holds ${FEW} rounds: ${(((heaps.ours - heaps.baseline) * 1000) / (many - FEW)).toFixed(1)} KB a round.`,
      },
    ];
  } finally {
    for (const { open } of golfers) await open?.close();
    for (const { phone } of golfers) phone.discard();
    await site.stop();
  }
};
