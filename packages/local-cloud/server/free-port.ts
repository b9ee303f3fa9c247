import { createServer } from 'node:net';

const HOST = '127.0.0.1';
// Below the ports that systems give to outgoing connections: one of those is easily taken before a slow program binds.
const LOWEST = 20_000;
const HIGHEST = 32_000;

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, HOST, () => probe.close(() => resolve(true)));
  });

/** A free port on this machine, for a program that must be told which port to use. */
export const freePort = async (): Promise<number> => {
  const port = LOWEST + Math.floor(Math.random() * (HIGHEST - LOWEST));
  return (await isFree(port)) ? port : freePort();
};
