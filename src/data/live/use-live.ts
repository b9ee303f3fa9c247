import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { MangoQuery, RxCollection } from 'rxdb/plugins/core';
import type { Subscription } from 'rxjs';
import type { DocumentOf, EntityName } from '#src/domain/entities/registry.ts';
import { currentDatabase, onDatabaseChange } from './current.ts';

// Our own binding: RxDB's stock hook re-renders for ever on inline queries and starts every screen with an empty list.
// Here a question is known by its JSON, the answer's identity changes only when the answer does, and a database that
// is opened, closed or swapped (another golfer signs in) is followed.

export type Answer<T> = {
  readonly documents: readonly T[];
  /** False until the store has answered for the first time: then, and only then, a skeleton may show. */
  readonly ready: boolean;
};

const NOTHING: Answer<never> = { documents: [], ready: false };

const watch = <N extends EntityName>(name: N, key: string) => {
  let answer: Answer<DocumentOf<N>> = NOTHING;
  return {
    read: () => answer,
    subscribe: (changed: () => void) => {
      let query: Subscription | undefined;
      const follow = () => {
        query?.unsubscribe();
        answer = NOTHING;
        const collection = currentDatabase()?.[name] as RxCollection<DocumentOf<N>> | undefined;
        query = collection?.find(JSON.parse(key) as MangoQuery<DocumentOf<N>>).$.subscribe((found) => {
          answer = { documents: found.map((document) => document.toJSON() as DocumentOf<N>), ready: true };
          changed();
        });
        if (!collection) changed();
      };
      const unfollow = onDatabaseChange(follow);
      follow();
      return () => {
        unfollow();
        query?.unsubscribe();
      };
    },
  };
};

/** Every document of `name` that fits `query`, live. Always give a limit; newest first is `sort: [{ sortKey: 'asc' }]`. */
export const useLive = <N extends EntityName>(name: N, query: MangoQuery<DocumentOf<N>>): Answer<DocumentOf<N>> => {
  const key = JSON.stringify(query);
  const source = useMemo(() => watch(name, key), [name, key]);
  const subscribe = useCallback((changed: () => void) => source.subscribe(changed), [source]);
  return useSyncExternalStore(subscribe, source.read, source.read);
};

/** One document by id, live; undefined while loading and when there is none (`ready` tells which). */
export const useLiveOne = <N extends EntityName>(
  name: N,
  id: string | undefined,
): { readonly document: DocumentOf<N> | undefined; readonly ready: boolean } => {
  const { documents, ready } = useLive(name, {
    selector: { id: id ?? '' },
    limit: 1,
  } as unknown as MangoQuery<DocumentOf<N>>);
  return { document: documents[0], ready };
};
