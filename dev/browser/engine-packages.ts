import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Firefox and WebKitGTK (Safari's engine) from Debian, with the virtual screen they draw on: about 24 s, 117 MB to
// download.

const PACKAGES = [
  'firefox-esr',
  'webkit2gtk-driver',
  'gir1.2-webkit2-4.1',
  'python3-gi',
  'xvfb',
  'xauth',
  'libgl1',
  'libegl1',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-base',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
];
/** The programs those packages install. If one is missing, packages are missing. */
const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

const run = (...words: readonly string[]): boolean =>
  spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 }).status === 0;

/** Installs what is missing where permitted. Journeys in a missing engine are skipped and say why. */
export const provideEngines = (): void => {
  if (PROGRAMS.every((program) => existsSync(program))) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const installed = mayInstall && run('update') && run('install', '-y', '--no-install-recommends', ...PACKAGES);
  if (!installed) console.warn(`Journeys in Firefox and WebKit are skipped: install ${PACKAGES.join(' ')}.`);
};
