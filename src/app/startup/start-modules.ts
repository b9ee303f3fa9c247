import { buildScript } from '#src/app/last-screen/build-script.ts';
import { writeLocal } from '#src/platform/storage/local-store.ts';

// The modules that a start needed until its screen was whole. At the next start of that screen public/first-paint.js
// requests them all at once. Imports alone would request each only after the one before has run. Left out is the coach,
// who decides at a golfer's first start only: what is requested once is there again when this list is made anew. For
// that reason it is forgotten when the coach comes to another kind of decision, which another card shows.

export const START_MODULES_KEY = 'divot-start-modules';

/** What first-paint.js reads; it checks every field. */
type StartModules = { readonly build: string; readonly path: string; readonly files: readonly string[] };

const COACH = /^\/assets\/coach-/;

export const rememberStartModules = (path: string, loaded: readonly string[]): void => {
  const files = loaded.map((url) => new URL(url)).filter(({ origin }) => origin === location.origin);
  const modules = files
    .map(({ pathname }) => pathname)
    .filter((file) => /^\/assets\/[^/]+\.js$/.test(file) && !COACH.test(file));
  writeLocal(START_MODULES_KEY, { build: buildScript(), path, files: modules } satisfies StartModules);
};

/** The next start shows another card than this one did, and requests what it needs by imports. */
export const forgetStartModules = (): void => localStorage.removeItem(START_MODULES_KEY);
