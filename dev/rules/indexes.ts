import type { JsonSchema, StoredEntity } from './schema.ts';
import { boards, courseCards, gameCards, gameEntries, storedEntities, swingPoses } from './schema.ts';

// firestore.indexes.json from the registry.

type IndexField =
  | { fieldPath: string; order: 'ASCENDING' | 'DESCENDING' }
  | { fieldPath: string; arrayConfig: 'CONTAINS' };
type Index = { collectionGroup: string; queryScope: 'COLLECTION'; fields: IndexField[] };

const index = (collectionGroup: string, ...fields: string[]): Index => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields: fields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
});

const newestFirst = (collectionGroup: string, field: string, by: string): Index => ({
  collectionGroup,
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: field, order: 'ASCENDING' },
    { fieldPath: by, order: 'DESCENDING' },
  ],
});

/**
 * For the pull: one golfer's documents in the order of the server's clock (Firestore adds the document's name), and in
 * reverse order for a device that has none of them yet.
 */
const forPull = ({ cloud: { collection, access } }: StoredEntity): Index[] => {
  switch (access) {
    case 'owner':
      return [index(collection, 'userId', 'serverTimestamp'), newestFirst(collection, 'userId', 'serverTimestamp')];
    case 'owner-and-guests':
      return [index(collection, 'userId', 'serverTimestamp')];
    default:
      return []; // whole collections by serverTimestamp use a single-field index, which Firestore adds itself
  }
};

/** Queries made by the customer's earlier app (SPEC section 7). */
const EARLIER_APP = [index('rounds', 'userId', 'date'), index('workouts', 'userId', 'completedAt')];

/** Upcoming games near a place, a host's past games, requests by a golfer, and farewells to a host. */
const GAMES = [
  index(gameCards.name, 'visibility', 'startUtc'),
  index(gameCards.name, 'visibility', 'cell', 'startUtc'),
  index(gameCards.name, 'userId', 'startUtc'),
  index(gameEntries.name, 'userId', 'startUtc'),
  index(gameEntries.name, 'host', 'name', 'serverTimestamp'),
];

/** What was published of a board lately. */
const BOARD = index(boards.name, 'board', 'serverTimestamp');

/** Published courses by a word, the first published first. */
const COURSE_SEARCH: Index = {
  collectionGroup: courseCards.name,
  queryScope: 'COLLECTION',
  fields: [
    { fieldPath: 'searchWords', arrayConfig: 'CONTAINS' },
    { fieldPath: 'createdAt', order: 'ASCENDING' },
  ],
};

const LONG_TEXT = 1500; // bytes of a string that Firestore indexes
/** Large fields that no query uses: indexing them costs writes and can exceed Firestore's limits. */
const unindexed = (schema: JsonSchema) =>
  schema.type === 'array' || schema.type === 'object' || (schema.maxLength ?? schema.maxBytes ?? 0) > LONG_TEXT;

export const firestoreIndexes = (): string => {
  const fieldOverrides = [...storedEntities, swingPoses, boards].flatMap(({ cloud, fields }) =>
    Object.entries(fields)
      .filter(([, schema]) => unindexed(schema))
      .map(([fieldPath]) => ({ collectionGroup: cloud.collection, fieldPath, indexes: [] })),
  );
  const indexes = [...storedEntities.flatMap(forPull), ...EARLIER_APP, ...GAMES, BOARD, COURSE_SEARCH];
  return `${JSON.stringify({ indexes, fieldOverrides }, undefined, 2)}\n`;
};
