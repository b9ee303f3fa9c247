import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** The Chromium to test with: CHROMIUM_PATH, the system's, or Playwright's. Undefined when there is none. */
export const findBrowser = (): string | undefined => {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return [...USUAL_PLACES, chromium.executablePath()].find((path) => existsSync(path));
};

/** The same engine without windows: journeys take a quarter less time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The browser for journeys: the shell without windows, else the whole browser. The shell has no Background Sync. */
export const findQuickBrowser = (): string | undefined =>
  !process.env['CHROMIUM_PATH'] && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser();

/** Background traffic is off (tests assert that nothing leaves the machine). The sandbox cannot start as root. */
export const browserArguments: readonly string[] = [
  ...(process.getuid?.() === 0 || process.env['CI'] ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const run = (command: string, ...words: readonly string[]): boolean =>
  spawnSync(command, words, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 300_000 }).status === 0;

const installPackage = (name: string): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/usr/bin/apt-get') &&
  run('apt-get', 'update') &&
  run('apt-get', 'install', '-y', '--no-install-recommends', name);

/**
 * Like findBrowser, but installs a browser when there is none: Debian's package where permitted, else Playwright's own.
 */
export const provideBrowser = (): string => {
  const there = findBrowser();
  if (there) return there;
  const installed = installPackage('chromium') || run('npx', 'playwright', 'install', 'chromium');
  const found = installed ? findBrowser() : undefined;
  if (found) return found;
  throw new Error('No Chromium found and none could be installed. Install one, or name it in CHROMIUM_PATH.');
};

/** Installs both browsers for journeys. If the quick one may not be installed, journeys only take longer. */
export const provideBrowsers = (): void => {
  provideBrowser();
  if (!process.env['CHROMIUM_PATH'] && !existsSync(HEADLESS_SHELL)) installPackage('chromium-headless-shell');
};

/** A browser for tools that take pictures, draw or measure. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: provideBrowser(), args: [...browserArguments] });
