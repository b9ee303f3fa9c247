import { type Firestore, doc, getDoc } from 'firebase/firestore/lite';
import type { RxCollection } from 'rxdb/plugins/core';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { rewriteDeleted, storedDocuments } from '#src/data/rxdb/storage.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { keyOf } from '#src/domain/entities/document-key.ts';
import type { DocumentStates } from '#src/sync/contract.ts';
import { openGame } from './shared-invitations.ts';
import { type LocalDocument, fromCloud } from '#src/sync/wire.ts';

type Here = {
  readonly firestore: Firestore;
  readonly uid: string;
  readonly database: DivotDatabase;
  readonly states: DocumentStates;
};

/** Resolves a rejected document: sends it again, or takes the cloud's version. */
export const resolveRejection = async (
  { firestore, uid, database, states }: Here,
  collection: string,
  id: string,
  choice: 'retry' | 'take-cloud',
): Promise<void> => {
  if (!Object.hasOwn(entities, collection)) return;
  const name = collection as EntityName;
  if (choice === 'retry') {
    await resendDocument(database, name, id);
    return;
  }
  if (name === 'games' && (await database.games.findOne(id).exec())?.userId !== uid) {
    // A guest's own changes are dropped. The card tells how the game stands, and the cloud's entry replaces theirs.
    states.apply(keyOf(name, id), { kind: 'abandoned' });
    await states.save();
    await database.games.findOne(id).remove();
    await openGame(database, firestore, uid, id);
    return;
  }
  const snapshot = await getDoc(doc(firestore, entities[name].cloud.collection, id));
  const server = snapshot.exists() ? fromCloud(name, id, snapshot.data(), uid) : undefined;
  // This version cannot take what it cannot read. This device's version is the only one the golfer can see.
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
 * Sends a rejected document again in its current form, also if it is a deletion. A new edit time makes it differ from
 * the version that RxDB believes the cloud has.
 */
export const resendDocument = async (database: DivotDatabase, name: EntityName, id: string): Promise<void> => {
  const collection = database[name] as unknown as RxCollection<LocalDocument>;
  const edited = { updatedAt: nowIso() };
  const alive = await collection.findOne(id).exec();
  if (alive) await alive.incrementalPatch(edited);
  else {
    const gone = await storedDocuments(collection, [id]);
    await rewriteDeleted(collection, [...gone.values()], (one) => ({ ...one, ...edited }));
  }
};
