import { type Entity } from '#src/domain/entities/entity.ts';
import { decimal, instant, object, oneOf, optional, text } from '#src/domain/entities/fields.ts';
import { entities } from '#src/domain/entities/registry.ts';
import { CARDS, CARD_FIELDS, ENTRIES } from '#src/domain/games/game-card.ts';

// What the cloud stores of an entity: for the rules that are generated, and for the stand-in that decides as they do.

/** The part of JSON Schema that src/domain/entities/fields.ts writes. */
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
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
};

export type StoredEntity = Entity & {
  readonly fields: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
};

/** Written by the sync, beside every entity's own fields. */
export const BOOKKEEPING = ['serverTimestamp', 'sentBy', 'sentAt', '_deleted'];
/** What may change when a document of the customer's earlier app is only taken into the sync. */
export const ADOPTION = ['id', 'userId', 'createdAt', 'updatedAt', ...BOOKKEEPING];
/** All that stays of a document when its golfer's account ends. */
export const ERASED = ['userId', ...BOOKKEEPING];

/** Kept on the device only: the order of its lists, and the bag for fields of newer versions (stored flat). */
const DEVICE_ONLY = ['sortKey', 'extra'];

export const storedEntities: readonly StoredEntity[] = Object.values(entities).map((entity) => {
  const { properties, required } = entity.schema as unknown as Required<Pick<JsonSchema, 'properties' | 'required'>>;
  const fields = Object.entries(properties).filter(([name]) => !DEVICE_ONLY.includes(name));
  return {
    ...entity,
    fields: Object.fromEntries(fields),
    // The document's key says its id already.
    required: required.filter((name) => !DEVICE_ONLY.includes(name) && name !== 'id'),
  };
});

type Schema = Required<Pick<JsonSchema, 'properties' | 'required'>>;
/** A kind of document that the cloud has and the device has not. */
const cloudOnly = (name: string, { properties, required }: Schema, maxBytes: number): StoredEntity => ({
  ...entities.games,
  name,
  cloud: { collection: name, access: 'owner', maxBytes },
  fields: properties,
  required,
});

const gameFields = Object.entries(storedEntities.find(({ name }) => name === 'games')!.fields);
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
