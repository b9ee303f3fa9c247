import type { RxCollection } from 'rxdb/plugins/core';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { groundDatabase } from '#src/data/db/ground-database.ts';
import { type HistoryRow, addHistory, historyOf } from '#src/data/db/history-database.ts';
import { mergeChange } from '#src/data/db/merge-change.ts';
import { NotWrittenError, writePrivateFile } from '#src/data/db/private-writer.ts';
import { keepPoses, storedPoses } from '#src/data/db/swing-poses.ts';
import { keepArrivedVideo, storedVideo } from '#src/data/db/swing-videos.ts';
import { isSampleShown, openedDatabase } from '#src/data/live/current.ts';
import { type Version, storedVersions, versionsFrom } from '#src/data/queries/history.ts';
import { type FileWish, golferFile } from '#src/data/queries/golfer-file.ts';
import { isOutOfSpace } from '#src/data/rxdb/quota-retry.ts';
import { type Cause, withCauseOf } from '#src/data/rxdb/recorded-writes.ts';
import { keyOf } from '#src/domain/entities/document-key.ts';
import { storedDocuments, toContent } from '#src/data/rxdb/storage.ts';
import { isEmptied } from '#src/domain/entities/documents.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { bytesOfStream } from '#src/domain/transfer/byte-stream.ts';
import { type Film, type GolferRecord, recordsOf } from '#src/domain/transfer/golfer-records.ts';
import { SealError, type SealProblem, unsealed } from '#src/domain/transfer/sealed-file.ts';
import { type Result, compact, fail, localDay, ok } from '@divot/basics';
import { type JsonMap, sameContent } from '@divot/documents';
import { now } from '#src/platform/clock/clock.ts';
import { dropUnfinished, privateFolder } from '#src/data/db/private-files.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import type { Watch } from '#src/platform/waiting/watch.ts';
import { takeEventFile } from './events.ts';
import { changeMarks } from './ground.ts';

// Writes the file with everything of a golfer and takes one over. A file is read twice: the first time changes nothing
// and ends with what it holds or why Divot does not take it, the second time merges it. Where that is cut short, reading
// the file once more finishes it and doubles nothing.

const FOLDER = (uid: string) => [`golfer-${uid}`, 'file'] as const;

const PROBLEMS: Readonly<Record<SealProblem, string>> = {
  'not-ours': 'This is not a file with everything of a golfer. Choose the one that ends in .divot. Nothing changed.',
  newer: 'A newer Divot saved this file. Update Divot, then read it again. Nothing changed.',
  damaged: 'This file is damaged or incomplete. Save it once more on your other phone. Nothing changed.',
  'wrong-passphrase': 'Wrong passphrase. Nothing changed.',
  'another-golfer': 'This file is of another golfer. Sign in as that golfer to read it. Nothing changed.',
};
const FULL = 'This device has no room for the file. Free some space and try again.';
const SAMPLE = 'This is sample data. Go back to your own golf first.';
const UNREADABLE = 'This device cannot read the file any more. Choose it again. Nothing changed.';
const HALF = 'Divot could not store all of it. Read the file once more: nothing is doubled.';

/** Removes the saved file, and what a page that was killed had begun. */
export const dropGolferFile = async (uid: string): Promise<void> => {
  const [golfer, folder] = FOLDER(uid);
  const there = await privateFolder([golfer]).catch(() => undefined);
  await there?.removeEntry(folder, { recursive: true }).catch(() => undefined); // there is none
  await dropUnfinished(uid);
};

export type SavedFile = { readonly file: File; readonly withFilms: boolean };

/**
 * Saves everything of the golfer in one file, for them to share or download, until `dropGolferFile`. Rejects where
 * `watch` aborts.
 */
export const saveGolferFile = async (uid: string, wish: FileWish, watch: Watch): Promise<Result<SavedFile>> => {
  if (isSampleShown()) return fail(SAMPLE);
  await dropGolferFile(uid);
  const name = `divot-${localDay(now())}.divot`;
  const type = 'application/octet-stream';
  try {
    await writePrivateFile({ folders: FOLDER(uid), name }, golferFile(uid, wish, watch));
    const folder = await privateFolder(FOLDER(uid));
    const file = await (await folder!.getFileHandle(name)).getFile();
    return ok({ file: new File([file], name, { type }), withFilms: wish.withFilms });
  } catch (error) {
    if (!(error instanceof NotWrittenError)) throw error;
    if (error.outcome === 'full') return fail(FULL);
  }
  // A private window has no private files, nor room for films.
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of golferFile(uid, { ...wish, withFilms: false }, watch)) parts.push(part);
  return ok({ file: new File(parts, name, { type }), withFilms: false });
};

