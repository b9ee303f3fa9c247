import { type Entity, MAX_CLOUD_BYTES } from '../entity.ts';
import { MAX_CONFLICT_PATH, type MergeRule } from '../fields.ts';
import {
  type ConflictLabel,
  type SetAside,
  conflictsOf,
  mergeConflicts,
  withConflicts,
  withoutLargest,
} from './conflicts.ts';
import { type Json, type JsonMap, bytesOf, equal, isBlank, isMap, own } from '../json.ts';
import { canonical } from '../read/read-document.ts';
import { entriesBy, mergedOrder, mergedSet } from './lists.ts';
import { below } from '../path.ts';
import { mergedProse } from './prose.ts';
import { type Schema, ruleFor, schemaOf } from './rule.ts';
import { putAt, valueAt } from './resolve-conflict.ts';
import { isEmptied } from '../tombstone.ts';
import { fitsSchema } from '../validate-document.ts';

// Three-way merge of one document: what this device and the cloud each made of their last common version. Edits to
// different fields or list items never conflict. If both changed the same thing differently, the cloud's value
// stays and this device's is recorded as a conflict for the user to resolve. Nothing is dropped and no clock decides.
// If both sides fit the schema, so does the result: entries a list has no room for are recorded as conflicts too.

export type Sides = {
  /** The version both sides started from. Undefined when both created the document. */
  readonly base: JsonMap | undefined;
  readonly local: JsonMap;
  readonly server: JsonMap;
};
type Three = readonly [base: Json, local: Json, server: Json];
type Place = {
  readonly schema: Schema | undefined;
  readonly path: string;
  readonly kept: SetAside[];
  /** Compares whole fields of the document, not their contents. */
  readonly isCoarse: boolean;
};

const mergeRecord = ({ schema, path, ...place }: Place, three: Three): JsonMap => {
  const [base, local, server] = three.map((value) => (isMap(value) ? value : {})) as [JsonMap, JsonMap, JsonMap];
  const keys = [...new Set([...Object.keys(server), ...Object.keys(local)])];
  // Unlike assignment, fromEntries makes '__proto__' an ordinary key.
  return Object.fromEntries(
    keys
      .map((key): [string, Json] => {
        const inner = { ...place, schema: schemaOf(schema, key), path: below(path, key) };
        return [key, mergeValue(inner, [own(base, key), own(local, key), own(server, key)])];
      })
      .filter(([, value]) => value !== undefined),
  );
};

type Merged = { readonly item: Json; readonly path: string; readonly isServers: boolean; readonly kept: SetAside[] };

/** If the merged list exceeds its limit, the cloud's entries stay and the others wait as conflicts. */
const withinLimit = (merged: readonly Merged[], { schema, kept }: Place): Json[] => {
  const limit = schema?.maxItems ?? Infinity;
  const first = [...merged.filter(({ isServers }) => isServers), ...merged.filter(({ isServers }) => !isServers)];
  const fitting = new Set(first.slice(0, limit));
  for (const entry of merged) {
    if (fitting.has(entry)) kept.push(...entry.kept);
    else kept.push({ path: entry.path, kept: entry.item });
  }
  return merged.filter((entry) => fitting.has(entry)).map(({ item }) => item);
};

const mergeList = (place: Place, key: string, three: Three): Json[] => {
  const [base, local, server] = three.map((list) => entriesBy(key, list)) as [
    ReturnType<typeof entriesBy>,
    ReturnType<typeof entriesBy>,
    ReturnType<typeof entriesBy>,
  ];
  const merged = mergedOrder(base, local, server).flatMap((id): Merged[] => {
    const [b, l, s] = [base.get(id), local.get(id), server.get(id)];
    const path = below(place.path, (l ?? s)!.key);
    const kept: SetAside[] = [];
    const isServers = s !== undefined;
    if (l && s) {
      const item = mergeValue({ ...place, schema: place.schema?.items, path, kept }, [b?.item, l.item, s.item]);
      return [{ item, path, isServers, kept }];
    }
    const item = (l ?? s)!.item;
    if (b && equal(b.item, item)) return [];
    // Removed on one side and changed on the other: the change stays, and the user is told of the removal.
    if (b) kept.push({ path, kept: undefined });
    return [{ item, path, isServers, kept }];
  });
  return withinLimit(merged, place);
};

