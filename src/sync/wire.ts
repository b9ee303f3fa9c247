import { Timestamp } from 'firebase/firestore/lite';
import { RXDB_FIELDS } from '#src/data/rxdb/stored-versions.ts';
import { MAX_CLOUD_BYTES } from '#src/domain/entities/entity.ts';
import { isInstant, validateDocument } from '#src/domain/entities/validate-document.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';
import { type Json, type JsonMap, bytesOf, equal, isMap } from '#src/domain/merge/equal.ts';
import { canonical, fitDocument, readable, withMisfits } from '#src/domain/merge/fit-document.ts';
import { type Result, ok } from '#src/domain/shared/result.ts';
import { localDay } from '#src/domain/shared/day.ts';

// Converts a document between its cloud form and its local form. In the cloud, instants are Timestamps (so that the
// customer's own date queries work), `serverTimestamp` is the time of writing, `sentBy` and `sentAt` name the device
// that sent it and when, and fields this version does not know lie beside the others. Here those fields wait in
// `extra`, because RxDB stores no undeclared field.

export type CloudDocument = Readonly<Record<string, unknown>>;
/** A local document as replication sees it. */
export type LocalDocument = JsonMap & { readonly id: string; readonly _deleted: boolean };

type FieldSchema = { readonly wire?: 'timestamp' };
const fieldsOf = (name: EntityName) => entities[name].schema.properties as Readonly<Record<string, FieldSchema>>;

/** The cloud's bookkeeping fields, and a name that would replace an inherited property. */
const CLOUD_ONLY = new Set(['serverTimestamp', 'sentBy', 'sentAt', '__proto__']);
const mapped = (map: JsonMap, change: (value: Json) => unknown): JsonMap =>
  Object.fromEntries(Object.entries(map).map(([key, inner]) => [key, change(inner)]));