export type FileContents = {
  readonly savedAt: string;
  readonly device: string;
  /** How many documents of each kind are in it, deleted ones left out. */
  readonly documents: { readonly [N in EntityName]?: number };
  readonly films: number;
  readonly filmBytes: number;
};
export type FileTaken = {
  readonly added: number;
  /** Documents that differed here and were merged. */
  readonly merged: number;
  readonly films: number;
  /** Films beyond the room that this device has, or that the golfer gave them. */
  readonly filmsLeftOut: number;
};
/** A file of this golfer that was read to its end and found whole. */
export type CheckedFile = {
  readonly contents: FileContents;
  /** Merges the file as a sync would. Rejects where `watch` aborts; what was stored until then stays. */
  readonly take: (watch: Watch) => Promise<Result<FileTaken>>;
};

type DocumentRecord = Extract<GolferRecord, { kind: 'document' }>;
type Document = { readonly id: string };

/** The golfer's records in the file. */
const read = (uid: string, file: Blob, passphrase: string, { onProgress, signal }: Watch) => {
  async function* counted() {
    let done = 0;
    for await (const part of bytesOfStream(file.stream())) {
      signal.throwIfAborted();
      yield part;
      done += part.length;
      onProgress(done / file.size);
    }
  }
  return recordsOf(uid, unsealed(counted(), passphrase));
};

type Counts = { -readonly [K in keyof FileTaken]: number };
type Taking = {
  readonly database: DivotDatabase;
  readonly uid: string;
  readonly signal: AbortSignal;
  /** What the history says of all that this reading writes. */
  readonly cause: Cause;
  readonly taken: Counts;
};

const isSame = (a: JsonMap, b: JsonMap): boolean => a['_deleted'] === b['_deleted'] && sameContent(a, b);

/**
 * The last version that both devices had: the present one here if that device has read it, else one that the document
 * there and the one here came from.
 */
const lastCommon = ({ history = [] }: DocumentRecord, theirs: readonly Version[], ours: readonly Version[]) => {
  const [now] = ours;
  const isRead = history.some(({ version, at }) => version === now?.row?.version && at === now.row.at);
  return (isRead ? now : theirs.find((one) => ours.some(({ document }) => isSame(document, one.document))))?.document;
};

const plain = ({ _deleted, ...document }: JsonMap) => document as unknown as Document;

/** As this device tells of them: what the golfer did there was done on another device. */
const rowsFrom = (device: string, { history = [] }: DocumentRecord): readonly HistoryRow[] =>
  (history as readonly HistoryRow[]).map((row) => ({
    ...row,
    by: row.by === 'hand' ? 'device' : row.by,
    device: row.device ?? device,
  }));

/** Merges a document that differs here, unless this version has been here already. */
const mergeRecord = async (record: DocumentRecord, device: string, { database, taken }: Taking): Promise<void> => {
  const { of: name, document, deleted, version, history = [] } = record;
  const rows = await historyOf(database, keyOf(name, document.id));
  const isHere = (one: number) => rows.some((row) => row.version === one);
  if (isHere(version)) return;
  const ours = await storedVersions(database, name, document.id);
  const there = { ...document, _deleted: deleted === true };
  if (ours.some((one) => isSame(one.document, there))) return;
  const theirs = versionsFrom(there, version, history as readonly HistoryRow[]);
  const before = lastCommon(record, theirs, ours);
  const end = deleted ? ('deleted' as const) : undefined;
  const change = { name, document, versions: [document], before: before && plain(before), end };
  await mergeChange(database, compact(change), device);
  const added = rowsFrom(device, record).filter((row) => !isHere(row.version));
  await addHistory(database, added);
  taken.merged += 1;
};

/** Adds documents of one collection that are not here and merges those that differ. */
const takeDocuments = async (
  name: EntityName,
  records: readonly DocumentRecord[],
  device: string,
  taking: Taking,
): Promise<void> => {
  const { database, taken } = taking;
  const collection = database[name] as unknown as RxCollection<Document>;
  const stored = await storedDocuments(
    collection,
    records.map(({ document }) => document.id),
  );
  const isGone = ({ document, deleted }: DocumentRecord) => deleted && isEmptied(name, { ...document, _deleted: true });
  const absent = records.filter((record) => !stored.has(record.document.id) && !isGone(record));
  // Before the documents: a page that is killed in between reads no history of what is here already.
  await addHistory(
    database,
    absent.flatMap((record) => rowsFrom(device, record)),
  );
  const { error } = await collection.bulkInsert(
    absent.map(({ document, deleted }) => (deleted ? { ...document, _deleted: true } : document)),
  );
  if (error.length > 0) throw new Error(`${error.length} documents were not stored`);
  taken.added += absent.filter(({ deleted }) => !deleted).length;
  for (const record of records) {
    const here = stored.get(record.document.id);
    const isHere = here && isSame(toContent(here), { ...record.document, _deleted: record.deleted === true });
    // oxlint-disable-next-line no-await-in-loop -- each merge reads what is stored then
    if (here && !isHere) await mergeRecord(record, device, taking);
  }
};

