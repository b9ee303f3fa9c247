import type { MangoQuery, RxChangeEvent, RxCollection } from 'rxdb/plugins/core';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { queryStorage } from '#src/data/rxdb/storage-query.ts';
import type { DocumentOf, EntityName } from '#src/domain/entities/registry.ts';
import { logError } from '#src/platform/error-log.ts';
import { currentDatabase, onDatabaseChange } from './current.ts';
import { useAnswer } from './use-answer.ts';

// A whole collection boiled down, document by document, to what figures need, and kept up to date. Useful where a
// screen adds up thousands of documents that it never shows: they are read in small pages (newest first, the thread
// let go in between) and forgotten; a change digests one document again, not all.

export type Digested<D> = {
  /** Newest first; the newest page alone until `complete`. */
  readonly digests: readonly D[];
  /** False until the first page is there. */
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
 * Documents from this sort key on, straight from the storage: a live query would keep every document of every page for
 * a while, as RxDB does for whoever asks again. Nobody does here.
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
type Item = { readonly id: string; readonly sortKey: number };
/** Another reading of a collection than its whole documents. */
type Reading<N extends EntityName, I> = {
  readonly itemOf: (document: DocumentOf<N>) => I;
  /** In the order of their sort keys, from this one on. */
  readonly pageOf: (database: DivotDatabase, from: number, limit: number) => Promise<readonly I[]>;
};
export type Extent = {
  /** So many documents, the newest; all by default. */
  readonly newest?: number;
  /** Documents read at a time: few where each is large. */
  readonly page?: number;
  /** Documents of the first page, which screens wait for; as many as of the others by default. */
  readonly firstPage?: number;
  /** Awaited before each page after the first. */
  readonly beforeMore?: () => Promise<void>;
};

const wholeDocuments = <N extends EntityName>(name: N): Reading<N, DocumentOf<N>> => ({
  itemOf: (document) => document,
  pageOf: (database, from, limit) => pageOf(database[name] as unknown as RxCollection<DocumentOf<N>>, from, limit),
});

export const digestSource = <N extends EntityName, D>(
  name: N,
  digestOf: (document: DocumentOf<N>) => D | undefined,
  extent?: Extent,
): DigestSource<D> => digestSourceOf(name, wholeDocuments(name), digestOf, extent);

/** The same over another reading of the collection. */
export const digestSourceOf = <N extends EntityName, I extends Item, D>(
  name: N,
  reading: Reading<N, I>,
  digestOf: (item: I) => D | undefined,
  { newest = Infinity, page: pageSize = PAGE, firstPage = pageSize, beforeMore }: Extent = {},
): DigestSource<D> => {
  let answer: Digested<D> = NOTHING;
  let followed: DivotDatabase | undefined;
  let kept = new Map<string, CachedDigest<D>>();
  let unfollow: (() => void) | undefined;
  const subscribers = new Set<() => void>();

  const notifyAll = (complete: boolean) => {
    const inOrder = [...kept.values()].sort((a, b) => a.sortKey - b.sortKey);
    const digests = inOrder.slice(0, newest).map(({ digest }) => digest);
    answer = { digests, ready: true, complete };
    for (const changed of subscribers) changed();
  };
  /** False for a document that figures do not need and did not: a round under way changes with every tap. */
  const keep = (item: I): boolean => {
    const digest = digestOf(item);
    if (digest === undefined) return kept.delete(item.id);
    kept.set(item.id, { sortKey: item.sortKey, digest });
    return true;
  };

  const readAll = async (database: DivotDatabase, changed: ReadonlySet<string>, isOpen: () => boolean) => {
    const seen = new Set<string>();
    let from = 0;
    for (let limit = firstPage; ;) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other is the point
      const page = await reading.pageOf(database, from, limit);
      if (!isOpen()) return;
      const news = page.filter(({ id }) => !seen.has(id));
      for (const document of news) {
        seen.add(document.id);
        if (!changed.has(document.id)) keep(document);
      }
      if (page.length < limit || seen.size >= newest) return;
      from = page.at(-1)?.sortKey ?? from;
      if (news.length === 0) limit *= 2; // more documents at one instant than fit a page
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
    kept = new Map();
    answer = NOTHING;
    for (const changed of subscribers) changed();
    if (!database) return;
    let open = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changedWhileReading = new Set<string>();
    const collection = database[name] as unknown as RxCollection<DocumentOf<N>>;
    const running = collection.$.subscribe((event: RxChangeEvent<DocumentOf<N>>) => {
      changedWhileReading.add(event.documentId);
      const isNews =
        event.operation === 'DELETE' ? kept.delete(event.documentId) : keep(reading.itemOf(event.documentData));
      if (isNews && answer.complete)
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
    // Once asked for, it stays up to date: coming back to the screen costs nothing.
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

/** At once: what is drawn in pieces would wait for the reading of all pages. */
export const useDigest = <D>(source: DigestSource<D>): Digested<D> => useAnswer(source, { firstInPieces: false });
