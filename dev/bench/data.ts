import { type Figure, ratio, ratioOfRuns } from './figure.ts';
import type { Options } from './options.ts';
import { openBenchPage } from './bench-page.ts';
import { median } from './statistics.ts';

// Storage: the app's own code in real Chromium against Dexie and bare IndexedDB.

const number = (count: number): string => count.toLocaleString('en').replaceAll(',', ' ');
type Sides = { readonly ours: readonly number[]; readonly baseline: readonly number[] };
const medians = ({ ours, baseline }: Sides) => ({ ours: median(ours), baseline: median(baseline) });

export const measureData = async ({ quick }: Options): Promise<readonly Figure[]> => {
  const [small, middle, large] = quick ? [200, 2_000, 5_000] : [1_000, 10_000, 50_000];
  const repeats = quick ? 7 : 21;
  const { page, close } = await openBenchPage();
  const keep = (uid: string, count: number) =>
    page.evaluate(([of, n]) => window.bench!.keep(of, n), [uid, count] as const);
  try {
    const figures: Figure[] = [];
    for (const count of [small, middle]) {
      const sides = medians(
        await page.evaluate(([n, times]) => window.bench!.imports(n, times), [count, quick ? 1 : 3] as const),
      );
      const perSecond = (ms: number) => (count * 1000) / ms;
      figures.push({
        ...ratio(
          {
            id: count === small ? 'importSmall' : 'import',
            title: `bulk import of ${number(count)} rounds / Dexie`,
            ...(count === middle ? { goal: { atMost: 2.5 } } : {}),
          },
          sides,
        ),
        ours: perSecond(sides.ours),
        baseline: perSecond(sides.baseline),
        sidesIn: 'per s',
      });
    }
    await keep('middle', middle);
    const samples = [middle, repeats] as const;
    const newest = await page.evaluate(([n, times]) => window.bench!.newest('middle', n, times), samples);
    const live = await page.evaluate(([n, times]) => window.bench!.liveUpdates('middle', n, times), samples);
    const { insert, hole } = await page.evaluate(([n, times]) => window.bench!.writes('middle', n, times), samples);
    await page.evaluate(() => window.bench!.eraseOurs('middle'));
    await keep('small', small);
    await keep('large', large);
    const grown = await page.evaluate((times) => window.bench!.growth('large', 'small', times), quick ? 3 : 9);
    const { ours, byDate, byKey } = newest;
    const newest50 = `newest 50 of ${number(middle)} rounds / Dexie`;
    const goal = { atMost: 3 };
    return [
      ...figures,
      ratio(
        { id: 'newest50', title: `${newest50} by date, reversed`, goal: { atMost: 1.5 } },
        medians({ ours, baseline: byDate }),
      ),
      ratio({ id: 'newest50Key', title: `${newest50} over our inverted key` }, medians({ ours, baseline: byKey })),
      ratioOfRuns(
        {
          id: 'liveUpdate',
          title: 'read, check, write until the live list shows it / the same with Dexie liveQuery',
          goal: { atMost: 1 },
        },
        live,
      ),
      ratioOfRuns(
        { id: 'writeInsert', title: 'a new round looked for, checked, on disk / the same in bare IndexedDB', goal },
        insert,
      ),
      ratioOfRuns(
        { id: 'writeHole', title: 'one hole read, checked, on disk / the same in bare IndexedDB', goal },
        hole,
      ),
      ratio(
        { id: 'growth', title: `newest 50 of ${number(large)} / of ${number(small)} rounds`, goal: { atMost: 2 } },
        medians(grown),
      ),
    ];
  } finally {
    await close();
  }
};
