import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type KeyInput, type Page, launch } from 'puppeteer-core';
import type { Engine, EngineTab } from './engine.ts';
import { type Display, openDisplay } from './display.ts';
import { killGroup } from './processes.ts';

const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const PHONE = { width: 390, height: 844 };
/** A page that Firefox leaves while it replies never finishes the reply. */
const ANSWER_MS = 30_000;

/**
 * Navigates like a link. Firefox's own `navigate` reports a visit as aborted if the app redirects. A page that has
 * nothing to lose counts as left once its marker is gone.
 */
const goTo = async (page: Page, url: string): Promise<void> => {
  if (page.url() === 'about:blank') {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    return;
  }
  // Leaves after replying, because Firefox never replies for a page that is gone.
  await page.evaluate(`globalThis.isBeingLeft = true; void setTimeout(() => location.assign(${JSON.stringify(url)}))`);
  for (let look = 0; look < 300; look++) {
    const isHere = await page.evaluate('Boolean(globalThis.isBeingLeft)').catch(() => true);
    if (!isHere) return;
    await pause(100);
  }
  throw new Error(`Firefox does not leave for ${url}`);
};

export const puppeteerTab = (page: Page): EngineTab => ({
  goto: (url) => goTo(page, url),
  back: () => page.evaluate('void setTimeout(() => history.back())') as Promise<never>,
  evaluate: (expression) => page.evaluate(expression) as Promise<never>,
  click: (selector) => page.click(selector),
  type: async (selector, text) => {
    await page.click(selector);
    await page.evaluate(`document.querySelector(${JSON.stringify(selector)}).select()`);
    await page.keyboard.press('Backspace');
    await page.keyboard.type(text);
  },
  attach: async (selector, files) => {
    const field = await page.$(selector);
    await (field as unknown as { uploadFile(...paths: string[]): Promise<void> }).uploadFile(...files);
  },
  press: (key) => page.keyboard.press(key as KeyInput),
  resize: (size) => page.setViewport(size),
  screenshot: async (path: `${string}.png`) => void (await page.screenshot({ path })),
  close: () => page.close(),
});

/**
 * Runs in the page. Leaving a page cuts off its requests, so errors while leaving are not faults. React wraps errors it
 * recovered from, so the report includes their cause.
 */
const reportErrors = (): void => {
  const report = (error: unknown): void => {
    if ('isBeingLeft' in globalThis) return;
    const { cause } = error instanceof Error ? error : {};
    console.error(`Uncaught: ${String(error)} ${cause instanceof Error ? `${cause.message}\n${cause.stack}` : ''}`);
  };
  addEventListener('error', ({ error, message }: ErrorEvent) => report(error ?? message));
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => report(reason));
};

const preferences = (downloads: string, letters: number) => ({
  'font.size.variable.x-western': letters,
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  // The downloads panel would take the focus from the page, and a toast stays while its window has no focus.
  'browser.download.alwaysOpenPanel': false,
  'ui.prefersReducedMotion': 1,
  // A page lives for a minute, so optimisations that pay off later cost more than they save.
  'dom.ipc.processPrelaunch.enabled': false,
  'javascript.options.ion': false,
});

export const firefoxEngine: Engine = {
  name: 'firefox',
  isShared: true,
  missing: () => (existsSync(FIREFOX) ? undefined : `no Firefox at ${FIREFOX} (package firefox-esr, or FIREFOX_PATH)`),
  launch: async ({ profile, downloads, letters }) => {
    const wrongs: string[] = [];
    const display: Display = await openDisplay();
    const browser = await launch({
      browser: 'firefox',
      executablePath: FIREFOX,
      headless: false, // its workers have WebGL only with a screen
      userDataDir: profile,
      extraPrefsFirefox: preferences(downloads, letters),
      env: { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1' },
      defaultViewport: PHONE,
      acceptInsecureCerts: false,
      protocolTimeout: ANSWER_MS,
      networkEnabled: false, // unused, and each request costs the browser's main thread
    });
    const watched = async (page: Page, script?: string): Promise<EngineTab> => {
      await page.setViewport(PHONE);
      page.on('console', (message) => {
        if (/^Uncaught: |Content-Security-Policy|TrustedScript|TrustedHTML/.test(message.text()))
          wrongs.push(message.text());
      });
      await page.evaluateOnNewDocument(reportErrors);
      if (script !== undefined) await page.evaluateOnNewDocument(script);
      return puppeteerTab(page);
    };
    return {
      newTab: async (script) => watched(await browser.newPage({ type: 'window' }), script),
      wrongs,
      close: async () => {
        await browser.close();
        display.stop();
      },
      kill: async () => {
        await killGroup(browser.process());
        display.stop();
      },
    };
  },
};
