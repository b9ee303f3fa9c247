import type { RxCollection } from 'rxdb/plugins/core';
import { shownDocuments } from '#src/data/live/sources.ts';
import { validateDocument } from '#src/domain/entities/documents.ts';
import { entityNames } from '#src/domain/entities/registry.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { rememberedUser } from '#src/platform/session/remembered-session.ts';
import { reloadWhenNothingIsTyped } from '#src/platform/pwa/reload-guard.ts';
import { sessionAtom, state, storageClearedAtom } from '#src/platform/state.ts';
import type { DivotDatabase } from './collections.ts';
import { type ShownDocument, rememberShown, saveJournal } from './journal.ts';
import { syncFromTheStart } from './sync-epoch.ts';

// The database can be lost while the app is open: another tab deletes it, the browser clears the site, or a phone drops
// the connection or never responds again. Further changes stay in the journal, and the documents on open screens are
// saved beside it. The reload creates a sound database and restores both, and the cloud brings the rest.

type Rescue = { readonly documents: readonly ShownDocument[]; readonly deleted: boolean };

/** The browser deletes databases one by one. If no more have gone for this long, it has finished. */
const QUIET_MS = 400;

const keyFor = (uid: string): string => `divot-rescue-${uid}`;
const isRescue = (value: unknown): value is Rescue =>
  isRecord(value) &&
  Array.isArray(value.documents) &&
  value.documents.every(
    (one) => isRecord(one) && isRecord(one.document) && entityNames.some((name) => name === one.name),
  );

let loss: { readonly uid: string; readonly shown: readonly ShownDocument[]; deleted: boolean } | undefined;
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
const currentLoss = () => (loss && isStillIn(loss.uid) ? loss : undefined);

/** Whether the signed-in golfer's storage is lost, so that changes only go into the journal. */
export const isStorageLost = (): boolean => currentLoss() !== undefined;

/** Small documents first: a score card before a picture. */
const shownNow = (): readonly ShownDocument[] => {
  const sized = shownDocuments().map(([name, document]) => ({
    one: { name, document },
    size: JSON.stringify(document).length,
  }));
  return sized.toSorted((a, b) => a.size - b.size).map(({ one }) => one);
};

/** Saves as many as fit. */
const saveShown = (most: number): void => {
  const current = currentLoss();
  if (!current) return;
  const { uid, shown, deleted } = current;
  for (let room = Math.min(most, shown.length); ; room = Math.floor(room / 2)) {
    if (writeLocal(keyFor(uid), { documents: shown.slice(0, room), deleted } satisfies Rescue) || room === 0) return;
  }
};

/** Gives up the shown documents, which may be in the cloud, for changes, which are not. True if that may help. */
export const makeRoomForChanges = (): boolean => {
  if (!currentLoss()) return false;
  saveShown(0);
  return true;
};

/** Called when the golfer's storage was deleted or can no longer be reached. */
export const onStorageLost = (uid: string, deleted: boolean): void => {
  if (loss?.uid !== uid) {
    loss = { uid, shown: shownNow(), deleted };
    rememberShown(loss.shown);
  }
  loss.deleted ||= deleted;
  clearTimeout(ending);
  ending = setTimeout(() => {
    // Another tab that signed the golfer out and erased their data looks the same. Then save nothing.
    if (!isStillIn(uid)) return;
    saveShown(Infinity);
    saveJournal(); // the browser may have cleared local storage as well
    reloadWhenNothingIsTyped();
  }, QUIET_MS);
};

/** The signed-in golfer's storage no longer responds. From now on, treat it as lost. */
export const onStorageTimeout = (): void => {
  const session = state.get(sessionAtom);
  if (session.kind === 'signed-in') onStorageLost(session.user.uid, false);
};

/** Restores what screens showed into a database that has just been opened. The journal's changes come after it. */
export const restoreFromRecovery = async (database: DivotDatabase, uid: string): Promise<void> => {
  loss = undefined; // the same golfer may have signed out and in again
  const rescued = readLocal(keyFor(uid), isRescue);
  if (!rescued) return;
  const wasEmpty = (await database.profiles.findOne().exec()) === null;
  if (rescued.deleted || wasEmpty) await syncFromTheStart(database);
  for (const { name, document } of rescued.documents) {
    if (validateDocument(name, document)) continue; // not written by us
    // oxlint-disable-next-line no-await-in-loop -- a handful of documents
    await (database[name] as unknown as RxCollection<typeof document>).insertIfNotExists(document);
  }
  localStorage.removeItem(keyFor(uid));
  state.set(storageClearedAtom, rescued.deleted || wasEmpty);
};
