import { DAY_MS } from '@divot/basics';
import type { RxCollection } from 'rxdb/plugins/core';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { type Written, placeOf, rewriteDeleted, toContent, versionOf, writtenPages } from '#src/data/rxdb/storage.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { GRACE_DAYS } from '@divot/documents';
import { emptied, isEmptied } from '#src/domain/entities/documents.ts';
import { type LocalDocument, needsAttention } from '#src/sync/wire.ts';
import { keyOf } from '#src/domain/entities/document-key.ts';
import type { Firestore } from 'firebase/firestore/lite';
import { now } from '#src/platform/clock/clock.ts';
import type { DocumentStates } from '#src/sync/contract.ts';
import type { Gate } from '#src/sync/gate.ts';
import { erasePastCards } from './invitation-cards.ts';

// Keeps a deleted document whole for a while, for undo and for a device that was offline. Then empties it, as a local
// change that replication sends like any other.

const EMPTIED = 'emptied-tombstones';
/** What each collection was read up to. */
type UpTo = Readonly<Partial<Record<EntityName, Written>>>;

const emptyIn = async (
  database: DivotDatabase,
  name: EntityName,
  uid: string,
  from: Written | undefined,
  before: number,
) => {
  const collection = database[name] as unknown as RxCollection<LocalDocument>;
  let done = from;
  for await (const written of writtenPages(collection, from)) {
    const due = written.filter((document) => versionOf(document) < before);
    const deleted = due.filter(
      (document) => document._deleted && document['userId'] === uid && !isEmptied(name, toContent(document)),
    );
    await rewriteDeleted(collection, deleted, (document) => emptied(name, document) as LocalDocument);
    const last = due.at(-1);
    if (last) done = placeOf(last);
    if (due.length < written.length) break;
  }
  return done;
};

/** Looks only at deletions that have come of age since the last time. */
export const emptyTombstones = async (
  database: DivotDatabase,
  uid: string,
  names: readonly EntityName[],
  nowMs: number,
): Promise<void> => {
  const stored = (await database.getLocal<UpTo>(EMPTIED))?.toJSON().data;
  const upTo: Partial<Record<EntityName, Written | undefined>> = { ...stored };
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- at start, in the background
    upTo[name] = await emptyIn(database, name, uid, upTo[name], nowMs - GRACE_DAYS * DAY_MS);
  }
  await database.upsertLocal(EMPTIED, upTo);
};

// Finds documents with a conflict, or a value that cannot be shown, that waits for the golfer.

const OPEN_CONFLICTS = 'open-disagreements';

type Known = { readonly keys: readonly string[]; readonly upTo: UpTo };

/** Reads what was written to one collection since `from`. Returns how far it has read. */
const readOn = async (database: DivotDatabase, name: EntityName, from: Written | undefined, keys: Set<string>) => {
  const collection = database[name] as unknown as RxCollection<LocalDocument>;
  let done = from;
  for await (const written of writtenPages(collection, from)) {
    for (const document of written) {
      const key = keyOf(name, document.id);
      if (needsAttention(name, document)) keys.add(key);
      else keys.delete(key);
      done = placeOf(document);
    }
  }
  return done;
};

/**
 * Keys of the documents with an open conflict. Reads only what was written since the last call, so a start does not go
 * through a lifetime of rounds.
 */
export const findOpenConflicts = async (
  database: DivotDatabase,
  names: readonly EntityName[],
): Promise<readonly string[]> => {
  const stored = (await database.getLocal<Known>(OPEN_CONFLICTS))?.toJSON().data;
  const keys = new Set(stored?.keys);
  const upTo: Partial<Record<EntityName, Written | undefined>> = { ...stored?.upTo };
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- at start, in the background
    upTo[name] = await readOn(database, name, upTo[name], keys);
  }
  await database.upsertLocal(OPEN_CONFLICTS, { keys: [...keys], upTo });
  return [...keys];
};

type Start = {
  readonly database: DivotDatabase;
  readonly firestore: Firestore;
  readonly uid: string;
  readonly names: readonly EntityName[];
  readonly gate: Gate;
  readonly states: DocumentStates;
  /** Resolves when everything the dashboard shows has arrived. */
  readonly recent: Promise<void>;
};

/** Background tasks that run once at each start. Rejects if the cloud is out of reach. */
export const runStartTasks = async (start: Start): Promise<void> => {
  const { database, firestore, uid, names, gate, states, recent } = start;
  for (const key of await findOpenConflicts(database, names)) states.apply(key, { kind: 'conflictFound' });
  await emptyTombstones(database, uid, names, now().getTime());
  // Run none of this before the dashboard's documents are here.
  await recent;
  if (names.includes('games')) await gate.exchange('reads', () => erasePastCards({ firestore, uid, gate }));
};
