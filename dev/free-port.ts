import { createServer } from 'node:net';

const HOST = '127.0.0.1';

/** A port of this machine that nobody listens on, for a program that must be told one. */
export const freePort = (): Promise<number> =>
  new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, HOST, () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
