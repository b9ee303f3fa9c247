import { firestoreRules } from './firestore-rules.ts';
import { firestoreIndexes } from './indexes.ts';
import { storageRules } from './storage-rules.ts';

/** What `npm run rules:generate` writes at the top of the repository; tests/rules holds the committed files to it. */
export const generatedFiles = (): Readonly<Record<string, string>> => ({
  'firestore.rules': firestoreRules(),
  'firestore.indexes.json': firestoreIndexes(),
  'storage.rules': storageRules(),
});
