import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

// Finds what the official Firestore emulator needs: its jar (from an environment variable, a Google Cloud CLI or the
// firebase-tools cache) and a Java runtime. Installs and downloads nothing.

export type EmulatorFiles = { readonly jar: string; readonly java: string };
export type Located =
  | { readonly found: true; readonly files: EmulatorFiles }
  | { readonly found: false; readonly reason: string };

type Surroundings = {
  readonly env: NodeJS.ProcessEnv;
  readonly home: string;
  /** Usual locations of a Google Cloud CLI. */
  readonly sdkFolders: readonly string[];
};

const IN_SDK = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');

const onPath = (program: string, env: NodeJS.ProcessEnv): string | undefined =>
  (env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, process.platform === 'win32' ? `${program}.exe` : program))
    .find((file) => existsSync(file));

const sdkByAsking = (gcloud: string | undefined): string[] => {
  if (!gcloud) return [];
  try {
    const args = ['info', '--format=value(installation.sdk_root)'];
    return [
      execFileSync(gcloud, args, { encoding: 'utf8', timeout: 15_000, stdio: ['ignore', 'pipe', 'ignore'] }).trim(),
    ];
  } catch {
    return []; // gcloud cannot run: its folder is still searched
  }
};

/** gcloud is SDK/bin/gcloud, often reached through symbolic links. */
const sdkByLink = (gcloud: string | undefined): string[] => (gcloud ? [dirname(dirname(realpathSync(gcloud)))] : []);

const commonSdks = (home: string): string[] =>
  [home, '/usr/lib', '/usr/share', '/opt', '/usr/local', '/usr/local/share', '/opt/homebrew/share', '/snap']
    .map((folder) => join(folder, 'google-cloud-sdk'))
    .concat('/snap/google-cloud-sdk/current', '/snap/google-cloud-cli/current');

const cachedByFirebaseTools = (home: string): string[] => {
  const cache = join(home, '.cache', 'firebase', 'emulators');
  if (!existsSync(cache)) return [];
  const jars = readdirSync(cache).filter((name) => /^cloud-firestore-emulator-.*\.jar$/.test(name));
  return jars.sort((a, b) => b.localeCompare(a, 'en', { numeric: true })).map((name) => join(cache, name));
};

const findJar = ({ env, home, sdkFolders }: Surroundings): string | undefined => {
  const named = env['FIRESTORE_EMULATOR_JAR'];
  if (named) return existsSync(named) ? named : undefined;
  const gcloud = onPath('gcloud', env);
  const near = [...sdkByLink(gcloud), ...sdkFolders].map((sdk) => join(sdk, IN_SDK));
  // Asking gcloud takes a second or more, so it comes after the file search.
  return (
    [...near, ...cachedByFirebaseTools(home)].find((jar) => existsSync(jar)) ??
    sdkByAsking(gcloud)
      .map((sdk) => join(sdk, IN_SDK))
      .find((jar) => existsSync(jar))
  );
};

const findJava = ({ env }: Surroundings): string | undefined => {
  const home = env['JAVA_HOME'];
  const inHome = home && onPath('java', { PATH: join(home, 'bin') });
  return inHome || onPath('java', env);
};

export const locateFirestoreEmulator = (
  surroundings: Surroundings = { env: process.env, home: homedir(), sdkFolders: commonSdks(homedir()) },
): Located => {
  const jar = findJar(surroundings);
  if (!jar) {
    return {
      found: false,
      reason:
        'the Firestore emulator is not installed (Google Cloud CLI component cloud-firestore-emulator, or FIRESTORE_EMULATOR_JAR)',
    };
  }
  const java = findJava(surroundings);
  return java
    ? { found: true, files: { jar, java } }
    : { found: false, reason: 'there is no Java for the Firestore emulator' };
};
