import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The system's Chromium where there is one, else Playwright's. */
export const launchChromium = (): Promise<Browser> => {
  const system = SYSTEM_CHROMIUM.find((path) => existsSync(path));
  return chromium.launch({ ...(system ? { executablePath: system } : {}), args: ['--no-sandbox'] });
};
