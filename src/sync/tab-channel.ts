import type { Report, DirtyCount } from './contract.ts';
import type { SharedName } from './viewed-collections.ts';

// Several tabs, one leader that syncs: it tells the others how things stand, and they may ask it to sync now, or to
// hold still while one of them ends the account, or what is not synced yet.

type Message =
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'sync-now' }
  | { readonly kind: 'poll' }
  | { readonly kind: 'hold'; readonly held: boolean }
  | { readonly kind: 'follow'; readonly name: SharedName }
  | { readonly kind: 'count' }
  | ({ readonly kind: 'counted' } & DirtyCount);

type Heard = {
  readonly report: (report: Report) => void;
  readonly syncNow: () => void;
  /** Another tab is visible and wants news. */
  readonly poll: () => void;
  readonly hold: (held: boolean) => void;
  readonly follow: (name: SharedName) => void;
  readonly count: () => void;
  readonly counted: (unsynced: DirtyCount) => void;
};

export const openTabChannel = (uid: string, on: Heard) => {
  const channel = new BroadcastChannel(`divot-sync-${uid}`);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'report') on.report(data.report);
    else if (data.kind === 'hold') on.hold(data.held);
    else if (data.kind === 'follow') on.follow(data.name);
    else if (data.kind === 'poll') on.poll();
    else if (data.kind === 'count') on.count();
    else if (data.kind === 'counted') on.counted(data);
    else on.syncNow();
  });
  return {
    tell: (report: Report) => channel.postMessage({ kind: 'report', report } satisfies Message),
    askToSync: () => channel.postMessage({ kind: 'sync-now' } satisfies Message),
    askToPoll: () => channel.postMessage({ kind: 'poll' } satisfies Message),
    askToHold: (held: boolean) => channel.postMessage({ kind: 'hold', held } satisfies Message),
    askToFollow: (name: SharedName) => channel.postMessage({ kind: 'follow', name } satisfies Message),
    askForCount: () => channel.postMessage({ kind: 'count' } satisfies Message),
    tellCount: (unsynced: DirtyCount) => channel.postMessage({ kind: 'counted', ...unsynced } satisfies Message),
    close: () => channel.close(),
  };
};

/** So long a question to the leading tab, or to an engine that is starting, may take. */
const WITHIN_MS = 10_000;

type Counting = {
  /** This tab's own count, once it leads; undefined when its session ended first. Rejects when there is nothing to count. */
  readonly here: () => Promise<DirtyCount | undefined>;
  /** Asks the leading tab, which may be none or this one. */
  readonly askElsewhere: () => void;
};

export const createDirtyCount = ({ here, askElsewhere }: Counting) => {
  const waiting = new Set<(unsynced: DirtyCount) => void>();
  return {
    /** What the leading tab said. */
    heard: (unsynced: DirtyCount): void => {
      for (const told of waiting) told(unsynced);
    },
    /** Documents that wait, by the first who can tell; undefined when nobody can. */
    count: async (): Promise<DirtyCount | undefined> => {
      let told: (unsynced?: DirtyCount) => void = () => undefined;
      const elsewhere = new Promise<DirtyCount | undefined>((resolve) => {
        told = resolve;
      });
      const late = setTimeout(told, WITHIN_MS);
      waiting.add(told);
      askElsewhere();
      try {
        return await Promise.race([here().catch(() => undefined), elsewhere]);
      } finally {
        clearTimeout(late);
        waiting.delete(told);
      }
    },
  };
};
