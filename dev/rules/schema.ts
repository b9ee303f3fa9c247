import { type Entity, MAX_CLOUD_BYTES, MAX_ID, MAX_USER_ID, instant, object, text } from '@divot/documents';
import { entities } from '#src/domain/entities/registry.ts';
import { MAX_POSES, SWING_POSES } from '#src/domain/entities/swing-poses.ts';
import { CARDS, CARD_FIELDS, ENTRIES, gameEntry } from '#src/domain/invitations/invitation-card.ts';
import { BOARDS, MAX_BOARD_CODE, MIN_BOARD_KEY } from '#src/domain/rounds/live-board.ts';
import { COURSE_CARDS, COURSE_CARD_FIELDS, MAX_TEES_BYTES, MAX_TEES_OPENINGS } from '#src/domain/rounds/course-card.ts';
import { MOST_LETTERS, MOST_WORDS } from '#src/domain/rounds/course-search.ts';

// What the cloud stores, for the generated rules and for the stand-in that decides as they do.

/** The subset of JSON Schema that packages/documents/fields.ts writes. */
export type JsonSchema = {
  readonly type?: string;
  readonly wire?: 'timestamp';
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  /** Maximum for a text, in UTF-8 bytes. */
  readonly maxBytes?: number;
  /** Maximum for all texts of a list together, in characters. */
  readonly maxJoined?: number;
  /** How many lists and maps a text that holds JSON may open. */
  readonly maxOpenings?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
};

export type StoredEntity = Entity & {
  readonly fields: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
};

/** Fields that the sync writes besides every entity's own. */
const BOOKKEEPING: Readonly<Record<string, JsonSchema>> = {
  sentBy: text(64),
  sentAt: instant(),
};
/** All that stays of a document when its golfer's account ends. */
export const ERASED = ['userId', 'serverTimestamp', '_deleted'];

/**
 * Kept on the device only: the sort order of its lists, and the bag for fields of newer versions (stored flat in the
 * cloud).
 */
const DEVICE_ONLY = ['sortKey', 'extra'];

export const storedEntities: readonly StoredEntity[] = Object.values(entities).map((entity) => {
  const { properties, required } = entity.schema as unknown as Schema;
  const fields = Object.entries(properties).filter(([name]) => !DEVICE_ONLY.includes(name));
  return {
    ...entity,
    fields: { ...Object.fromEntries(fields), ...BOOKKEEPING },
    // The document's key already gives its id.
    required: required.filter((name) => !DEVICE_ONLY.includes(name) && name !== 'id'),
  };
});

/** Fields of a private document that rules of other documents read, so their type must be right. */
export const READ_BY_RULES: Readonly<Partial<Record<string, readonly string[]>>> = {
  profiles: ['hiddenPeople'],
  games: ['requests'],
};

type Schema = Required<Pick<JsonSchema, 'properties' | 'required'>>;
/** A kind of document that only the cloud has, not the device. */
const cloudOnly = (name: string, { properties, required }: Schema): StoredEntity => ({
  ...entities.games,
  name,
  cloud: { collection: name, access: 'owner', maxBytes: MAX_CLOUD_BYTES },
  fields: properties,
  required,
});

const fieldsOf = (name: string) => storedEntities.find((entity) => entity.name === name)!.fields;
const picked = (name: string, wanted: readonly string[]) =>
  Object.fromEntries(Object.entries(fieldsOf(name)).filter(([field]) => wanted.includes(field)));
/** What everyone signed in sees of a game (src/domain/invitations/invitation-card.ts). */
export const gameCards = cloudOnly(CARDS, {
  properties: { ...picked('games', [...CARD_FIELDS, 'taken']), cell: text(12) },
  required: ['userId', 'startUtc', 'place', 'spots', 'visibility', 'status', 'taken', 'cell'],
});
/** What a guest of a game says, and the host's answer. */
export const gameEntries = cloudOnly(ENTRIES, gameEntry as unknown as Schema);

/** What everyone signed in sees of a published course (src/domain/rounds/course-card.ts). */
export const courseCards = cloudOnly(COURSE_CARDS, {
  properties: {
    ...picked('courses', COURSE_CARD_FIELDS),
    searchWords: { type: 'array', maxItems: MOST_WORDS, maxJoined: MOST_WORDS * MOST_LETTERS },
    tees: { type: 'string', maxBytes: MAX_TEES_BYTES, maxOpenings: MAX_TEES_OPENINGS },
  },
  required: ['userId', 'createdAt', 'name', 'searchWords', 'tees'],
});

/** A golfer's copy of a group's board: the key that its codes carry, and what their phone knows of it. */
export const boards = cloudOnly(BOARDS, {
  properties: {
    ...object({ userId: text(MAX_USER_ID) }).properties,
    board: { type: 'string', minLength: MIN_BOARD_KEY, maxLength: MAX_ID },
    code: { type: 'string', maxBytes: MAX_BOARD_CODE },
  },
  required: ['userId', 'board', 'code'],
});

/** The pose tracks of a golfer's swings, each beside its swing (src/domain/entities/swing-poses.ts). */
export const swingPoses = cloudOnly(SWING_POSES, object({ userId: text(MAX_USER_ID), packed: text(MAX_POSES) }));
