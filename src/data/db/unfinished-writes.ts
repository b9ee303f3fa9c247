import type { RxCollection, RxDocumentData } from 'rxdb/plugins/core';
import { currentDatabase } from '#src/data/live/current.ts';
import { shownDocument } from '#src/data/live/sources.ts';
import { storedDocuments } from '#src/data/rxdb/stored-versions.ts';
import { contentOf } from '#src/data/rxdb/written-pages.ts';
import { type EntityName, entityNames } from '#src/domain/entities/registry.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
import { validateDocument } from '#src/domain/entities/validate-document.ts';
import { type Sides, mergeDocuments, sameContent } from '#src/domain/merge/merge.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { nowIso } from '#src/platform/clock.ts';
import { deviceName } from '#src/platform/device.ts';
import { logError } from '#src/platform/error-log.ts';
import { runExclusive } from '#src/platform/exclusive.ts';
import { newId } from '#src/platform/ids.ts';
import { readLocal, writeLocal } from '#src/platform/local-store.ts';
import { rememberedUser } from '#src/platform/remembered-session.ts';
import { sessionAtom, state } from '#src/platform/state.ts';
import type { DivotDatabase } from './collections.ts';
import { noteCloudVideo } from './removed-videos.ts';

// Leaving a page, for example by a reload right after a tap, loses writes that its storage has not finished. Their
// results are saved as the page goes. Another open tab, or the next start, merges them with what is stored, so a write
// that finished after all, or another tab's write, is kept as well.

type Document = { readonly id: string };
/** A new document, and one whose deletion is undone, have no `before`. */
type Unfinished = {
  readonly name: EntityName;
  readonly before?: Document;
  /** The results of the page's earlier writes, in order. The storage may have finished some of them. */
  readonly earlier?: readonly Document[];
  /** The result of the write; for a deletion, the deleted document. */
  readonly document: Document;
  readonly end?: 'deleted' | 'restored';
};

const keysOf = (uid: string): string => `divot-unfinished-${uid}/`;
const areUnfinished = (value: unknown): value is readonly Unfinished[] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      isRecord(one) &&
      isRecord(one.document) &&
      (one.earlier === undefined || Array.isArray(one.earlier)) &&
      entityNames.some((name) => name === one.name),
  );

const running = new Set<() => unknown>();
/** Set while the page is being left. */
let leaving: Map<string, Unfinished> | undefined;
/** The key under which this page saved its writes. The page may yet come back. */
let asideAt: string | undefined;

type Dated = Document & { readonly updatedAt: string };
/** This page's last writes per collection. Its screens show them a moment later. */
const lately = new WeakMap<object, Dated>();
export const noteWritten = (collection: object, document: Dated): void => void lately.set(collection, document);

/** The leaving page's version of a document, with earlier unfinished writes. */
export const documentLeft = (name: EntityName, id: string): Document | undefined => {
  const left = leaving?.get(`${name}/${id}`);
  if (left) return left.end === 'deleted' ? undefined : left.document;
  const shown = shownDocument(name, id) as Dated | undefined;
  const written = lately.get(currentDatabase()?.[name] ?? {});
  return shown && written?.id === id && written.updatedAt >= shown.updatedAt ? written : shown;
};

/** False while the page stays. */
export const isLeaving = (): boolean => leaving !== undefined;
/**
 * `end`: the document is deleted, or restored from its deletion. `from`: the stored version `document` was made from.
 */
export const leave = (
  name: EntityName,
  document: Document,
  { end, from }: { readonly end?: Unfinished['end']; readonly from?: Document | undefined } = {},
): void => {
  const key = `${name}/${document.id}`;
  const left = leaving?.get(key);
  const before = left ? left.before : documentLeft(name, document.id);
  const earlier = [...(left ? [...(left.earlier ?? []), left.document] : []), ...(from ? [from] : [])];
  const ending = end ?? (left?.end === 'restored' ? 'restored' : undefined);
  leaving?.set(key, { name, ...(before && { before }), earlier, document, ...(ending && { end: ending }) });
};

const onLeaving = (): void => {
  const session = state.get(sessionAtom);
  if (session.kind !== 'signed-in' || rememberedUser()?.uid !== session.user.uid) return;
  asideAt ??= keysOf(session.user.uid) + newId();
  let writes = new Map<string, Unfinished>();
  for (const putAside of running) {
    leaving = new Map(writes);
    try {
      putAside();
      // An import may not fit there. Other unfinished writes do.
      if (writeLocal(asideAt, [...leaving.values()])) writes = leaving;
    } catch {
      // Refused: there is no room, as in a full storage.
    }
  }
  leaving = undefined;
};

