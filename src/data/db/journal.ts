import { shownDocument } from '#src/data/live/sources.ts';
import { type EntityName, entityNames } from '#src/domain/entities/registry.ts';
import { equal } from '@divot/documents';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { writeLocal } from '#src/platform/storage/local-store.ts';
import { rememberedUser } from '#src/platform/session/remembered-session.ts';
import { sessionAtom, state } from '#src/platform/state.ts';

// The journal of writes. A write is entered before IndexedDB is asked for it and dropped when it is on disk. Local
// storage gets the journal only if the page goes or IndexedDB is slow. merge-journals.ts merges what ended pages have
// left there.

type Document = { readonly id: string };
type Dated = Document & { readonly updatedAt: string };
export type JournalEntry = {
  readonly name: EntityName;
  /** The version that was changed. A new document, and one whose deletion is undone, have none. */
  readonly before?: Document;
  /** The result of the write; for a deletion, the deleted document. */
  readonly document: Document;
  readonly end?: 'deleted' | 'restored';
};
type OpenWrite = {
  readonly predict: () => readonly JournalEntry[];
  /** What IndexedDB was asked for. */
  entries: readonly JournalEntry[];
  /** Its place among what IndexedDB was asked for, which asks again in the same order. Last as long as it was not. */
  turn: number;
  /** Local storage has the entries. */
  isSaved: boolean;
  /** The next page makes the write, whatever becomes of it here: a page that WebKit keeps aborts it. */
  isPostponed?: boolean;
};

/** Prefix of the keys of a golfer's journals, one for each page. */
export const journalsOf = (uid: string): string => `divot-unfinished-${uid}/`;
export const pageId = newId();

export const isJournal = (value: unknown): value is readonly JournalEntry[] =>
  Array.isArray(value) &&
  value.every((one) => isRecord(one) && isRecord(one.document) && entityNames.some((name) => name === one.name));

/** This page's writes that are not on disk. */
const open = new Set<OpenWrite>();
let turns = 0;
const NOT_YET = Number.MAX_SAFE_INTEGER;
const inTurn = (): readonly OpenWrite[] => [...open].toSorted((a, b) => a.turn - b.turn);
/** The last write that is. Screens show it a moment later. */
let lastDurable: readonly JournalEntry[] = [];

const entriesOf = (writes: Iterable<OpenWrite>): readonly JournalEntry[] =>
  [...writes].flatMap(({ entries }) => entries);

/** False if local storage has no room. Then it has what it had before. */
const writeSaved = (): boolean => {
  const session = state.get(sessionAtom);
  // Another tab may have signed the golfer out. Local storage knows first.
  if (session.kind !== 'signed-in' || rememberedUser()?.uid !== session.user.uid) return false;
  const key = journalsOf(session.user.uid) + pageId;
  const entries = entriesOf(inTurn().filter(({ isSaved }) => isSaved));
  if (entries.length > 0) return writeLocal(key, entries);
  localStorage.removeItem(key);
  return true;
};

const save = (write: OpenWrite, entries: readonly JournalEntry[]): boolean => {
  const before = { ...write };
  Object.assign(write, { entries, isSaved: true });
  if (writeSaved()) return true;
  Object.assign(write, before);
  return false;
};

/** Saves what IndexedDB was asked for and has not finished, as far as it fits. */
export const saveJournal = (): void => {
  for (const write of inTurn()) if (write.entries.length > 0) save(write, write.entries);
};

/** What IndexedDB was asked for, with the same ids and times, or what it will be asked for. */
const entriesOfWrite = ({ entries, predict }: OpenWrite): readonly JournalEntry[] =>
  entries.length > 0 ? entries : predict();

const isOf = (name: EntityName, id: string) => (entry: ShownDocument) =>
  entry.name === name && entry.document.id === id;

const updatedAt = (document: Document): string => (document as Dated).updatedAt;

