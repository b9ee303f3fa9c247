import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { buildGallery, serveGallery } from '#dev/gallery/build.ts';

/** The gallery, built from these sources and served on a free port. */
export const test = base.extend<object, { readonly gallery: string }>({
  gallery: [
    async ({ browserName: _browser }, use, { workerIndex }) => {
      const folder = join(process.cwd(), '.divot', 'gallery', `tested-${workerIndex}`);
      await buildGallery(process.cwd(), folder);
      const { origin, stop } = await serveGallery(folder);
      await use(origin);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ gallery }, use) => use(gallery),
});
