import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MangoQuery } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { benchRounds } from '#dev/bench/rounds.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openDatabase } from '#src/data/db/database.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';

// Divot reads a list in one request. It must equal the list that RxDB's own storage reads step by step.

const uid = crypto.randomUUID();
const setup = { collections: ['rounds'], multiInstance: false } as const;
let ours: DivotDatabase;
let stock: DivotDatabase;

beforeEach(async () => {
  ours = await openDatabase(`ours-${uid}`, setup);
  stock = await openDatabase(`stock-${uid}`, { ...setup, storage: getRxStorageDexie() });
  const rounds = benchRounds('sam', 30).map((round, i): Round => ({
    ...round,
    status: i % 4 === 0 ? 'abandoned' : 'finished',
    // RxDB stores names with a | under other names. The other two only look like stored names.
    extra: { '|piped': { '|deep': [{ '|er': i }] }, plain__name: [null, 'a'], _one: { nothing: null } },
  }));
  for (const database of [ours, stock]) {
    await database.rounds.bulkInsert(rounds);
    await database.rounds.bulkRemove(rounds.slice(3, 6).map(({ id }) => id));
  }
});
afterEach(async () => {
  await ours.remove();
  await stock.remove();
});

const sortKey = benchRounds('sam', 30)[12]!.sortKey;
const questions: Readonly<Record<string, MangoQuery<Round>>> = {
  'the newest ten': { selector: {}, sort: [{ sortKey: 'asc' }], limit: 10 },
  'the next ten': { selector: {}, sort: [{ sortKey: 'asc' }], skip: 10, limit: 10 },
  'more than there are': { selector: {}, sort: [{ sortKey: 'asc' }], limit: 100 },
  'no limit': { selector: {}, sort: [{ sortKey: 'asc' }] },
  'none at all': { selector: { status: 'active' }, sort: [{ status: 'asc' }, { sortKey: 'asc' }], limit: 5 },
  'the newest finished': { selector: { status: 'finished' }, sort: [{ status: 'asc' }, { sortKey: 'asc' }], limit: 5 },
  'since a day': { selector: { sortKey: { $lte: sortKey } }, sort: [{ sortKey: 'asc' }], limit: 100 },
  'before a day': { selector: { sortKey: { $gt: sortKey } }, sort: [{ sortKey: 'asc' }], limit: 4 },
  'what cannot be': {
    selector: { sortKey: { $gt: sortKey, $lt: sortKey - 10 } },
    sort: [{ sortKey: 'asc' }],
    limit: 4,
  },
  'what no index answers': { selector: { mode: 'casual' }, sort: [{ sortKey: 'asc' }], limit: 7 },
  'oldest first': { selector: {}, sort: [{ sortKey: 'desc' }], limit: 7 },
};

it.each(Object.entries(questions))('%s: the same documents in the same order', async (_name, question) => {
  const [mine, theirs] = await Promise.all([ours, stock].map(({ rounds }) => rounds.find(question).exec()));
  expect(mine!.map((document) => document.toJSON())).toEqual(theirs!.map((document) => document.toJSON()));
});
