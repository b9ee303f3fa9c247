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

// A page that is left takes with it the writes that its storage has not ended: a reload right after a tap. What they would
// have left is put aside as the page goes, and another open tab, or the next start, joins it with what is stored: a write
// that ended after all, or another tab's, stands beside it.

type Document = { readonly id: string };
/** A new document, and one whose deletion is undone, have no `before`. */
type Unfinished = {
  readonly name: EntityName;
  readonly before?: Document;
  /** What the page's writes made of it one after the other: the storage may have ended some of them. */
  readonly earlier?: readonly Document[];
  /** What they would leave; of a deletion, what was deleted. */
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
/** While the page is being left. */
let leaving: Map<string, Unfinished> | undefined;
/** Where it was put aside, by a page that may yet come back. */
let asideAt: string | undefined;

type Dated = Document & { readonly updatedAt: string };
/** What this page wrote last into a collection: its screens show it a moment later. */
const lately = new WeakMap<object, Dated>();
export const noteWritten = (collection: object, document: Dated): void => void lately.set(collection, document);

/** What the page that is being left has of a document, earlier unfinished writes among it. */
export const documentLeft = (name: EntityName, id: string): Document | undefined => {
  const left = leaving?.get(`${name}/${id}`);
  if (left) return left.end === 'deleted' ? undefined : left.document;
  const shown = shownDocument(name, id) as Dated | undefined;
  const written = lately.get(currentDatabase()?.[name] ?? {});
  return shown && written?.id === id && written.updatedAt >= shown.updatedAt ? written : shown;
};

/** False while the page stays. */
export const isLeaving = (): boolean => leaving !== undefined;
/** `end`: the document is deleted, or comes back from its deletion. `from`: what the storage made `document` of. */
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
  let kept = new Map<string, Unfinished>();
  for (const putAside of running) {
    leaving = new Map(kept);
    try {
      putAside();
      // An import may have no room there: what else is unfinished has.
      if (writeLocal(asideAt, [...leaving.values()])) kept = leaving;
    } catch {
      // Refused, as the storage would have been asked in vain.
    }
  }
  leaving = undefined;
};

/** Runs one write; `putAside` names what it would leave by `leave`, should the page be left before it ends. */
export const untilWritten = async <T>(putAside: () => unknown, work: () => Promise<T>): Promise<T> => {
  const isPage = typeof addEventListener === 'function';
  if (isPage && running.size === 0) addEventListener('pagehide', onLeaving);
  running.add(putAside);
  try {
    const result = await work();
    // The page has come back from the browser's memory, and its last write with it.
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

/** Of the page's own versions the last that the storage has, whatever else it has: what the unfinished ones began with. */
const lastStored = ({ name, before, earlier = [], document }: Unfinished, server: Sides['server']): Sides['base'] => {
  const isSound = (one: unknown): one is Sides['local'] => validateDocument(name, one) === undefined;
  let base = isSound(before) ? before : undefined;
  for (const local of [...earlier, document].filter(isSound)) {
    const merged = mergeDocuments(name, { base, local, server }, { device: '', at: '' });
    if (sameContent(merged, server)) base = local;
  }
  return base;
};

/** What an unfinished write makes of what is stored; the golfer chooses where a deletion meets another's work. */
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

/** A page that hangs keeps the next from its turn no longer than this. */
const TURN_MS = 5_000;

/** Takes what earlier pages left unfinished into a database that has just been opened. One page at a time. */
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

/** Takes up what another tab leaves unfinished while the database is open: nobody may open Divot for a long time. */
export const followUnfinished = (database: DivotDatabase, uid: string): void => {
  if (typeof addEventListener !== 'function') return;
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(keysOf(uid)) && newValue !== null) void takeUpUnfinished(database, uid);
  };
  addEventListener('storage', onStored);
  database.onClose.push(() => removeEventListener('storage', onStored));
};
