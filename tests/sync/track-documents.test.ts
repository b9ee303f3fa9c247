import type { RxCollection } from 'rxdb/plugins/core';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';
import { afterEach, expect, it, vi } from 'vitest';
import { isSettled } from '#src/sync/document-state.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Phone } from './device.ts';
import { newRound, score, sent, strokesOn, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';
import { disagreeingAtRest } from './states-agree.ts';

// RxDB's own events tell Divot which documents are dirty. Divot queries RxDB's database at startup, and not on a tap.

vi.setConfig({ testTimeout: 90_000 });
const golfer = golferOfEachTest();
afterEach(() => {
  vi.restoreAllMocks();
});

/** Counts the queries to a phone's storage for rounds and for the server versions that RxDB stored. */
const questionsTo = (phone: Phone) => {
  const { state } = phone.engine.replications[0]!;
  const storage = (phone.db.rounds as unknown as RxCollection).storageInstance;
  const spies = [storage, state.metaInstance!].flatMap((one) => [
    vi.spyOn(one, 'findDocumentsById'),
    vi.spyOn(one, 'query'),
  ]);
  return () => spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
};
const waiting = ({ engine }: Phone) =>
  [...engine.states.entries()].filter(([, state]) => !isSettled(state)).map(([key]) => key);
const withHundredWaiting = async () => {
  const phone = await golfer.phone('a');
  phone.goOffline();
  await phone.db.rounds.bulkInsert(Array.from({ length: 100 }, (_, nth) => newRound(`week${nth}`, 'sam')));
  await eventually(() => expect(phone.report?.status.pending).toBe(100));
  return phone;
};

it('with a hundred rounds waiting, one more stroke queries the database no more than with none', async () => {
  const phone = await withHundredWaiting();
  await teeOffOn(phone, 'sam');
  await eventually(() => expect(phone.report?.status.pending).toBe(101));
  const round = await phone.db.rounds.findOne('r1').exec();
  const asked = questionsTo(phone);

  await round!.incrementalPatch({ notes: 'windy' });

  await eventually(() => expect(phone.engine.states.get('rounds/r1').version).toBeGreaterThan(0));
  expect(asked()).toBe(0);
  expect(waiting(phone)).toContain('rounds/r1');
});

it('what waited when the app ended waits again at startup, even offline', async () => {
  const phone = await withHundredWaiting();

  await phone.killAndReopen();

  expect(waiting(phone)).toHaveLength(100);
  expect(await phone.engine.dirtyKeys()).toHaveLength(100);
});

it('a stroke that is reverted while nothing gets through ends as synced, as it was', async () => {
  const phone = await golfer.phone('a');
  await teeOffOn(phone, 'sam');
  await sent(phone);
  const before = (await phone.db.rounds.findOne('r1').exec())!.toMutableJSON();
  phone.goOffline();
  await score(phone, 1, 4);
  const round = await phone.db.rounds.findOne('r1').exec();
  await round!.incrementalModify(() => before);
  expect(waiting(phone)).toEqual(['rounds/r1']);

  phone.goOnline();

  await eventually(() => expect(phone.report?.status).toMatchObject({ phase: 'idle', pending: 0 }));
  expect(await strokesOn(phone)).toEqual([undefined, undefined, undefined]);
  expect(await disagreeingAtRest(phone)).toEqual([]);
});

it('a round whose acknowledgement was stored in the app’s last moment does not wait forever', async () => {
  const storage = wrappedValidateAjvStorage({ storage: getRxStorageMemory() });
  const phone = await golfer.phone('a', { storage: storage as never });
  await teeOffOn(phone, 'sam');
  await sent(phone);
  const { states } = phone.engine;
  states.apply('rounds/r1', { kind: 'sent', version: 1, sender: states.sender });
  await states.save();
  phone.goOffline();

  await phone.killAndReopen();

  expect(waiting(phone)).toEqual([]);
});
