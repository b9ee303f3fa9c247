import { expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { newRound, pullsCard, score, sent, strokesOn, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// More documents are dirty than fit into one batch. RxDB reads everything written since its last success, including the
// cloud's documents, and sends it batch by batch. By the time it sends the later batches, its copies are old.

vi.setConfig({ testTimeout: 90_000 });
const golfer = golferOfEachTest();

it('does not overwrite what the other phone made of it with what the cloud once had', async () => {
  const b = await golfer.phone('b');
  b.goOffline();
  await b.db.rounds.bulkInsert(Array.from({ length: 120 }, (_, nth) => newRound(`week${nth}`, 'sam')));
  const a = await golfer.phone('a');
  await teeOffOn(a, 'sam');
  await sent(a);
  const nothingIsSent = { kind: 'drop', service: 'documents', method: 'batchGet', times: 'always' } as const;
  golfer.services.faults.add(nothingIsSent);
  b.goOnline();
  await pullsCard(b, [undefined, undefined, undefined]);
  b.goOffline();
  golfer.services.faults.clear();
  await score(a, 1, 4);
  await sent(a);
  golfer.services.faults.add(nothingIsSent);
  await b.killAndReopen();
  b.goOnline();
  await eventually(async () => expect(await strokesOn(b)).toEqual([4, undefined, undefined]));
  golfer.services.faults.clear();
  await sent(b);
  await pullsCard(await golfer.phone('c'), [4, undefined, undefined]);
  await pullsCard(a, [4, undefined, undefined]);
  expect(await strokesOn(b)).toEqual([4, undefined, undefined]);
});
