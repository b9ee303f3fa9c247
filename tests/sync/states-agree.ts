import { type RxStorageInstance, getChangedDocumentsSince } from 'rxdb/plugins/core';
import { compareAmong } from '#src/data/rxdb/replicated.ts';
import { isSettled, rejectionOf } from '#src/sync/document-state.ts';
import { keyOf } from '#src/domain/entities/document-key.ts';
import type { Phone } from './device.ts';

// Checks that the document states match what RxDB has on disk.

const ALL = 1_000;
const AGAIN_AFTER_MS = 20;
const LOOKS = 5;

/** Keys of the documents that on disk differ from the server version that RxDB stored. */
const dirtyOnDisk = async ({ engine }: Phone): Promise<readonly string[]> => {
  const keys = engine.replications.map(async ({ name, state }) => {
    const storage = state.collection.storageInstance as unknown as RxStorageInstance<{ id: string }, unknown, unknown>;
    const { documents } = await getChangedDocumentsSince(storage, ALL);
    const compared = await compareAmong(
      state,
      documents.map(({ id }) => id),
    );
    return compared.filter(({ isEqual }) => !isEqual).map(({ id }) => keyOf(name, id));
  });
  return (await Promise.all(keys)).flat();
};

const hold = async (look: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  let found = await look();
  for (let again = 1; found.length > 0 && again < LOOKS; again++) {
    await new Promise((next) => {
      setTimeout(next, AGAIN_AFTER_MS);
    });
    found = await look();
  }
  return found;
};

/** Documents that count as synced but are dirty, whatever is in progress. Gives RxDB a moment to finish a write. */
export const wronglySynced = (phone: Phone): Promise<readonly string[]> =>
  hold(async () => {
    const dirty = await dirtyOnDisk(phone);
    return dirty.filter((key) => isSettled(phone.engine.states.get(key)));
  });

/** Documents whose state and disk disagree while nothing is in progress. */
export const disagreeingAtRest = (phone: Phone): Promise<readonly string[]> =>
  hold(async () => {
    const dirty = await dirtyOnDisk(phone);
    const { states } = phone.engine;
    const waiting = [...states.entries()].filter(([, state]) => !isSettled(state) && !rejectionOf(state));
    const unsettled = waiting.map(([key]) => key);
    return [...dirty.filter((key) => isSettled(states.get(key))), ...unsettled.filter((key) => !dirty.includes(key))];
  });
