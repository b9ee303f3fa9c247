import { afterEach, expect, it, vi } from 'vitest';
import { BroadcastChannel, createLeaderElection } from '#src/platform/stand-ins/broadcast-channel.ts';
import { eventually } from '#tests/support/eventually.ts';

const NAME = 'RxDB:|dexie|divot-sam';

const open: { close(): void }[] = [];
const opened = <T extends { close(): void }>(channel: T): T => {
  open.push(channel);
  return channel;
};
const tab = () => {
  const channel = opened(new BroadcastChannel(NAME));
  const heard: unknown[] = [];
  const listener = (data: unknown) => heard.push(data);
  channel.addEventListener('message', listener);
  return { channel, heard, deafen: () => channel.removeEventListener('message', listener) };
};
afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

/** As a browser gives locks: one holder at a time, the others in turn. */
const locks = () => {
  const turns = new Map<string, Promise<unknown>>();
  const request = async (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const before = turns.get(name);
    const held = (async () => {
      await before;
      if (signal.aborted) throw signal.reason;
      await hold();
    })();
    turns.set(
      name,
      held.catch(() => undefined),
    );
    return held;
  };
  return { locks: { request } };
};

it('tells the other tabs of a write, and not the tab that wrote', async () => {
  const [writer, reader, leaving] = [tab(), tab(), tab()];
  leaving.deafen();
  writer.channel.postMessage({ hole: 7, strokes: 4 });

  await eventually(() => expect(reader.heard).toEqual([{ hole: 7, strokes: 4 }]));
  expect([writer.heard, leaving.heard]).toEqual([[], []]);
});

it('talks with a tab of an earlier version', async () => {
  const now = tab();
  const earlier = opened(new globalThis.BroadcastChannel(NAME));
  const heard: unknown[] = [];
  earlier.addEventListener('message', ({ data }: MessageEvent) => heard.push(data));
  earlier.postMessage({ time: 1, type: 'internal', data: { context: 'leader', action: 'tell' } });
  earlier.postMessage({ time: 2, type: 'message', data: 'a stroke' });
  now.channel.postMessage('a putt');

  await eventually(() => expect(now.heard).toEqual(['a stroke']));
  await eventually(() => expect(heard).toEqual([{ time: expect.any(Number), type: 'message', data: 'a putt' }]));
});

it('has one leader, and the next when that one leaves', async () => {
  vi.stubGlobal('navigator', locks());
  const [first, left, last] = [tab(), tab(), tab()].map(({ channel }) => createLeaderElection(channel));
  await first!.awaitLeadership();
  const [leftLeads, lastLeads] = [left!.awaitLeadership(), last!.awaitLeadership()];
  leftLeads.then(
    () => expect.unreachable('it left before its turn'),
    () => expect.unreachable(),
  );
  expect([first!.isLeader, last!.isLeader]).toEqual([true, false]);

  left!.die();
  first!.die();
  await lastLeads;
  expect([first!.isLeader, left!.isLeader, last!.isLeader]).toEqual([false, false, true]);
  last!.die();
});
