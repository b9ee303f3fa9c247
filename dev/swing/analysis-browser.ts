// Builds the analysis page, serves it with the clips on loopback and runs it in headless Chromium.

import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveApp } from '#dev/serve/serve-app.ts';
import { build } from 'vite';
import type { PageOutcome } from './analyze-page/main.ts';
import type { JumpOutcome } from '@divot/swing';
import { launchBrowser } from '#dev/browser/find-browser.ts';
import { type LongestTask, longestTaskOf } from './main-thread.ts';
import { poseModel } from './prepare-models.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUT = join(ROOT, '.divot/swing-analyze');

export interface AnalysisBrowser {
  /** `abortAfterMs`: stops the analysis after this time, as a golfer would. */
  analyse(file: string, abortAfterMs?: number): Promise<PageOutcome>;
  /** The same with the browser's tracing on. Adds the longest task of the page's main thread. */
  analyseWatched(file: string): Promise<PageOutcome & { readonly task: LongestTask }>;
  /** How high somebody jumps in this clip. */
  readJump(file: string): Promise<JumpOutcome['jump']>;
  /** Requested addresses outside this machine. Must stay empty. */
  readonly foreignRequests: readonly string[];
  close(): Promise<void>;
}

export const openAnalysisBrowser = async (): Promise<AnalysisBrowser> => {
  await build({
    root: fileURLToPath(new URL('./analyze-page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [poseModel()],
    resolve: { tsconfigPaths: true },
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } } },
    build: { outDir: OUT, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
  });
  const clips: string[] = [];
  const clipOf = ({ url = '' }: IncomingMessage) => clips[Number(/^\/clip\/(\d+)$/.exec(url)?.[1])];
  const served = await serveApp({
    folder: OUT,
    before: (request, response) => {
      const clip = clipOf(request);
      if (clip !== undefined) createReadStream(clip).pipe(response);
      return clip !== undefined;
    },
  });
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(served.origin) && !url.startsWith('data:') && !url.startsWith('blob:'))
      foreignRequests.push(url);
  });
  page.setDefaultTimeout(0);
  await page.goto(`${served.origin}/`);
  await page.waitForFunction(() => window.analyseClip !== undefined);
  const addressOf = (file: string): string => `/clip/${clips.push(file) - 1}`;
  return {
    foreignRequests,
    async analyse(file, abortAfterMs) {
      return await page.evaluate(([address, abort]) => window.analyseClip!(address, abort), [
        addressOf(file),
        abortAfterMs,
      ] as const);
    },
    async readJump(file) {
      const { jump } = await page.evaluate((address) => window.readJumpOf!(address), addressOf(file));
      return jump;
    },
    async analyseWatched(file) {
      const task = await longestTaskOf(browser, page, () =>
        page.evaluate((address) => window.analyseClipAside!(address), addressOf(file)),
      );
      return { ...(await page.evaluate(() => window.analysedClip!)), task };
    },
    async close() {
      await browser.close();
      await served.stop();
    },
  };
};
