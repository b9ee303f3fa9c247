import { dirtyAmong, dirtyIds } from '#src/data/db/replication-state.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { keyOf } from './document-state.ts';
import type { Replication } from './replicate.ts';

// What waits to be sent. A collection is counted whole at the start and when an exchange ended with something waiting;
// in between only the documents that were written or answered are looked at, so that a tap costs the same with nothing
// and with a thousand rounds waiting.

export type Backlog = {
  /** A document was written here. */
  onWrite(name: EntityName, id: string): void;
  /** The cloud answered to a document; RxDB notes it with the batch. */
  onResponse(name: EntityName, id: string): void;
  /** RxDB has noted what was answered before: it sends the next batch. */
  onBatchStored(name: EntityName): void;
  /** An exchange has come to rest. */
  onIdle(name: EntityName): void;
  /** Looks at what changed since the last time and returns the keys of all documents that wait. */
  count(): Promise<readonly string[]>;
};

const addTo = (sets: Map<EntityName, Set<string>>, name: EntityName, ids: Iterable<string>) =>
  sets.set(name, new Set([...(sets.get(name) ?? []), ...ids]));

export const createBacklog = (replications: readonly Replication[]): Backlog => {
  const uncounted = new Set(replications.map(({ name }) => name));
  const waiting = new Map<EntityName, ReadonlySet<string>>();
  const touched = new Map<EntityName, Set<string>>();
  const heard = new Map<EntityName, Set<string>>();

  const underWay = new Set<EntityName>();

  const look = async ({ name, state }: Replication): Promise<void> => {
    const ids = touched.get(name) ?? new Set();
    touched.delete(name);
    underWay.add(name);
    try {
      if (uncounted.delete(name)) waiting.set(name, new Set(await dirtyIds(state)));
      else if (ids.size > 0) {
        const unsynced = await dirtyAmong(state, [...ids]);
        waiting.set(name, new Set([...[...(waiting.get(name) ?? [])].filter((id) => !ids.has(id)), ...unsynced]));
      }
    } catch (error) {
      uncounted.add(name);
      throw error;
    } finally {
      underWay.delete(name);
    }
  };

  // One after the other: an older answer must not take a newer one's place.
  let last: Promise<unknown> = Promise.resolve();
  const count = async (): Promise<readonly string[]> => {
    await Promise.all(replications.map(look));
    return [...waiting].flatMap(([name, ids]) => [...ids].map((id) => keyOf(name, id)));
  };

  return {
    onWrite: (name, id) => addTo(touched, name, [id]),
    onResponse: (name, id) => addTo(heard, name, [id]),
    onBatchStored: (name) => {
      addTo(touched, name, heard.get(name) ?? []);
      heard.delete(name);
    },
    onIdle: (name) => {
      heard.delete(name);
      // What was looked at a moment ago may have been noted since.
      if (waiting.get(name)?.size !== 0 || underWay.has(name)) uncounted.add(name);
    },
    count: () => {
      const next = last.then(count, count);
      last = next;
      return next;
    },
  };
};
