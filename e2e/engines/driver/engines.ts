import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Line, openLine } from './cut-proxy.ts';
import { type Tab, createTab } from './tab.ts';
import type { Engine, EngineBrowser } from './engine.ts';
import { chromiumEngine } from './chromium.ts';
import { firefoxEngine } from './firefox.ts';
import { webkitEngine } from './webkit.ts';

export const ENGINES = { chromium: chromiumEngine, firefox: firefoxEngine, webkit: webkitEngine } as const;
export type EngineName = keyof typeof ENGINES;

/** A phone in one golfer's hand: a profile, a line to the net that can be cut, a browser that can be killed. */
export type Phone = {
  readonly tab: Tab;
  secondTab(): Promise<Tab>;
  goOffline(): void;
  goOnline(): void;
  /** Its battery is empty, now; it comes back at `path`. */
  killAndReopen(path: string): Promise<void>;
  /** Names of the files it downloaded. */
  downloads(): readonly string[];
  readonly downloadFolder: string;
  readonly wrongs: () => readonly string[];
  end(): Promise<void>;
};

export const openPhone = async (engine: Engine, appPort: number): Promise<Phone> => {
  const line: Line = await openLine(appPort);
  const profile = mkdtempSync(join(tmpdir(), `divot-${engine.name}-`));
  const downloads = mkdtempSync(join(tmpdir(), 'divot-downloads-'));
  const wrongs: string[] = [];
  let browser: EngineBrowser = await engine.launch({ profile, downloads });
  let tab = createTab(browser.first, line.origin);
  return {
    get tab() {
      return tab;
    },
    secondTab: async () => createTab(await browser.newTab(), line.origin),
    goOffline: () => line.cut(),
    goOnline: () => line.mend(),
    killAndReopen: async (path) => {
      wrongs.push(...browser.wrongs);
      await browser.kill();
      browser = await engine.launch({ profile, downloads });
      tab = createTab(browser.first, line.origin);
      await tab.open(path);
    },
    downloads: () => readdirSync(downloads),
    downloadFolder: downloads,
    wrongs: () => [...wrongs, ...browser.wrongs],
    end: async () => {
      await browser.close().catch(() => undefined);
      await line.stop();
      for (const folder of [profile, downloads]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
