import { Timestamp } from 'firebase/firestore/lite';
import { documentProblem, isInstant } from '#src/domain/entities/door.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
import { type Json, type JsonMap, isMap } from '#src/domain/merge/equal.ts';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';

// A document as it stands in the cloud, and as it stands here. In the cloud instants are Timestamps (so that the
// customer's own date queries work), `serverTimestamp` tells when it was written, `sentBy` and `sentAt` which device
// wrote it so, and fields this version does not know lie beside the others; here they wait in `extra`, because RxDB
// stores no undeclared field.

export type CloudDocument = Readonly<Record<string, unknown>>;
/** A local document as replication sees it. */
export type LocalDocument = JsonMap & { readonly id: string; readonly _deleted: boolean };

type FieldSchema = { readonly wire?: 'timestamp' };
const fieldsOf = (name: EntityName) => entities[name].schema.properties as Readonly<Record<string, FieldSchema>>;

/** Bookkeeping of the cloud's; and a name that would replace what every object inherits. */
const CLOUD_ONLY = new Set(['serverTimestamp', 'sentBy', 'sentAt', '__proto__']);
const mapped = (map: JsonMap, change: (value: Json) => unknown): JsonMap =>
  Object.fromEntries(Object.entries(map).map(([key, inner]) => [key, change(inner)]));

/** A value with its Timestamps put another way, however deep they are. */
const reading = (put: (iso: string) => Json): ((value: unknown) => Json) => {
  const read = (value: unknown): Json => {
    if (value instanceof Timestamp) return put(value.toDate().toISOString());
    if (Array.isArray(value)) return value.map(read);
    return isMap(value) ? mapped(value, read) : value;
  };
  return read;
};
/** Timestamps become ISO text; what was text stays text. */
const withoutTimestamps = reading((iso) => iso);
/** In unknown fields a Timestamp is marked, so that it goes back as one. */
const marked = reading((iso) => ({ $timestamp: iso }));
const unmarked = (value: Json): unknown => {
  if (Array.isArray(value)) return value.map(unmarked);
  if (!isMap(value)) return value;
  return timestamp(value['$timestamp']) ?? mapped(value, unmarked);
};

const timestamp = (iso: unknown): Timestamp | undefined =>
  typeof iso === 'string' && isInstant(iso) ? Timestamp.fromDate(new Date(iso)) : undefined;

/** Firestore refuses undefined; a field that is not there is left out. */
const defined = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(defined);
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, defined(inner)]])),
  );
};

/** Whether this very version was sent by one of `senders`; one that a later write left these fields in was not. */
export const wasSentBy = ({ sentBy, sentAt, serverTimestamp }: CloudDocument, senders: readonly unknown[]): boolean =>
  senders.includes(sentBy) && String(sentAt) === String(serverTimestamp);

const LOCAL_ONLY = new Set(['sortKey', 'extra', '_rev', '_meta', '_attachments']);

export const toCloud = (name: EntityName, document: LocalDocument): CloudDocument => {
  const fields = fieldsOf(name);
  const known = Object.entries(document).flatMap(([key, value]): [string, unknown][] => {
    if (LOCAL_ONLY.has(key) || value === undefined) return [];
    const instant = fields[key]?.wire === 'timestamp' ? timestamp(value) : undefined;
    return [[key, instant ?? defined(value)]];
  });
  const extra = isMap(document['extra']) ? (unmarked(document['extra']) as JsonMap) : {};
  return { ...extra, ...Object.fromEntries(known) };
};

/** `sortKey` follows from the content, here and wherever two versions were joined. */
export const withSortKey = (name: EntityName, document: JsonMap): LocalDocument =>
  ({ ...document, sortKey: sortKeyOf(name, document) }) as unknown as LocalDocument;

const EPOCH = '1970-01-01T00:00:00.000Z';

/**
 * The local form of a cloud document. What the customer's earlier app left out is filled from the entity's defaults.
 * Fails with what is wrong with it: such a document is set aside, never stored, never changed in the cloud.
 */
export const fromCloud = (name: EntityName, id: string, data: CloudDocument, uid: string): Result<LocalDocument> => {
  const fields = fieldsOf(name);
  const known: Record<string, Json> = {};
  const extra: Record<string, Json> = {};
  for (const [key, value] of Object.entries(data)) {
    if (CLOUD_ONLY.has(key)) continue;
    if (Object.hasOwn(fields, key) || key === '_deleted') known[key] = withoutTimestamps(value);
    else extra[key] = marked(value);
  }
  const instants = Object.keys(fields).filter((key) => fields[key]?.wire === 'timestamp');
  const firstInstant = instants.map((key) => known[key]).find((value) => typeof value === 'string');
  const createdAt = (known['createdAt'] ?? firstInstant ?? EPOCH) as string;
  const required = entities[name].schema.required as readonly string[];
  const filled: Record<string, Json> = {
    ...entities[name].defaults,
    ...Object.fromEntries(instants.filter((key) => required.includes(key)).map((key) => [key, firstInstant ?? EPOCH])),
    userId: name === 'coaches' ? 'directory' : uid,
    createdAt,
    updatedAt: createdAt,
    ...known,
    id,
    _deleted: known['_deleted'] === true,
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  };
  const document = withSortKey(name, filled);
  const { _deleted, ...stored } = document;
  const problem = documentProblem(name, stored);
  return problem ? fail(problem) : ok(document);
};

/** Rough size in the cloud, in bytes; Firestore refuses a document over 1 MiB. */
export const cloudBytes = (document: LocalDocument): number =>
  new TextEncoder().encode(JSON.stringify(document)).byteLength;
