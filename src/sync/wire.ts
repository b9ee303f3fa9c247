import { Timestamp } from 'firebase/firestore/lite';
import { RXDB_FIELDS } from '#src/data/rxdb/storage.ts';
import {
  type Entity,
  type Json,
  type JsonMap,
  MAX_CLOUD_BYTES,
  bytesOf,
  conflictsOf,
  equal,
  isInstant,
  isMap,
  own,
} from '@divot/documents';
import {
  canonical,
  readDocument,
  sortKeyOf,
  unreadIn,
  validateDocument,
  writeDocument,
} from '#src/domain/entities/documents.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { type Result, fail, ok, truncate } from '@divot/basics';

// Converts a document between its cloud form and its local form. In the cloud, instants are Timestamps (so that the
// customer's own date queries work), `serverTimestamp` is the time of writing, `sentBy` and `sentAt` name the run of the
// app that sent it and when, `sentFrom` its device, for the history, in documents that nobody else reads. What other apps wrote is read and written back by packages/documents/read/read-document.ts.

export type CloudDocument = Readonly<Record<string, unknown>>;
/** A local document as replication sees it. */
export type LocalDocument = JsonMap & { readonly id: string; readonly _deleted: boolean };

/** The cloud's bookkeeping fields, and a name that would replace an inherited property. */
const CLOUD_ONLY = new Set(['serverTimestamp', 'sentBy', 'sentAt', 'sentFrom', '__proto__']);
/** Whether the end of an account has left only the document's owner and its deletion. */
export const isErased = (data: CloudDocument): boolean =>
  data['_deleted'] === true && Object.keys(data).every((key) => ERASED_FIELDS.has(key));
const ERASED_FIELDS = new Set(['userId', '_deleted', 'serverTimestamp']);
const mapped = (map: JsonMap, change: (value: Json) => unknown): JsonMap =>
  Object.fromEntries(Object.entries(map).map(([key, inner]) => [key, change(inner)]));

/** Firestore nests no deeper. The text of a field can, where it is JSON. */
const MOST_LEVELS = 20;
const isDeeper = (value: unknown, levels: number): boolean => {
  const isNesting = Array.isArray(value) || (isMap(value) && Object.getPrototypeOf(value) === Object.prototype);
  return isNesting && (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));
};

/** A copy with each Timestamp as `{ $timestamp }`, at any depth; places, bytes and references become the SDK's JSON. */
const marked = (value: unknown): Json => {
  if (value instanceof Timestamp) return { $timestamp: value.toDate().toISOString() };
  if (Array.isArray(value)) return value.map(marked);
  if (!isMap(value)) return value;
  return typeof value['toJSON'] === 'function' ? (value['toJSON'] as () => Json)() : mapped(value, marked);
};
/** The way back. Firestore refuses undefined, so an undefined field is left out. */
const unmarked = (value: Json): unknown => {
  if (Array.isArray(value)) return value.map(unmarked);
  if (!isMap(value)) return value;
  const iso = value['$timestamp'];
  if (typeof iso === 'string' && isInstant(iso)) return Timestamp.fromDate(new Date(iso));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === undefined ? [] : [[key, unmarked(inner)]])),
  );
};

/** Whether one of `senders` sent this very version. If a later write kept these fields, none of them did. */
export const wasSentBy = ({ sentBy, sentAt, serverTimestamp }: CloudDocument, senders: readonly unknown[]): boolean =>
  senders.includes(sentBy) && JSON.stringify(sentAt) === JSON.stringify(serverTimestamp);

/** The name of the device that sent this very version. */
export const deviceThatSent = (data: CloudDocument): string | undefined => {
  const { sentBy, sentFrom } = data;
  return typeof sentFrom === 'string' && wasSentBy(data, [sentBy]) ? truncate(sentFrom, 60) : undefined;
};

