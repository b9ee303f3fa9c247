import type { Conflict } from '#src/domain/entities/fields.ts';
import { type Json, type JsonMap, isMap } from './equal.ts';
import { type Schema, ruleFor, schemaOf } from './rule.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';

// A disagreement comes from the cloud like everything else: what is not written as ours is taken as it stands.
const decoded = (step: string): string => {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
};
const steps = (path: string): string[] => (path === '' ? [] : path.split('.').map(decoded));

/** The value that lost; undefined when it was removed there. */
export const keptValue = ({ kept }: Pick<Conflict, 'kept'>): Json => {
  if (kept === undefined) return undefined;
  try {
    return JSON.parse(kept) as Json;
  } catch {
    return kept;
  }
};

/** `value` put in at the path; undefined takes the field or list item out. */
const put = (schema: Schema | undefined, whole: Json, [step, ...rest]: readonly string[], value: Json): Json => {
  if (step === undefined) return value;
  const rule = ruleFor(schema, whole);
  if (rule.kind === 'list' && Array.isArray(whole)) {
    return (whole as Json[]).flatMap((item) => {
      if (!isMap(item) || String(item[rule.key]) !== step) return [item];
      const changed = put(schema?.items, item, rest, value);
      return changed === undefined ? [] : [changed];
    });
  }
  const map = isMap(whole) ? whole : {};
  const changed = put(schemaOf(schema, step), map[step], rest, value);
  return Object.fromEntries(Object.entries({ ...map, [step]: changed }).filter(([, inner]) => inner !== undefined));
};

/** What the document says at a conflict's path now: a list item by its key; undefined when nothing is there. */
export const valueAt = (name: EntityName, document: JsonMap, path: string): Json => {
  let schema: Schema | undefined = entities[name].schema as unknown as Schema;
  let value: Json = document;
  for (const step of steps(path)) {
    const rule = ruleFor(schema, value);
    if (rule.kind === 'list' && Array.isArray(value)) {
      value = (value as Json[]).find((item) => isMap(item) && String(item[rule.key]) === step);
      schema = schema?.items;
    } else {
      value = isMap(value) ? value[step] : undefined;
      schema = schemaOf(schema, step);
    }
  }
  return value;
};

/**
 * The golfer has picked: the document without that conflict, holding the kept value if that is the pick. Undefined
 * when the pick is that the whole document goes (path '', kept: it was deleted there).
 */
export const settleConflict = (
  name: EntityName,
  document: JsonMap,
  conflictId: string,
  pick: 'current' | 'kept',
): JsonMap | undefined => {
  const conflicts = (document['conflicts'] as readonly Conflict[] | undefined) ?? [];
  const conflict = conflicts.find(({ id }) => id === conflictId);
  if (!conflict) return document;
  if (pick === 'kept' && conflict.path === '') return undefined;
  const schema = entities[name].schema as unknown as Schema;
  const changed =
    pick === 'kept' ? (put(schema, document, steps(conflict.path), keptValue(conflict)) as JsonMap) : document;
  const { conflicts: _settled, ...rest } = changed;
  const left = conflicts.filter(({ id }) => id !== conflictId);
  return left.length > 0 ? { ...rest, conflicts: left } : rest;
};
