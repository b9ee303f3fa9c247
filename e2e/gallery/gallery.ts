import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { build, preview } from 'vite';

const GALLERY = join(process.cwd(), 'dev', 'gallery');

/** The gallery, built from these sources and served on a free port. */
export const test = base.extend<object, { readonly gallery: string }>({
  gallery: [
    async ({ browserName: _browser }, use, { workerIndex }) => {
      const outDir = join(process.cwd(), '.divot', 'gallery', `tested-${workerIndex}`);
      await build({
        configFile: join(GALLERY, 'vite.config.ts'),
        logLevel: 'warn',
        build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
      });
      const address = { port: 0, host: '127.0.0.1', strictPort: false };
      const server = await preview({ configFile: false, logLevel: 'silent', build: { outDir }, preview: address });
      const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
      if (!origin) throw new Error('The gallery is not being served.');
      await use(origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ gallery }, use) => use(gallery),
});
