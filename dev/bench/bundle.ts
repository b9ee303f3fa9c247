import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

// What a browser must load of a built app, found by following the static imports of its chunks.

/** Budgets (docs/performance.md), brotli at its best quality. */
export const FIRST_LOAD_BUDGET_BYTES = 105 * 1024;
export const SYNC_BUDGET_BYTES = 75 * 1024;

export type Load = { readonly files: readonly string[]; readonly bytes: number };

export const readBuilt = (build: string, file: string): string => readFileSync(join(build, file), 'utf8');

/** The chunks and everything they statically import, as paths inside the build. */
const withImports = (build: string, chunks: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name] of readBuilt(build, file).matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) {
      visit(`assets/${name}`);
    }
  };
  for (const chunk of chunks) visit(chunk);
  return found;
};

/** Drops the hashes in other chunks' names, because they change brotli's size by about a hundred bytes. */
const brotliBytes = (code: string): number =>
  brotliCompressSync(code.replaceAll(/-[\w-]{8}(?=\.(?:js|css)")/g, '')).length;

const load = (build: string, files: Iterable<string>): Load => {
  const all = [...files];
  return { files: all, bytes: all.reduce((sum, file) => sum + brotliBytes(readBuilt(build, file)), 0) };
};

const inIndex = (build: string): string[] =>
  [...readBuilt(build, 'index.html').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);

/** The JavaScript that index.html loads before the first screen. */
export const firstLoad = (build: string): Load => load(build, withImports(build, inIndex(build)));

const chunkOf = (build: string, module: string): string => {
  const named = readdirSync(join(build, 'assets')).filter((file) => new RegExp(`^${module}-[\\w-]+\\.js$`).test(file));
  if (named.length !== 1) throw new Error(`Expected one chunk of ${module}, found ${named.length}`);
  return `assets/${named[0]}`;
};

/** What every start loads once its first screen is complete, a visitor's too. */
export const afterFirstScreenLoad = (build: string): Load =>
  load(build, withImports(build, [chunkOf(build, 'after-first-screen')]));

/**
 * What syncing adds when a golfer signs in: its chunk, and what only that chunk needs beyond the shell and the
 * database.
 */
export const syncLoad = (build: string): Load => {
  const there = withImports(build, [...inIndex(build), chunkOf(build, 'database')]);
  const needed = [...withImports(build, [chunkOf(build, 'create-cloud')])];
  return load(
    build,
    needed.filter((file) => !there.has(file)),
  );
};
