import { type Socket, connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A connection to a server that can be cut, which every engine takes for offline. */
export type Line = {
  readonly origin: string;
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
};

/** A reused port would be an origin that still holds another phone's golfer. */
const taken = new Set<number>();

/** Resolves when it listens on a loopback port that no connection used before. `toPort` is the server's. */
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
