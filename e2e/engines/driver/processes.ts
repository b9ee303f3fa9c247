import { setTimeout as pause } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';

/** Kills a process and everything it started. They share its process group if it was started `detached`. */
export const killGroup = async (child: ChildProcess | null | undefined): Promise<void> => {
  if (!child?.pid || child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL'); // it has no group of its own
  }
  await Promise.race([ended, pause(5_000)]);
};
