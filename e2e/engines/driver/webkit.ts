import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@divot/local-cloud';
import { openDisplay } from './display.ts';
import type { Engine } from './engine.ts';
import { killGroup } from './processes.ts';
import { startSession } from './webdriver.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const WINDOW = fileURLToPath(new URL('./webkit-window.py', import.meta.url));

const whenReady = async (driver: string): Promise<void> => {
  for (let look = 0; look < 100; look++) {
    if (await fetch(`${driver}/status`).catch(() => undefined)) return;
    await pause(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
};

/** The window writes the page's console to its output, one message per line. */
const gatherWrongs = (child: ChildProcess): readonly string[] => {
  const wrongs: string[] = [];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    wrongs.push(
      ...text.split('\n').filter((line) => /^CONSOLE (SECURITY|JS) ERROR|Unhandled Promise Rejection/.test(line)),
    );
  });
  return wrongs;
};

export const webkitEngine: Engine = {
  name: 'webkit',
  // In a window that has run other journeys, storage did not respond in 2 of 22.
  isShared: false,
  missing: () =>
    existsSync(DRIVER) ? undefined : `no WebKitGTK at ${DRIVER} (packages: dev/browser/engine-packages.ts)`,
  launch: async ({ profile, downloads, keepsPages, letters }) => {
    const script = join(profile, 'page-script.js');
    await writeFile(script, '');
    const [display, port] = await Promise.all([openDisplay(), freePort()]);
    const child = spawn(DRIVER, [`--port=${port}`], {
      detached: true, // its own process group, so that `killGroup` ends everything it starts
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        ...process.env,
        DISPLAY: display.name,
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Software compositing is too slow for a page that lives for a minute. WebGL stays.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        JSC_useDFGJIT: '0',
        WEBKIT_WINDOW_PROFILE: profile,
        WEBKIT_WINDOW_DOWNLOADS: downloads,
        WEBKIT_WINDOW_SCRIPT: script,
        WEBKIT_WINDOW_PAGE_CACHE: keepsPages ? 'on' : 'off',
        WEBKIT_WINDOW_LETTERS: String(letters),
      },
    });
    const wrongs = gatherWrongs(child);
    const driver = `http://127.0.0.1:${port}`;
    await whenReady(driver);
    const session = await startSession(driver, { 'webkitgtk:browserOptions': { binary: WINDOW, args: [] } });
    const kill = async () => {
      await killGroup(child);
      display.stop();
    };
    return {
      newTab: async (pageScript = '') => {
        await writeFile(script, pageScript);
        return session.newTab();
      },
      wrongs,
      close: async () => {
        await session.end().catch(() => undefined);
        await kill();
      },
      kill,
    };
  },
};
