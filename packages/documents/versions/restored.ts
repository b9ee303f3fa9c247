import type { Entity } from '../entity.ts';
import { type Json, type JsonMap, equal, isMap, own } from '../json.ts';
import { withConflicts } from '../merge/conflicts.ts';
import { itemsBy } from '../merge/lists.ts';
import { mergeDocuments } from '../merge/merge.ts';
import { putAt, valueAt } from '../merge/resolve-conflict.ts';
import { type Schema, ruleFor, schemaOf } from '../merge/rule.ts';
import { changesBetween, isBookkeeping } from './changes.ts';

// An earlier version of a document put back over the present one. What was entered later, where that version had
// nothing, stays.

/** No conflict is left open that the restored value has settled, and none is new. */
const ABOUT = { device: '', at: '' };
const withoutMoot = (entity: Entity, document: JsonMap): JsonMap => withConflicts(entity, document, [], ABOUT);

/** Whether everything of `then` is in `now`, which may have more. */
const isWithin = (schema: Schema | undefined, then: Json, now: Json): boolean => {
  if (equal(then, now)) return true;
  const rule = ruleFor(schema, then, now);
  if (rule.kind === 'record' && isMap(then) && isMap(now)) {
    return Object.keys(then).every((key) => isWithin(schemaOf(schema, key), then[key], own(now, key)));
  }
  if (rule.kind !== 'list' || !Array.isArray(now)) return false;
  const items = itemsBy(rule.key, now);
  return [...itemsBy(rule.key, then)].every(([id, item]) => isWithin(schema?.items, item, items.get(id)));
};

const listOver = (schema: Schema | undefined, key: string, then: Json, now: Json): Json => {
  const [was, is] = [itemsBy(key, then), itemsBy(key, now)];
  const later = [...is].filter(([id]) => !was.has(id)).map(([, item]) => item);
  const back = [...was].map(([id, item]) => over(schema?.items, item, is.get(id), false));
  return [...back, ...later].slice(0, schema?.maxItems);
};

const recordOver = (schema: Schema | undefined, then: JsonMap, now: JsonMap): Json => {
  const isMapOf = typeof schema?.additionalProperties === 'object';
  // In a record of fixed fields, one may contradict another: a score, and that the hole was picked up.
  const kept = isMapOf ? Object.keys(now) : [];
  const keys = [...new Set([...Object.keys(then), ...kept])];
  return Object.fromEntries(
    keys.map((key) => [
      key,
      Object.hasOwn(then, key) ? over(schemaOf(schema, key), then[key], own(now, key), isMapOf) : now[key],
    ]),
  );
};

/** `isFree`: what the parent lacked then may be there now: a record with free keys, or the document. */
function over(schema: Schema | undefined, then: Json, now: Json, isFree: boolean): Json {
  const rule = ruleFor(schema, then, now);
  if (now === undefined || isWithin(schema, then, now)) return now ?? then;
  if (rule.kind === 'set' && isFree && Array.isArray(then) && Array.isArray(now)) {
    const both = [...new Set([...(then as Json[]), ...(now as Json[])])];
    return both.slice(0, Math.min(schema?.maxItems ?? Infinity, rule.keep ?? Infinity));
  }
  if (rule.kind === 'list') return listOver(schema, rule.key, then, now);
  return rule.kind === 'record' && isMap(then) && isMap(now) ? recordOver(schema, then, now) : then;
}

/** The document with all that an earlier version had, and what was entered since where that version had nothing. */
export const restoredOver = (entity: Entity, now: JsonMap, then: JsonMap): JsonMap => {
  const back = Object.entries(then).filter(([field, value]) => value !== undefined && !isBookkeeping(entity, field));
  const schema = entity.schema as unknown as Schema;
  const restored = back.map(([field, value]) => [field, over(schemaOf(schema, field), value, own(now, field), true)]);
  return withoutMoot(entity, { ...now, ...Object.fromEntries(restored) });
};

/** The document with what an earlier version had at these paths; without what it lacked there. */
export const restoredAt = (entity: Entity, now: JsonMap, then: JsonMap, paths: readonly string[]): JsonMap =>
  withoutMoot(
    entity,
    paths.reduce((document, path) => putAt(entity, document, path, valueAt(entity, then, path)) ?? document, now),
  );

/** The document without what one change made of it. What was changed again since stays. */
export const takenBack = (entity: Entity, now: JsonMap, change: { before: JsonMap; after: JsonMap }): JsonMap => {
  const sides = { base: change.after, local: change.before, server: now };
  const { conflicts: _open, _deleted, ...joined } = mergeDocuments(entity, sides, ABOUT);
  // A merge prefers a value to none. Here none is what the golfer wants.
  const cleared = changesBetween(entity, change.after, now).filter(({ after }) => after === undefined);
  const merged = restoredAt(
    entity,
    joined,
    now,
    cleared.map(({ path }) => path),
  );
  return withoutMoot(entity, now['conflicts'] ? { ...merged, conflicts: now['conflicts'] } : merged);
};
