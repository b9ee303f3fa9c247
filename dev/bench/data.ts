import { type Figure, ratio } from './figure.ts';
import { openBenchPage } from './site.ts';

// Storage: the app's own code in real Chromium against Dexie and bare IndexedDB.

export const measureData = async (quick: boolean): Promise<readonly Figure[]> => {
  const rounds = quick ? 2_000 : 10_000;
  const repeats = quick ? 7 : 21;
  const { page, close } = await openBenchPage();
  try {
    const imports = await page.evaluate(([n, times]) => window.bench!.imports(n, times), [
      rounds,
      quick ? 1 : 3,
    ] as const);
    await page.evaluate((n) => window.bench!.keep('seasoned', n), rounds);
    const samples = ['seasoned', rounds, repeats] as const;
    const newest = await page.evaluate((these) => window.bench!.newest(...these), samples);
    const { insert, hole } = await page.evaluate((these) => window.bench!.writes(...these), samples);
    const disk = 'the same in bare IndexedDB';
    return [
      ratio({ id: 'import', title: `bulk import of ${rounds} rounds / Dexie`, atMost: 2.5 }, imports),
      ratio({ id: 'newest50', title: `newest 50 of ${rounds} rounds / Dexie by date, reversed`, atMost: 4 }, newest),
      ratio({ id: 'writeInsert', title: `a new round looked for, checked, on disk / ${disk}`, atMost: 3 }, insert),
      ratio({ id: 'writeHole', title: `one hole read, checked, on disk / ${disk}`, atMost: 3 }, hole),
    ];
  } finally {
    await close();
  }
};
