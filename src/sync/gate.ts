// Replication waits here while there is no network or no valid sign-in. RxDB's own pause() is not used: it lets a
// running push return as if nothing had been sent.

export type Gate = {
  open(): void;
  close(): void;
  readonly isOpen: boolean;
  /** Resolves when open; rejects when the gate is torn down. */
  pass(): Promise<void>;
  tearDown(): void;
};

export class GateClosedError extends Error {}

export const createGate = (): Gate => {
  let isOpen = false;
  let isGone = false;
  let waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];
  return {
    get isOpen() {
      return isOpen;
    },
    open: () => {
      isOpen = true;
      for (const { resolve } of waiting) resolve();
      waiting = [];
    },
    close: () => {
      isOpen = false;
    },
    pass: () => {
      if (isGone) return Promise.reject(new GateClosedError());
      if (isOpen) return Promise.resolve();
      return new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
      });
    },
    tearDown: () => {
      isGone = true;
      for (const { reject } of waiting) reject(new GateClosedError());
      waiting = [];
    },
  };
};
