import type { MangoQuery, RxChangeEvent, RxCollection } from 'rxdb/plugins/core';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { queryStorage } from '#src/data/rxdb/storage.ts';
import type { DocumentOf, EntityName } from '#src/domain/entities/registry.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { currentDatabase, onDatabaseChange } from './current.ts';
import { useAnswer } from './use-answer.ts';

// Reduces a whole collection, document by document, to what figures need, and keeps it up to date. Use it if a screen
// adds up thousands of documents that it never shows. They are read in small pages, newest first, with pauses in
// between, and then released. A change digests one document again, not all.

export type Digested<D> = {
  /** Newest first. Only the newest page until `complete`. */
  readonly digests: readonly D[];
  /** False until the first page is read. */
  readonly ready: boolean;
  readonly complete: boolean;
};
export type DigestSource<D> = {
  readonly read: () => Digested<D>;
  readonly subscribe: (changed: () => void) => () => void;
};

const PAGE = 100;
/** Batches changes from one pull or import into one notification. */
const GATHER_MS = 25;
/**
 * Documents from this sort key on, straight from the storage. A live query would keep every document of every page in
 * memory for a while, in case it is asked again, and a digest never asks again.
 */
export const pageOf = <T extends { readonly sortKey: number }>(
  collection: RxCollection<T>,
  from: number,
  limit: number,
) => {
  const selector = { _deleted: { $eq: false }, sortKey: { $gte: from } };
  return queryStorage(collection, { selector, sort: [{ sortKey: 'asc' }], limit } as unknown as MangoQuery<T>);
};

const NOTHING: Digested<never> = { digests: [], ready: false, complete: false };

type CachedDigest<D> = { readonly sortKey: number; readonly digest: D };
export type Extent = {
  /** Limits the digest to this many of the newest documents; all by default. */
  readonly newest?: number;
  /** Documents per page: few if each is large. */
  readonly page?: number;
  /** Documents in the first page, which screens wait for. By default as many as in the others. */
  readonly firstPage?: number;
  /** Awaited before each page after the first. */
  readonly beforeMore?: () => Promise<void>;
};

export const digestSource = <N extends EntityName, D>(
  name: N,
  digestOf: (document: DocumentOf<N>) => D | undefined,
  { newest = Infinity, page: pageSize = PAGE, firstPage = pageSize, beforeMore }: Extent = {},
): DigestSource<D> => {
  let answer: Digested<D> = NOTHING;
  let followed: DivotDatabase | undefined;
  let cached = new Map<string, CachedDigest<D>>();
  let unfollow: (() => void) | undefined;
  const subscribers = new Set<() => void>();

  const notifyAll = (complete: boolean) => {
    const inOrder = [...cached.values()].sort((a, b) => a.sortKey - b.sortKey);
    const digests = inOrder.slice(0, newest).map(({ digest }) => digest);
    answer = { digests, ready: true, complete };
    for (const changed of subscribers) changed();
  };
  /** False for a document that figures neither need nor needed: a round under way changes with every tap. */
  const keep = (item: DocumentOf<N>): boolean => {
    const digest = digestOf(item);
    if (digest === undefined) return cached.delete(item.id);
    cached.set(item.id, { sortKey: item.sortKey, digest });
    return true;
  };

  const readAll = async (database: DivotDatabase, changed: ReadonlySet<string>, isOpen: () => boolean) => {
    const seen = new Set<string>();
    let from = 0;
    for (let limit = firstPage; ;) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other is the point
      const page = await pageOf(database[name] as unknown as RxCollection<DocumentOf<N>>, from, limit);
      if (!isOpen()) return;
      const newDocuments = page.filter(({ id }) => !seen.has(id));
      for (const document of newDocuments) {
        seen.add(document.id);
        if (!changed.has(document.id)) keep(document);
      }
      if (page.length < limit || seen.size >= newest) return;
      from = page.at(-1)?.sortKey ?? from;
      if (newDocuments.length === 0) limit *= 2; // more documents at one instant than fit a page
      if (!answer.ready) {
        notifyAll(false);
        limit = pageSize;
      }
      // oxlint-disable-next-line no-await-in-loop -- the point of it
      await beforeMore?.();
    }
  };

  const follow = () => {
    const database = currentDatabase();
    if (database === followed) return;
    unfollow?.();
    followed = database;
    cached = new Map();
    answer = NOTHING;
    for (const changed of subscribers) changed();
    if (!database) return;
    let open = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changedWhileReading = new Set<string>();
    const collection = database[name] as unknown as RxCollection<DocumentOf<N>>;
    const running = collection.$.subscribe((event: RxChangeEvent<DocumentOf<N>>) => {
      changedWhileReading.add(event.documentId);
      const isNew = event.operation === 'DELETE' ? cached.delete(event.documentId) : keep(event.documentData);
      if (isNew && answer.complete)
        timer ??= setTimeout(() => {
          timer = undefined;
          notifyAll(true);
        }, GATHER_MS);
    });
    unfollow = () => {
      open = false;
      clearTimeout(timer);
      running.unsubscribe();
    };
    readAll(database, changedWhileReading, () => open)
      .then(() => open && notifyAll(true))
      .catch((error: unknown) => open && logError(error));
  };

  let isFollowing = false;
  return {
    read: () => answer,
    // Once used, it stays up to date, so coming back to the screen costs nothing.
    subscribe: (changed) => {
      subscribers.add(changed);
      if (!isFollowing) {
        isFollowing = true;
        onDatabaseChange(follow);
        follow();
      }
      return () => subscribers.delete(changed);
    },
  };
};

/** Renders at once: drawn in pieces, it would wait until all pages are read. */
export const useDigest = <D>(source: DigestSource<D>): Digested<D> => useAnswer(source, { firstInPieces: false });
