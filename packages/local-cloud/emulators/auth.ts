import { existsSync } from 'node:fs';
import { type RequestListener, createServer } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LOOPBACK, listen } from '../server/listen.ts';

// The official Auth emulator: JavaScript inside firebase-tools, started in this process. firebase-tools is far too
// large for a dependency (about 450 packages), so it is used only where it is already installed.

export type AuthEmulator = { readonly origin: string; readonly port: number; stop(): Promise<void> };
type ServerModule = {
  readonly createApp: (project: string, singleProjectMode: number) => Promise<RequestListener>;
};

const SERVER_MODULE = 'firebase-tools/lib/emulator/auth/server';
const NO_SINGLE_PROJECT_MODE = 0;

const startingPoints = (env: NodeJS.ProcessEnv): readonly string[] => [
  import.meta.url,
  ...(env['FIREBASE_TOOLS'] ? [join(env['FIREBASE_TOOLS'], 'package.json')] : []),
  join(dirname(dirname(process.execPath)), 'lib', 'node_modules', 'firebase-tools', 'package.json'),
];

/** The emulator's server file, or undefined where firebase-tools is not installed. */
export const locateAuthEmulator = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  for (const from of startingPoints(env)) {
    if (!from.startsWith('file:') && !existsSync(from)) continue;
    try {
      return createRequire(from).resolve(SERVER_MODULE);
    } catch {
      continue; // not installed there
    }
  }
  return undefined;
};

/** Takes 10 to 20 seconds: it loads most of firebase-tools. */
export const startAuthEmulator = async (serverFile: string, project: string, port = 0): Promise<AuthEmulator> => {
  const { createApp } = createRequire(import.meta.url)(serverFile) as ServerModule;
  const served = await listen(createServer(await createApp(project, NO_SINGLE_PROJECT_MODE)), port);
  return { origin: `http://${LOOPBACK}:${served.port}`, ...served };
};