/** Moves the time that the earlier app counts by out of a deleted document, where its query would still find it. */
const uncounted = (name: EntityName, written: JsonMap): JsonMap => {
  const field = countedBy(name);
  if (!field || written['_deleted'] !== true || written[field] === undefined) return written;
  const { [field]: time, ...rest } = written;
  return { ...rest, earlier: { ...(rest['earlier'] as JsonMap), [field]: time } };
};
/** The way back: another device may restore the document. */
const counted = (name: EntityName, raw: JsonMap): JsonMap => {
  const field = countedBy(name);
  const earlier = raw['earlier'];
  if (!field || raw['_deleted'] !== true || !isMap(earlier) || raw[field] !== undefined) return raw;
  const { [field]: time, ...others } = earlier;
  const { earlier: _earlier, ...rest } = raw;
  return { ...rest, [field]: time, ...(Object.keys(others).length > 0 ? { earlier: others } : {}) };
};
const countedBy = (name: EntityName): string | undefined => (entities[name].cloud as Entity['cloud']).countedBy;

const BOOKKEEPING = new Set<string>(RXDB_FIELDS);

/**
 * `before`: what the cloud has of the document. A value that is the same stays exactly as it is there, to the
 * microsecond.
 */
export const toCloud = (name: EntityName, document: LocalDocument, before: CloudDocument = {}): CloudDocument => {
  const stored = Object.fromEntries(Object.entries(document).filter(([key]) => !BOOKKEEPING.has(key)));
  const written = Object.entries(uncounted(name, writeDocument(name, stored)));
  return Object.fromEntries(
    written.map(([key, value]) => [key, equal(marked(own(before, key)), value) ? before[key] : unmarked(value)]),
  );
};

/** Computes `sortKey` from the content, also after two versions were joined. */
export const withSortKey = (name: EntityName, document: JsonMap): LocalDocument =>
  ({ ...document, sortKey: sortKeyOf(name, document) }) as unknown as LocalDocument;

/**
 * The local form of a cloud document, also of one that the customer's earlier app wrote. Fails with the problem if
 * Divot cannot show it: the document is then set aside, never stored, and never changed in the cloud.
 */
export const fromCloud = (name: EntityName, id: string, data: CloudDocument, uid: string): Result<LocalDocument> => {
  if (isDeeper(data, 1 + MOST_LEVELS)) return fail(`nests more than ${MOST_LEVELS} levels`);
  const { _deleted, ...raw } = counted(
    name,
    Object.fromEntries(
      Object.entries(data).flatMap(([key, value]) => (CLOUD_ONLY.has(key) ? [] : [[key, marked(value)]])),
    ),
  );
  const stamp = data['serverTimestamp'];
  const writtenAt = stamp instanceof Timestamp ? stamp.toDate().toISOString() : undefined;
  const read = readDocument(name, raw, writtenAt);
  const document = { ...read, id, userId: read['userId'] ?? (name === 'coaches' ? 'directory' : uid) };
  const problem = validateDocument(name, document);
  return problem ? fail(problem) : ok({ ...document, _deleted: _deleted === true });
};

/** The version in the form that the cloud's versions are read in. */
export const comparable = (name: EntityName, document: LocalDocument): LocalDocument =>
  withSortKey(name, canonical(name, document));

/** Whether the document has a conflict, or a value of the earlier app that cannot be shown. */
export const needsAttention = (name: EntityName, document: JsonMap): boolean =>
  document['_deleted'] !== true && (conflictsOf(document).length > 0 || unreadIn(name, document).length > 0);

/**
 * Whether the document fits in the cloud. Values that wait for the golfer's choice count only towards Firestore's own
 * limit.
 */
export const fitsCloud = (name: EntityName, document: LocalDocument): boolean => {
  const { conflicts: _waiting, ...content } = document as JsonMap;
  return bytesOf(document) <= MAX_CLOUD_BYTES && bytesOf(content) <= entities[name].cloud.maxBytes;
};
