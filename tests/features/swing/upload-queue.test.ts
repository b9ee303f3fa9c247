import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { fail, ok } from '@divot/basics';
import { connectionCostOf } from '#src/platform/network/connection-cost.ts';
import { networkAtom, sessionAtom, state } from '#src/platform/state.ts';
import { eventually } from '#tests/support/eventually.ts';

// What makes an upload start, wait and continue. The simulated cloud replies on command.

const device = vi.hoisted(() => ({
  link: 'wifi' as 'wifi' | 'metered' | 'unknown',
  changed: () => {},
  marks: [] as string[],
  deleted: false,
  dropped: [] as string[],
  sends: [] as { signal: AbortSignal; answer: (outcome: object) => void }[],
}));
vi.mock('#src/platform/network/connection-cost.ts', async (original) => ({
  ...(await original<object>()),
  connectionCost: () => device.link,
  watchLink: (changed: () => void) => {
    device.changed = changed;
  },
}));
vi.mock('#src/data/db/swing-videos.ts', () => ({
  storedVideo: () => Promise.resolve(new Blob(['video'])),
  keepVideo: () => Promise.resolve('kept'),
}));
vi.mock('#src/data/commands/swings.ts', () => ({
  markCloudVideo: (_id: string, mark: string) => {
    device.marks.push(mark);
    return Promise.resolve(device.deleted ? fail('It is not there any more.') : ok({}));
  },
}));
vi.mock('#src/data/queries/swings.ts', () => ({ existingSwings: () => Promise.resolve(new Set()) }));
vi.mock('#src/platform/cloud.ts', () => ({
  cloud: () =>
    Promise.resolve({
      videos: () =>
        Promise.resolve({
          drop: (id: string) => {
            device.dropped.push(id);
            return Promise.resolve(ok(undefined));
          },
          send: (_id: string, _video: Blob, { signal }: { signal: AbortSignal }) =>
            new Promise((answer) => {
              device.sends.push({ signal, answer });
              signal.addEventListener('abort', () => answer({ ok: false, error: 'offline' }));
            }),
        }),
    }),
}));

const { leaveUpload, resumeUpload, stopUpload, uploadVideo } =
  await import('#src/features/swing/queue/upload-queue.ts');

let ids = 0;
const swing = (): Swing => ({ id: `swing-${(ids += 1)}`, userId: 'sam', cloudVideo: 'uploading' }) as Swing;
const sends = (count: number) => eventually(() => expect(device.sends).toHaveLength(count));

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  device.link = 'wifi';
  device.marks = [];
  device.sends = [];
  device.deleted = false;
  device.dropped = [];
  state.set(networkAtom, 'online');
  state.set(sessionAtom, { kind: 'signed-in', user: { uid: 'sam', email: 's@example.org', displayName: 'Sam' } });
});
afterEach(() => {
  state.set(sessionAtom, { kind: 'signed-out' });
  vi.unstubAllGlobals();
});

test('the kind of connection is what the browser says, not a guess', () => {
  expect(connectionCostOf({ type: 'wifi' })).toBe('wifi');
  expect(connectionCostOf({ type: 'cellular' })).toBe('metered');
  expect(connectionCostOf({ type: 'wifi', saveData: true })).toBe('metered');
  expect(connectionCostOf(undefined)).toBe('unknown');
});

test('over Wi-Fi it starts at once and is marked when the cloud has it', async () => {
  await uploadVideo(swing());
  await sends(1);
  device.sends[0]!.answer(ok(undefined));
  await eventually(() => expect(device.marks).toEqual(['uploading', 'uploaded']));
});

test('on the phone network it waits for Wi-Fi, starts then, and stops when Wi-Fi ends', async () => {
  device.link = 'metered';
  await uploadVideo(swing());
  expect(device.sends).toHaveLength(0);
  device.link = 'wifi';
  device.changed();
  await sends(1);
  device.link = 'metered';
  device.changed();
  await eventually(() => expect(device.sends[0]!.signal.aborted).toBe(true));
  device.link = 'wifi';
  await eventually(() => {
    device.changed();
    expect(device.sends).toHaveLength(2);
  });
  expect(device.marks).toEqual(['uploading']);
});

test('after a reload it continues by itself over Wi-Fi, and waits for a tap if the browser does not say', async () => {
  resumeUpload(swing());
  await sends(1);
  device.link = 'unknown';
  const other = swing();
  resumeUpload(other);
  expect(device.sends).toHaveLength(1);
  await uploadVideo(other);
  await sends(2);
});

test('what was deleted meanwhile, on any device, does not stay in the cloud', async () => {
  const here = swing();
  await uploadVideo(here);
  await sends(1);
  leaveUpload(here.id);
  expect(device.sends[0]!.signal.aborted).toBe(true);
  const elsewhere = swing();
  await uploadVideo(elsewhere);
  await sends(2);
  device.deleted = true;
  device.sends[1]!.answer(ok(undefined));
  await eventually(() => expect(device.dropped).toEqual([elsewhere.id]));
});

test('stopping ends it for good', async () => {
  const one = swing();
  await uploadVideo(one);
  await sends(1);
  await stopUpload(one);
  expect(device.sends[0]!.signal.aborted).toBe(true);
  device.changed();
  expect(device.sends).toHaveLength(1);
  expect(device.marks).toEqual(['uploading', 'none']);
});
