import type { Report } from './engine.ts';

// Several tabs, one leader that syncs: it tells the others how things stand, and they may ask it to sync now.

type Message = { readonly kind: 'report'; readonly report: Report } | { readonly kind: 'sync-now' };

export const connectTabs = (uid: string, on: { report: (report: Report) => void; syncNow: () => void }) => {
  const channel = new BroadcastChannel(`divot-sync-${uid}`);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'report') on.report(data.report);
    else on.syncNow();
  });
  return {
    tell: (report: Report) => channel.postMessage({ kind: 'report', report } satisfies Message),
    askToSync: () => channel.postMessage({ kind: 'sync-now' } satisfies Message),
    close: () => channel.close(),
  };
};
