import type { Conflict } from '#src/domain/entities/fields.ts';
import type { Entity } from '#src/domain/entities/entity.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { type Json, type JsonMap, equal, isBlank, isMap } from './equal.ts';
import { type Schema, ruleFor, schemaOf } from './rule.ts';

// Three-way merge of one document: what this device and the cloud made of the version they both knew. Edits of
// different fields, holes or list items never meet. Where both changed the same thing differently the cloud's value
// stays and this device's is kept as a conflict for the golfer to settle; nothing is dropped, no clock decides.

export type Sides = {
  /** The version both sides started from; undefined when both created the document. */
  readonly base: JsonMap | undefined;
  readonly local: JsonMap;
  readonly server: JsonMap;
};
type Three = readonly [base: Json, local: Json, server: Json];
type Kept = { readonly path: string; readonly kept: Json };

/** List items and fields by their key; a dot inside a key is written %2E. */
const below = (path: string, key: string): string => {
  const step = encodeURIComponent(key).replaceAll('.', '%2E');
  return path === '' ? step : `${path}.${step}`;
};

/** 64-bit FNV-1a in hex: the same disagreement has the same id on every device and at every repetition. */
const fingerprint = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return hash.toString(16).padStart(16, '0');
};

const mergeRecord = (schema: Schema | undefined, three: Three, path: string, kept: Kept[]): JsonMap => {
  const [base, local, server] = three.map((value) => (isMap(value) ? value : {})) as [JsonMap, JsonMap, JsonMap];
  const merged: Record<string, Json> = {};
  for (const key of new Set([...Object.keys(server), ...Object.keys(local)])) {
    const value = mergeValue(schemaOf(schema, key), [base[key], local[key], server[key]], below(path, key), kept);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
};

const mergeList = (schema: Schema | undefined, key: string, three: Three, path: string, kept: Kept[]): Json[] => {
  const byKey = (list: Json) =>
    new Map(
      (Array.isArray(list) ? (list as Json[]) : []).map((item) => [String(isMap(item) ? item[key] : item), item]),
    );
  const [base, local, server] = three.map(byKey) as [Map<string, Json>, Map<string, Json>, Map<string, Json>];
  const merged: Json[] = [];
  for (const id of new Set([...server.keys(), ...local.keys()])) {
    const [b, l, s] = [base.get(id), local.get(id), server.get(id)];
    const at = below(path, id);
    if (l !== undefined && s !== undefined) {
      merged.push(mergeValue(schema?.items, [b, l, s], at, kept));
    } else if (b === undefined) {
      merged.push(l ?? s);
    } else if (!equal(b, l ?? s)) {
      // Taken out on one side, changed on the other: the work stays, and the golfer is told of the removal.
      merged.push(l ?? s);
      kept.push({ path: at, kept: undefined });
    }
  }
  return merged;
};

const mergeSet = (three: Three, keep: number | undefined): Json[] => {
  const [base, local, server] = three.map((list) => (Array.isArray(list) ? (list as Json[]) : [])) as [
    Json[],
    Json[],
    Json[],
  ];
  const removed = base.filter((item) => !local.includes(item));
  const added = local.filter((item) => !base.includes(item) && !server.includes(item));
  const union = [...server.filter((item) => !removed.includes(item)), ...added];
  return keep === undefined ? union : union.slice(-keep);
};

const greater = (a: Json, b: Json): Json => ((a as number | string) > (b as number | string) ? a : b);

function mergeValue(schema: Schema | undefined, three: Three, path: string, kept: Kept[]): Json {
  const [base, local, server] = three;
  if (equal(local, server) || equal(base, local)) return server;
  const rule = ruleFor(schema, local, server);
  if (equal(base, server)) return local;
  if (rule.kind === 'server') return server ?? local;
  if (isBlank(local)) return server;
  if (isBlank(server)) return local;
  switch (rule.kind) {
    case 'latest':
      return greater(local, server);
    case 'record':
      return mergeRecord(schema, three, path, kept);
    case 'list':
      return mergeList(schema, rule.key, three, path, kept);
    case 'set':
      return mergeSet(three, rule.keep);
    default:
      kept.push({ path, kept: local });
      return server;
  }
}

/** Fields that say nothing about what the golfer did. */
const BOOKKEEPING = ['createdAt', 'updatedAt', 'sortKey', '_deleted'];
const content = (document: JsonMap | undefined): JsonMap =>
  Object.fromEntries(Object.entries(document ?? {}).filter(([key]) => !BOOKKEEPING.includes(key)));

/** Whether two versions of a document say the same, bookkeeping aside. */
export const sameContent = (a: JsonMap | undefined, b: JsonMap | undefined): boolean => equal(content(a), content(b));

const isDeleted = (document: JsonMap | undefined): boolean => document?.['_deleted'] === true;

const withConflicts = (document: JsonMap, kept: readonly Kept[], about: { device: string; at: string }): JsonMap => {
  if (kept.length === 0) return document;
  const known = (document['conflicts'] as readonly Conflict[] | undefined) ?? [];
  const added = kept
    .map(({ path, kept: value }): Conflict => {
      const json = value === undefined ? undefined : JSON.stringify(value);
      const id = fingerprint(`${path}\n${json ?? ''}`);
      return { id, path, ...about, ...(json === undefined ? {} : { kept: json }) };
    })
    .filter(({ id }) => !known.some((one) => one.id === id));
  return added.length === 0 ? document : { ...document, conflicts: [...known, ...added] };
};

/** Without a common version, what every device fills in by itself is no edit of the golfer's. */
const filledAlike = (name: EntityName, local: JsonMap): JsonMap => {
  const { filledAlike: fields = [] } = entities[name] as Entity;
  return Object.fromEntries(fields.map((field) => [field, local[field]]));
};

/**
 * Joins this device's version of a document of `name` with the cloud's. `device` and `at` only label a conflict.
 * A document deleted on one side and changed on the other survives, with a conflict at path ''. One deleted on both
 * sides stays deleted, with what either had: a third device may still bring it back.
 */
export const mergeDocuments = (
  name: EntityName,
  { base, local, server }: Sides,
  about: { readonly device: string; readonly at: string },
): JsonMap => {
  const bothDeleted = isDeleted(local) && isDeleted(server);
  if (bothDeleted && sameContent(local, server)) return server;
  if (isDeleted(server) && base !== undefined && sameContent(base, local)) return server;
  if (isDeleted(local) && base !== undefined && !isDeleted(base) && sameContent(base, server)) return local;
  const kept: Kept[] = [];
  const { schema } = entities[name];
  const from = base ?? filledAlike(name, local);
  const oneDeleted = isDeleted(local) !== isDeleted(server);
  const merged = mergeRecord(
    schema as unknown as Schema,
    [from, { ...local, _deleted: false }, { ...server, _deleted: false }],
    '',
    kept,
  );
  if (oneDeleted && !isDeleted(base)) kept.push({ path: '', kept: undefined });
  return withConflicts({ ...merged, _deleted: bothDeleted }, kept, about);
};
