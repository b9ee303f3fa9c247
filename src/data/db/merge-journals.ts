import { deviceName } from '#src/platform/device/device.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { webLocks } from '#src/platform/waiting/exclusive.ts';
import { readLocal } from '#src/platform/storage/local-store.ts';
import type { DivotDatabase } from './collections.ts';
import { type JournalEntry, forgetPostponedWrites, isJournal, journalsOf, pageId } from './journal.ts';
import { type Change, mergeChange } from './merge-change.ts';

// What a page leaves in its journal (it was closed, reloaded or killed, or its storage was lost) is merged with what is
// stored, by another open tab or the next start, so that a write which finished after all, or another tab's, is kept as
// well.

const changesIn = (journal: readonly JournalEntry[]): readonly Change[] => {
  const changes = new Map<string, Change>();
  for (const entry of journal) {
    const key = `${entry.name}/${entry.document.id}`;
    const { name, document } = entry;
    const change = changes.get(key);
    const versions = [...(change ? [...change.versions, ...(entry.before ? [entry.before] : [])] : []), document];
    const end = entry.end ?? (change?.end === 'restored' ? 'restored' : undefined);
    const before = change ? change.before : entry.before;
    changes.set(key, { name, document, versions, ...(before && { before }), ...(end && { end }) });
  }
  return [...changes.values()];
};

const mergeJournal = async (database: DivotDatabase, key: string): Promise<void> => {
  try {
    // oxlint-disable-next-line no-await-in-loop -- a handful of documents
    for (const change of changesIn(readLocal(key, isJournal) ?? [])) await mergeChange(database, change, deviceName());
    localStorage.removeItem(key);
  } catch (error) {
    logError(error); // the golfer gets in all the same, and the next start tries again
  }
};

/** Each page holds its lock while it lives, killed or not. */
const lockOf = (key: string) => `divot-page-${key.slice(key.lastIndexOf('/') + 1)}`;

const holdPageLock = (): void => {
  const left = new Promise<void>((resolve) => {
    addEventListener('pagehide', () => resolve());
  });
  void webLocks()?.request(lockOf(pageId), { ifAvailable: true }, (lock) => (lock ? left : undefined));
};

/**
 * Merges into a database that has just been opened what ended pages left in their journals. While it is open, those of
 * other tabs follow as soon as they end.
 */
export const mergeJournals = async (database: DivotDatabase, uid: string): Promise<void> => {
  if (typeof localStorage === 'undefined') return;
  const locks = webLocks();
  const awaited = new AbortController();
  const followed = new Set<string>();
  const mergeWhenEnded = (key: string): void => {
    if (followed.has(key) || awaited.signal.aborted) return;
    followed.add(key);
    const merge = async () => {
      followed.delete(key);
      await mergeJournal(database, key);
    };
    if (locks) locks.request(lockOf(key), { signal: awaited.signal }, merge).catch(() => undefined);
    else void merge();
  };
  const mergeIfEnded = async (key: string): Promise<void> => {
    if (!locks) return mergeJournal(database, key);
    await locks.request(lockOf(key), { ifAvailable: true }, async (lock) => {
      if (lock) await mergeJournal(database, key);
      else mergeWhenEnded(key);
    });
  };
  const onStored = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(journalsOf(uid)) && newValue !== null) mergeWhenEnded(key);
  };
  if (typeof addEventListener === 'function') {
    holdPageLock();
    addEventListener('storage', onStored);
    database.onClose.push(() => {
      removeEventListener('storage', onStored);
      awaited.abort();
    });
  }
  const pageJournal = journalsOf(uid) + pageId;
  await mergeJournal(database, pageJournal); // the golfer has signed in again on a page whose storage was lost
  forgetPostponedWrites();
  // oxlint-disable-next-line no-await-in-loop -- most often there is none
  for (const key of Object.keys(localStorage)) if (key.startsWith(journalsOf(uid))) await mergeIfEnded(key);
};
