import type { RxCollection } from 'rxdb/plugins/core';
import { shownDocument } from '#src/data/live/sources.ts';
import { storedDocuments } from '#src/data/rxdb/stored-versions.ts';
import { type EntityName, entityNames } from '#src/domain/entities/registry.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
import { validateDocument } from '#src/domain/entities/validate-document.ts';
import { type Sides, mergeDocuments, sameContent } from '#src/domain/merge/merge.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { nowIso } from '#src/platform/clock.ts';
import { deviceName } from '#src/platform/device.ts';
import { logError } from '#src/platform/error-log.ts';
import { newId } from '#src/platform/ids.ts';
import { readLocal, writeLocal } from '#src/platform/local-store.ts';
import { rememberedUser } from '#src/platform/remembered-session.ts';
import { sessionAtom, state } from '#src/platform/state.ts';
import type { DivotDatabase } from './collections.ts';

// A page that is left takes with it the writes that its storage has not ended: a reload right after a tap. What they would
// have left is put aside as the page goes, and the next start joins it with what is stored: a write that ended after all,
// or another tab's, stands beside it.

type Document = { readonly id: string };
type Unfinished = { readonly name: EntityName; readonly before?: Document; readonly document: Document };

const keysOf = (uid: string): string => `divot-unfinished-${uid}/`;
const areUnfinished = (value: unknown): value is readonly Unfinished[] =>
  Array.isArray(value) &&
  value.every((one) => isRecord(one) && isRecord(one.document) && entityNames.some((name) => name === one.name));

const running = new Set<() => unknown>();
/** While the page is being left. */
let leaving: Map<string, Unfinished> | undefined;
/** Where it was put aside, by a page that may yet come back. */
let asideAt: string | undefined;

/** What the page that is being left has of a document, earlier unfinished writes among it. */
export const documentLeft = (name: EntityName, id: string): Document | undefined =>
  leaving?.get(`${name}/${id}`)?.document ?? shownDocument(name, id);

/** False while the page stays. */
export const isLeaving = (): boolean => leaving !== undefined;
export const leave = (name: EntityName, documents: readonly Document[]): void => {
  for (const document of documents) {
    const key = `${name}/${document.id}`;
    const earlier = leaving?.get(key);
    const before = earlier ? earlier.before : documentLeft(name, document.id);
    leaving?.set(key, { name, ...(before ? { before } : {}), document });
  }
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

const takeUp = async (database: DivotDatabase, { name, before, document }: Unfinished): Promise<void> => {
  if (validateDocument(name, document)) return; // not written by us
  const collection = database[name] as unknown as RxCollection<Document>;
  const [stored] = await storedDocuments(collection, [document.id]);
  if (stored?._deleted) return;
  const found = await collection.findOne(document.id).exec();
  if (!found) {
    await collection.insert(document);
    return;
  }
  await found.incrementalModify((server) => {
    const base = before && !validateDocument(name, before) ? before : undefined;
    const sides = { base, local: document, server } as unknown as Sides;
    if (sameContent(sides.local, sides.server)) return server;
    const merged = mergeDocuments(name, sides, { device: deviceName(), at: nowIso() });
    return { ...merged, sortKey: sortKeyOf(name, merged) } as unknown as Document;
  });
};

/** Takes what earlier pages left unfinished into a database that has just been opened. */
export const takeUpUnfinished = async (database: DivotDatabase, uid: string): Promise<void> => {
  if (typeof localStorage === 'undefined') return;
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(keysOf(uid)))) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a handful of documents
      for (const unfinished of readLocal(key, areUnfinished) ?? []) await takeUp(database, unfinished);
      localStorage.removeItem(key);
    } catch (error) {
      logError(error); // the golfer gets in all the same, and the next start tries again
    }
  }
};
