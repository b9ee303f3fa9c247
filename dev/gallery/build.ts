import { join } from 'node:path';
import { build, preview } from 'vite';

/** Builds the gallery of a source tree, current or older, into a folder of its own. */
export const buildGallery = async (root: string, folder: string): Promise<void> => {
  const gallery = join(root, 'dev', 'gallery');
  await build({
    configFile: join(gallery, 'vite.config.ts'),
    root: gallery,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
};

type Served = { readonly origin: string; readonly stop: () => Promise<void> };

export const serveGallery = async (folder: string): Promise<Served> => {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1', strictPort: false },
  });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!origin) throw new Error('The gallery is not being served.');
  return { origin, stop: () => server.close() };
};
