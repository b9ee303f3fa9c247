import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Page, chromium } from '@playwright/test';
import { browserArguments, findQuickBrowser } from '#dev/browser/find-browser.ts';
import type { Engine, EngineTab } from './engine.ts';

const tabOf = (page: Page): EngineTab => ({
  goto: async (url) => void (await page.goto(url)),
  back: () => page.evaluate('void setTimeout(() => history.back())'),
  evaluate: (expression) => page.evaluate(expression),
  click: (selector) => page.click(selector, { timeout: 5_000 }),
  type: (selector, text) => page.fill(selector, text),
  attach: (selector, files) => page.setInputFiles(selector, [...files]),
  press: (key) => page.keyboard.press(key),
  resize: (size) => page.setViewportSize(size),
  screenshot: async (path) => void (await page.screenshot({ path })),
  close: () => page.close(),
});

/** Kills every process whose command line names the profile. */
const killAllOf = (profile: string): void => {
  try {
    execFileSync('pkill', ['-KILL', '-f', profile]);
  } catch {
    // no process was left
  }
};

export const chromiumEngine: Engine = {
  name: 'chromium',
  isShared: true,
  missing: () => (findQuickBrowser() ? undefined : 'no Chromium on this machine'),
  launch: async ({ profile, downloads, keepsPages, letters }) => {
    const wrongs: string[] = [];
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: findQuickBrowser(),
      args: [...browserArguments],
      ...(keepsPages ? { ignoreDefaultArgs: ['--disable-back-forward-cache'] } : {}),
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    context.on('weberror', (failure) => {
      const { name, message, stack } = failure.error();
      wrongs.push(`uncaught: ${stack || `${name}: ${message}`}`);
    });
    context.on('console', (message) => {
      if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text())) wrongs.push(message.text());
    });
    const watched = (page: Page): EngineTab => {
      page.on('download', (file) => void file.saveAs(join(downloads, file.suggestedFilename())));
      return tabOf(page);
    };
    return {
      newTab: async (script) => {
        const page = await context.newPage();
        const settings = await context.newCDPSession(page);
        await settings.send('Page.setFontSizes', { fontSizes: { standard: letters } });
        if (script !== undefined) await page.addInitScript(script);
        return watched(page);
      },
      wrongs,
      close: () => context.close(),
      kill: async () => {
        killAllOf(profile);
        await context.close().catch(() => undefined);
      },
    };
  },
};
