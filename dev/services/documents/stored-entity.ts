import type { Access } from '#src/domain/entities/entity.ts';
import { entities } from '#src/domain/entities/registry.ts';

// What the cloud stores of an entity.

/** The part of JSON Schema that src/domain/entities/fields.ts writes. */
export type FieldSchema = {
  readonly type?: string;
  readonly wire?: 'timestamp';
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: FieldSchema | boolean;
};
export type StoredEntity = {
  readonly cloud: { readonly collection: string; readonly access: Access; readonly maxBytes: number };
  readonly fields: Readonly<Record<string, FieldSchema>>;
  readonly required: readonly string[];
};

/** Kept on the device: the order of its lists, and the bag for a newer version's fields (stored flat). */
const DEVICE_ONLY = ['sortKey', 'extra'];
/** Written by the sync, beside every entity's own fields. */
export const BOOKKEEPING = ['serverTimestamp', '_deleted'];

export const storedEntities: readonly StoredEntity[] = Object.values(entities).map(({ cloud, schema }) => {
  const { properties, required = [] } = schema as unknown as Required<Pick<FieldSchema, 'properties'>> & FieldSchema;
  return {
    cloud,
    fields: Object.fromEntries(Object.entries(properties).filter(([name]) => !DEVICE_ONLY.includes(name))),
    // The document's key says its id already.
    required: required.filter((name) => !DEVICE_ONLY.includes(name) && name !== 'id'),
  };
});
