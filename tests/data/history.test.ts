import { compact, unwrap } from '@divot/basics';
import type { JsonMap } from '@divot/documents';
import type { RxCollection, RxStorage } from 'rxdb/plugins/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreDeleted, restoreFields, restoreVersion, takeBack } from '#src/data/commands/history.ts';
import { deleteRound, finishRound, recordHole, startRound } from '#src/data/commands/rounds.ts';
import { change, writtenBy } from '#src/data/commands/store.ts';
import { importRounds } from '#src/data/commands/transfer.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openDatabase } from '#src/data/db/database.ts';
import { deviceStorage } from '#src/data/db/device-storage.ts';
import { eraseGolfer } from '#src/data/db/erase.ts';
import { HISTORY_BYTES, type HistoryRow, addHistory, historyOf, historyPages } from '#src/data/db/history-database.ts';
import { setDatabase } from '#src/data/live/current.ts';
import { deletedDocuments, stepsOf, storedVersions } from '#src/data/queries/history.ts';
import { rewriteDeleted, storedDocuments } from '#src/data/rxdb/storage.ts';
import { emptied } from '#src/domain/entities/documents.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { setClock } from '#src/platform/clock/clock.ts';
import { eventually } from '#tests/support/eventually.ts';
import { newRound } from '#tests/sync/one-round.ts';

const tee = { id: 'white', name: 'White', par: [4, 5, 3, 4, 4, 4, 3, 5, 4] };

/** A device's storage by this clock. RxDB's own never goes back while the process lives. */
const onClock = (clock: () => number): RxStorage<unknown, unknown> => {
  const storage = deviceStorage();
  return {
    ...storage,
    createStorageInstance: async (parameters) => {
      const instance = await storage.createStorageInstance(parameters);
      const write = instance.bulkWrite.bind(instance);
      instance.bulkWrite = (rows, context) => {
        for (const { document } of rows) document._meta = { ...document._meta, lwt: clock() };
        return write(rows, context);
      };
      return instance;
    },
  };
};

