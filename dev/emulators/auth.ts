import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// The official Auth emulator: JavaScript inside firebase-tools, started in this process. firebase-tools is far too
// large to be a dependency (about 450 packages), so it is used only where somebody has installed it.

export type AuthEmulator = { readonly origin: string; readonly port: number; stop(): Promise<void> };
type Listening = { listen(port: number, host: string): Server };
type ServerModule = {
  readonly createApp: (project: string, singleProjectMode: number) => Promise<Listening>;
};

const HOST = '127.0.0.1';
const SERVER_MODULE = 'firebase-tools/lib/emulator/auth/server';
const NO_SINGLE_PROJECT_MODE = 0;

const startingPoints = (env: NodeJS.ProcessEnv): readonly string[] => [
  import.meta.url,
  ...(env['FIREBASE_TOOLS'] ? [join(env['FIREBASE_TOOLS'], 'package.json')] : []),
  join(dirname(dirname(process.execPath)), 'lib', 'node_modules', 'firebase-tools', 'package.json'),
];

/** The file of the emulator's server, or undefined where firebase-tools is not installed. */
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
  const app = await createApp(project, NO_SINGLE_PROJECT_MODE);
  const server = app.listen(port, HOST);
  await new Promise<void>((listening, failed) => {
    server.once('listening', () => listening());
    server.once('error', failed);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    origin: `http://${HOST}:${bound}`,
    port: bound,
    stop: () =>
      new Promise((stopped, failed) => {
        server.close((error) => (error ? failed(error) : stopped()));
        server.closeAllConnections();
      }),
  };
};
