import { type Entity, sortKeyOf } from './entity.ts';
import { mergeDocuments } from './merge/merge.ts';
import { valueAt, withConflictResolved } from './merge/resolve-conflict.ts';
import { canonical, readDocument, unreadIn, withUnreadAside, writeDocument } from './read/read-document.ts';
import { emptied, isEmptied } from './tombstone.ts';
import { validateDocument } from './validate-document.ts';

/** Everything that can be done with a document, by the name of its entity in `entities`. */
export const documentsOf = <N extends string>(entities: Readonly<Record<N, Entity>>) => {
  const byName =
    <A extends readonly unknown[], R>(work: (entity: Entity, ...rest: A) => R) =>
    (name: N, ...rest: A): R =>
      work(entities[name], ...rest);
  return {
    canonical: byName(canonical),
    emptied: byName(emptied),
    isEmptied: byName(isEmptied),
    mergeDocuments: byName(mergeDocuments),
    readDocument: byName(readDocument),
    sortKeyOf: byName(sortKeyOf),
    unreadIn: byName(unreadIn),
    validateDocument: byName(validateDocument),
    valueAt: byName(valueAt),
    withConflictResolved: byName(withConflictResolved),
    withUnreadAside: byName(withUnreadAside),
    writeDocument: byName(writeDocument),
  };
};