/** As many documents are stored together. */
const BATCH = 200;

type Beside = Exclude<GolferRecord, { readonly kind: 'golfer' | 'document' | 'film' }>;

const must = (result: Result<unknown>): void => {
  if (!result.ok) throw new Error(result.error);
};

/** Adds what lies beside the documents. Nothing here is replaced. */
const takeBeside = async (record: Beside, { database, uid }: Taking): Promise<void> => {
  switch (record.kind) {
    case 'poses': {
      const { kind: _, ...poses } = record;
      if ((await storedPoses(database, poses.key)) === undefined) await keepPoses(database, poses);
      return;
    }
    case 'marks': {
      const { roundId, marks, flags } = record.marks;
      await changeMarks(uid, roundId, (here) => ({
        roundId,
        marks: [...here.marks, ...marks.filter(({ id }) => !here.marks.some((mark) => mark.id === id))],
        flags: { ...flags, ...here.flags },
      }));
      return;
    }
    case 'book': {
      const { books } = groundDatabase(uid);
      if ((await books.get(record.book.courseId)) === undefined) await books.put(record.book);
      return;
    }
    case 'event':
      must(await takeEventFile(uid, { events: [record.event] }));
      return;
    default:
      must(await takeEventFile(uid, { events: [], season: record.season }));
  }
};

const takeFilm = async (film: Film, bytes: AsyncIterable<Uint8Array>, { uid, taken }: Taking): Promise<void> => {
  if (await storedVideo(uid, film.id)) return;
  const outcome = await keepArrivedVideo(uid, film, bytes);
  if (outcome === 'kept') taken.films += 1;
  else taken.filmsLeftOut += 1;
};

const takeRecords = async (records: ReturnType<typeof read>, taking: Taking): Promise<void> => {
  let device = '';
  let batch: DocumentRecord[] = [];
  const storeBatch = async () => {
    const [first] = batch;
    taking.signal.throwIfAborted();
    const keys = batch.map(({ of: name, document }) => keyOf(name, document.id));
    if (first) await withCauseOf(keys, taking.cause, () => takeDocuments(first.of, batch, device, taking));
    batch = [];
  };
  for await (const { record, film } of records) {
    const goesOn = record.kind === 'document' && record.of === batch[0]?.of && batch.length < BATCH;
    if (!goesOn) await storeBatch();
    if (record.kind === 'golfer') device = record.device;
    else if (record.kind === 'document') batch.push(record);
    else if (record.kind === 'film') await takeFilm(record, film!, taking);
    else await takeBeside(record, taking);
  }
  await storeBatch();
};

const contentsOf = async (records: ReturnType<typeof read>): Promise<FileContents> => {
  const contents = { savedAt: '', device: '', documents: {} as Record<string, number>, films: 0, filmBytes: 0 };
  for await (const { record } of records) {
    if (record.kind === 'golfer') Object.assign(contents, { savedAt: record.savedAt, device: record.device });
    if (record.kind === 'document' && !record.deleted)
      contents.documents[record.of] = (contents.documents[record.of] ?? 0) + 1;
    if (record.kind === 'film') {
      contents.films += 1;
      contents.filmBytes += record.bytes;
    }
  }
  return contents;
};

/**
 * Reads a golfer's file to its end and changes nothing. Fails with one sentence if it is damaged, incomplete, of a newer
 * Divot or another golfer, or if the passphrase is wrong. Rejects where `watch` aborts.
 */
export const checkGolferFile = async (
  uid: string,
  file: Blob,
  passphrase: string,
  watch: Watch,
): Promise<Result<CheckedFile>> => {
  if (isSampleShown()) return fail(SAMPLE);
  try {
    const contents = await contentsOf(read(uid, file, passphrase, watch));
    return ok({
      contents,
      take: (takeWatch) => takeGolferFile(uid, read(uid, file, passphrase, takeWatch), takeWatch),
    });
  } catch (error) {
    if (error instanceof SealError) return fail(PROBLEMS[error.problem]);
    if (error instanceof DOMException && error.name === 'NotReadableError') return fail(UNREADABLE);
    throw error;
  }
};

const takeGolferFile = async (
  uid: string,
  records: ReturnType<typeof read>,
  { signal }: Watch,
): Promise<Result<FileTaken>> => {
  const taken = { added: 0, merged: 0, films: 0, filmsLeftOut: 0 };
  const database = await openedDatabase();
  if (!database) return fail(HALF);
  try {
    await takeRecords(records, { database, uid, signal, cause: { by: 'import', batch: newId() }, taken });
    return ok(taken);
  } catch (error) {
    signal.throwIfAborted();
    logError(error);
    return fail(isOutOfSpace(error) ? `${FULL} ${HALF}` : HALF);
  }
};
