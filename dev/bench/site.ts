import { cpSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright';
import { type Plugin, build } from 'vite';
import { LOCAL_BUILD, buildLocally } from '#dev/local-build.ts';
import { type ServedApp, serveApp } from '#dev/serve/serve-app.ts';

// Serves the built app and the bench's own pages from one address, so that the pages can fill the database the app then
// opens. The pages are below /__/, which the app's service worker ignores.

export const BENCH_PAGE = '/__/bench/';
const SITE = fileURLToPath(new URL('../../.divot/bench-site', import.meta.url));
const PAGES = fileURLToPath(new URL('./page', import.meta.url));

/** The page around a script. Pages differ only in their script. */
const pageAround = (name: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Divot bench</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="./${name}.tsx"></script>
  </body>
</html>`;
const pages: Plugin = {
  name: 'divot-bench-pages',
  resolveId: (id) => (id.endsWith('.html') ? id : undefined),
  load: (id) => (id.endsWith('.html') ? pageAround(basename(id, '.html')) : undefined),
};

const buildPages = (): Promise<unknown> =>
  build({
    root: PAGES,
    base: BENCH_PAGE,
    configFile: false,
    logLevel: 'error',
    plugins: [pages, react({ compiler: true }), tailwindcss()],
    define: { __DIVOT_VERSION__: JSON.stringify('bench') },
    resolve: { dedupe: ['dexie', 'rxjs', 'react', 'react-dom'], tsconfigPaths: true },
    build: {
      outDir: join(SITE, BENCH_PAGE),
      emptyOutDir: false,
      target: 'baseline-widely-available',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ['index', 'shell', 'counter'].map((name) => join(PAGES, `${name}.html`)) },
    },
  });

/** Builds the app if needed, and the bench's pages. */
export const buildSite = async (): Promise<void> => {
  await buildLocally();
  rmSync(SITE, { recursive: true, force: true });
  cpSync(LOCAL_BUILD, SITE, { recursive: true, filter: (path) => !path.endsWith('swing-model') });
  await buildPages();
};

/** Without services, their paths must be unreachable rather than answered with the app's page. */
const noServices = ({ url = '' }: IncomingMessage, response: ServerResponse): boolean => {
  const isHosted = /^\/(v0\/b|v1\/projects|identitytoolkit|securetoken|__\/services)/.test(url);
  if (isHosted) response.writeHead(503).end();
  return isHosted;
};

/** `services` answers first, where it can. */
export const serveSite = (services: typeof noServices = () => false): Promise<ServedApp> =>
  serveApp({ folder: SITE, before: (...exchange) => services(...exchange) || noServices(...exchange) });

/** Opens the page that can fill the app's database, and waits until `window.bench` is ready. */
export const goToBench = async (page: Page): Promise<void> => {
  await page.goto(`${BENCH_PAGE}index.html`);
  await page.waitForFunction(() => window.bench !== undefined);
};
