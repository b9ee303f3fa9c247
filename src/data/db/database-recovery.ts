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

// The database can be taken away while the app is open: another tab deletes it, the browser clears the site, a phone
// drops the connection or never answers again. What the open screens have, and every change made from then on, is put aside where it outlives
// a reload; the reload makes a sound database, takes it back in, and the cloud brings the rest.

type Saved = { readonly name: EntityName; readonly document: { readonly id: string }; readonly changed: boolean };
type Rescue = { readonly documents: readonly Saved[]; readonly deleted: boolean };

/** Databases go one by one: when no more have gone for this long, it is over. */
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
      /** So many unchanged documents found room when it was last tried. */
      room: number;
    }
  | undefined;
let ending: ReturnType<typeof setTimeout> | undefined;

/** Asked of local storage too: what another tab has done there is seen at once, its news come later than a lost database. */
const isStillIn = (uid: string): boolean => {
  const session = state.get(sessionAtom);
  return session.kind === 'signed-in' && session.user.uid === uid && rememberedUser()?.uid === uid;
};
/** Signing out erases the golfer's storage, which looks like a loss: it is none for whoever signs in next. */
const currentRescue = () => (rescue && isStillIn(rescue.uid) ? rescue : undefined);

/** Whether the storage of the golfer who is in is gone and writes go aside. */
export const isStorageLost = (): boolean => currentRescue() !== undefined;

/** False where local storage has no room for what was changed. What was not comes after it, as much as there is room for. */
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

/** The golfer's storage is gone, deleted or merely out of reach. */
export const onStorageLost = (uid: string, deleted: boolean): void => {
  if (rescue?.uid !== uid) rescue = { uid, saved: shownNow(), deleted, room: Infinity };
  rescue.deleted ||= deleted;
  clearTimeout(ending);
  ending = setTimeout(() => {
    // Another tab that signed the golfer out and erased them looks the same: then nothing is kept.
    if (!isStillIn(uid)) return;
    putAside();
    reloadWhenNothingIsTyped();
  }, QUIET_MS);
};

/** The storage of the golfer who is in has stopped answering: for what follows it is as good as gone. */
export const onStorageTimeout = (): void => {
  const session = state.get(sessionAtom);
  if (session.kind === 'signed-in') onStorageLost(session.user.uid, false);
};

export const rescuedDocument = (name: EntityName, id: string): { readonly id: string } | undefined =>
  currentRescue()?.saved.get(`${name}/${id}`)?.document;

/** Keeps changes that find no storage. False where there is no room for all of them either: then nothing was changed. */
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

/** Takes what was put aside into a database that has just been opened. */
export const restoreFromRecovery = async (database: DivotDatabase, uid: string): Promise<void> => {
  rescue = undefined; // the same golfer may have signed out and in again
  const kept = readLocal(keyFor(uid), isRescue);
  if (!kept) return;
  const wasEmpty = (await database.profiles.findOne().exec()) === null;
  if (kept.deleted || wasEmpty) await syncFromTheStart(database);
  for (const { name, document, changed } of kept.documents) {
    if (validateDocument(name, document)) continue; // not written by us
    const collection = database[name];
    // oxlint-disable-next-line no-await-in-loop -- a handful of documents, in the order of the changes
    const isThere = (await collection.findOne(document.id).exec()) !== null;
    // oxlint-disable-next-line no-await-in-loop
    if (changed || !isThere) await collection.upsert(document);
  }
  localStorage.removeItem(keyFor(uid));
  state.set(storageClearedAtom, kept.deleted || wasEmpty);
};
