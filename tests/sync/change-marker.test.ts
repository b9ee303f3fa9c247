import { expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { cardOn, score, sent, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// The change marker: a small document that tells a golfer's other devices which collections changed.

const golfer = golferOfEachTest();

it('tells the other phone at the next start if the app was closed right after its last acknowledgement', async () => {
  const b = await golfer.phone('b');
  await eventually(async () => expect(b.report?.status.lastSyncedAt).toBeDefined());
  await b.engine.poll();
  const a = await golfer.phone('a');
  await teeOffOn(a, 'sam');
  await sent(a);

  await a.killAndReopen();

  await eventually(async () => {
    await b.engine.poll();
    expect(await cardOn(b)).toBeDefined();
  });
});

it('costs three reads and two writes for one stroke', async () => {
  const a = await golfer.phone('a', { collections: ['profiles', 'rounds', 'swings', 'workouts', 'assessments'] });
  await teeOffOn(a, 'sam');
  await sent(a);
  await eventually(async () => {
    expect(a.report?.status.phase).toBe('idle');
    expect((await a.db.getLocal<{ value: string[] }>('change-marker-owed'))?.toJSON().data.value).toEqual([]);
  });
  await a.engine.inSync();
  const asked: string[] = [];
  golfer.services.faults.decideBy(({ method }) => {
    asked.push(method);
    return undefined;
  });

  await score(a, 1, 4);

  await eventually(() => expect(asked.filter((method) => method === 'runQuery')).toHaveLength(1));
  await a.engine.inSync();
  expect(asked.toSorted()).toEqual(['batchGet', 'batchGet', 'commit', 'commit', 'runQuery']);
});
