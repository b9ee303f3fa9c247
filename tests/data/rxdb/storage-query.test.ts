import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryStorage } from '#src/data/rxdb/storage-query.ts';
import { type ReplicatedRounds, replicatedRounds } from './replicated-rounds.ts';

let list: ReplicatedRounds;
beforeEach(async () => {
  list = await replicatedRounds();
  for (const id of ['r1', 'r2', 'r3']) await list.teeOff(id);
  await (await list.database.rounds.findOne('r2').exec())!.incrementalRemove();
});
afterEach(() => list.close());

it('reads documents in the requested order, with deleted ones unless they are excluded', async () => {
  const sort = [{ id: 'desc' as const }];
  const alive = await queryStorage(list.rounds, { selector: { _deleted: { $eq: false } }, sort });
  const all = await queryStorage(list.rounds, { selector: {}, sort });

  expect(alive.map(({ id }) => id)).toEqual(['r3', 'r1']);
  expect(all.map(({ id }) => id)).toEqual(['r3', 'r2', 'r1']);
});
