import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

// A build fails if a phone without the app would load more JavaScript than this until its first screen, in bytes as the
// product's server sends them (brotli, quality 6: serve-app.ts). dev/bench/network-load.ts measures the same in a browser.

const KB = 1024;
export const LOGIN_BUDGET_BYTES = 122 * KB;
export const DASHBOARD_BUDGET_BYTES = 250 * KB;

type Budget = { readonly until: string; readonly chunks: readonly string[]; readonly bytes: number };

/** Chunks by name; what they import comes with them. */
const BUDGETS: readonly Budget[] = [
  { until: 'the login form', chunks: ['index', 'login'], bytes: LOGIN_BUDGET_BYTES },
  {
    until: 'the dashboard',
    chunks: ['index', 'database', 'home', 'week', 'cards-without-focus'],
    bytes: DASHBOARD_BUDGET_BYTES,
  },
];

type Chunk = { readonly name: string; readonly code: string; readonly imports: readonly string[] };

export const bytesAsSent = (code: string): number =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

/** The code that these chunks need. Throws if one is not there. */
const codeOf = (names: readonly string[], chunks: ReadonlyMap<string, Chunk>): readonly string[] => {
  const needed = new Set<Chunk>();
  const add = (chunk: Chunk) => {
    if (needed.has(chunk)) return;
    needed.add(chunk);
    for (const file of chunk.imports) add(chunks.get(file)!);
  };
  for (const name of names) {
    const chunk = [...chunks.values()].find((one) => one.name === name);
    if (!chunk) throw new Error(`The build has no chunk ${name}.`);
    add(chunk);
  }
  return [...needed].map(({ code }) => code);
};

/** What exceeds its budget, in words. `firstPaint`: the script that index.html loads before everything else. */
export const overBudget = (
  chunks: ReadonlyMap<string, Chunk>,
  firstPaint: string,
  budgets: readonly Budget[] = BUDGETS,
): readonly string[] =>
  budgets.flatMap(({ until, chunks: names, bytes }) => {
    const sent = [firstPaint, ...codeOf(names, chunks)].reduce((sum, code) => sum + bytesAsSent(code), 0);
    return sent > bytes
      ? [`JavaScript until ${until}: ${(sent / KB).toFixed(1)} KB as sent, at most ${bytes / KB}.`]
      : [];
  });

export const startBudgets = (): Plugin => ({
  name: 'divot-start-budgets',
  apply: 'build',
  writeBundle: {
    order: 'post', // when the first-paint script is small
    sequential: true,
    handler({ dir = '' }, bundle) {
      const chunks = Object.entries(bundle).flatMap(([file, output]) =>
        output.type === 'chunk' ? [[file, output] as const] : [],
      );
      const over = overBudget(new Map(chunks), readFileSync(join(dir, 'first-paint.js'), 'utf8'));
      if (over.length > 0) this.error(over.join('\n'));
    },
  },
});