/** Copies a value with its Timestamps converted, at any depth; places, bytes and references become the SDK's JSON. */
const reading = (put: (iso: string) => Json): ((value: unknown) => Json) => {
  const read = (value: unknown): Json => {
    if (value instanceof Timestamp) return put(value.toDate().toISOString());
    if (Array.isArray(value)) return value.map(read);
    if (!isMap(value)) return value;
    return typeof value['toJSON'] === 'function' ? (value['toJSON'] as () => Json)() : mapped(value, read);
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

/** Whether one of `senders` sent this very version. If a later write kept these fields, none of them did. */
export const wasSentBy = ({ sentBy, sentAt, serverTimestamp }: CloudDocument, senders: readonly unknown[]): boolean =>
  senders.includes(sentBy) && String(sentAt) === String(serverTimestamp);

const LOCAL_ONLY = new Set<string>(['sortKey', 'extra', ...RXDB_FIELDS]);

/**
 * Fields that this version does not know, and those that it could not read, as the cloud has them: the rules refuse a
 * write that changes one, be it by a microsecond.
 */
const besideKnown = (document: LocalDocument, known: JsonMap, before: CloudDocument): JsonMap => {
  const extra = isMap(document['extra']) ? Object.entries(document['extra']) : [];
  // The golfer has set a field whose earlier content could not be read here. Move that content aside.
  const replaced = extra.filter(([key]) => Object.hasOwn(known, key));
  const untouched = extra.filter(([key]) => !Object.hasOwn(known, key));
  const earlier = { ...Object.fromEntries(replaced), ...(isMap(document['earlier']) ? document['earlier'] : {}) };
  return {
    ...Object.fromEntries(
      untouched.map(([key, value]) => [key, equal(marked(before[key]), value) ? before[key] : unmarked(value)]),
    ),
    ...(Object.keys(earlier).length > 0 ? { earlier: unmarked(earlier) } : {}),
  };
};

/** `before`: what the cloud has of the document. */
export const toCloud = (name: EntityName, document: LocalDocument, before: CloudDocument = {}): CloudDocument => {
  const fields = fieldsOf(name);
  const known = Object.fromEntries(
    Object.entries(document).flatMap(([key, value]): [string, unknown][] => {
      if (LOCAL_ONLY.has(key) || value === undefined) return [];
      const instant = fields[key]?.wire === 'timestamp' ? timestamp(value) : undefined;
      return [[key, instant ?? defined(value)]];
    }),
  );
  return { ...known, ...besideKnown(document, known, before) };
};

/** Computes `sortKey` from the content, also after two versions were joined. */
export const withSortKey = (name: EntityName, document: JsonMap): LocalDocument =>
  ({ ...document, sortKey: sortKeyOf(name, document) }) as unknown as LocalDocument;

const EPOCH = '1970-01-01T00:00:00.000Z';

/** The day of play, for documents of the earlier app that have only the instant. */
const dayOf = (name: EntityName, instant: string): JsonMap => {
  const day = { rounds: 'playedOn', practiceSessions: 'practicedOn' }[name as string];
  return day === undefined ? {} : { [day]: localDay(instant) };
};

/** Fills in what the customer's earlier app left out: required instants, from `instant`, and defaults. */
const filled = (name: EntityName, known: JsonMap, instant: string): JsonMap => {
  const required = entities[name].schema.required as readonly string[];
  const isMissing = (field: string) => known[field] === undefined || known[field] === '';
  const times = Object.keys(fieldsOf(name)).filter(
    (key) => fieldsOf(name)[key]?.wire === 'timestamp' && required.includes(key),
  );
  const createdAt = isMissing('createdAt') ? instant : known['createdAt'];
  const missing = (fields: JsonMap) => Object.fromEntries(Object.entries(fields).filter(([field]) => isMissing(field)));
  return {
    ...known,
    ...missing({ ...(entities[name].defaults as JsonMap), ...dayOf(name, instant) }),
    ...missing(Object.fromEntries(times.map((key) => [key, instant]))),
    ...missing({ createdAt, updatedAt: createdAt }),
  };
};

/**
 * The local form of a cloud document. Mends what the customer's earlier app left out, left empty or wrote in another
 * form (fit-document.ts). If that is impossible, fails with the problem: the document is then set aside, never stored,
 * and never changed in the cloud.
 */
export const fromCloud = (name: EntityName, id: string, data: CloudDocument, uid: string): Result<LocalDocument> => {
  const fields = fieldsOf(name);
  const plain: Record<string, Json> = {};
  const extra: Record<string, Json> = {};
  for (const [key, value] of Object.entries(data)) {
    if (CLOUD_ONLY.has(key) || (value === null && Object.hasOwn(fields, key))) continue;
    if (key === 'earlier') plain[key] = marked(value);
    else if ((Object.hasOwn(fields, key) && !LOCAL_ONLY.has(key)) || key === '_deleted')
      plain[key] = withoutTimestamps(value);
    else extra[key] = marked(value);
  }
  const known = {
    ...canonical(name, plain),
    ...(plain['userId'] === undefined ? { userId: name === 'coaches' ? 'directory' : uid } : {}),
    id,
    _deleted: plain['_deleted'] === true,
    ...(Object.keys(extra).length > 0 ? { extra } : {}),
  };
  const instant =
    Object.keys(fields)
      .filter((key) => fields[key]?.wire === 'timestamp')
      .map((key) => (known as JsonMap)[key])
      .find((value): value is string => typeof value === 'string' && isInstant(value)) ?? EPOCH;
  const document = withSortKey(name, filled(name, known, instant));
  const { _deleted, ...stored } = document;
  if (validateDocument(name, stored) === undefined) return ok(document);
  // Do not fill in a missing edit time: fitDocument recognises a document of the earlier app by it.
  const fitted = fitDocument(name, { ...dayOf(name, instant), ...known }, instant);
  if (!fitted.ok) return fitted;
  const originals = Object.fromEntries(Object.entries(data).map(([key, value]) => [key, marked(value)]));
  return ok(withMisfits(fitted.value, originals) as LocalDocument);
};

/** This device's version in a form that passes every check. */
export const mended = (name: EntityName, document: LocalDocument): LocalDocument =>
  withSortKey(name, readable(name, document));

/**
 * Whether the document fits in the cloud. Values that wait for the golfer's choice count only towards Firestore's own
 * limit.
 */
export const fitsCloud = (name: EntityName, document: LocalDocument): boolean => {
  const { conflicts: _waiting, ...content } = document as JsonMap;
  return bytesOf(document) <= MAX_CLOUD_BYTES && bytesOf(content) <= entities[name].cloud.maxBytes;
};
