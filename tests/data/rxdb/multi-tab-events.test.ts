// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import type { RxStorageInstance } from 'rxdb/plugins/core';
import { expect, it, onTestFinished } from 'vitest';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openDatabase } from '#src/data/db/database.ts';
import { deviceStorage } from '#src/data/db/device-storage.ts';
import { setDatabase } from '#src/data/live/current.ts';
import { sourceOf } from '#src/data/live/sources.ts';
import { emitMissedWritesOnReturn } from '#src/data/rxdb/multi-tab-events.ts';
import { storedDocuments } from '#src/data/rxdb/storage.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { eventually } from '#tests/support/eventually.ts';
import { newRound } from '#tests/sync/one-round.ts';

// Two tabs of a golfer. The other one ends when its write is on disk, before it sends news of it to this one.

const openTab = async () => {
  const db = await openDatabase(crypto.randomUUID(), { collections: ['rounds'], multiInstance: false });
  onTestFinished(async () => {
    setDatabase(undefined);
    await db.close();
  });
  setDatabase(db);
  emitMissedWritesOnReturn(db);
  return db;
};

const otherTab = async ({ name, rounds }: DivotDatabase) => {
  const storage = (await deviceStorage().createStorageInstance({
    databaseInstanceToken: crypto.randomUUID(),
    databaseName: name,
    collectionName: 'rounds',
    schema: rounds.schema.jsonSchema,
    options: {},
    multiInstance: false,
    devMode: false,
  } as never)) as unknown as RxStorageInstance<Round, unknown, unknown>;
  onTestFinished(() => storage.close());
  let revision = 1;
  return async (next: Round, _deleted = false) => {
    const previous = (await storedDocuments({ storageInstance: storage } as never, [next.id])).get(next.id);
    revision += 1;
    const document = { ...next, _deleted, _attachments: {}, _rev: `${revision}-other`, _meta: { lwt: Date.now() } };
    const { error } = await storage.bulkWrite([{ previous, document }] as never, 'test');
    expect(error).toEqual([]);
  };
};

const inProgress = () => {
  const source = sourceOf('rounds', JSON.stringify({ selector: { status: 'active' }, limit: 5 }));
  const stop = source.subscribe(() => undefined);
  onTestFinished(stop);
  return () => source.read().documents.map(({ id, holes }: Round) => `${id}: ${holes[1]!.strokes ?? '-'}`);
};
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

it('the last write of a tab that ended shows when the golfer comes back to this one', async () => {
  const db = await openTab();
  const write = await otherTab(db);
  const card = (id: string, strokes?: number) => {
    const round = newRound(id, 'sam');
    return { ...round, holes: round.holes.map((hole) => (hole.n === 2 && strokes ? { ...hole, strokes } : hole)) };
  };
  await db.rounds.bulkInsert([card('r1'), card('r2'), card('r3')]);
  const shown = inProgress();
  await eventually(() => expect(shown()).toEqual(['r1: -', 'r2: -', 'r3: -']));

  await write(card('r1', 5));
  await write({ ...card('r2'), status: 'finished' });
  await write(card('r3'), true);
  await write(card('r4'));
  expect(shown()).toEqual(['r1: -', 'r2: -', 'r3: -']);
  comeBack();
  await eventually(() => expect(shown()).toEqual(['r1: 5', 'r4: -']));

  await write(card('r4', 7));
  comeBack();
  comeBack();
  await eventually(() => expect(shown()).toEqual(['r1: 5', 'r4: 7']));
});

it('and comes once', async () => {
  const db = await openTab();
  const write = await otherTab(db);
  await db.rounds.insert(newRound('r1', 'sam'));
  const seen: string[] = [];
  const running = db.rounds.$.subscribe(({ documentId, operation }) => seen.push(`${operation} ${documentId}`));
  onTestFinished(() => running.unsubscribe());

  await write(newRound('r2', 'sam'));
  comeBack();
  await eventually(() => expect(seen).toEqual(['INSERT r2']));
  comeBack();
  await db.rounds.insert(newRound('r3', 'sam'));
  comeBack();
  await eventually(() => expect(seen).toEqual(['INSERT r2', 'INSERT r3']));
});
