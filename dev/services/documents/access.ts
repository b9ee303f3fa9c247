import type { Access } from '#src/domain/entities/entity.ts';
import { entities } from '#src/domain/entities/registry.ts';
import type { Caller } from '#dev/services/identity/token.ts';
import { conditions } from './query.ts';
import { fieldBytes, sameValue } from './value.ts';
import type { Fields, StoredDocument, StructuredQuery, Value } from './wire.ts';

// Who may do what, from the same registry that firestore.rules is generated from; tests/dev/contract holds the two
// against each other.

type Golfer = { readonly uid: string };
type Place = { readonly collection: string; readonly id: string };
type Change = {
  readonly place: Place;
  readonly before: StoredDocument | undefined;
  readonly after: Fields;
  /** The request time that serverTimestamp must equal. */
  readonly requestTime: string;
};
type Policy = {
  readonly get: (golfer: Golfer, place: Place, document: StoredDocument | undefined) => boolean;
  readonly list: (golfer: Golfer, query: StructuredQuery, documentsRoot: string) => boolean;
  readonly write: (golfer: Golfer, change: Change) => boolean;
};

const text = (value: string): Value => ({ stringValue: value });
const ownedBy = (fields: Fields, uid: string) => sameValue(fields['userId'], text(uid));
const asksFor = (query: StructuredQuery, field: string, value: Value) =>
  conditions(query.where).some(
    (filter) => filter.op === 'EQUAL' && filter.field.fieldPath === field && sameValue(filter.value, value),
  );
const published: Value = { booleanValue: true };
const changedKeys = (before: Fields, after: Fields) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !sameValue(before[key], after[key]));
const mapAt = (fields: Fields, key: string): Fields => {
  const value = fields[key];
  return value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};
};

const ownDocument: Policy = {
  get: ({ uid }, _, document) => !document || ownedBy(document.fields, uid),
  list: ({ uid }, query) => asksFor(query, 'userId', text(uid)),
  write: ({ uid }, { before, after }) => ownedBy(after, uid) && (!before || ownedBy(before.fields, uid)),
};
/** Keyed by the golfer's id: users/{uid}, heads/{uid}. */
const ownKey: Policy = {
  get: ({ uid }, { id }) => id === uid,
  list: ({ uid }, query, root) =>
    query.from.every(({ collectionId }) =>
      asksFor(query, '__name__', { referenceValue: `${root}/${collectionId}/${uid}` }),
    ),
  write: ({ uid }, { place, after }) => place.id === uid && (!('userId' in after) || ownedBy(after, uid)),
};
const OWN_ENTRY = ['requests', 'updatedAt', 'serverTimestamp'];
const onlyOwnRequest = (uid: string, before: Fields, after: Fields) =>
  changedKeys(before, after).every((key) => OWN_ENTRY.includes(key)) &&
  changedKeys(mapAt(before, 'requests'), mapAt(after, 'requests')).every((key) => key === uid);

const policies: Readonly<Record<Access, Policy>> = {
  owner: ownDocument,
  'owner-or-published': {
    get: (golfer, place, document) =>
      ownDocument.get(golfer, place, document) || sameValue(document?.fields['published'], published),
    list: (golfer, query, root) => ownDocument.list(golfer, query, root) || asksFor(query, 'published', published),
    write: ownDocument.write,
  },
  directory: { get: () => true, list: () => true, write: () => false },
  participants: {
    get: () => true,
    list: () => true,
    write: (golfer, change) =>
      ownDocument.write(golfer, change) ||
      (change.before !== undefined && onlyOwnRequest(golfer.uid, change.before.fields, change.after)),
  },
};

const HEAD_BYTES = 2_000;
const byCollection = new Map<string, { policy: Policy; maxBytes: number }>([
  ['heads', { policy: ownKey, maxBytes: HEAD_BYTES }],
  ...Object.values(entities).map(({ name, cloud }) => {
    const policy = name === 'profiles' ? ownKey : policies[cloud.access];
    return [cloud.collection, { policy, maxBytes: cloud.maxBytes }] as const;
  }),
]);

const placeOf = (path: string): Place | undefined => {
  const [collection, id, ...rest] = path.split('/');
  return collection && id && rest.length === 0 ? { collection, id } : undefined;
};
/** The answer for callers who are not an ordinary golfer; unknown places are closed to everyone but the admin. */
const decide = (caller: Caller, collection: string | undefined, ask: (golfer: Golfer, policy: Policy) => boolean) => {
  if (caller.kind === 'admin') return true;
  const known = byCollection.get(collection ?? '');
  return caller.kind === 'golfer' && known !== undefined && ask(caller, known.policy);
};

export const mayGet = (caller: Caller, path: string, document: StoredDocument | undefined): boolean => {
  const place = placeOf(path);
  return decide(caller, place?.collection, (golfer, policy) => policy.get(golfer, place!, document));
};

/** As in Firestore, a query is allowed by what it asks for, not by what it would find. */
export const mayList = (caller: Caller, query: StructuredQuery, documentsRoot: string): boolean =>
  decide(caller, query.from[0]?.collectionId, (golfer, policy) => policy.list(golfer, query, documentsRoot));

export const mayWrite = (caller: Caller, path: string, change: Omit<Change, 'place'>): boolean => {
  const place = placeOf(path);
  return decide(caller, place?.collection, (golfer, policy) => {
    const stamped = sameValue(change.after['serverTimestamp'], { timestampValue: change.requestTime });
    const fits = fieldBytes(change.after) <= byCollection.get(place!.collection)!.maxBytes;
    return stamped && fits && policy.write(golfer, { ...change, place: place! });
  });
};

/** Documents are deleted by a tombstone: only the admin removes one for good. */
export const mayDelete = (caller: Caller): boolean => caller.kind === 'admin';
