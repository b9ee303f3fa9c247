import { type Socket, connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A connection to a server that a test can cut. Every engine takes a cut connection for offline. */
export type Line = {
  readonly origin: string;
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
};

/** Used ports: a reused one would be an origin where another phone's golfer is still stored. */
const taken = new Set<number>();

/** Opens a connection on a loopback port that none has used before. `toPort` is the server's port. */
export const openLine = async (toPort: number): Promise<Line> => {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(toPort, '127.0.0.1');
    const end = () => {
      for (const socket of [near, far]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [near, far]) sockets.add(socket.on('error', end).on('close', end));
    near.pipe(far).pipe(near);
  });
  const port = () => (server.address() as AddressInfo).port;
  const listen = () => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  await listen();
  while (taken.has(port())) {
    // oxlint-disable-next-line no-await-in-loop -- until there is one
    await new Promise((closed) => server.close(closed)).then(listen);
  }
  taken.add(port());
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://localhost:${port()}`,
    cut: () => {
      isCut = true;
      endAll();
    },
    mend: () => {
      isCut = false;
    },
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        endAll();
      }),
  };
};
