import type { Entity } from './entity.ts';
import type { Keywords } from './validate-document.ts';
import { type Json, type JsonMap, equal, isMap } from './json.ts';

// What remains of a deleted document once nobody can restore it: the fields that every document has, without content.

/**
 * Undo, or a device that was offline, may need the content. After this many days it is removed here and in the cloud.
 */
export const GRACE_DAYS = 30;

const ALWAYS = new Set(['id', 'userId', 'createdAt', 'updatedAt', 'sortKey']);

const blank = (value: Json, schema: Keywords): Json => {
  const { type, enum: choices, pattern, wire, minLength, properties = {}, required = [] } = schema;
  if (type === 'array') return [];
  if (type === 'object') {
    const map = isMap(value) ? value : {};
    return Object.fromEntries(required.map((key) => [key, blank(map[key], properties[key] ?? {})]));
  }
  const isFree = type === 'string' && !choices && !pattern && !wire && !minLength;
  return isFree ? '' : value;
};

export const emptied = (entity: Entity, document: JsonMap): JsonMap => {
  const { properties = {}, required = [] } = entity.schema as unknown as Keywords;
  const kept = required.map((field): [string, Json] => [
    field,
    ALWAYS.has(field) ? document[field] : blank(document[field], properties[field] ?? {}),
  ]);
  return { ...Object.fromEntries(kept), id: document['id'], _deleted: true };
};

export const isEmptied = (entity: Entity, document: JsonMap): boolean =>
  document['_deleted'] === true && equal(document, emptied(entity, document));
