import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#src/data/db/database.ts';
import {
  RXDB_FIELDS,
  type Written,
  placeOf,
  queryStorage,
  rewriteDeleted,
  storedDocuments,
  toContent,
  versionOf,
  writtenPages,
} from '#src/data/rxdb/storage.ts';
import { newRound } from '#tests/sync/one-round.ts';
import { type ReplicatedRounds, replicatedRounds } from './replicated-rounds.ts';

let list: ReplicatedRounds;
beforeEach(async () => {
  list = await replicatedRounds();
});
afterEach(() => list.close());
const stored = async (id: string) => (await storedDocuments(list.rounds, [id])).get(id)!;
const remove = async (id: string) => (await list.database.rounds.findOne(id).exec())!.incrementalRemove();
const writtenAfter = async (place?: Written) => {
  const found = [];
  for await (const page of writtenPages(list.rounds, place)) found.push(...page);
  return found;
};

it('the version of a round grows with each write', async () => {
  await list.teeOff('r1');
  const first = versionOf(await stored('r1'));

  await list.note('r1', 'windy');

  expect(versionOf(await stored('r1'))).toBeGreaterThan(first);
});

it('its content is what the golfer entered, without RxDB’s own fields, deleted or not', async () => {
  await list.teeOff('r1');
  const content = toContent(await stored('r1'));
  expect(content).toMatchObject({ id: 'r1', status: 'active', _deleted: false });
  for (const field of RXDB_FIELDS) expect(content).not.toHaveProperty(field);

  await remove('r1');

  expect(toContent(await stored('r1'))).toMatchObject({ id: 'r1', _deleted: true });
});

it('reads documents in the requested order, with deleted ones unless they are excluded', async () => {
  for (const id of ['r1', 'r2', 'r3']) await list.teeOff(id);
  await remove('r2');
  const sort = [{ id: 'desc' as const }];
  const alive = await queryStorage(list.rounds, { selector: { _deleted: { $eq: false } }, sort });
  const all = await queryStorage(list.rounds, { selector: {}, sort });

  expect(alive.map(({ id }) => id)).toEqual(['r3', 'r1']);
  expect(all.map(({ id }) => id)).toEqual(['r3', 'r2', 'r1']);
});

it('finds what was written after another, also deleted rounds, the last write last', async () => {
  for (const id of ['r1', 'r2', 'r3']) await list.teeOff(id);
  await remove('r2');
  const all = await writtenAfter();
  expect(all.map(({ id }) => id)).toEqual(['r1', 'r3', 'r2']);

  const later = await writtenAfter(placeOf(all[0]!));

  expect(later.map(({ id }) => id)).toEqual(['r3', 'r2']);
});

it('reads an import, all of one millisecond, page by page, and no document more than three times', async () => {
  const db = await openDatabase(crypto.randomUUID(), { multiInstance: false, collections: ['rounds'] });
  const ids = Array.from({ length: 1000 }, (_, n) => `r${1000 + n}`);
  await db.rounds.bulkInsert(ids.map((id) => newRound(id, 'sam')));
  await db.rounds.insert(newRound('later', 'sam'));
  const steps = vi.spyOn(IDBCursor.prototype, 'continue');
  const pages: string[][] = [];

  for await (const page of writtenPages(db.rounds, undefined)) pages.push(page.map(({ id }) => id));

  expect(pages.flat()).toEqual([...ids, 'later']);
  expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(200);
  expect(steps.mock.calls.length).toBeLessThan(3 * ids.length);
  await db.close();
});

it('changes the content of a deleted round, which stays deleted and is sent', async () => {
  await list.teeOff('r1');
  await remove('r1');
  await list.state.awaitInSync();
  list.sent.length = 0;

  await rewriteDeleted(list.rounds, [await stored('r1')], (document) => ({ ...document, notes: '' }));
  await list.state.awaitInSync();

  expect(toContent(await stored('r1'))).toMatchObject({ notes: '', _deleted: true });
  expect(list.sent).toEqual(['r1']);
});
