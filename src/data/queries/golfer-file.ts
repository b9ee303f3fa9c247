import type { RxCollection, RxDocumentData } from 'rxdb/plugins/core';
import { compact, groupBy } from '@divot/basics';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { existingEventsDatabase } from '#src/data/db/events-database.ts';
import { existingGroundDatabase } from '#src/data/db/ground-database.ts';
import { type HistoryRow, historyPages } from '#src/data/db/history-database.ts';
import { allPoses } from '#src/data/db/swing-poses.ts';
import { storedVideo, storedVideos } from '#src/data/db/swing-videos.ts';
import { openedDatabase } from '#src/data/live/current.ts';
import { rowsCarried } from '#src/data/rxdb/recorded-writes.ts';
import { keyOf } from '#src/domain/entities/document-key.ts';
import { versionOf, withoutMeta, writtenPages } from '#src/data/rxdb/storage.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { bytesOfStream } from '#src/domain/transfer/byte-stream.ts';
import { type GolferRecord, RECORDS_VERSION, recordBytes } from '#src/domain/transfer/golfer-records.ts';
import { sealed } from '#src/domain/transfer/sealed-file.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { deviceName } from '#src/platform/device/device.ts';
import type { Watch } from '#src/platform/waiting/watch.ts';

// Everything of a golfer on this device as one sealed file, made as a stream: a page of documents or a piece of a film
// is in memory at a time.

type Document = { readonly id: string; readonly userId: string };

const collectionsIn = (database: DivotDatabase) =>
  Object.entries(database.collections) as unknown as readonly (readonly [EntityName, RxCollection<Document>])[];

type History = ReadonlyMap<string, readonly HistoryRow[]>;

/** The rows of each document. As a whole they are bounded (HISTORY_BYTES). */
const historyIn = async (database: DivotDatabase): Promise<History> => {
  const rows: HistoryRow[] = [];
  for await (const page of historyPages(database)) rows.push(...page);
  return groupBy(rows, ({ document }) => document);
};

const documentRecord = (name: EntityName, stored: RxDocumentData<Document>, history: History): GolferRecord => {
  const rows = [...(history.get(keyOf(name, stored.id)) ?? []), ...rowsCarried(stored)];
  return compact({
    kind: 'document' as const,
    of: name,
    document: withoutMeta(stored),
    deleted: stored._deleted ? (true as const) : undefined,
    version: versionOf(stored),
    history: rows.length > 0 ? [...new Map(rows.map((row) => [row.version, row])).values()] : undefined,
  });
};

/** The golfer's own documents with their history, deleted ones too. What others own comes from the cloud. */
async function* documentRecords(database: DivotDatabase, uid: string): AsyncGenerator<GolferRecord> {
  const history = await historyIn(database);
  for (const [name, collection] of collectionsIn(database)) {
    for await (const page of writtenPages(collection, undefined)) {
      for (const stored of page) {
        if (stored.userId === uid) yield documentRecord(name, stored, history);
      }
    }
  }
}

/** What is only on this device: marks of balls, plans of courses, events. */
async function* deviceRecords(uid: string): AsyncGenerator<GolferRecord> {
  const ground = await existingGroundDatabase(uid);
  for (const marks of (await ground?.marks.toArray()) ?? []) yield { kind: 'marks', marks };
  for (const book of (await ground?.books.toArray()) ?? []) yield { kind: 'book', book };
  const organised = await existingEventsDatabase(uid);
  for (const event of (await organised?.events.toArray()) ?? []) yield { kind: 'event', event };
  for (const season of (await organised?.seasons.toArray()) ?? []) yield { kind: 'season', season };
}

/** How many swing videos are on this device, and their bytes. */
export const filmsHere = async (uid: string): Promise<{ readonly films: number; readonly bytes: number }> => {
  const films = await storedVideos(uid);
  return { films: films.length, bytes: films.reduce((sum, { bytes }) => sum + bytes, 0) };
};

export type FileWish = { readonly passphrase: string; readonly withFilms: boolean };

/** Documents and pose tracks count as this many bytes of a film, for the progress. */
const RECORD_BYTES = 3_000;

const countRecords = async (database: DivotDatabase): Promise<number> => {
  const counts = await Promise.all(collectionsIn(database).map(([, collection]) => collection.count().exec()));
  return counts.reduce((sum, count) => sum + count, 0);
};

async function* plainBytes(
  database: DivotDatabase,
  uid: string,
  { withFilms }: FileWish,
  { onProgress, signal }: Watch,
): AsyncGenerator<Uint8Array> {
  const films = withFilms ? await storedVideos(uid) : [];
  const all = RECORD_BYTES * (await countRecords(database)) + films.reduce((sum, { bytes }) => sum + bytes, 1);
  let done = 0;
  const advance = (bytes: number) => {
    signal.throwIfAborted();
    done += bytes;
    onProgress(Math.min(1, done / all));
  };
  yield recordBytes({
    kind: 'golfer',
    app: 'divot',
    version: RECORDS_VERSION,
    userId: uid,
    savedAt: nowIso(),
    device: deviceName(),
  });
  for await (const record of documentRecords(database, uid)) {
    yield recordBytes(record);
    advance(RECORD_BYTES);
  }
  for await (const { key, swingId, packed } of allPoses(database))
    yield recordBytes({ kind: 'poses', key, swingId, packed });
  for await (const record of deviceRecords(uid)) yield recordBytes(record);
  for (const { id } of films) {
    // oxlint-disable-next-line no-await-in-loop -- one film after the other
    const film = await storedVideo(uid, id);
    if (!film) continue;
    yield recordBytes({ kind: 'film', id, type: film.type, bytes: film.size });
    for await (const part of bytesOfStream(film.stream())) {
      yield part;
      advance(part.length);
    }
  }
}

/** The sealed file, piece by piece. Rejects where `watch` aborts. */
export async function* golferFile(uid: string, wish: FileWish, watch: Watch): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const database = await openedDatabase();
  if (!database) throw new Error('No golfer’s database is open');
  yield* sealed(plainBytes(database, uid, wish, watch), wish.passphrase);
}
