import 'fake-indexeddb/auto';
import { serialize } from 'node:v8';
import type { RxCollection, RxStorage } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';
import { type Json, type JsonMap, isMap } from '@divot/documents';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import { openPhone } from '#tests/sync/device.ts';
import { type AppVersion, type SeasonCollection, becomeVersion, seasonCollections } from './app-version.ts';

// One phone of the soak in its own process, with its own version of the app and its own memory. Messages control it.

export type PhoneTask = {
  readonly name: string;
  readonly version: AppVersion;
  readonly uid: string;
  readonly project: string;
  readonly port: number;
};
export type Figures = {
  /** Heap after a garbage collection. It includes the database, because the test simulates IndexedDB in memory. */
  readonly heapBytes: number;
  /** Everything in IndexedDB: documents, indexed copies, and sync's own records. */
  readonly databaseBytes: number;
  /** The documents alone, as JSON. */
  readonly documentBytes: number;
};
export type Ask =
  | { readonly kind: 'create'; readonly collection: SeasonCollection; readonly document: JsonMap }
  | {
      readonly kind: 'edit';
      readonly collection: SeasonCollection;
      readonly id: string;
      readonly path: string;
      readonly value: unknown;
    }
  | { readonly kind: 'offline' | 'online' | 'kill' | 'settle' | 'contents' | 'figures' | 'close' };
/** `over` is the value before an edit. The edit is undefined if this phone does not have the document. */
export type Answers = {
  readonly edit: { readonly over: unknown } | undefined;
  readonly settle: { readonly unsynced: number };
  readonly contents: JsonMap;
  readonly figures: Figures;
};

const task = JSON.parse(process.argv[2]!) as PhoneTask;
becomeVersion(task.version);
const storage = wrappedValidateAjvStorage({ storage: getRxStorageDexie() }) as RxStorage<unknown, unknown>;
const phone = await openPhone({ ...task, collections: seasonCollections, storage });

const collectionOf = (name: SeasonCollection) => phone.db[name] as unknown as RxCollection<JsonMap>;
const keyOf = (item: Json) => (isMap(item) ? String(item['n'] ?? item['id']) : '');

/** Sets `value` at a path, and adds a missing list item. */
const put = (whole: Json, [step, ...rest]: readonly string[], value: Json, had: (over: Json) => void): Json => {
  if (step === undefined) {
    had(whole);
    return value;
  }
  if (!Array.isArray(whole)) {
    const map = isMap(whole) ? whole : {};
    return { ...map, [step]: put(map[step], rest, value, had) };
  }
  const list = whole as Json[];
  const known = list.some((item) => keyOf(item) === step);
  if (!known) return [...list, put(undefined, rest, value, had)];
  return list.map((item) => (keyOf(item) === step ? put(item, rest, value, had) : item));
};

/** What this phone holds, in the same form for every version: unknown fields appear beside known ones. */
const contents = async (): Promise<JsonMap> => {
  const held: Record<string, Json> = {};
  for (const name of seasonCollections) {
    for (const document of await collectionOf(name).find().exec()) {
      const { extra, sortKey: _sortKey, ...known } = document.toJSON() as JsonMap;
      const unknown = Object.entries((extra ?? {}) as JsonMap).map(([key, value]): [string, Json] => [
        key,
        isMap(value) && '$timestamp' in value ? value['$timestamp'] : value,
      ]);
      held[`${name}/${document.primary}`] = { ...Object.fromEntries(unknown), ...known };
    }
  }
  return held;
};

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error!));
  });
const databaseBytes = async (): Promise<number> => {
  let bytes = 0;
  for (const { name } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name!));
    for (const store of database.objectStoreNames) {
      const rows = await asked(database.transaction(store).objectStore(store).getAll());
      for (const row of rows) bytes += serialize(row).byteLength;
    }
    database.close();
  }
  return bytes;
};

const answer: { readonly [K in Ask['kind']]: (ask: Extract<Ask, { kind: K }>) => Promise<unknown> } = {
  create: async ({ collection, document }) => {
    const whole = { ...document, userId: task.uid };
    await collectionOf(collection).insert({ ...whole, sortKey: sortKeyOf(collection, whole) });
  },
  edit: async ({ collection, id, path, value }): Promise<Answers['edit']> => {
    const document = await collectionOf(collection).findOne(id).exec();
    if (!document) return undefined;
    let over: Json;
    await document.incrementalModify((before) => {
      const had = (found: Json) => {
        over = found;
      };
      const at = new Date(Date.parse(String(before['updatedAt'])) + 1000).toISOString();
      return { ...(put(before, path.split('.'), value, had) as JsonMap), updatedAt: at };
    });
    return { over };
  },
  offline: () => Promise.resolve(phone.goOffline()),
  online: () => Promise.resolve(phone.goOnline()),
  kill: () => phone.killAndReopen(),
  settle: async (): Promise<Answers['settle']> => {
    for (const key of phone.engine.rejectedKeys()) {
      const [name, id] = key.split('/') as [SeasonCollection, string];
      await phone.engine.resend(name, id);
    }
    phone.engine.pullAll();
    await phone.engine.inSync();
    return { unsynced: (await phone.engine.dirtyKeys()).length };
  },
  contents,
  figures: async (): Promise<Figures> => {
    const documentBytes = Buffer.byteLength(JSON.stringify(Object.values(await contents())));
    const bytes = await databaseBytes();
    globalThis.gc?.();
    return { heapBytes: process.memoryUsage().heapUsed, databaseBytes: bytes, documentBytes };
  },
  close: () => phone.close(),
};

const reply = async (nth: number, ask: Ask): Promise<void> => {
  try {
    process.send!({ nth, value: await answer[ask.kind](ask as never) });
  } catch (error) {
    process.send!({ nth, error: error instanceof Error ? error.stack : String(error) });
  }
  if (ask.kind === 'close') process.disconnect();
};
process.on('message', ({ nth, ask }: { readonly nth: number; readonly ask: Ask }) => void reply(nth, ask));
// The season was aborted.
process.on('disconnect', () => process.exit());
process.send!({ nth: 0 });
