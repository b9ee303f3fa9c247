import {
  type MangoQuery,
  type RxDocumentData,
  getQueryMatcher,
  getSortComparator,
  normalizeMangoQuery,
} from 'rxdb/plugins/core';
import { EMPTY, concat, NEVER, of } from 'rxjs';
import { setDatabase, currentDatabase } from '#src/data/live/current.ts';
import { calendarOf } from '#src/data/sample/document.ts';
import { golferSeeds } from '#src/data/sample/golfer.ts';
import type { DocumentOf, EntityName } from '#src/domain/entities/registry.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
import { now } from '#src/platform/clock.ts';
import { type DivotDatabase, collectionNames, rxSchema } from './collections.ts';
import { openGolferDatabase } from './golfer-database.ts';

// A sample golfer to look at. It is no database at all but lists in this tab's memory that answer the questions which
// screens ask of one: nothing is on the disk, syncing never sees it (it follows the golfer's own database, which stays
// open), commands refuse to write, and a reload is the end. (A second RxDB beside the golfer's is refused by RxDB: it
// opens at most 16 collections.)

const SAMPLE = { displayName: 'Robin (sample)', email: 'robin@example.org' };

const sampleCollection = <N extends EntityName>(name: N, documents: readonly DocumentOf<N>[]) => {
  type Data = RxDocumentData<DocumentOf<N>>;
  const schema = rxSchema(name) as never;
  const found = documents.map((document) => ({ ...document, toJSON: () => document, toMutableJSON: () => document }));
  const answer = (query: MangoQuery<Data> = {}) => {
    const whole = normalizeMangoQuery<Data>(schema, query);
    const matches = getQueryMatcher<Data>(schema, whole);
    const compare = getSortComparator<Data>(schema, whole);
    const fitting = (found as unknown as Data[]).filter((one) => matches(one)).sort(compare);
    return fitting.slice(0, query.limit ?? Infinity);
  };
  const one = (asked: string | MangoQuery<Data>) =>
    typeof asked === 'string' ? found.find(({ id }) => id === asked) : answer(asked)[0];
  return {
    $: EMPTY,
    find: (query?: MangoQuery<Data>) => ({
      $: concat(of(answer(query)), NEVER),
      exec: () => Promise.resolve(answer(query)),
    }),
    findOne: (asked: string | MangoQuery<Data>) => ({ exec: () => Promise.resolve(one(asked) ?? null) }),
  };
};

const sampleDatabase = (uid: string): DivotDatabase => {
  const seeds = golferSeeds({ uid, ...SAMPLE }, calendarOf(now()));
  const documentsOf = (name: EntityName) =>
    seeds
      .filter(({ entity }) => entity === name)
      .map(({ document }) => ({ ...document, sortKey: sortKeyOf(name, document) }));
  const collections = collectionNames.map((name) => [name, sampleCollection(name, documentsOf(name) as never)]);
  // What screens and commands ask of a database; whatever else RxDB can do is not there to be asked.
  return Object.fromEntries(collections) as unknown as DivotDatabase;
};

let lookedAtBy: string | undefined;

/** Shows the sample golfer instead of the golfer's own documents. */
export const showSample = (uid: string): void => {
  if (!currentDatabase()) return;
  lookedAtBy = uid;
  setDatabase(sampleDatabase(uid), 'sample');
};

/** Back to the golfer's own; the sample is forgotten. */
export const leaveSample = async (): Promise<void> => {
  if (lookedAtBy !== undefined) setDatabase(await openGolferDatabase(lookedAtBy));
  lookedAtBy = undefined;
};