const mergeSet = (place: Place, keep: number | undefined, [base, local, server]: Three): Json[] => {
  const union = mergedSet(base, local, server);
  if (keep !== undefined) return union.slice(-keep);
  const theirs = Array.isArray(server) ? (server as Json[]) : [];
  return withinLimit(
    union.map((item) => ({ item, path: below(place.path, String(item)), isServers: theirs.includes(item), kept: [] })),
    place,
  );
};

const greater = (a: Json, b: Json): Json => ((a as number | string) > (b as number | string) ? a : b);

/**
 * Whether the paths inside are short enough to name. If any exceeds a thousand characters, the value merges as a whole.
 */
const canBeNamed = (path: string, rule: MergeRule, sides: readonly Json[]): boolean => {
  const names = sides.flatMap((side) => {
    if (rule.kind === 'record') return Object.keys(isMap(side) ? side : {});
    return [...entriesBy(rule.kind === 'list' ? rule.key : '', side).values()].map(({ key }) => key);
  });
  return path === '' || names.every((name) => below(path, name).length <= MAX_CONFLICT_PATH);
};

/** The sides of which one counts, whatever the rule: the same edit twice, or an edit on one side alone. */
const editedOnce = ([base, local, server]: Three): readonly [Json] | undefined => {
  if (equal(local, server) || equal(base, local)) return [server];
  return equal(base, server) ? [local] : undefined;
};

const withinProse = (schema: Schema | undefined, [base, local, server]: Three): string | undefined => {
  if (typeof local !== 'string' || typeof server !== 'string') return undefined;
  const merged = mergedProse(typeof base === 'string' ? base : '', local, server);
  return fitsSchema(merged, schema ?? {}) ? merged : undefined;
};

/** Both sides in one, where the rule says how. Undefined for a conflict: a value is never undefined on both sides here. */
const mergedBy = (rule: MergeRule, place: Place, three: Three): Json => {
  const [, local, server] = three;
  const isNamed = () => canBeNamed(place.path, rule, [local, server]);
  const isOpened = () => (!place.isCoarse || place.path === '') && isNamed();
  switch (rule.kind) {
    case 'latest':
      return greater(local, server);
    case 'preferred':
      return local === rule.value ? local : server;
    case 'prose':
      return withinProse(place.schema, three);
    case 'record':
      return isOpened() ? mergeRecord(place, three) : undefined;
    case 'list':
      return isOpened() ? mergeList(place, rule.key, three) : undefined;
    case 'set':
      return isNamed() ? mergeSet(place, rule.keep, three) : undefined;
    default:
      return undefined;
  }
};

function mergeValue(place: Place, three: Three): Json {
  const [base, local, server] = three;
  const rule = ruleFor(place.schema, local, server);
  if (rule.kind === 'conflicts') return mergeConflicts(base, local, server);
  const edited = editedOnce(three);
  if (edited) return edited[0];
  if (rule.kind === 'server') return server ?? local;
  if (isBlank(local)) return server;
  if (isBlank(server)) return local;
  const merged = mergedBy(rule, place, three);
  if (merged !== undefined) return merged;
  const { path, kept } = place;
  kept.push(rule.kind === 'single' ? { path, kept: undefined, notice: true } : { path, kept: local });
  return server;
}

/** Fields that say nothing about what the user did. */
const BOOKKEEPING = ['createdAt', 'updatedAt', 'sortKey', '_deleted'];
const content = (document: JsonMap | undefined): JsonMap =>
  Object.fromEntries(Object.entries(document ?? {}).filter(([key]) => !BOOKKEEPING.includes(key)));

