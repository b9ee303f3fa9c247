import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { watchWrite } from '#src/data/rxdb/sliced-writes.ts';
import { newRound } from '#tests/sync/one-round.ts';
import { openDatabase } from '#src/data/db/database.ts';

// The browser copies the documents of a write on the page's thread, and handles no tap meanwhile.

const ROUNDS = 260;
const AT_ONCE = 50;
const rounds = () => Array.from({ length: ROUNDS }, (_, n) => newRound(`r${n}`, 'sam'));

describe('a large import', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await openDatabase(crypto.randomUUID(), { collections: ['rounds'], multiInstance: false });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await db.remove();
  });

  /** The most calls of the object store's `method` within one task. */
  const mostInOneTask = (method: 'put' | 'get') => {
    const stock = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, method)!.value as IDBObjectStore['put'];
    let inTask = 0;
    let most = 0;
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function count(
      this: IDBObjectStore,
      ...asked: unknown[]
    ) {
      if (inTask === 0) {
        setImmediate(() => {
          inTask = 0;
        });
      }
      inTask += 1;
      most = Math.max(most, inTask);
      return Reflect.apply(stock, this, asked as Parameters<typeof stock>) as never;
    });
    return () => most;
  };

  it('is passed to the browser in slices, and stored whole', async () => {
    const mostPut = mostInOneTask('put');
    const mostGot = mostInOneTask('get');

    const { success, error } = await db.rounds.bulkInsert(rounds());

    expect([success.length, error.length]).toEqual([ROUNDS, 0]);
    expect(mostPut()).toBeLessThanOrEqual(AT_ONCE);
    expect(mostGot()).toBeLessThanOrEqual(AT_ONCE);
    expect(await db.rounds.count().exec()).toBe(ROUNDS);
  });

  /** When the browser reports the failure: at once, or once it has asked the disk. */
  const failures: Readonly<Record<string, (store: IDBObjectStore, document: unknown) => IDBRequest<IDBValidKey>>> = {
    'at once': () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    },
    later: (store, document) => store.add(document), // this document is there already
  };
  it.each(Object.entries(failures))('leaves nothing where a slice fails %s', async (_, fail) => {
    const stock = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')!.value as IDBObjectStore['put'];
    let stored = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function fill(this: IDBObjectStore, ...asked) {
      stored += 1;
      const request = Reflect.apply(stock, this, asked);
      return stored === 2 * AT_ONCE ? fail(this, asked[0]) : request;
    });

    await expect(db.rounds.bulkInsert(rounds())).rejects.toThrow();

    vi.restoreAllMocks();
    expect(stored).toBe(2 * AT_ONCE);
    expect(await db.rounds.count().exec()).toBe(0);
  });

  it('reports how much has been passed, and leaves nothing if it is cancelled on the way', async () => {
    const shares: number[] = [];
    const documents = rounds();
    const turn = new AbortController();
    const onProgress = (share: number) => {
      shares.push(share);
      if (shares.length === 2) turn.abort();
    };

    const given = watchWrite(documents, { onProgress, signal: turn.signal }, () => db.rounds.bulkInsert(documents));
    await expect(given).rejects.toThrow();
    expect(shares).toEqual([50 / ROUNDS, 100 / ROUNDS]);
    expect(await db.rounds.count().exec()).toBe(0);

    const watch = { onProgress, signal: new AbortController().signal };
    await watchWrite(documents, watch, () => db.rounds.bulkInsert(documents));
    expect(shares.slice(2)).toEqual([50, 100, 150, 200, 250, 260].map((done) => done / ROUNDS));
    expect(await db.rounds.count().exec()).toBe(ROUNDS);
  });

  it('finds in every slice what was there before', async () => {
    await db.rounds.bulkInsert(rounds().filter((_, n) => n % 100 === 7));

    const { success, error } = await db.rounds.bulkInsert(rounds());

    expect(error.map(({ documentId }) => documentId)).toEqual(['r7', 'r107', 'r207']);
    expect(success).toHaveLength(ROUNDS - 3);
  });
});
