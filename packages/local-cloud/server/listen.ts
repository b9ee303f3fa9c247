import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

export const LOOPBACK = '127.0.0.1';

/**
 * Starts the server on loopback, on any free port when `wanted` is 0. Resolves when it answers, rejects when the port
 * is taken.
 */
export const listen = async (server: Server, wanted = 0) => {
  server.listen(wanted, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    const closed = promisify(server.close.bind(server))();
    server.closeAllConnections();
    await closed;
  };
  return { port, stop };
};
