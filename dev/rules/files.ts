import { firestoreRules } from './firestore-rules.ts';
import { firestoreIndexes } from './indexes.ts';
import { storageRules } from './storage-rules.ts';

/**
 * The files that `npm run rules:generate` writes at the top of the repository. tests/rules checks that the committed
 * files match.
 */
export const generatedFiles = (): Readonly<Record<string, string>> => ({
  'firestore.rules': firestoreRules(),
  'firestore.indexes.json': firestoreIndexes(),
  'storage.rules': storageRules(),
});
