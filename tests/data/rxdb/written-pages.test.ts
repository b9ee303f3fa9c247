import { afterEach, beforeEach, expect, it } from 'vitest';
import { storedVersions } from '#src/data/rxdb/stored-versions.ts';
import { rewriteDeleted, writtenPages } from '#src/data/rxdb/written-pages.ts';
import { type ReplicatedRounds, replicatedRounds } from './replicated-rounds.ts';

let list: ReplicatedRounds;
beforeEach(async () => {
  list = await replicatedRounds();
  for (const id of ['r1', 'r2', 'r3']) await list.teeOff(id);
  await (await list.database.rounds.findOne('r2').exec())!.incrementalRemove();
});
afterEach(() => list.close());
const writtenSince = async (from: number) => {
  const found = [];
  for await (const { writes } of writtenPages(list.rounds, from)) found.push(...writes);
  return found;
};

it('finds what was written after a moment, also deleted rounds, the last write last', async () => {
  const all = await writtenSince(0);
  expect(all.map(({ document }) => document.id)).toEqual(['r1', 'r3', 'r2']);

  const later = await writtenSince(all[0]!.writtenAt);

  expect(later.map(({ document }) => document.id)).toEqual(['r3', 'r2']);
});

it('changes the content of a deleted round, which stays deleted and is sent', async () => {
  await list.state.awaitInSync();
  list.sent.length = 0;
  const deleted = (await writtenSince(0)).map(({ document }) => document).filter(({ _deleted }) => _deleted);

  await rewriteDeleted(list.rounds, deleted, (document) => ({ ...document, notes: '' }));
  await list.state.awaitInSync();

  expect((await storedVersions(list.rounds, ['r2'])).get('r2')?.content).toMatchObject({ notes: '', _deleted: true });
  expect(list.sent).toEqual(['r2']);
});
