// Replaces broadcast-channel (vite.config.ts), through which RxDB's tabs talk and find their leader. Every browser that
// Divot supports has the native channel and Web Locks: what the package does elsewhere is 3 KB of each start. Messages
// and locks are the package's own, because a tab with an earlier version of the app may still be open.

const NativeChannel = globalThis.BroadcastChannel;

type Message = { readonly time: number; readonly type: 'message' | 'internal'; readonly data: unknown };
type Listener = (data: unknown) => void;

export class BroadcastChannel {
  readonly name: string;
  readonly #native: globalThis.BroadcastChannel;
  readonly #listeners = new Set<Listener>();

  constructor(name: string) {
    this.name = name;
    this.#native = new NativeChannel(name);
    this.#native.addEventListener('message', ({ data: { type, data } }: MessageEvent<Message>) => {
      if (type === 'message') for (const listener of this.#listeners) listener(data);
    });
  }

  postMessage(data: unknown): void {
    this.#native.postMessage({ time: Date.now() * 1_000, type: 'message', data } satisfies Message);
  }

  addEventListener(_type: 'message', listener: Listener): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: 'message', listener: Listener): void {
    this.#listeners.delete(listener);
  }

  close(): void {
    this.#native.close();
  }
}

/** One of a channel's tabs leads: the one that has its lock, until `die` or the end of the page. */
export const createLeaderElection = ({ name }: BroadcastChannel) => {
  const ending = new AbortController();
  let leading: Promise<void> | undefined;
  const elector = {
    isLeader: false,
    /** Never resolves for a tab that dies before. */
    awaitLeadership: (): Promise<void> => {
      leading ??= new Promise((resolve, reject) => {
        const lead = () => {
          elector.isLeader = true;
          resolve();
          return new Promise<void>((release) => ending.signal.addEventListener('abort', () => release()));
        };
        navigator.locks
          .request(`pubkey-bc||native||${name}`, { signal: ending.signal }, lead)
          .catch((error: unknown) => {
            if (!ending.signal.aborted) reject(error);
          });
      });
      return leading;
    },
    die: (): void => {
      elector.isLeader = false;
      ending.abort();
    },
  };
  return elector;
};
