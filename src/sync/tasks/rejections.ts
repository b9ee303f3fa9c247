import { type Firestore, doc, getDoc } from 'firebase/firestore/lite';
import type { RxCollection } from 'rxdb/plugins/core';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { storedDocuments } from '#src/data/rxdb/stored-versions.ts';
import { rewriteDeleted } from '#src/data/rxdb/written-pages.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { validateDocument } from '#src/domain/entities/validate-document.ts';
import { nowIso } from '#src/platform/clock.ts';
import { keyOf } from '#src/sync/document-state.ts';
import type { DocumentStates } from '#src/sync/document-states.ts';
import { openGame } from './shared-games.ts';
import { type LocalDocument, fromCloud } from '#src/sync/wire.ts';

type Here = {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly database: DivotDatabase;
  readonly states: DocumentStates;
};

/** What becomes of a document that the cloud rejected: sent again, or given up for what the cloud has. */
export const resolveRejection = async (
  { firestore, uid, database, states }: Here,
  collection: string,
  id: string,
  choice: 'retry' | 'take-cloud',
): Promise<void> => {
  if (!(collection in entities)) return;
  const name = collection as EntityName;
  if (choice === 'retry') {
    await resendDocument(database, name, id);
    return;
  }
  if (name === 'games' && (await database.games.findOne(id).exec())?.userId !== uid) {
    // What a guest said is given up: the card tells how the game stands, and the entry what the cloud has of it.
    states.apply(keyOf(name, id), { kind: 'abandoned' });
    await states.save();
    await database.games.findOne(id).remove();
    await openGame(database, firestore, uid, id);
    return;
  }
  const snapshot = await getDoc(doc(firestore, entities[name].cloud.collection, id));
  const server = snapshot.exists() ? fromCloud(name, id, snapshot.data(), uid) : undefined;
  // What cannot be read here cannot be taken: this device's version is the only one that the golfer can see.
  if (server?.ok === false) return;
  states.apply(keyOf(name, id), { kind: 'abandoned' });
  await states.save();
  const documents = database[name] as unknown as RxCollection<LocalDocument>;
  const document = await documents.findOne(id).exec();
  if (!server?.ok || server.value._deleted) {
    await document?.incrementalRemove();
    return;
  }
  const { _deleted, ...theirs } = server.value;
  // What the golfer deleted here comes back.
  await (document ? document.incrementalModify(() => theirs as never) : documents.insert(theirs as never));
};

/**
 * Sends a rejected document again, as it stands now; a rejected deletion too. A new edit time makes it another version
 * than the one that RxDB takes for the cloud's.
 */
export const resendDocument = async (database: DivotDatabase, name: EntityName, id: string): Promise<void> => {
  const collection = database[name] as unknown as RxCollection<LocalDocument>;
  const edited = { updatedAt: nowIso() };
  const alive = await collection.findOne(id).exec();
  if (alive) await alive.incrementalPatch(edited);
  else await rewriteDeleted(collection, await storedDocuments(collection, [id]), (one) => ({ ...one, ...edited }));
};

/** Sends again what an earlier version of Divot had joined into a form that the cloud rejected. */
export const resendMended = async (database: DivotDatabase, rejected: readonly string[]): Promise<void> => {
  for (const key of rejected) {
    const [name, id = ''] = key.split('/') as [EntityName, string?];
    const collection = database[name] as unknown as RxCollection<LocalDocument>;
    /* oxlint-disable no-await-in-loop -- a handful at a start */
    const document = await collection.findOne(id).exec();
    if (document && validateDocument(name, document.toJSON()) !== undefined) await resendDocument(database, name, id);
    /* oxlint-enable no-await-in-loop */
  }
};