/** Whether two versions of a document have the same content, ignoring bookkeeping. */
export const sameContent = (a: JsonMap | undefined, b: JsonMap | undefined): boolean => equal(content(a), content(b));

const isDeleted = (document: JsonMap | undefined): boolean => document?.['_deleted'] === true;

/**
 * Two devices resolved the same conflict differently. The later choice, made on this device, is shown, and the user
 * is asked about the earlier one again. Choosing the value already in place leaves no trace except that the conflict is
 * gone.
 */
const withLaterChoices = (
  entity: Entity,
  { base, local, server }: Sides,
  merged: JsonMap,
  kept: SetAside[],
): JsonMap => {
  const isOpen = (document: JsonMap, id: string) => conflictsOf(document).some((one) => one.id === id);
  const paths = new Set(
    conflictsOf(base)
      .filter(({ id, path, notice }) => path !== '' && !notice && !isOpen(local, id) && !isOpen(server, id))
      .map(({ path }) => path),
  );
  let result = merged;
  for (const path of paths) {
    const [mine, theirs] = [valueAt(entity, local, path), valueAt(entity, server, path)];
    if (equal(mine, theirs)) continue;
    const put = putAt(entity, result, path, mine);
    if (!put || !equal(valueAt(entity, put, path), mine)) continue;
    result = put;
    kept.splice(0, kept.length, ...kept.filter((one) => one.path !== path), { path, kept: theirs });
  }
  return result;
};

/** Without a common version, fields that every device fills in by itself do not count as the user's edits. */
const filledAlike = (entity: Entity, local: JsonMap): JsonMap => {
  const { filledAlike: fields = [] } = entity;
  return Object.fromEntries(fields.map((field) => [field, local[field]]));
};

const join = (entity: Entity, { base, local, server }: Sides, about: ConflictLabel, isCoarse: boolean): JsonMap => {
  const kept: SetAside[] = [];
  const schema = entity.schema as unknown as Schema;
  const merged = mergeRecord({ schema, path: '', kept, isCoarse }, [
    base ?? filledAlike(entity, local),
    { ...local, _deleted: false },
    { ...server, _deleted: false },
  ]);
  const chosen = withLaterChoices(entity, { base, local, server }, merged, kept);
  const oneDeleted = isDeleted(local) !== isDeleted(server);
  if (oneDeleted && !isDeleted(base)) kept.push({ path: '', kept: undefined });
  return withConflicts(entity, { ...chosen, _deleted: isDeleted(local) && isDeleted(server) }, kept, about);
};

/**
 * Merges this device's version of a document of `name` with the cloud's. `device` and `at` only label a conflict. A
 * document deleted on one side and changed on the other survives, with a conflict at path ''. One deleted on both sides
 * stays deleted but keeps both sides' content, because a third device may still restore it.
 */
export const mergeDocuments = (entity: Entity, sides: Sides, about: ConflictLabel): JsonMap => {
  const base = sides.base && canonical(entity, sides.base);
  const [local, server] = [canonical(entity, sides.local), canonical(entity, sides.server)];
  const bothDeleted = isDeleted(local) && isDeleted(server);
  if (bothDeleted && sameContent(local, server)) return server;
  if (isDeleted(server) && base !== undefined && sameContent(base, local)) return server;
  if (isDeleted(local) && base !== undefined && !isDeleted(base) && sameContent(base, server)) return local;
  // The cloud has since removed its content, so nothing there can conflict with this device's changes.
  if (!isDeleted(local) && isEmptied(entity, server)) {
    return withConflicts(entity, { ...local, createdAt: server['createdAt'] }, [{ path: '', kept: undefined }], about);
  }
  const joined = join(entity, { base, local, server }, about, false);
  // Thousands of small conflicts, each with its label, can take more room than the values themselves.
  return bytesOf(joined) <= MAX_CLOUD_BYTES
    ? joined
    : withoutLargest(join(entity, { base, local, server }, about, true), MAX_CLOUD_BYTES);
};
