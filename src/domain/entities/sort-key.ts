import { newestFirst } from './entity.ts';
import { type EntityName, entities } from './registry.ts';

/** A document's position in newest-first lists. It depends only on content, not on where it was written or merged. */
export const sortKeyOf = (name: EntityName, document: object): number => newestFirst(entities[name].sortedBy(document));
