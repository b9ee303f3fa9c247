import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, chromium } from 'playwright';
import { browserArguments, provideBrowser } from '#dev/browser/find-browser.ts';
import { proxyTo } from '#dev/services/proxy.ts';
import { startServices } from '#dev/services/start-services.ts';
import { freePort } from '#dev/free-port.ts';
import { goToBench } from './bench-page.ts';
import type { Figure } from './figure.ts';
import { loadLighthouse } from './load-lighthouse.ts';
import type { Options } from './options.ts';
import { rememberGolfer, untilCached } from './phone.ts';
import { serveSite } from './site.ts';
import { median } from './statistics.ts';

// Lighthouse on the built app, with its own simulated mobile phone and network, for a returning golfer with a hundred
// rounds. The golfer's data stays on the device between runs.

const UID = 'lighthouse';
const ROUNDS = 100;
const PAGES = [
  { id: 'dashboard', path: '/dashboard', least: 95 },
  { id: 'analytics', path: '/analytics', least: 90 },
] as const;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

type Audited = { readonly scores: Readonly<Record<Category, number>>; readonly wrong: readonly string[] };

const audit = async (url: string, port: number): Promise<Audited> => {
  const lighthouse = await loadLighthouse();
  const run = await lighthouse(url, {
    port,
    disableStorageReset: true,
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (!run) throw new Error(`Lighthouse gave no result for ${url}`);
  const { categories, audits } = run.lhr;
  const score = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
  const wrong = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return { scores: Object.fromEntries(CATEGORIES.map((name) => [name, score(name)])) as Audited['scores'], wrong };
};

export const measureLighthouse = async ({ quick }: Options): Promise<readonly Figure[]> => {
  const repeats = quick ? 1 : 5;
  // An unreachable shop would log a console error that is not the app's fault.
  const services = await startServices();
  const site = await serveSite(proxyTo(services.ports));
  const folder = mkdtempSync(join(tmpdir(), 'divot-lighthouse-'));
  // A fresh browser for every run. If Lighthouse attaches to one that has already shown the app, it walks the old heap
  // for up to 400 ms before the page begins and counts that time as the page's.
  const withBrowser = async <T>(work: (page: Page, port: number) => Promise<T>): Promise<T> => {
    const port = await freePort();
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: provideBrowser(),
      args: [...browserArguments, `--remote-debugging-port=${port}`],
      baseURL: site.origin,
    });
    try {
      await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
      return await work(context.pages()[0] ?? (await context.newPage()), port);
    } finally {
      await context.close();
    }
  };
  try {
    await withBrowser(async (page) => {
      await goToBench(page);
      await page.evaluate(([uid, rounds]) => window.bench!.keep(uid, rounds), [UID, ROUNDS] as const);
      await rememberGolfer(page, UID);
      await page.goto('/dashboard');
      await untilCached(page, 20);
    });
    const figures: Figure[] = [];
    for (const { id, path, least } of PAGES) {
      const runs: Audited[] = [];
      // oxlint-disable-next-line no-await-in-loop -- one at a time: they measure
      for (let nth = 0; nth < repeats; nth += 1)
        runs.push(await withBrowser((_page, port) => audit(`${site.origin}${path}`, port)));
      for (const category of CATEGORIES) {
        const scores = runs.map((run) => run.scores[category]);
        const wrong = [...new Set(runs.flatMap((run) => run.wrong))];
        figures.push({
          id: `lighthouse.${id}.${category}`,
          title: `Lighthouse mobile, ${path}, ${category}`,
          value: median(scores),
          unit: '%',
          ...(category === 'seo' ? {} : { goal: { atLeast: category === 'performance' ? least : 100 } }),
          note: `${scores.join(', ')}${category !== 'performance' && wrong.length > 0 ? `; not met: ${wrong.join(', ')}` : ''}`,
        });
      }
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
    await site.stop();
    await services.stop();
  }
};
