import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { headersFor } from './dev/serve/headers.ts';
import { manifest } from './dev/serve/manifest.ts';

const MB = 1024 * 1024;

export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/routes/route-tree.gen.ts',
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
    }),
    react({ compiler: true }),
    tailwindcss(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'workers/service-worker',
      filename: 'sw.ts',
      registerType: 'prompt', // never a reload under a round
      injectRegister: null, // src/platform/pwa registers it: no inline script, so a strict policy holds
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest,woff2,wasm,txt}'],
        // The speed probe has to reach the server; screenshots are for the shop window only.
        globIgnores: ['probe.txt', 'screenshots/**'],
        maximumFileSizeToCacheInBytes: 3 * MB,
      },
    }),
  ],
  define: { __DIVOT_VERSION__: JSON.stringify(process.env.VITE_APP_VERSION ?? '2.0.0') },
  resolve: { dedupe: ['dexie', 'rxjs', 'react', 'react-dom'] },
  // A folder of their own: workers alone may compile WebAssembly (dev/serve/headers.ts).
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } } },
  preview: { headers: headersFor('/') },
  build: {
    target: 'baseline-widely-available',
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
});
