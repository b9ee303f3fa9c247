// Draws clips of the synthetic golfer. Headless Chromium draws (WebGL) and encodes (WebCodecs), so there is nothing else
// to install.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { ClipOrder, DrawClip } from '@divot/swing-lab';
import { launchBrowser } from '#dev/browser/find-browser.ts';

/** Bundles one self-contained script, so the page needs no server. */
const pageScript = async (): Promise<string> => {
  const outDir = fileURLToPath(new URL('../../.divot/swing-draw', import.meta.url));
  await build({
    root: fileURLToPath(new URL('../../packages/swing-lab/draw-page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      lib: { entry: 'main.ts', formats: ['iife'], name: 'draw', fileName: () => 'draw.js' },
      outDir,
      emptyOutDir: true,
      target: 'es2023',
    },
  });
  return readFileSync(`${outDir}/draw.js`, 'utf8');
};

/** Opens the page that draws, for as long as `work` takes. `draw` resolves to an MP4 without sound. */
export const drawing = async (work: (draw: (order: ClipOrder) => Promise<Buffer>) => Promise<void>): Promise<void> => {
  const script = await pageScript();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.route('http://localhost/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    page.setDefaultTimeout(0);
    await page.goto('http://localhost/'); // WebCodecs needs a secure context
    await page.addScriptTag({ content: script });
    await work(async (order) =>
      Buffer.from(
        await page.evaluate((one) => (globalThis as unknown as { drawClip: DrawClip }).drawClip(one), order),
        'base64',
      ),
    );
  } finally {
    await browser.close();
  }
};
