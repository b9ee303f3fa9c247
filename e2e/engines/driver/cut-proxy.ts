import { type Socket, connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A line to a server that can be cut: what every engine takes for no signal. */
export type Line = {
  readonly origin: string;
  cut(): void;
  mend(): void;
  stop(): Promise<void>;
};

/** Resolves when it listens on a free port of loopback; `toPort` is the server's. */
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
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
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