/** Runs one write. If the page is left before it ends, `putAside` calls `leave` with its result. */
export const untilWritten = async <T>(putAside: () => unknown, work: () => Promise<T>): Promise<T> => {
  const isPage = typeof addEventListener === 'function';
  if (isPage && running.size === 0) addEventListener('pagehide', onLeaving);
  running.add(putAside);
  try {
    const result = await work();
    // The page has come back from the browser's memory, with its last write.
    if (asideAt && running.size === 1) {
      localStorage.removeItem(asideAt);
      asideAt = undefined;
    }
    return result;
  } finally {
    running.delete(putAside);
    if (isPage && running.size === 0) removeEventListener('pagehide', onLeaving);
  }
};

type Stored = Document & { readonly _deleted?: boolean };

/** The last of the page's own versions that the storage has. The unfinished writes began with it. */
const lastStored = ({ name, before, earlier = [], document }: Unfinished, server: Sides['server']): Sides['base'] => {
  const isSound = (one: unknown): one is Sides['local'] => validateDocument(name, one) === undefined;
  let base = isSound(before) ? before : undefined;
  for (const local of [...earlier, document].filter(isSound)) {
    const merged = mergeDocuments(name, { base, local, server }, { device: '', at: '' });
    if (sameContent(merged, server)) base = local;
  }
  return base;
};

/** Merges an unfinished write with what is stored. Where a deletion meets another change, the golfer chooses. */
const joined = (unfinished: Unfinished, stored: Stored): Stored => {
  const { name, document, end } = unfinished;
  if (end === 'restored' && stored._deleted) return document;
  const server = stored as unknown as Sides['server'];
  const base = lastStored(unfinished, { ...server, _deleted: false });
  const local = { ...document, _deleted: end === 'deleted' };
  const merged = mergeDocuments(name, { base, local, server }, { device: deviceName(), at: nowIso() });
  return { ...merged, sortKey: sortKeyOf(name, merged) } as unknown as Stored;
};

const takeUp = async (database: DivotDatabase, unfinished: Unfinished): Promise<void> => {
  const { name, document, end } = unfinished;
  if (validateDocument(name, document)) return; // not written by us
  const collection = database[name] as unknown as RxCollection<Document>;
  const [stored] = await storedDocuments(collection, [document.id]);
  if (!stored || stored._deleted) {
    const { _deleted, ...back }: Stored = stored
      ? joined(unfinished, { ...contentOf(stored), _deleted: true })
      : document;
    if (end !== 'deleted' && !_deleted) await collection.insert(back);
    return;
  }
  const found = await collection.findOne(document.id).exec();
  if (end === 'deleted') await noteCloudVideo(database, name, document);
  await found?.incrementalModify((server) => joined(unfinished, contentOf(server as RxDocumentData<Document>)));
};

/** How long a page that hangs may hold up the next. */
const TURN_MS = 5_000;

/** Restores what earlier pages left unfinished into a database that has just been opened. One page at a time. */
export const takeUpUnfinished = async (database: DivotDatabase, uid: string): Promise<void> => {
  if (typeof localStorage === 'undefined') return;
  const keys = () => Object.keys(localStorage).filter((one) => one.startsWith(keysOf(uid)));
  const takeUpAll = async () => {
    for (const key of keys()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- a handful of documents
        for (const unfinished of readLocal(key, areUnfinished) ?? []) await takeUp(database, unfinished);
        localStorage.removeItem(key);
      } catch (error) {
        logError(error); // the golfer gets in all the same, and the next start tries again
      }
    }
  };
  if (keys().length > 0) await runExclusive(`divot-unfinished-${uid}`, takeUpAll, TURN_MS);
};

/** Restores what another tab leaves unfinished while the database is open, as the next start may be long away. */
export const followUnfinished = (database: DivotDatabase, uid: string): void => {
  if (typeof addEventListener !== 'function') return;
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(keysOf(uid)) && newValue !== null) void takeUpUnfinished(database, uid);
  };
  addEventListener('storage', onStored);
  database.onClose.push(() => removeEventListener('storage', onStored));
};
