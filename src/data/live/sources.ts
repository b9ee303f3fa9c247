import type { MangoQuery, RxCollection, RxDocument } from 'rxdb/plugins/core';
import type { Subscription } from 'rxjs';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { startStorageTimeout } from '#src/data/db/storage-timeout.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { currentDatabase, onDatabaseChange } from './current.ts';

// Shares one live query among all screens that ask the same question, identified by its JSON. The result, and each
// unchanged document in it, keeps its identity until it changes. A screen that comes back shows the last result at
// once. Follows the database when it is opened, closed or swapped (another golfer signs in).

export type Answer<T> = {
  readonly documents: readonly T[];
  /** False until the storage has responded for the first time. Only then may a skeleton show. */
  readonly ready: boolean;
};

const NOTHING: Answer<never> = { documents: [], ready: false };
/** How many queries that no screen follows any more keep their last result. */
const LEFT_SOURCES = 200;

type Source = {
  readonly name: EntityName;
  readonly read: () => Answer<never>;
  readonly subscribe: (changed: () => void) => () => void;
};

/** Those that a screen follows, or draws and follows a moment later. */
const sources = new Map<string, Source>();
/** Those that no screen follows any more, in the order in which they were left. */
const left = new Map<string, Source>();

const use = (key: string, source: Source): void => {
  left.delete(key);
  sources.set(key, source);
};
const putAside = (key: string, source: Source): void => {
  if (sources.get(key) === source) sources.delete(key);
  left.set(key, source);
  const [longest] = left.keys();
  if (left.size > LEFT_SOURCES) left.delete(longest!);
};

const plain = new WeakMap<RxDocument, unknown>();
const toPlain = (document: RxDocument): unknown => {
  const content = plain.get(document) ?? document.toJSON();
  plain.set(document, content);
  return content;
};

const openSource = (key: string, name: EntityName, query: string): Source => {
  let answer: Answer<never> = NOTHING;
  let answeredBy: DivotDatabase | undefined;
  let running: Subscription | undefined;
  let unfollow: (() => void) | undefined;
  let answered = () => {};
  const subscribers = new Set<() => void>();
  const notifyAll = () => {
    for (const changed of subscribers) changed();
  };
  const leave = () => {
    running?.unsubscribe();
    answered();
  };
  const follow = () => {
    leave();
    const database = currentDatabase();
    const collection = database?.[name] as RxCollection | undefined;
    if (collection) answered = startStorageTimeout();
    running = collection?.find(JSON.parse(query) as MangoQuery).$.subscribe({
      next: (documents) => {
        answered();
        answer = { documents: (documents as RxDocument[]).map(toPlain) as never[], ready: true };
        answeredBy = database;
        notifyAll();
      },
      error: logError,
    });
    if (answeredBy !== database) notifyAll();
  };
  const source: Source = {
    name,
    read: () => (answeredBy === currentDatabase() ? answer : NOTHING),
    subscribe: (changed) => {
      subscribers.add(changed);
      if (subscribers.size === 1) {
        use(key, source);
        unfollow = onDatabaseChange(follow);
        follow();
      }
      return () => {
        subscribers.delete(changed);
        if (subscribers.size > 0) return;
        putAside(key, source);
        unfollow?.();
        leave();
      };
    },
  };
  return source;
};

export const sourceOf = (name: EntityName, query: string): Source => {
  const key = `${name} ${query}`;
  const source = sources.get(key) ?? left.get(key) ?? openSource(key, name, query);
  use(key, source);
  return source;
};

/** Every document that an open screen has from the open database, once. */
export const shownDocuments = (): readonly (readonly [name: EntityName, document: { readonly id: string }])[] => {
  const shown = new Map<string, readonly [EntityName, { readonly id: string }]>();
  for (const source of sources.values()) {
    for (const document of source.read().documents as readonly { readonly id: string }[]) {
      shown.set(`${source.name}/${document.id}`, [source.name, document]);
    }
  }
  return [...shown.values()];
};

/** One document as an open screen has it; undefined if none shows it. */
export const shownDocument = (name: EntityName, id: string): { readonly id: string } | undefined => {
  for (const source of sources.values()) {
    if (source.name !== name) continue;
    const shown = (source.read().documents as readonly { readonly id: string }[]).find((one) => one.id === id);
    if (shown) return shown;
  }
  return undefined;
};
