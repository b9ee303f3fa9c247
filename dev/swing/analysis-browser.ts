// Builds the analysis page, serves it with the clips on loopback and runs it in headless Chromium.

import { createReadStream } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { headersFor } from '#dev/serve/headers.ts';
import { build } from 'vite';
import type { PageOutcome } from './analyze-page/main.ts';
import type { JumpOutcome } from '#workers/swing/contract.ts';
import { launchBrowser } from '#dev/browser/find-browser.ts';
import { type LongestTask, longestTaskOf } from './main-thread.ts';
import { poseModel } from './prepare-models.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OUT = join(ROOT, '.divot/swing-analyze');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

export interface AnalysisBrowser {
  /** `abortAfterMs`: the golfer stops the analysis then. */
  analyse(file: string, abortAfterMs?: number): Promise<PageOutcome>;
  /** The same under the browser's trace, with the longest task of the page's main thread. */
  analyseWatched(file: string): Promise<PageOutcome & { readonly task: LongestTask }>;
  /** How high somebody jumps in this clip. */
  readJump(file: string): Promise<JumpOutcome['jump']>;
  /** Addresses outside this machine that were asked for; must stay empty. */
  readonly foreignRequests: readonly string[];
  close(): Promise<void>;
}

/** With the headers of production for that path: strict content policy, Trusted Types. */
const send = (response: ServerResponse, path: string, file: string): void => {
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const stream = createReadStream(file);
  stream.on('error', () => response.writeHead(404).end());
  stream.on('open', () => response.writeHead(200, { ...headersFor(path), 'content-type': type }));
  stream.pipe(response);
};

export const openAnalysisBrowser = async (): Promise<AnalysisBrowser> => {
  await build({
    root: fileURLToPath(new URL('./analyze-page', import.meta.url)),
    configFile: false,
    logLevel: 'error',
    plugins: [poseModel()],
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } } },
    build: { outDir: OUT, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
  });
  const clips: string[] = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0]!);
    const clip = /^\/clip\/(\d+)$/.exec(path);
    if (clip) return send(response, path, clips[Number(clip[1])]!);
    const file = join(OUT, path === '/' ? 'index.html' : path);
    return file.startsWith(OUT) ? send(response, path, file) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:')) foreignRequests.push(url);
  });
  page.setDefaultTimeout(0);
  await page.goto(`${origin}/`);
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
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
