import { type Entity } from '#src/domain/entities/entity.ts';
import { MAX_USER_ID, decimal, instant, object, oneOf, optional, text } from '#src/domain/entities/fields.ts';
import { entities } from '#src/domain/entities/registry.ts';
import { MAX_POSES, SWING_POSES } from '#src/domain/entities/swing-poses.ts';
import { CARDS, CARD_FIELDS, ENTRIES } from '#src/domain/games/game-card.ts';
import { COURSE_CARDS, MAX_TEES_BYTES } from '#src/domain/rounds/course-card.ts';

// What the cloud stores of an entity, for the generated rules and for the stand-in that decides as they do.

/** The subset of JSON Schema that src/domain/entities/fields.ts writes. */
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
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
};

export type StoredEntity = Entity & {
  readonly fields: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  readonly bookkeeping: readonly string[];
};

/** Fields that the sync writes besides every entity's own. */
export const BOOKKEEPING = ['serverTimestamp', 'sentBy', 'sentAt', '_deleted'];
/** Fields that may change when sync only takes over a document of the customer's earlier app. */
export const ADOPTION = ['id', 'userId', 'createdAt', 'updatedAt', ...BOOKKEEPING];
/** All that stays of a document when its golfer's account ends. */
export const ERASED = ['userId', 'serverTimestamp', '_deleted'];

/**
 * Kept on the device only: the sort order of its lists, and the bag for fields of newer versions (stored flat in the
 * cloud).
 */
const DEVICE_ONLY = ['sortKey', 'extra'];

export const storedEntities: readonly StoredEntity[] = Object.values(entities).map((entity) => {
  const { properties, required } = entity.schema as unknown as Required<Pick<JsonSchema, 'properties' | 'required'>>;
  const fields = Object.entries(properties).filter(([name]) => !DEVICE_ONLY.includes(name));
  return {
    ...entity,
    fields: Object.fromEntries(fields),
    // The document's key already gives its id.
    required: required.filter((name) => !DEVICE_ONLY.includes(name) && name !== 'id'),
    bookkeeping: BOOKKEEPING,
  };
});

type Schema = Required<Pick<JsonSchema, 'properties' | 'required'>>;
/** A kind of document that only the cloud has, not the device. */
const cloudOnly = (name: string, { properties, required }: Schema, maxBytes: number): StoredEntity => ({
  ...entities.games,
  name,
  cloud: { collection: name, access: 'owner', maxBytes },
  fields: properties,
  required,
  // No rule limits what the sender fields say, so documents that others read may not carry them.
  bookkeeping: ['serverTimestamp', '_deleted'],
});

const fieldsOf = (name: string) => storedEntities.find((entity) => entity.name === name)!.fields;
const gameFields = Object.entries(fieldsOf('games'));
/** What everyone signed in sees of a game (src/domain/games/game-card.ts). */
export const gameCards = cloudOnly(
  CARDS,
  {
    properties: {
      ...Object.fromEntries(gameFields.filter(([name]) => [...CARD_FIELDS, 'taken'].includes(name as 'taken'))),
      cell: { type: 'string', maxLength: 12 },
    },
    required: ['userId', 'startUtc', 'place', 'spots', 'visibility', 'status', 'taken', 'cell'],
  },
  4000,
);
/** What a guest of a game says, and the host's answer. */
export const gameEntries = cloudOnly(
  ENTRIES,
  object({
    userId: text(128),
    host: text(128),
    gameId: text(64),
    startUtc: instant(),
    name: text(60),
    at: text(32),
    status: oneOf('requested', 'waiting', 'withdrawn'),
    index: optional(decimal(-10, 54)),
    note: optional(text(280)),
    withdrawnAt: optional(text(32)),
    answer: optional(oneOf('accepted', 'declined')),
    answeredAt: optional(text(32)),
  }) as unknown as Schema,
  4000,
);

const { userId, createdAt, name, city, country, enteredBy, searchWords } = fieldsOf('courses');
/** What everyone signed in sees of a published course (src/domain/rounds/course-card.ts). */
export const courseCards = cloudOnly(
  COURSE_CARDS,
  {
    properties: {
      userId: userId!,
      createdAt: createdAt!,
      name: name!,
      ...(city && { city }),
      ...(country && { country }),
      ...(enteredBy && { enteredBy }),
      searchWords: { ...searchWords, maxJoined: searchWords!.maxItems! * searchWords!.items!.maxLength! },
      tees: { type: 'string', maxBytes: MAX_TEES_BYTES },
    },
    required: ['userId', 'createdAt', 'name', 'searchWords', 'tees'],
  },
  32_000,
);

/** The pose tracks of a golfer's swings, each beside its swing (src/domain/entities/swing-poses.ts). */
export const swingPoses = cloudOnly(
  SWING_POSES,
  object({ userId: text(MAX_USER_ID), packed: text(MAX_POSES) }),
  MAX_POSES + 1000,
);
