import { documentsOf } from '@divot/documents';
import { entities } from './registry.ts';

/** What can be done with a document of one of the app's collections, by the collection's name. */
export const {
  canonical,
  emptied,
  isEmptied,
  mergeDocuments,
  readDocument,
  sortKeyOf,
  unreadIn,
  validateDocument,
  valueAt,
  withConflictResolved,
  withUnreadAside,
  writeDocument,
} = documentsOf(entities);
