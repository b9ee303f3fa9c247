import { existsSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BUILD_TARGET } from './dev/serve/floor.ts';
import { smallFirstPaint } from './dev/serve/first-paint.ts';
import { headersFor } from './dev/serve/headers.ts';
import { manifest } from './dev/serve/manifest.ts';
import { pushScript } from './dev/serve/push-script.ts';
import { startBudgets } from './dev/serve/start-budgets.ts';
import { splashScreens } from './dev/serve/splash.ts';
import { poseModel } from './dev/swing/prepare-models.ts';
import { resolve } from './dev/serve/resolve.ts';
import packageJson from './package.json' with { type: 'json' };

const MB = 1024 * 1024;

/** Where .env files are. None for a build that brings all its settings (dev/local-build.ts). */
const envDir = process.env['DIVOT_ENV_FILES'] === 'none' ? false : '.';

/** `vite preview` sends the headers of production, path by path. */
const productionHeaders = (): Plugin => ({
  name: 'divot-production-headers',
  configurePreviewServer: ({ middlewares, config }) => {
    middlewares.use((request, response, next) => {
      const path = new URL(request.url ?? '/', 'http://app').pathname;
      for (const [name, value] of Object.entries(headersFor(path, config.env))) response.setHeader(name, value);
      next();
    });
  },
});

/** Modules by their files; a file that moved is missed here, not first on a slow phone. */
const madeOf = (...files: readonly string[]) => {
  const gone = files.filter((file) => !existsSync(new URL(file, import.meta.url)));
  if (gone.length > 0) throw new Error(`vite.config.ts names what is not there: ${gone.join(', ')}`);
  return (id: string) => files.some((file) => id.includes(file));
};

/** Each takes, with what they import, the modules that none above it took. */
const chunks = [
  { name: 'start', tags: ['$initial'] as ['$initial'], priority: 5 },
  // What the login form shares with the other screens.
  { name: 'banners', test: madeOf('src/app/shell/banners.tsx', 'src/ui/layout/nav-look.ts'), priority: 4.5 },
  {
    name: 'login',
    test: madeOf('src/routes/login.tsx', 'src/app/shell/signed-out-frame.tsx', 'src/features/auth/auth-screen.tsx'),
    priority: 4,
  },
  {
    name: 'database',
    // Sync reads why a sign-in ended; a chunk of its own would bring screens with it.
    test: madeOf(
      'src/data/db/golfer-database.ts',
      'src/data/commands/golfer-profile.ts',
      'src/platform/session/sign-in-end.ts',
    ),
    priority: 3,
  },
  // Every start ends with these. In the groups below, a visitor would load Home, the database and the coach for them.
  { name: 'times', test: madeOf('src/platform/waiting/idle.ts', 'src/platform/clock/day-text.ts'), priority: 2.6 },
  { name: 'after-first-screen', test: madeOf('src/app/startup/after-first-screen.ts'), priority: 2.5 },
  { name: 'home', test: madeOf('src/app/home-page.tsx', 'src/app/shell/shell.tsx'), priority: 2 },
  { name: 'week', test: madeOf('src/features/focus/this-week.tsx'), priority: 1.5 },
  { name: 'coach', test: madeOf('src/app/background/decide-focus.tsx'), priority: 1.4 },
  // What the same screens share; small ones join their neighbours, at the price of some code that a screen does not use.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000, priority: 1 },
] as const;

/**
 * What a start runs is compiled while it streams in, off the page's thread: Chromium keeps no compiled code of modules
 * between starts, and the first call of each function would wait for its own.
 */
const COMPILED_AHEAD = ['index', 'database', 'times', 'home', 'week', 'shared'];

export default defineConfig(({ mode }) => ({
  envDir,
  plugins: [
    react({ compiler: true }),
    tailwindcss(),
    poseModel(),
    productionHeaders(),
    pushScript(),
    splashScreens(),
    smallFirstPaint(),
    startBudgets(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'workers/service-worker',
      filename: 'sw.ts',
      registerType: 'prompt', // never a reload under a round
      injectRegister: null, // src/platform/pwa registers it: no inline script, so a strict policy holds
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest,woff2,wasm,txt}'],
        // The speed probe has to reach the server, screenshots are for the shop window, iOS asks for its splash by itself, and the pose model (20 MB) is
        // fetched once by those who film a swing. The worker itself puts away what it pushes with.
        globIgnores: ['probe.txt', 'screenshots/**', 'splash/**', 'swing-model/**', 'push-in-background.js'],
        maximumFileSizeToCacheInBytes: 3 * MB,
      },
    }),
  ],
  define: { __DIVOT_VERSION__: JSON.stringify(loadEnv(mode, envDir, 'VITE_').VITE_APP_VERSION ?? packageJson.version) },
  resolve,
  // A folder of their own: workers alone may compile WebAssembly (dev/serve/headers.ts).
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } } },
  build: {
    target: BUILD_TARGET,
    reportCompressedSize: false,
    cssCodeSplit: false, // index.html has the one style sheet, so no import has to look for it
    // Hints for a later screen's files cost more than they save (half the thread's time at a start): the files come from
    // the service worker, and a screen's own imports ask for them together.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    // Few files: each costs a question to the service worker, and they are found one after the other.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`,
        codeSplitting: { groups: [...chunks] },
        postBanner: ({ name }) =>
          COMPILED_AHEAD.some((start) => name.startsWith(start)) ? '//# allFunctionsCalledOnLoad' : '',
      },
    },
  },
}));
