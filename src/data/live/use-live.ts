import { useSyncExternalStore } from 'react';
import type { MangoQuery, RxCollection, RxDocument } from 'rxdb/plugins/core';
import type { Subscription } from 'rxjs';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { DocumentOf, EntityName } from '#src/domain/entities/registry.ts';
import { logError } from '#src/platform/error-log.ts';
import { currentDatabase, onDatabaseChange } from './current.ts';

// Our own binding: RxDB's stock hook re-renders for ever on inline queries and starts every screen with an empty list.
// Here a question is known by its JSON and shared by all who ask it; the answer's identity (and that of each unchanged
// document in it) changes only when the answer does; a screen that comes back shows the last answer at once; and a
// database that is opened, closed or swapped (another golfer signs in) is followed.

export type Answer<T> = {
  readonly documents: readonly T[];
  /** False until the store has answered for the first time: then, and only then, a skeleton may show. */
  readonly ready: boolean;
};

const NOTHING: Answer<never> = { documents: [], ready: false };
/** Questions whose last answer is kept although nobody asks any more. */
const QUIET_SOURCES = 40;

type Source = {
  readonly read: () => Answer<never>;
  readonly subscribe: (changed: () => void) => () => void;
  readonly isQuiet: () => boolean;
};

const plain = new WeakMap<RxDocument, unknown>();
const toPlain = (document: RxDocument): unknown => {
  const known = plain.get(document) ?? document.toJSON();
  plain.set(document, known);
  return known;
};

const openSource = (name: EntityName, query: string): Source => {
  let answer: Answer<never> = NOTHING;
  let answeredBy: DivotDatabase | undefined;
  let running: Subscription | undefined;
  let unfollow: (() => void) | undefined;
  const askers = new Set<() => void>();
  const tellAll = () => {
    for (const changed of askers) changed();
  };
  const follow = () => {
    running?.unsubscribe();
    const database = currentDatabase();
    const collection = database?.[name] as RxCollection | undefined;
    running = collection?.find(JSON.parse(query) as MangoQuery).$.subscribe({
      next: (found) => {
        answer = { documents: (found as RxDocument[]).map(toPlain) as never[], ready: true };
        answeredBy = database;
        tellAll();
      },
      error: logError,
    });
    if (answeredBy !== database) tellAll();
  };
  return {
    read: () => (answeredBy === currentDatabase() ? answer : NOTHING),
    subscribe: (changed) => {
      askers.add(changed);
      if (askers.size === 1) {
        unfollow = onDatabaseChange(follow);
        follow();
      }
      return () => {
        askers.delete(changed);
        if (askers.size > 0) return;
        unfollow?.();
        running?.unsubscribe();
      };
    },
    isQuiet: () => askers.size === 0,
  };
};

const sources = new Map<string, Source>();

const sourceOf = (name: EntityName, query: string): Source => {
  const key = `${name} ${query}`;
  const known = sources.get(key);
  if (known) return known;
  if (sources.size >= QUIET_SOURCES) {
    for (const [other, source] of sources) if (source.isQuiet()) sources.delete(other);
  }
  const source = openSource(name, query);
  sources.set(key, source);
  return source;
};

/** Every document of `name` that fits `query`, live. Always give a limit; newest first is `sort: [{ sortKey: 'asc' }]`. */
export const useLive = <N extends EntityName>(name: N, query: MangoQuery<DocumentOf<N>>): Answer<DocumentOf<N>> => {
  const source = sourceOf(name, JSON.stringify(query));
  return useSyncExternalStore(source.subscribe, source.read, source.read);
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
