import type { MangoQuery, RxCollection } from 'rxdb/plugins/core';
import { currentDatabase, isSampleShown, setDatabase } from '#src/data/live/current.ts';
import { storageOf } from '#src/data/rxdb/storage.ts';
import type { SeedDocument } from '#src/data/sample/document.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import { compact } from '@divot/basics';
import { now } from '#src/platform/clock/clock.ts';
import { type DivotDatabase, collectionNames } from './collections.ts';
import { openGolferDatabase } from './golfer-database.ts';

// A sample golfer to look at. It is not a database but lists in this tab's memory that answer what screens ask of one.
// Nothing is on disk, sync never sees it (it uses the golfer's own database, which stays open), commands refuse to
// write, and a reload ends it. RxDB would refuse a second database beside the golfer's: it opens at most 13 collections
// at a time.

const SAMPLE = { displayName: 'Robin (sample)', email: 'robin@example.org' };

type Sorted = { readonly [field: string]: unknown };

/** Sorts by the fields of a query, in its directions. */
const bySort =
  (sort: MangoQuery['sort'] = []) =>
  (a: Sorted, b: Sorted) => {
    for (const [field, direction] of sort.flatMap((part) => Object.entries(part))) {
      const [one, other] = [a[field], b[field]] as [string, string];
      if (one !== other) return one < other === (direction === 'asc') ? -1 : 1;
    }
    return 0;
  };

/** `like`: the golfer's own collection, which can parse a query. */
const sampleCollection = (like: RxCollection, documents: readonly { readonly id: string }[]) => {
  const rows = documents.map((document) => ({
    ...document,
    _deleted: false,
    toJSON: () => document,
    toMutableJSON: () => document,
  }));
  const answer = (query: MangoQuery = {}) => {
    const question = like.find(query);
    const fitting = rows.filter((document) => question.doesDocumentDataMatch(document));
    return fitting.sort(bySort(query.sort)).slice(0, query.limit ?? Infinity);
  };
  /** Answers a query to the storage itself. The sample has no deleted documents. */
  const stored = ({ selector, sort, limit }: MangoQuery) => {
    const { _deleted, ...wanted } = selector as Readonly<Record<string, unknown>>;
    const wantsDeleted = JSON.stringify(_deleted ?? false).includes('true');
    return wantsDeleted ? [] : answer(compact({ selector: wanted, sort, limit: limit || undefined }));
  };
  return {
    schema: like.schema,
    ...storageOf(stored),
    $: { subscribe: () => ({ unsubscribe: () => undefined }) }, // nothing ever changes
    find: (query?: MangoQuery) => ({
      $: {
        subscribe: ({ next }: { readonly next: (result: unknown) => void }) => {
          next(answer(query));
          return { unsubscribe: () => undefined };
        },
      },
      exec: () => Promise.resolve(answer(query)),
    }),
    findOne: (idOrQuery: string | MangoQuery) => ({
      exec: () =>
        Promise.resolve(
          (typeof idOrQuery === 'string' ? rows.find(({ id }) => id === idOrQuery) : answer(idOrQuery)[0]) ?? null,
        ),
    }),
  };
};

const sampleDatabase = (seeds: readonly SeedDocument[], like: DivotDatabase): DivotDatabase => {
  const documentsOf = (name: EntityName) =>
    seeds
      .filter(({ entity }) => entity === name)
      .map(({ document }) => ({ ...document, sortKey: sortKeyOf(name, document) }));
  const collections = collectionNames.map((name) => [
    name,
    sampleCollection(like[name] as unknown as RxCollection, documentsOf(name)),
  ]);
  // The parts of a database that screens and commands use. Nothing else of RxDB exists here.
  return Object.fromEntries(collections) as DivotDatabase;
};

let lookedAtBy: string | undefined;

/** Shows the sample golfer instead of the golfer's own documents. */
export const showSample = async (uid: string): Promise<void> => {
  // Only a golfer who looks at the sample loads it, with the ground of its courses.
  const [{ golferSeeds }, { calendarOf }] = await Promise.all([
    import('#src/data/sample/golfer.ts'),
    import('#src/data/sample/document.ts'),
  ]);
  const database = currentDatabase();
  if (!database || isSampleShown()) return;
  lookedAtBy = uid;
  setDatabase(sampleDatabase(golferSeeds({ uid, ...SAMPLE }, calendarOf(now())), database), 'sample');
};

/** Returns to the golfer's own documents and forgets the sample. */
export const leaveSample = async (): Promise<void> => {
  if (lookedAtBy !== undefined) setDatabase(await openGolferDatabase(lookedAtBy));
  lookedAtBy = undefined;
};
