import { newestFirst } from './entity.ts';
import { type EntityName, entities } from './registry.ts';

/** Where a document stands in newest-first lists; follows from its content alone, wherever it was written or joined. */
export const sortKeyOf = (name: EntityName, document: object): number => newestFirst(entities[name].sortedBy(document));
