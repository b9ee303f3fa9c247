import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { Phone } from './device.ts';
import { newRound, sent } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// What waits to be sent is counted when something happened, and only where it happened: not over and over again.

vi.setConfig({ testTimeout: 90_000 });

const golfer = golferOfEachTest();
let phone: Phone;
beforeEach(async () => {
  phone = await golfer.phone('a', { collections: ['rounds', 'workouts', 'swings'] });
});
afterEach(() => vi.restoreAllMocks());

const questionsTo = (name: 'rounds' | 'workouts' | 'swings') => vi.spyOn(phone.db[name].storageInstance, 'query');

it('an app that nobody touches asks its database nothing, and one round more asks nothing of the workouts', async () => {
  const spies = { rounds: questionsTo('rounds'), workouts: questionsTo('workouts'), swings: questionsTo('swings') };
  let nth = 0;
  // Until the start, and what the last turn sent, has come to rest.
  await eventually(async () => {
    phone.goOnline();
    await sent(phone);
    await phone.engine.inSync();
    for (const spy of Object.values(spies)) spy.mockClear();
    for (let poll = 0; poll < 10; poll += 1) await phone.engine.poll();
    for (const spy of Object.values(spies)) expect(spy).not.toHaveBeenCalled();
    // Whatever was asked for meanwhile is counted together with this one.
    phone.goOffline();
    nth += 1;
    await phone.db.rounds.insert(newRound(`r${nth}`, 'sam'));
    await eventually(() => expect(phone.report?.status).toMatchObject({ phase: 'paused', pending: 1 }));
    expect(spies.workouts).not.toHaveBeenCalled();
    expect(spies.swings).not.toHaveBeenCalled();
  });
  expect(spies.rounds).toHaveBeenCalledTimes(1);
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
