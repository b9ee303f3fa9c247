import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Settings } from '#dev/serve/headers.ts';
import { LOCAL_PROJECT } from '#dev/services/start-services.ts';

// The build that talks to the local services: the same sources and bundle, with local values in place of a deployment's
// own Firebase project. It has its own folder, so that it is never deployed by mistake.

const root = fileURLToPath(new URL('..', import.meta.url));
export const LOCAL_BUILD = join(root, 'dist-local');

export const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** The local services' version of the settings a deployment takes from its Firebase project. */
export const localSettings = {
  VITE_APP_VERSION: version,
  VITE_LOCAL_SERVICES: '1',
  VITE_FIREBASE_API_KEY: 'local',
  VITE_FIREBASE_AUTH_DOMAIN: 'localhost',
  VITE_FIREBASE_PROJECT_ID: LOCAL_PROJECT,
  VITE_FIREBASE_STORAGE_BUCKET: LOCAL_PROJECT,
  VITE_FIREBASE_MEASUREMENT_ID: 'G-LOCAL',
  VITE_ANALYTICS_BASE: '/__/services/analytics',
  VITE_SHOP_HOST: '/__/services/shop',
  VITE_SHOP_TOKEN: 'local',
  VITE_BOOKING_KEY: 'local',
  VITE_BOOKING_BASE: '/__/services/booking/v2',
  VITE_SUPPORT_EMAIL: 'support@divot.example',
  VITE_GROUND_BASE: '/__/services/ground/api/interpreter',
  VITE_FITNESS_DATA_KEY: 'local',
  VITE_FITNESS_DATA_BASE: '/__/services/exercise-data/v1/exercises',
};

const SOURCES = [
  'src',
  'workers',
  'packages',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'dev/local-build.ts',
  'dev/serve',
  'dev/swing',
];

/** Newest change below a path. Folders count too, because a deleted file shows in its folder's time. */
const newestMs = (path: string): number => {
  const about = statSync(path, { throwIfNoEntry: false });
  if (!about) return 0;
  if (!about.isDirectory()) return about.mtimeMs;
  return Math.max(about.mtimeMs, ...readdirSync(path).map((name) => newestMs(join(path, name))));
};

export const isBuilt = (): boolean => {
  const index = join(LOCAL_BUILD, 'index.html');
  if (!existsSync(index)) return false;
  const builtMs = statSync(index).mtimeMs;
  return SOURCES.every((source) => newestMs(join(root, source)) <= builtMs);
};

/**
 * Environment of a build that has these settings alone: none of an operator's .env files (vite.config.ts reads
 * `DIVOT_ENV_FILES`), and none of the shell's.
 */
export const onlyThese = (settings: Settings): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'))),
  ...settings,
  DIVOT_ENV_FILES: 'none',
});

/** Builds the app with these settings and no others. Rejects with the end of the build's output. */
export const build = async (folder: string, settings: Settings, signal?: AbortSignal): Promise<void> => {
  const vite = join(dirname(fileURLToPath(import.meta.resolve('vite/package.json'))), 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: root,
    env: onlyThese(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(signal ? { signal } : {}),
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed);
    child.once('exit', done);
  });
  if (code === 0) return;
  rmSync(join(folder, 'index.html'), { force: true }); // or half a build would count as built
  throw new Error(`The build failed.\n${output}`);
};

/** Builds the app for the local services unless the last build is newer than the sources. */
export const buildLocally = async (signal?: AbortSignal): Promise<'built' | 'up to date'> => {
  if (isBuilt()) return 'up to date';
  await build(LOCAL_BUILD, localSettings, signal);
  return 'built';
};
