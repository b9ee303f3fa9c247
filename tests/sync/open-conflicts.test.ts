import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { benchRounds } from '#dev/bench/rounds.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { findOpenConflicts } from '#src/sync/tasks/start-tasks.ts';
import { openTestDb } from '#tests/support/test-db.ts';

const conflict = { id: 'c1', path: 'notes', kept: '"windy"', device: 'phone', at: '2026-05-01T08:00:00.000Z' };

describe('documents with an open conflict, at startup', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await openTestDb(crypto.randomUUID());
  });
  afterEach(() => db.close());
  const find = () => findOpenConflicts(db, ['rounds', 'courses']);
  const disagree = async (id: string, conflicts: (typeof conflict)[]) =>
    (await db.rounds.findOne(id).exec())!.incrementalPatch({ conflicts });

  it('are found among all, and forgotten once resolved or deleted', async () => {
    const [first, second] = benchRounds('sam', 2).map(({ id }) => id) as [string, string];
    await db.rounds.bulkInsert(benchRounds('sam', 210));
    expect(await find()).toEqual([]);
    await disagree(first, [conflict]);
    await disagree(second, [conflict]);
    expect(await find()).toEqual([`rounds/${first}`, `rounds/${second}`]);
    expect(await find()).toEqual([`rounds/${first}`, `rounds/${second}`]);
    await disagree(first, []);
    await (await db.rounds.findOne(second).exec())!.incrementalRemove();
    expect(await find()).toEqual([]);
  });

  it('are searched only among recent writes, not among a lifetime of rounds', async () => {
    await db.rounds.bulkInsert(benchRounds('sam', 210));
    await find();
    const { storageInstance } = db.rounds;
    const query = storageInstance.query.bind(storageInstance);
    let read = 0;
    vi.spyOn(storageInstance, 'query').mockImplementation(async (prepared) => {
      const found = await query(prepared);
      read += found.documents.length;
      return found;
    });
    await find();
    expect(read).toBe(0);
    await disagree('round-000007', [conflict]);
    read = 0;
    await find();
    expect(read).toBe(1);
  });
});
