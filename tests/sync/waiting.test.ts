import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { Phone } from './device.ts';
import { newRound } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// What the golfer sees of documents that wait to be sent.

vi.setConfig({ testTimeout: 90_000 });

const golfer = golferOfEachTest();
let phone: Phone;
beforeEach(async () => {
  phone = await golfer.phone('a', { collections: ['rounds', 'workouts', 'swings'] });
});

it('more than one batch is counted as sent when it is', async () => {
  phone.goOffline();
  await phone.db.rounds.bulkInsert(Array.from({ length: 250 }, (_, nth) => newRound(`r${nth}`, 'sam')));
  await eventually(() => expect(phone.report?.status).toMatchObject({ pending: 250 }));
  phone.goOnline();
  await eventually(() => expect(phone.report?.status).toMatchObject({ phase: 'idle', pending: 0 }));
  expect(await phone.engine.dirtyKeys()).toEqual([]);
});

it('documents waiting in one collection still count when another one is counted', async () => {
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
