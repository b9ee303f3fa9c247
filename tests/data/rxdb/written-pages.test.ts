import { afterEach, beforeEach, expect, it } from 'vitest';
import { storedVersions } from '#src/data/rxdb/stored-versions.ts';
import { type Written, placeOf, rewriteDeleted, writtenPages } from '#src/data/rxdb/written-pages.ts';
import { type ReplicatedRounds, replicatedRounds } from './replicated-rounds.ts';

let list: ReplicatedRounds;
beforeEach(async () => {
  list = await replicatedRounds();
  for (const id of ['r1', 'r2', 'r3']) await list.teeOff(id);
  await (await list.database.rounds.findOne('r2').exec())!.incrementalRemove();
});
afterEach(() => list.close());
const writtenAfter = async (place?: Written) => {
  const found = [];
  for await (const page of writtenPages(list.rounds, place)) found.push(...page);
  return found;
};

it('finds what was written after another, also deleted rounds, the last write last', async () => {
  const all = await writtenAfter();
  expect(all.map(({ id }) => id)).toEqual(['r1', 'r3', 'r2']);

  const later = await writtenAfter(placeOf(all[0]!));

  expect(later.map(({ id }) => id)).toEqual(['r3', 'r2']);
});

it('changes the content of a deleted round, which stays deleted and is sent', async () => {
  await list.state.awaitInSync();
  list.sent.length = 0;
  const deleted = (await writtenAfter()).filter(({ _deleted }) => _deleted);

  await rewriteDeleted(list.rounds, deleted, (document) => ({ ...document, notes: '' }));
  await list.state.awaitInSync();

  expect((await storedVersions(list.rounds, ['r2'])).get('r2')?.content).toMatchObject({ notes: '', _deleted: true });
  expect(list.sent).toEqual(['r2']);
});