describe('the history on a golfer’s device', () => {
  let uid: string;
  let db: DivotDatabase;
  const open = async (storage = deviceStorage()) => {
    db = await openDatabase(uid, { multiInstance: false, storage });
    setDatabase(db);
  };
  beforeEach(async () => {
    uid = crypto.randomUUID();
    await open();
  });
  afterEach(async () => {
    setClock(() => new Date());
    setDatabase(undefined);
    await db.close();
  });

  const cardOf = async (id: string) => (await db.rounds.findOne(id).exec())?.toJSON() as Round | undefined;
  const scores = async (id: string) => (await cardOf(id))?.holes.slice(0, 3).map(({ strokes }) => strokes);
  const steps = async (id: string) => stepsOf('rounds', await storedVersions(db, 'rounds', id));
  const playThree = async () => {
    const { id } = unwrap(
      await startRound({ userId: 'sam', tee, holesPlanned: [1, 2, 3, 4, 5, 6, 7, 8, 9], mode: 'casual' }),
    );
    for (const [n, strokes] of [4, 5, 3].entries()) unwrap(await recordHole(id, n + 1, { strokes }));
    return id;
  };

  it('tells what each tap changed, and puts one hole back', async () => {
    const id = await playThree();
    unwrap(await recordHole(id, 2, { strokes: 8 }));

    const [last] = await steps(id);
    expect(last).toMatchObject({ row: { by: 'hand' }, changes: [{ path: 'holes.2.strokes', before: 5, after: 8 }] });
    unwrap(await restoreFields('rounds', id, last!.before!, ['holes.2.strokes']));

    expect(await scores(id)).toEqual([4, 5, 3]);
    expect((await steps(id))[0]).toMatchObject({ row: { by: 'restore' } });
  });

  it('puts a whole card back, with the holes that were played since', async () => {
    const id = await playThree();
    const [then] = await steps(id);
    unwrap(await recordHole(id, 1, { strokes: 9 }));
    unwrap(await recordHole(id, 4, { strokes: 6 }));

    unwrap(await restoreVersion('rounds', id, then!.document));

    expect((await cardOf(id))!.holes.slice(0, 4).map(({ strokes }) => strokes)).toEqual([4, 5, 3, 6]);
  });

  it('keeps a hole that was picked up later from having a score as well', async () => {
    const id = await playThree();
    const [then] = await steps(id);
    unwrap(await recordHole(id, 3, { strokes: undefined, pickedUp: true }));

    unwrap(await restoreVersion('rounds', id, then!.document));

    expect((await cardOf(id))!.holes[2]).toMatchObject({ strokes: 3 });
    expect((await cardOf(id))!.holes[2]).not.toHaveProperty('pickedUp');
  });

  it('does not put a round back under way while another is', async () => {
    const id = await playThree();
    const [then] = await steps(id);
    unwrap(await finishRound(id, {}));
    await playThree();

    expect(await restoreVersion('rounds', id, then!.document)).toEqual({
      ok: false,
      error: 'Another one is under way. Finish or abandon it first.',
    });
  });

  it('takes an import of rounds back whole', async () => {
    const kept = await playThree();
    unwrap(await importRounds(['i1', 'i2', 'i3'].map((id): Round => ({ ...newRound(id, 'sam'), status: 'finished' }))));
    const [imported] = await steps('i2');
    expect(imported).toMatchObject({ row: { by: 'import' } });

    unwrap(await takeBack(imported!.row));

    expect((await db.rounds.find().exec()).map(({ id }) => id)).toEqual([kept]);
    expect((await deletedDocuments()).map(({ document }) => document['id'] as string).toSorted()).toEqual([
      'i1',
      'i2',
      'i3',
    ]);
  });

  it('takes back what a code did, and leaves a score empty that was cleared since', async () => {
    const id = await playThree();
    const score = (strokes: readonly (number | undefined)[]) =>
      change('rounds', id, (round) => ({
        ...round,
        holes: round.holes.map(({ strokes: _before, ...hole }, n) => compact({ ...hole, strokes: strokes[n] })),
      }));
    unwrap(await writtenBy('code', () => score([7, 7, 7])));
    unwrap(await score([undefined, 7, 8]));
    const code = (await steps(id)).find(({ row }) => row.by === 'code')!;

    unwrap(await takeBack(code.row));

    expect(await scores(id)).toEqual([undefined, 5, 8]);
  });

  it('restores a deleted round', async () => {
    const id = await playThree();
    unwrap(await deleteRound(id));
    const [deleted] = await deletedDocuments();

    unwrap(await restoreDeleted(deleted!.name, deleted!.document));

    expect(await scores(id)).toEqual([4, 5, 3]);
    expect(await deletedDocuments()).toEqual([]);
    expect((await steps(id)).map(({ row }) => row.by).slice(0, 2)).toEqual(['restore', 'hand']);
  });

  it('has what a deleted round was given later, until it is emptied', async () => {
    const id = await playThree();
    unwrap(await deleteRound(id));
    const rounds = db.rounds as unknown as RxCollection<{ readonly id: string; readonly updatedAt: string }>;
    const rewrite = async (as: (round: JsonMap) => JsonMap) => {
      const stored = (await storedDocuments(rounds, [id])).get(id)!;
      await rewriteDeleted(rounds, [stored], (document) => as(document as unknown as JsonMap) as never);
    };
    await rewrite((round) => ({ ...round, notes: 'Windy.' })); // as a merge with another phone does
    expect((await storedVersions(db, 'rounds', id)).map(({ document }) => document['notes']).slice(0, 2)).toEqual([
      'Windy.',
      undefined,
    ]);
    const rows = await storedVersions(db, 'rounds', id);
    await rewrite((round) => emptied('rounds', round));
    expect(rows).toHaveLength(6);
    expect(await storedVersions(db, 'rounds', id)).toHaveLength(1);
  });

  it('has every version after a page that was killed before the history was written', async () => {
    const id = await playThree();
    setDatabase(undefined);
    await db.close();
    await open();
    expect(await historyOf(db, `rounds/${id}`)).toEqual([]);
    unwrap(await recordHole(id, 1, { strokes: 6 }));

    expect((await steps(id)).map(({ changes }) => changes[0]?.after)).toEqual([6, 3, 5, 4, undefined]);
    await eventually(async () => expect(await historyOf(db, `rounds/${id}`)).toHaveLength(5));
  });

  it('has every version in its order on a phone whose clock ran ahead, then behind, and was corrected', async () => {
    const id = await playThree();
    const hours = [240, -1, 0];
    for (const [n, ahead] of hours.entries()) {
      setDatabase(undefined);
      await db.close();
      const clock = () => Date.now() + ahead * 3_600_000;
      setClock(() => new Date(clock()));
      await open(onClock(clock));
      unwrap(await recordHole(id, 1, { strokes: 6 + n }));
    }

    const all = [8, 7, 6, 3, 5, 4, undefined];
    expect((await steps(id)).map(({ changes }) => changes[0]?.after)).toEqual(all);
    await addHistory(db, [{ document: 'rounds/other', version: 1, at: '', by: 'hand', undo: [], bytes: 1_000_001 }]);
    await eventually(async () => expect(await historyOf(db, 'rounds/other')).toEqual([]));
    expect((await steps(id)).map(({ changes }) => changes[0]?.after)).toEqual(all);
    unwrap(await restoreVersion('rounds', id, (await steps(id))[2]!.document));
    expect(await scores(id)).toEqual([6, 5, 3]);
  });

  it('goes on with the history of another phone that a file brought', async () => {
    const id = await playThree();
    await eventually(async () => expect(await historyOf(db, `rounds/${id}`)).toHaveLength(4));
    const rows: HistoryRow[] = [];
    for await (const page of historyPages(db)) rows.push(...page);
    const card = (await cardOf(id))!;
    await db.close();
    uid = crypto.randomUUID();
    await open();

    unwrap(await importRounds([{ ...card }]));
    await db.rounds.findOne(id).exec();
    await addHistory(db, rows);

    // The import stamps the document anew. A file of the whole golfer keeps its time.
    const [made] = await storedVersions(db, 'rounds', id);
    expect(made!.row!.by).toBe('import');
    await db.rounds.insert({ ...card, id: 'copy' });
    const asWritten = rows.map((row) => ({ ...row, document: 'rounds/copy' }));
    await addHistory(db, asWritten);
    expect((await steps('copy')).map(({ changes }) => changes[0]?.after)).toEqual([undefined, 3, 5, 4, undefined]);
  });

  it('stays within its size, the oldest first, and leaves nothing of a golfer who signs out', async () => {
    await playThree();
    const now = Date.now();
    const rows = Array.from({ length: 60 }, (_, n): HistoryRow => ({
      document: 'rounds/old',
      version: now - (60 - n) * 1000,
      at: new Date(now).toISOString(),
      by: 'hand',
      undo: [],
      bytes: 1_000_000,
    }));
    for (const row of rows) await addHistory(db, [row]);
    await addHistory(db, [{ ...rows[0]!, version: now - 31 * 86_400_000, bytes: 1_000_000 }]);

    const size = async () => (await historyOf(db, 'rounds/old')).reduce((sum, { bytes }) => sum + bytes, 0);
    await eventually(async () => expect(await size()).toBeLessThanOrEqual(HISTORY_BYTES));
    const left = await historyOf(db, 'rounds/old');
    expect(left.at(-1)).toEqual(rows.at(-1));
    expect(left[0]!.version).toBeGreaterThan(rows[30]!.version);

    await db.close();
    await eraseGolfer(uid);
    await addHistory(db, rows);
    expect((await indexedDB.databases()).filter(({ name }) => name?.includes(uid))).toEqual([]);
    await open();
  });
});
