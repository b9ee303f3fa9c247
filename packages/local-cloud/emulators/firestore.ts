import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../server/free-port.ts';
import type { EmulatorFiles } from './locate.ts';

// Starts the official Firestore emulator. Its jar has no main manifest, so the class is named.

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const HOST = '127.0.0.1';
const START_TIMEOUT_MS = 60_000;

export type FirestoreEmulator = {
  readonly origin: string;
  readonly port: number;
  /** Removes every document of the project. */
  clear(project: string): Promise<void>;
  stop(): Promise<void>;
};

const answers = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(origin, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false; // not listening yet
  }
};

/** `rulesFile`: the security rules to enforce. Resolves when the emulator answers (about four seconds). */
export const startFirestoreEmulator = async (
  { jar, java }: EmulatorFiles,
  options: { readonly rulesFile: string; readonly port?: number },
): Promise<FirestoreEmulator> => {
  const port = options.port ?? (await freePort());
  const origin = `http://${HOST}:${port}`;
  const args = ['--host', HOST, '--port', String(port), '--rules', options.rulesFile];
  const child = spawn(java, ['-Xmx512m', '-cp', jar, MAIN_CLASS, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);

  const stop = async () => {
    child.kill('SIGTERM');
    const stopped = await Promise.race([ended.then(() => true), delay(5000, false, { ref: false })]);
    if (!stopped) child.kill('SIGKILL');
    await ended;
    process.off('exit', endWithUs);
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline) {
      await stop();
      throw new Error(`The Firestore emulator did not start.\n${output}`);
    }
    await delay(200);
  }
  return {
    origin,
    port,
    clear: async (project) => {
      const url = `${origin}/emulator/v1/projects/${project}/databases/(default)/documents`;
      const answer = await fetch(url, { method: 'DELETE' });
      if (!answer.ok) throw new Error(`The Firestore emulator did not clear its documents: ${answer.status}`);
    },
    stop,
  };
};
