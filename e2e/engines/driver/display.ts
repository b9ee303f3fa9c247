import { spawn } from 'node:child_process';

/** A virtual screen of 1,600 x 1,000 for engines that draw in a window. */
export type Display = { readonly name: string; stop(): void };

export const openDisplay = async (): Promise<Display> => {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((told, failed) => {
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}`)));
    child.stdio[3]?.once('data', (bytes: Buffer) => told(bytes.toString().trim()));
  });
  return { name: `:${number}`, stop: () => void child.kill() };
};
