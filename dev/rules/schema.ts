import { type Entity } from '#src/domain/entities/entity.ts';
import { entities } from '#src/domain/entities/registry.ts';

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
