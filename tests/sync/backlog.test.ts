import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { Phone } from './device.ts';
import { newRound, sent } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// What waits to be sent is counted whole at the start; after that only what was written or answered is looked at.

vi.setConfig({ testTimeout: 90_000 });

const golfer = golferOfEachTest();
let phone: Phone;
beforeEach(async () => {
  phone = await golfer.phone('a', { collections: ['rounds', 'workouts', 'swings'] });
});
afterEach(() => vi.restoreAllMocks());

const questionsTo = (name: 'rounds' | 'workouts' | 'swings') => vi.spyOn(phone.db[name].storageInstance, 'query');

it('neither an app that nobody touches nor one round more makes it read through its collections', async () => {
  const spies = [questionsTo('rounds'), questionsTo('workouts'), questionsTo('swings')];
  let nth = 0;
  // Until the start, and what the last turn sent, has come to rest.
  await eventually(async () => {
    phone.goOnline();
    await sent(phone);
    await phone.engine.inSync();
    for (const spy of spies) spy.mockClear();
    for (let poll = 0; poll < 10; poll += 1) await phone.engine.poll();
    phone.goOffline();
    nth += 1;
    await phone.db.rounds.insert(newRound(`r${nth}`, 'sam'));
    await eventually(() => expect(phone.report?.status).toMatchObject({ phase: 'paused', pending: 1 }));
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });
});

it('with a hundred rounds waiting one more stroke looks at that one round', async () => {
  phone.goOffline();
  await phone.db.rounds.bulkInsert(Array.from({ length: 100 }, (_, nth) => newRound(`r${nth}`, 'sam')));
  await eventually(() => expect(phone.report?.status).toMatchObject({ pending: 100 }));
  const asked = vi.spyOn(phone.db.rounds.storageInstance, 'findDocumentsById');
  const walked = questionsTo('rounds');
  const round = await phone.db.rounds.findOne('r7').exec();
  await round!.incrementalPatch({ notes: 'Into the wind.' });
  await eventually(() => expect(asked).toHaveBeenCalledWith(['r7'], true));
  expect(asked.mock.calls.filter(([ids]) => ids.length > 1)).toEqual([]);
  expect(walked).not.toHaveBeenCalled();
  expect(phone.report?.status).toMatchObject({ pending: 100 });
});

it('more than goes into one batch is counted as sent when it is', async () => {
  phone.goOffline();
  await phone.db.rounds.bulkInsert(Array.from({ length: 250 }, (_, nth) => newRound(`r${nth}`, 'sam')));
  await eventually(() => expect(phone.report?.status).toMatchObject({ pending: 250 }));
  phone.goOnline();
  await eventually(() => expect(phone.report?.status).toMatchObject({ phase: 'idle', pending: 0 }));
  expect(await phone.engine.unsynced()).toEqual([]);
});

it('what waits in one collection is still told when another one is counted', async () => {
  phone.goOffline();
  await phone.db.rounds.insert(newRound('r1', 'sam'));
  await eventually(() => expect(phone.report?.status).toMatchObject({ pending: 1 }));
  const { id, userId, createdAt, updatedAt, sortKey } = newRound('w1', 'sam');
  const common = { id, userId, createdAt, updatedAt, sortKey };
  await phone.db.workouts.insert({ ...common, startedAt: createdAt, kind: 'custom', items: [], status: 'active' });
  await eventually(() =>
    expect(phone.report).toMatchObject({
      status: { pending: 2 },
      documents: { 'rounds/r1': 'pending', 'workouts/w1': 'pending' },
    }),
  );
  phone.goOnline();
  await eventually(() => expect(phone.report?.status).toMatchObject({ phase: 'idle', pending: 0 }));
});
