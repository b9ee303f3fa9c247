import { isRecord } from '#src/domain/shared/is-record.ts';
import { shownDocuments } from '#src/data/live/sources.ts';
import { validateDocument } from '#src/domain/entities/validate-document.ts';
import { type EntityName, entityNames } from '#src/domain/entities/registry.ts';
import { readLocal, writeLocal } from '#src/platform/local-store.ts';
import { rememberedUser } from '#src/platform/remembered-session.ts';
import { reloadWhenNothingIsTyped } from '#src/platform/reload-guard.ts';
import { sessionAtom, state, storageClearedAtom } from '#src/platform/state.ts';
import type { DivotDatabase } from './collections.ts';
import { syncFromTheStart } from './sync-epoch.ts';

// The database can be lost while the app is open: another tab deletes it, the browser clears the site, or a phone drops
// the connection or never responds again. Then the documents on open screens and all further changes are saved where
// they survive a reload. The reload creates a sound database and restores them, and the cloud brings the rest.

type Saved = { readonly name: EntityName; readonly document: { readonly id: string }; readonly changed: boolean };
type Rescue = { readonly documents: readonly Saved[]; readonly deleted: boolean };

/** The browser deletes databases one by one. If no more have gone for this long, it has finished. */
const QUIET_MS = 400;

const keyFor = (uid: string): string => `divot-rescue-${uid}`;
const isRescue = (value: unknown): value is Rescue =>
  isRecord(value) &&
  Array.isArray(value.documents) &&
  value.documents.every(
    (one) => isRecord(one) && isRecord(one.document) && entityNames.some((name) => name === one.name),
  );

let rescue:
  | {
      readonly uid: string;
      readonly saved: Map<string, Saved>;
      deleted: boolean;
      /** How many unchanged documents fitted at the last attempt. */
      room: number;
    }
  | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;

/**
 * Check local storage too: it shows another tab's sign-out at once, while that tab's message comes after the database
 * is lost.
 */
const isStillIn = (uid: string): boolean => {
  const session = state.get(sessionAtom);
  return session.kind === 'signed-in' && session.user.uid === uid && rememberedUser()?.uid === uid;
};
/** Signing out erases the golfer's storage, which looks like a loss. It is none for the golfer who signs in next. */
const currentRescue = () => (rescue && isStillIn(rescue.uid) ? rescue : undefined);

/** Whether the signed-in golfer's storage is lost and writes go to recovery. */
export const isStorageLost = (): boolean => currentRescue() !== undefined;

/** False if local storage has no room for the changed documents. Unchanged ones follow, as many as fit. */
const putAside = (): boolean => {
  const current = currentRescue();
  if (!current) return true;
  const { uid, saved, deleted } = current;
  const changed = [...saved.values()].filter((one) => one.changed);
  const shown = [...saved.values()].filter((one) => !one.changed);
  for (let room = Math.min(current.room, shown.length); ; room = Math.floor(room / 2)) {
    const documents = [...changed, ...shown.slice(0, room)];
    current.room = room;
    if (writeLocal(keyFor(uid), { documents, deleted } satisfies Rescue)) return true;
    if (room === 0) return false;
  }
};

/** Small documents first: a score card before a swing's landmarks. */
const shownNow = (): Map<string, Saved> => {
  const sized = shownDocuments().map(([name, document]) => ({
    one: { name, document, changed: false },
    size: JSON.stringify(document).length,
  }));
  return new Map(
    sized.toSorted((a, b) => a.size - b.size).map(({ one }) => [`${one.name}/${one.document.id}`, one] as const),
  );
};

/** Called when the golfer's storage was deleted or can no longer be reached. */
export const onStorageLost = (uid: string, deleted: boolean): void => {
  if (rescue?.uid !== uid) rescue = { uid, saved: shownNow(), deleted, room: Infinity };
  rescue.deleted ||= deleted;
  clearTimeout(ending);
  ending = setTimeout(() => {
    // Another tab that signed the golfer out and erased their data looks the same. Then save nothing.
    if (!isStillIn(uid)) return;
    putAside();
    reloadWhenNothingIsTyped();
  }, QUIET_MS);
};

/** The signed-in golfer's storage no longer responds. From now on, treat it as lost. */
export const onStorageTimeout = (): void => {
  const session = state.get(sessionAtom);
  if (session.kind === 'signed-in') onStorageLost(session.user.uid, false);
};

export const rescuedDocument = (name: EntityName, id: string): { readonly id: string } | undefined =>
  currentRescue()?.saved.get(`${name}/${id}`)?.document;

/** Saves changes while there is no storage. If they do not all fit, returns false and saves none. */
export const saveForRecovery = (name: EntityName, documents: readonly { readonly id: string }[]): boolean => {
  const current = currentRescue();
  if (!current) return false;
  const { saved } = current;
  const changes = documents.map((document) => [`${name}/${document.id}`, { name, document, changed: true }] as const);
  const before = changes.map(([key]) => [key, saved.get(key)] as const);
  for (const [key, change] of changes) saved.set(key, change);
  if (putAside()) return true;
  for (const [key, earlier] of before) {
    if (earlier) saved.set(key, earlier);
    else saved.delete(key);
  }
  putAside();
  return false;
};

/** Restores saved documents into a database that has just been opened. */
export const restoreFromRecovery = async (database: DivotDatabase, uid: string): Promise<void> => {
  rescue = undefined; // the same golfer may have signed out and in again
  const rescued = readLocal(keyFor(uid), isRescue);
  if (!rescued) return;
  const wasEmpty = (await database.profiles.findOne().exec()) === null;
  if (rescued.deleted || wasEmpty) await syncFromTheStart(database);
  for (const { name, document, changed } of rescued.documents) {
    if (validateDocument(name, document)) continue; // not written by us
    const collection = database[name];
    // oxlint-disable-next-line no-await-in-loop -- a handful of documents, in the order of the changes
    const isThere = (await collection.findOne(document.id).exec()) !== null;
    // oxlint-disable-next-line no-await-in-loop
    if (changed || !isThere) await collection.upsert(document);
  }
  localStorage.removeItem(keyFor(uid));
  state.set(storageClearedAtom, rescued.deleted || wasEmpty);
};
