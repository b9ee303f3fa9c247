import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { RxStorage } from 'rxdb/plugins/core';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';
import { expect, it, vi } from 'vitest';
import { fromCloud } from '#src/sync/wire.ts';
import { eventually } from '#tests/support/eventually.ts';
import { unwrap } from '@divot/basics';
import { sent, teeOffOn } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

// A golfer with years of golf starts on a new phone. It receives the newest of everything first, and swings,
// which carry pictures, a few at a time.

const golfer = golferOfEachTest();
const SWINGS = 65;

const { swings: frozen } = JSON.parse(readFileSync('tests/fixtures/documents/version-0.json', 'utf8')) as {
  readonly swings: Readonly<Record<string, unknown>>;
};
const newSwing = (id: string) => {
  const { _deleted, ...swing } = unwrap(fromCloud('swings', id, { ...frozen, userId: 'sam' }, 'sam'));
  return swing;
};

it('reads every swing once, thirty at a time', async () => {
  const a = await golfer.phone('a', { collections: ['rounds', 'swings'] });
  await teeOffOn(a, 'sam');
  await a.db.swings.bulkInsert(Array.from({ length: SWINGS }, (_, nth) => newSwing(`s${nth}`)) as never[]);
  await sent(a);
  a.goOffline();
  const asked = vi.spyOn(golfer.services.documents.store, 'query');

  const b = await golfer.phone('b', { collections: ['swings', 'rounds'] });

  await eventually(async () => expect(await b.db.swings.count().exec()).toBe(SWINGS));
  const answers = asked.mock.results.map(({ value }, at) => ({
    collection: asked.mock.calls[at]![2].from[0]!.collectionId,
    documents: (value as readonly unknown[]).length,
  }));
  const ofSwings = answers.filter(({ collection }) => collection === 'swings').map(({ documents }) => documents);
  expect(ofSwings).toEqual([30, 30, 5]);
});

it('reports the dashboard as complete while older swings still arrive', async () => {
  const a = await golfer.phone('a', { collections: ['rounds', 'swings'] });
  await teeOffOn(a, 'sam');
  for (let nth = 1; nth <= 65; nth += 1) {
    await a.db.swings.insert(newSwing(`s${nth}`) as never);
    if (nth % 5 === 0) await sent(a); // so that they arrive in calendar order
  }
  a.goOffline();
  let pages = 0;
  const store = golfer.services.documents.store;
  const query = store.query.bind(store);
  const cut = vi.spyOn(store, 'query').mockImplementation((...asked) => {
    if (asked[2].from[0]!.collectionId === 'swings') pages += 1;
    if (pages > 1) throw new Error('the signal is gone');
    return query(...asked);
  });

  const b = await golfer.phone('b', { collections: ['swings', 'rounds'] });

  await eventually(async () => expect(await b.db.swings.count().exec()).toBe(30));
  const here = await b.db.swings.find().exec();
  expect(new Set(here.map(({ id }) => Number(id.slice(1)) > 35))).toEqual(new Set([true]));
  await eventually(() => expect(b.report?.status.hasRecent).toBe(true));
  expect(b.report?.status.lastSyncedAt).toBeUndefined();

  cut.mockRestore();
  await b.killAndReopen();
  await eventually(async () => expect(await b.db.swings.count().exec()).toBe(65));
  await eventually(() => expect(b.report?.status.lastSyncedAt).toBeDefined());
});

it('reports it only once everything is stored, so that no screen shows an empty account', async () => {
  const a = await golfer.phone('a', { collections: ['rounds', 'workouts'] });
  await teeOffOn(a, 'sam');
  await sent(a);
  a.goOffline();

  let toldBefore: boolean | undefined;
  const storage = getRxStorageMemory();
  const create = storage.createStorageInstance.bind(storage);
  vi.spyOn(storage, 'createStorageInstance').mockImplementation(async (of) => {
    const instance = await create(of);
    if (of.collectionName !== 'rounds') return instance;
    const write = instance.bulkWrite.bind(instance);
    instance.bulkWrite = async (...rows) => {
      await delay(500); // a slow disk
      toldBefore ??= b.report?.status.hasRecent ?? false;
      return write(...rows);
    };
    return instance;
  });
  const checked = wrappedValidateAjvStorage({ storage }) as RxStorage<unknown, unknown>;
  const b = await golfer.phone('b', { collections: ['rounds', 'workouts'], storage: checked });

  await eventually(() => expect(b.report?.status.hasRecent).toBe(true));
  expect(await b.db.rounds.count().exec()).toBe(1);
  expect(toldBefore).toBe(false);
});
