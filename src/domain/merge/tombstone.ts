import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import type { Keywords } from '#src/domain/entities/validate-document.ts';
import { type Json, type JsonMap, equal } from './equal.ts';

// What stays of a deleted document once nobody can want it back: the fields that every document has, without content.

/** Undo and a device that was offline want the content; after so many days it goes, here and in the cloud. */
export const GRACE_DAYS = 30;

const ALWAYS = new Set(['id', 'userId', 'createdAt', 'updatedAt', 'sortKey']);

const blank = (value: Json, { type, enum: choices, pattern, wire, minLength }: Keywords): Json => {
  if (type === 'array') return [];
  if (type === 'object') return {};
  const isFree = type === 'string' && !choices && !pattern && !wire && !minLength;
  return isFree ? '' : value;
};

export const emptied = (name: EntityName, document: JsonMap): JsonMap => {
  const { properties = {}, required = [] } = entities[name].schema as unknown as Keywords;
  const kept = required.map((field): [string, Json] => [
    field,
    ALWAYS.has(field) ? document[field] : blank(document[field], properties[field] ?? {}),
  ]);
  return { ...Object.fromEntries(kept), id: document['id'], _deleted: true };
};

export const isEmptied = (name: EntityName, document: JsonMap): boolean =>
  document['_deleted'] === true && equal(document, emptied(name, document));
