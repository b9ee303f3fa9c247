import type { Entity } from '../entity.ts';
import type { Conflict } from '../fields.ts';
import { type Json, type JsonMap, isMap, own } from '../json.ts';
import { stepsOf } from '../path.ts';
import { type Schema, ruleFor, schemaOf } from './rule.ts';

/** The value that lost. Undefined means that side removed it. */
export const keptValue = ({ kept }: Pick<Conflict, 'kept'>): Json => {
  if (kept === undefined) return undefined;
  try {
    return JSON.parse(kept) as Json;
  } catch {
    return kept;
  }
};

/** A list with the entry named `step` changed, removed (undefined) or, if the list lacks it, appended. */
const putEntry = (
  list: readonly Json[],
  step: string,
  nameOf: (item: Json) => string,
  change: (item: Json) => Json,
) => {
  const isThere = list.some((item) => nameOf(item) === step);
  return [...list, ...(isThere ? [] : [undefined])].flatMap((item, at) => {
    if (at < list.length && nameOf(item) !== step) return [item];
    const changed = change(item);
    return changed === undefined ? [] : [changed];
  });
};

/** Puts `value` at the path. Undefined removes the field or list item. */
const put = (schema: Schema | undefined, whole: Json, [step, ...rest]: readonly string[], value: Json): Json => {
  if (step === undefined) return value;
  const rule = ruleFor(schema, whole);
  const list = Array.isArray(whole) ? (whole as Json[]) : [];
  if (rule.kind === 'set') return putEntry(list, step, String, () => value);
  if (rule.kind === 'list') {
    const nameOf = (item: Json) => (isMap(item) ? String(item[rule.key]) : '');
    // A single field cannot be restored inside an item that is gone.
    return putEntry(list, step, nameOf, (item) =>
      item === undefined && rest.length > 0 ? undefined : put(schema?.items, item, rest, value),
    );
  }
  const map = isMap(whole) ? whole : {};
  const changed = put(schemaOf(schema, step), own(map, step), rest, value);
  return Object.fromEntries(Object.entries({ ...map, [step]: changed }).filter(([, inner]) => inner !== undefined));
};

/** The document with `value` at a conflict's path. */
export const putAt = (entity: Entity, document: JsonMap, path: string, value: Json): JsonMap | undefined => {
  const changed = put(entity.schema, document, stepsOf(path), value);
  return isMap(changed) ? changed : undefined;
};

/**
 * The document's current value at a conflict's path, with list items found by key. Undefined when nothing is there.
 */
export const valueAt = (entity: Entity, document: JsonMap, path: string): Json => {
  let schema: Schema | undefined = entity.schema;
  let value: Json = document;
  for (const step of stepsOf(path)) {
    const rule = ruleFor(schema, value);
    if (rule.kind === 'list' && Array.isArray(value)) {
      value = (value as Json[]).find((item) => isMap(item) && String(item[rule.key]) === step);
      schema = schema?.items;
    } else if (rule.kind === 'set' && Array.isArray(value)) {
      value = (value as Json[]).find((item) => String(item) === step);
      schema = schema?.items;
    } else {
      value = isMap(value) ? own(value, step) : undefined;
      schema = schemaOf(schema, step);
    }
  }
  return value;
};

/**
 * The document after the user's pick: without that conflict, and with the kept value if they picked it. Undefined
 * when the user picks deleting the whole document (path '', kept: it was deleted there).
 */
export const withConflictResolved = (
  entity: Entity,
  document: JsonMap,
  conflictId: string,
  pick: 'current' | 'kept',
): JsonMap | undefined => {
  const conflicts = (document['conflicts'] as readonly Conflict[] | undefined) ?? [];
  const conflict = conflicts.find(({ id }) => id === conflictId);
  if (!conflict) return document;
  const isKept = pick === 'kept' && conflict.notice !== true;
  if (isKept && conflict.path === '') return undefined;
  const changed = isKept ? (putAt(entity, document, conflict.path, keptValue(conflict)) ?? document) : document;
  const { conflicts: _resolved, ...rest } = changed;
  const left = conflicts.filter(({ id }) => id !== conflictId);
  return left.length > 0 ? { ...rest, conflicts: left } : rest;
};
