import { type Entity } from '#src/domain/entities/entity.ts';
import { entities } from '#src/domain/entities/registry.ts';

// What the rules need to know of an entity: its fields as they are stored in the cloud.

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
