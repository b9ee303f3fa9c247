import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLine } from './cut-proxy.ts';
import type { SharedBrowser } from './shared-browser.ts';
import { createTab } from './tab.ts';

/** One golfer's phone: an origin, a connection that can be cut, and a browser that can be killed. */
export type Phone = Awaited<ReturnType<typeof openPhone>>;

export const openPhone = async (browser: SharedBrowser, appPort: number, script?: string, letters?: number) => {
  const line = await openLine(appPort);
  const newTab = async () => createTab(await browser.newTab(script, letters), line.origin);
  let tab = await newTab();
  const tabs = [tab];
  return {
    get tab() {
      return tab;
    },
    secondTab: async () => {
      const second = await newTab();
      tabs.push(second);
      return second;
    },
    goOffline: () => line.cut(),
    goOnline: () => line.mend(),
    /** Swipes Divot away and opens it again at `path`. */
    reopen: async (path: string) => {
      const closed = tab;
      tab = await newTab();
      tabs.splice(tabs.indexOf(closed), 1, tab);
      await closed.close();
      await tab.open(path);
    },
    /** Kills the browser, like an empty battery, and reopens Divot at `path`. */
    killAndReopen: async (path: string) => {
      await browser.kill();
      tab = await newTab();
      tabs.splice(0, tabs.length, tab);
      await tab.open(path);
    },
    /** Writes a file to the phone and returns its path. */
    file: (name: string, content: string | Buffer): string => {
      const path = join(browser.downloads, `mine-${name}`);
      writeFileSync(path, content);
      return path;
    },
    /** Waits for a complete download. `read` has to throw while the browser is still writing. */
    downloaded: <T>(name: RegExp, read: (content: Buffer) => T): Promise<T> =>
      tab.until(`the download ${name}`, async () => {
        const found = readdirSync(browser.downloads).find((one) => name.test(one));
        return found === undefined ? undefined : read(readFileSync(join(browser.downloads, found)));
      }),
    end: async () => {
      for (const one of tabs) await one.close().catch(() => undefined);
      await line.stop();
      for (const file of readdirSync(browser.downloads)) rmSync(join(browser.downloads, file), { force: true });
    },
  };
};
