import type { RxStorage } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resolveRejection } from '#src/sync/tasks/rejections.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Phone } from './device.ts';
import { pullsCard, score, sent, strokesOn, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';
import { disagreeingAtRest } from './states-agree.ts';

// The cloud rejects a write, or somebody else replies in its place. Without an acknowledgement nothing counts as
// synced, and nothing is lost when another phone changes the same round meanwhile.

vi.setConfig({ testTimeout: 90_000 });
const ROUND = 'rounds/r1';

const golfer = golferOfEachTest();
afterEach(() => {
  vi.restoreAllMocks();
});

const struck = (kind: 'refuse' | 'captive-portal', times: number) =>
  eventually(() => expect(golfer.services.faults.struck[kind] ?? 0).toBeGreaterThanOrEqual(times));
const refuse = (times: number) =>
  golfer.services.faults.add({ kind: 'refuse', service: 'documents', method: 'commit', document: ROUND, times });
const isRefused = (on: Phone) => eventually(() => expect(on.report?.documents[ROUND]).toBe('rejected'));
/** Two phones with the same round, which is in the cloud as well. */
const shared = async (): Promise<[Phone, Phone]> => {
  const a = await golfer.phone('a');
  await teeOffOn(a, 'sam');
  await sent(a);
  const b = await golfer.phone('b');
  await pullsCard(b, [undefined, undefined, undefined]);
  return [a, b];
};

it.each(['commit', 'batchGet'] as const)(
  'a captive portal answers 200 with its own page to every %s: nothing counts as synced, and it is sent in the end',
  async (method) => {
    const [a, b] = await shared();
    golfer.services.faults.add({ kind: 'captive-portal', service: 'documents', method, times: 'always' });
    await score(a, 1, 4);
    await struck('captive-portal', 2); // Divot sends it again
    await eventually(() => expect(a.report?.status).toMatchObject({ phase: 'failing', pending: 1 }));
    expect(await a.engine.dirtyKeys()).toEqual([ROUND]);
    golfer.services.faults.clear();
    await sent(a);
    await pullsCard(b, [4, undefined, undefined]);
  },
);

it('a rejected round counts as unsent, until a later change of it is accepted', async () => {
  const [a, b] = await shared();
  refuse(1);
  await score(a, 1, 7);
  await isRefused(a);
  expect(await a.engine.dirtyKeys()).toEqual([ROUND]);
  await score(a, 2, 4);
  await sent(a);
  expect(a.engine.rejectedKeys()).toEqual([]);
  await pullsCard(b, [7, 4, undefined]);
});

it('a round rejected twice, and changed on the other phone before it is accepted, keeps every stroke', async () => {
  const [a, b] = await shared();
  refuse(2);
  await score(a, 1, 7);
  await struck('refuse', 1);
  await isRefused(a);
  await score(a, 3, 5);
  await struck('refuse', 2);
  await score(b, 2, 4);
  await sent(b);
  await a.engine.resend('rounds', 'r1');
  await sent(a);
  await pullsCard(a, [7, 4, 5]);
  await pullsCard(b, [7, 4, 5]);
});

it('a rejection that cannot be stored on the device counts as no response: the round is sent again', async () => {
  const [a] = await shared();
  refuse(2);
  const write = a.db.upsertLocal.bind(a.db);
  let full = true;
  vi.spyOn(a.db, 'upsertLocal').mockImplementation((id, data) => {
    if (!full || !JSON.stringify(data).includes('"kind":"rejected"')) return write(id, data);
    full = false;
    return Promise.reject(new Error('The disk is full.'));
  });
  await score(a, 1, 7);
  await struck('refuse', 2);
  await isRefused(a);
  expect(await strokesOn(a)).toEqual([7, undefined, undefined]);
});

const pullsNoCard = (on: Phone) =>
  eventually(async () => {
    on.engine.pullAll();
    expect(await strokesOn(on)).toBeUndefined();
  });
const decide = (on: Phone, choice: 'retry' | 'take-cloud') =>
  resolveRejection(
    { firestore: on.firestore, uid: 'sam', database: on.db, states: on.engine.states },
    'rounds',
    'r1',
    choice,
  );
const remove = async (on: Phone) => (await on.db.rounds.findOne('r1').exec())!.incrementalRemove();
const onDisk = () => wrappedValidateAjvStorage({ storage: getRxStorageDexie() }) as RxStorage<unknown, unknown>;
const storages = { memory: undefined, IndexedDB: onDisk };

describe.each(Object.entries(storages))('a deletion that the cloud refused, with the round in %s', (_, storage) => {
  const sharedIn = async (): Promise<[Phone, Phone]> => {
    const a = await golfer.phone('a', storage ? { storage: storage() } : {});
    await teeOffOn(a, 'sam');
    await sent(a);
    const b = await golfer.phone('b');
    await pullsCard(b, [undefined, undefined, undefined]);
    return [a, b];
  };
  it('arrives when the golfer sends it again, and never brings the round back for a moment', async () => {
    const [a, b] = await sharedIn();
    refuse(1);
    await remove(a);
    await isRefused(a);
    const broughtBack = vi.fn();
    const watched = a.db.rounds.insert$.subscribe(broughtBack);
    await decide(a, 'retry');
    await sent(a);
    watched.unsubscribe();
    expect(broughtBack).not.toHaveBeenCalled();
    await pullsNoCard(b);
  });

  // Seed 359 of the sync fuzz, in which the deletion stayed in flight forever.
  it('becomes a question if another phone scored meanwhile, and no longer waits', async () => {
    const [a, b] = await sharedIn();
    refuse(1);
    await remove(a);
    await isRefused(a);
    await score(b, 2, 4);
    await sent(b);
    await decide(a, 'retry');
    await sent(a);
    await eventually(() => expect(a.report?.documents[ROUND]).toBe('disagreement'));
    expect(await disagreeingAtRest(a)).toEqual([]);
    await pullsCard(b, [undefined, 4, undefined]);
  });

  it('can be given up for the cloud’s round, which returns to this phone', async () => {
    const [a] = await sharedIn();
    refuse(1);
    await remove(a);
    await isRefused(a);
    await decide(a, 'take-cloud');
    await sent(a);
    expect(await strokesOn(a)).toEqual([undefined, undefined, undefined]);
    expect(a.engine.rejectedKeys()).toEqual([]);
  });
});

it('a rejected score can be given up for the cloud’s deletion', async () => {
  const [a, b] = await shared();
  refuse(1);
  await score(a, 1, 7);
  await isRefused(a);
  await remove(b);
  await sent(b);
  await decide(a, 'take-cloud');
  await sent(a);
  expect(await strokesOn(a)).toBeUndefined();
  await pullsNoCard(b);
});
