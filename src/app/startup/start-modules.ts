import { buildScript } from '#src/app/last-screen/build-script.ts';
import { writeLocal } from '#src/platform/local-store.ts';

// Which modules a start needed until its screen stood: public/first-paint.js asks for them at once at the next start of
// that screen, where imports would ask for one after the other as the one before has run.

export const START_MODULES_KEY = 'divot-start-modules';

/** What first-paint.js reads; it checks every field. */
type StartModules = { readonly build: string; readonly path: string; readonly files: readonly string[] };

export const rememberStartModules = (path: string, loaded: readonly string[]): void => {
  const files = loaded.map((url) => new URL(url)).filter(({ origin }) => origin === location.origin);
  const modules = files.map(({ pathname }) => pathname).filter((file) => /^\/assets\/[^/]+\.js$/.test(file));
  writeLocal(START_MODULES_KEY, { build: buildScript(), path, files: modules } satisfies StartModules);
};