/** The page goes, and IndexedDB drops what it has not finished. Leaves it to the next page, also what will be written. */
const onLeaving = (): void => {
  for (const write of inTurn()) {
    try {
      write.isPostponed = save(write, entriesOfWrite(write));
    } catch {
      // The write would be rejected.
    }
  }
};

/** A phone may end a hidden page without a word. */
const LISTENERS = { pagehide: onLeaving, visibilitychange: saveJournal };
const listen = (change: 'addEventListener' | 'removeEventListener'): void => {
  if (open.size > 0 || typeof addEventListener !== 'function') return;
  for (const [event, listener] of Object.entries(LISTENERS)) globalThis[change](event, listener);
};

export type ShownDocument = { readonly name: EntityName; readonly document: Document };
let shownAtLoss: readonly ShownDocument[] = [];
/** What screens showed when the storage was lost. Changes of it are still possible. */
export const rememberShown = (shown: readonly ShownDocument[]): void => {
  shownAtLoss = shown;
};

/** A document as this page knows it, with writes that are not on disk. Undefined if it is deleted or on no screen. */
export const documentKnown = (name: EntityName, id: string): Document | undefined => {
  const isMeant = isOf(name, id);
  const entry = entriesOf(inTurn()).findLast(isMeant);
  if (entry) return entry.end === 'deleted' ? undefined : entry.document;
  const shown = shownDocument(name, id) ?? shownAtLoss.find(isMeant)?.document;
  const written = lastDurable.find(isMeant)?.document;
  return shown && written && updatedAt(written) >= updatedAt(shown) ? written : shown;
};

export type JournaledWrite<E extends JournalEntry> = {
  /**
   * What this page has written or is writing over `before` in an earlier turn. RxDB first applies a change to the version
   * that it knows, and only then to the one that is stored.
   */
  readonly ownVersionAfter: (name: EntityName, before: Document) => Document | undefined;
  /** Call before IndexedDB is asked. Replaces what this write entered before. */
  readonly enter: (entry: E) => void;
  /** IndexedDB has it on disk, or has rejected it. One that is postponed stays until it is on disk. */
  readonly close: (outcome: 'durable' | 'rejected') => void;
  /**
   * Postpones the write to the next start, because the storage is lost. Returns it, or undefined if there is no room. Throws
   * if it would be rejected.
   */
  readonly postpone: () => readonly E[] | undefined;
};

/** `predict` returns what the write will do, from what the page knows, or throws if the write would be rejected. */
export const journalWrite = <E extends JournalEntry>(predict: () => readonly E[]): JournaledWrite<E> => {
  const write: OpenWrite = { predict, entries: [], turn: NOT_YET, isSaved: false };
  listen('addEventListener');
  open.add(write);
  return {
    ownVersionAfter: (name, before) => {
      const isMeant = isOf(name, before.id);
      const writes = inTurn();
      const earlier = writes.slice(0, writes.indexOf(write));
      const version = [...lastDurable, ...entriesOf(earlier)].findLast(isMeant)?.document;
      return version && updatedAt(version) >= updatedAt(before) && !equal(version, before) ? version : undefined;
    },
    enter: (entry) => {
      if (write.turn === NOT_YET) write.turn = turns++;
      write.entries = [entry];
      if (write.isSaved) writeSaved();
    },
    close: (outcome) => {
      if (outcome === 'rejected' && write.isPostponed) return;
      open.delete(write);
      if (outcome === 'durable') lastDurable = write.entries;
      if (write.isSaved) writeSaved();
      listen('removeEventListener');
    },
    postpone: () => {
      const entries = entriesOfWrite(write) as readonly E[];
      write.isPostponed = save(write, entries);
      return write.isPostponed ? entries : undefined;
    },
  };
};

/** The writes that this page has postponed are merged: the same golfer has signed in again. */
export const forgetPostponedWrites = (): void => {
  for (const write of open) if (write.isPostponed) open.delete(write);
};
