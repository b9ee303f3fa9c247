import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { golferDatabases } from '#src/data/db/database-name.ts';
import { setDatabase } from '#src/data/live/current.ts';
import type { DigestSource } from '#src/data/live/digest.ts';
import { swingSource } from '#src/data/live/swing-source.ts';
import { waitingSwings } from '#src/data/queries/swings.ts';
import type { Swing, SwingSummary } from '#src/domain/entities/swing.entity.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import { noteStartFinished } from '#src/platform/waiting/after-start.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openTestDb } from '#tests/support/test-db.ts';

// Divot reads landmarks and pictures only when a swing is opened. Lists, home, coach and analytics never read them.

const BODY = 'A'.repeat(2_000);
const PICTURE = 'data:image/jpeg;base64,AAAA';

const swingOf = (day: number, fields: Partial<Swing> = {}): Swing => {
  const recordedAt = new Date(Date.UTC(2026, 4, day, 9)).toISOString();
  const swing: Swing = {
    id: `swing-${day}`,
    userId: 'sam',
    createdAt: recordedAt,
    updatedAt: recordedAt,
    sortKey: 0,
    recordedAt,
    status: 'analysed',
    club: '7i',
    landmarks: BODY,
    thumbnail: PICTURE,
    ...fields,
  };
  return { ...swing, sortKey: sortKeyOf('swings', swing) };
};

/**
 * Counts the whole swings that the storage returns. With `by`, it counts only queries that sort by that field first.
 */
const countReads = ({ swings: { storageInstance } }: DivotDatabase, by?: string) => {
  const reads = { count: 0 };
  const [query, byId] = [
    storageInstance.query.bind(storageInstance),
    storageInstance.findDocumentsById.bind(storageInstance),
  ];
  storageInstance.query = async (prepared) => {
    const found = await query(prepared);
    if (by === undefined || by in prepared.query.sort[0]!) reads.count += found.documents.length;
    return found;
  };
  storageInstance.findDocumentsById = async (ids, withDeleted) => {
    const found = await byId(ids, withDeleted);
    reads.count += found.length;
    return found;
  };
  return reads;
};

describe('swings without their large parts', () => {
  let uid: string;
  let database: DivotDatabase;
  beforeEach(async () => {
    noteStartFinished();
    uid = crypto.randomUUID();
    database = await openTestDb(uid);
    setDatabase(database);
  });
  afterEach(async () => {
    setDatabase(undefined);
    await database.close();
  });

  const listed = async (source: DigestSource<SwingSummary>): Promise<readonly SwingSummary[]> => {
    source.subscribe(() => undefined);
    await eventually(() => expect(source.read().complete).toBe(true));
    return source.read().digests;
  };
  const list = () => listed(swingSource((swing) => swing));
  const rows = async () => {
    const { summaryPage } = await import('#src/data/db/swing-summaries.ts');
    return summaryPage(database, 0, 1_000);
  };
  /** Waits until the first start has read every swing once, in the background. */
  const afterFirstStart = async () => {
    await list();
    await eventually(async () => expect(await rows()).toBeDefined());
  };
  /** Starts again. The lists do not see what `meanwhile` writes. */
  const startAgain = async (meanwhile: () => Promise<unknown> = () => Promise.resolve()) => {
    setDatabase(undefined);
    await database.close();
    database = await openTestDb(uid);
    await meanwhile();
    const reads = countReads(database);
    setDatabase(database);
    return reads;
  };

  it('list sixty swings of earlier days at startup without reading one of them', async () => {
    await database.swings.bulkInsert(Array.from({ length: 60 }, (_, day) => swingOf(day)));
    await afterFirstStart();

    const reads = await startAgain();
    const swings = await list();

    expect(swings.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, at) => `swing-${59 - at}`));
    expect(swings[0]).toMatchObject({ club: '7i', landmarks: true, thumbnail: true });
    expect(JSON.stringify(swings)).not.toContain(BODY);
    expect(await waitingSwings()).toEqual([]);
    expect(reads.count).toBe(0);
  });

  it('read at startup only what was filmed, starred or deleted since, on any device', async () => {
    await database.swings.bulkInsert([swingOf(1), swingOf(2), swingOf(3)]);
    await afterFirstStart();

    const reads = await startAgain(async () => {
      await database.swings.insert(swingOf(4));
      await (await database.swings.findOne('swing-2').exec())?.incrementalPatch({ starred: true });
      await (await database.swings.findOne('swing-3').exec())?.remove();
    });
    const swings = await list();

    expect(swings.map(({ id, starred }) => [id, starred])).toEqual([
      ['swing-4', undefined],
      ['swing-2', true],
      ['swing-1', undefined],
    ]);
    expect(reads.count).toBe(3);
  });

  it('continue where the first reading of a restored phone was interrupted', async () => {
    for (let day = 0; day < 60; day += 1) await database.swings.insert(swingOf(day));
    const first = countReads(database, '_meta.lwt');
    expect(await rows()).toBeUndefined();
    // Closes in the middle: Divot requests a second page only once it has stored the first.
    await eventually(() => expect(first.count).toBeGreaterThanOrEqual(40));
    await startAgain();
    const second = countReads(database, '_meta.lwt');

    await eventually(async () => expect(await rows()).toHaveLength(60));

    expect(second.count).toBeLessThanOrEqual(41);
  });

  it('follow what is filmed and deleted while the list is open', async () => {
    await database.swings.insert(swingOf(1));
    await afterFirstStart();
    const source = swingSource((swing) => swing);
    await listed(source);

    await database.swings.insert(swingOf(2));
    await (await database.swings.findOne('swing-1').exec())?.remove();

    await eventually(() => expect(source.read().digests.map(({ id }) => id)).toEqual(['swing-2']));
    await eventually(async () => expect((await rows())?.map(({ id }) => id)).toEqual(['swing-2']));
  });

  it('leave the swing itself whole', async () => {
    await database.swings.insert(swingOf(1));
    await afterFirstStart();

    const swing = await database.swings.findOne('swing-1').exec();

    expect(swing).toMatchObject({ landmarks: BODY, thumbnail: PICTURE });
  });

  it('show no swing of a database that was lost and recreated', async () => {
    await database.swings.bulkInsert([swingOf(1), swingOf(2)]);
    await afterFirstStart();
    setDatabase(undefined);
    await database.close();
    const names = (await golferDatabases(uid)).filter((name) => !name.endsWith('--swing-summaries'));
    await Promise.all(
      names.map(
        (name) =>
          new Promise((done) => {
            indexedDB.deleteDatabase(name).addEventListener('success', done);
          }),
      ),
    );

    database = await openTestDb(uid);
    setDatabase(database);
    await database.swings.insert(swingOf(3));

    expect((await list()).map(({ id }) => id)).toEqual(['swing-3']);
  });

  it('belong to the golfer’s databases, which signing out erases', async () => {
    await database.swings.insert(swingOf(1));
    await afterFirstStart();

    expect((await golferDatabases(uid)).filter((name) => name.endsWith('--swing-summaries'))).toHaveLength(1);
  });
});
