import { Dexie, type EntityTable } from 'dexie';
import { benchRounds } from '#dev/bench/rounds.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { eraseGolfer } from '#src/data/db/erase.ts';
import { closeGolferDatabase, openGolferDatabase } from '#src/data/db/golfer-database.ts';
import { validateDocument } from '#src/domain/entities/documents.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';

// The three rivals, holding the same rounds under the same keys: the app's own storage as the app opens it, Dexie as in
// its manual, and bare IndexedDB.

/** Same as the app (src/data/db/device-storage.ts): a write is done when it is on the disk. */
export const DURABILITY = 'strict';
const CHUNK = 500;
const INDEXES = 'id, date, sortKey, [status+sortKey]';

export type DexieStore = Dexie & { readonly rounds: EntityTable<Round, 'id'> };

export const openDexie = (name: string): DexieStore => {
  const store = new Dexie(name, { chromeTransactionDurability: DURABILITY });
  store.version(1).stores({ rounds: INDEXES });
  return store as DexieStore;
};

export const openRaw = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      const rounds = request.result.createObjectStore('rounds', { keyPath: 'id' });
      rounds.createIndex('date', 'date');
      rounds.createIndex('sortKey', 'sortKey');
      rounds.createIndex('status', ['status', 'sortKey']);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open')));
  });

const inChunks = async (uid: string, count: number, write: (rounds: Round[]) => Promise<unknown>): Promise<number> => {
  const chunks = Array.from({ length: Math.ceil(count / CHUNK) }, (_, i) =>
    benchRounds(uid, Math.min(CHUNK, count - i * CHUNK), i * CHUNK),
  );
  const startedMs = performance.now();
  for (const rounds of chunks) await write(rounds);
  return performance.now() - startedMs;
};

/** Takes documents in as the app does: checked first, then written together. */
export const fillOurs = (database: DivotDatabase, uid: string, count: number): Promise<number> =>
  inChunks(uid, count, async (rounds) => {
    const problem = rounds.map((round) => validateDocument('rounds', round)).find(Boolean);
    if (problem) throw new Error(problem);
    const { error } = await database.rounds.bulkInsert(rounds);
    if (error.length > 0) throw new Error(`${error.length} rounds were not stored`);
  });

export const fillDexie = (store: DexieStore, uid: string, count: number): Promise<number> =>
  inChunks(uid, count, (rounds) => store.rounds.bulkAdd(rounds));

export const fillRaw = (store: IDBDatabase, uid: string, count: number): Promise<number> =>
  inChunks(
    uid,
    count,
    (rounds) =>
      new Promise<void>((resolve, reject) => {
        const transaction = store.transaction('rounds', 'readwrite', { durability: DURABILITY });
        for (const round of rounds) transaction.objectStore('rounds').put(round);
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('error', () => reject(transaction.error ?? new Error('not written')));
      }),
  );

export { openGolferDatabase as openOurs };

export const eraseOurs = async (uid: string): Promise<void> => {
  await closeGolferDatabase();
  await eraseGolfer(uid);
};
