import type { RxCollection, RxDatabase, RxJsonSchema } from 'rxdb/plugins/core';
import { type DocumentOf, type EntityName, entities, entityNames } from '#src/domain/entities/registry.ts';

export type Collections = { readonly [N in EntityName]: RxCollection<DocumentOf<N>> };
export type DivotDatabase = RxDatabase<Collections>;

type JsonSchema = { readonly [keyword: string]: unknown };

/** The entity's JSON Schema without our own annotations (`wire`, `merge`, `reads`), which RxDB need not store. */
const withoutAnnotations = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(withoutAnnotations);
  if (typeof node !== 'object' || node === null) return node;
  const { wire: _wire, merge: _merge, reads: _reads, ...rest } = node as JsonSchema;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, withoutAnnotations(value)]));
};

type FieldSchema = (field: string, schema: unknown) => unknown;

const schemaWith = <N extends EntityName>(name: N, fieldSchema: FieldSchema): RxJsonSchema<DocumentOf<N>> => {
  const { schema, version, indexes } = entities[name];
  const { properties, required } = schema as unknown as { properties: JsonSchema; required: string[] };
  return {
    title: name,
    version,
    type: 'object',
    primaryKey: 'id',
    properties: Object.fromEntries(Object.entries(properties).map(([key, rule]) => [key, fieldSchema(key, rule)])),
    required,
    indexes: indexes.map((fields) => [...fields]),
  } as unknown as RxJsonSchema<DocumentOf<N>>;
};

/** The RxDB schema of a collection, generated from its entity. */
export const rxSchema = <N extends EntityName>(name: N): RxJsonSchema<DocumentOf<N>> =>
  schemaWith(name, (_, schema) => withoutAnnotations(schema));

/**
 * What RxDB itself needs: the names of the fields, and the types of those it searches by. validate-document.ts checks
 * the rest. RxDB sorts, hashes and stores every schema at each start, and reads it back, so smaller ones start faster.
 */
export const storedSchema = <N extends EntityName>(name: N): RxJsonSchema<DocumentOf<N>> => {
  const indexed = new Set<string>(['id', ...entities[name].indexes.flat()]);
  return schemaWith(name, (field, schema) => (indexed.has(field) ? withoutAnnotations(schema) : {}));
};

export const collectionNames = entityNames;
