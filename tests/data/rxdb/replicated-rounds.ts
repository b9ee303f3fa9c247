import type { RxCollection, RxStorage } from 'rxdb/plugins/core';
import { replicateRxCollection } from 'rxdb/plugins/replication';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { wrappedValidateAjvStorage } from 'rxdb/plugins/validate-ajv';
import { Subject } from 'rxjs';
import { expect } from 'vitest';
import { openDatabase } from '#src/data/db/database.ts';
import { setMayBeReplaced } from '#src/data/rxdb/conflict-handler.ts';
import type { LocalDocument } from '#src/sync/wire.ts';
import { newRound } from '#tests/sync/one-round.ts';
import { eventually } from '#tests/support/eventually.ts';
import '#tests/support/test-db.ts';

// RxDB's own replication exchanges these rounds with a list in memory. Without Divot's engine, they show what an
// upgrade of RxDB changes.

const inMemory = () => wrappedValidateAjvStorage({ storage: getRxStorageMemory() }) as RxStorage<unknown, unknown>;

export const replicatedRounds = async (mayBeReplaced = (_id: string) => true, storage = inMemory()) => {
  const database = await openDatabase(crypto.randomUUID(), {
    storage,
    multiInstance: false,
    collections: ['rounds'],
  });
  const rounds = database.rounds as unknown as RxCollection<LocalDocument>;
  setMayBeReplaced(rounds, mayBeReplaced);
  const sent: string[] = [];
  const news = new Subject<'RESYNC'>();
  let page: LocalDocument[] = [];
  const state = replicateRxCollection<LocalDocument, { readonly nth: number }>({
    replicationIdentifier: 'a-list',
    collection: rounds,
    live: true,
    waitForLeadership: false,
    autoStart: false,
    pull: {
      stream$: news.asObservable(),
      handler: (checkpoint) => {
        const documents = page;
        page = [];
        return Promise.resolve({ documents, checkpoint: { nth: (checkpoint?.nth ?? 0) + 1 } });
      },
    },
    push: {
      handler: (rows) => {
        sent.push(...rows.map(({ newDocumentState }) => newDocumentState.id));
        return Promise.resolve([]);
      },
    },
  });
  await state.start();
  return {
    database,
    rounds,
    state,
    /** Ids in the order in which RxDB sent them. */
    sent,
    teeOff: (id: string) => database.rounds.insert(newRound(id, 'sam')),
    note: async (id: string, notes: string) => {
      await (await database.rounds.findOne(id).exec())!.incrementalPatch({ notes });
    },
    notesOf: async (id: string) => (await database.rounds.findOne(id).exec())?.notes,
    /** Puts the round on the server and waits until the next pull brings it. */
    serverHas: async (id: string, notes: string) => {
      page = [{ ...newRound(id, 'sam'), notes, _deleted: false }];
      news.next('RESYNC');
      await eventually(() => expect(page).toEqual([]));
      await state.awaitInSync();
    },
    close: async () => {
      await state.cancel();
      await database.close();
    },
  };
};
export type ReplicatedRounds = Awaited<ReturnType<typeof replicatedRounds>>;
