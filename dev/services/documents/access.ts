import type { Access } from '#src/domain/entities/entity.ts';
import { MAX_ID } from '#src/domain/entities/fields.ts';
import type { Caller } from '#dev/services/identity/token.ts';
import { conditions } from './query.ts';
import { fieldFits, isShapely, touchedFields } from './shape.ts';
import { HEAD_COLLECTIONS, HEAD_FIELDS, MOST_REQUESTS } from '#dev/rules/firestore-rules.ts';
import { ERASED, type JsonSchema, type StoredEntity, storedEntities } from '#dev/rules/schema.ts';
import { fieldBytes, sameValue } from './value.ts';
import type { Fields, StoredDocument, StructuredQuery, Value } from './wire.ts';

// Who may do what, from the registry that firestore.rules is generated from too; tests/dev/contract holds the two
// readings against each other.

type Change = {
  readonly key: string;
  readonly before: Fields | undefined;
  readonly after: Fields;
  /** The request time that serverTimestamp must equal. */
  readonly requestTime: string;
};
/** The fields of another document, as rules may look them up; undefined where there is none. */
type LookUp = (path: string) => Fields | undefined;
type Policy = {
  readonly maxBytes: number;
  readonly get: (uid: string, key: string, document: Fields | undefined, lookUp: LookUp) => boolean;
  readonly list: (uid: string, query: StructuredQuery) => boolean;
  readonly write: (uid: string, change: Change, lookUp: LookUp) => boolean;
};

const text = (value: string): Value => ({ stringValue: value });
const YES: Value = { booleanValue: true };
const ownedBy = (uid: string, fields: Fields | undefined) => sameValue(fields?.['userId'], text(uid));
/** As in Firestore, a query is allowed by what it asks for, not by what it would find. */
const asksFor = (query: StructuredQuery, field: string, value: Value) =>
  conditions(query.where).some(
    (filter) => filter.op === 'EQUAL' && filter.field.fieldPath === field && sameValue(filter.value, value),
  );
const asksForOwn = (uid: string, query: StructuredQuery) => asksFor(query, 'userId', text(uid));
const keepsOwner = (uid: string, { before, after }: Change) =>
  ownedBy(uid, after) && (before === undefined || ownedBy(uid, before));
const ownerUnlessUnsaid = (uid: string, fields: Fields) => !('userId' in fields) || ownedBy(uid, fields);

const owned = (entity: StoredEntity): Policy => ({
  maxBytes: entity.cloud.maxBytes,
  get: (uid, _, document) => document === undefined || ownedBy(uid, document),
  list: asksForOwn,
  write: (uid, change) => change.key.length <= MAX_ID && keepsOwner(uid, change) && isShapely(entity, change),
});

/** users/{uid}: the key says whose it is, because the earlier app's profiles carry no userId. */
const keyedByGolfer = (entity: StoredEntity): Policy => ({
  maxBytes: entity.cloud.maxBytes,
  get: (uid, key) => key === uid,
  list: asksForOwn,
  write: (uid, change) => change.key === uid && ownerUnlessUnsaid(uid, change.after) && isShapely(entity, change),
});

const published = (entity: StoredEntity): Policy => {
  const own = owned(entity);
  return {
    ...own,
    get: (uid, key, document, lookUp) => own.get(uid, key, document, lookUp) || sameValue(document?.['published'], YES),
    list: (uid, query) => own.list(uid, query) || asksFor(query, 'published', YES),
  };
};

const everyoneReads = (entity: StoredEntity, write: Policy['write']): Policy => ({
  maxBytes: entity.cloud.maxBytes,
  get: () => true,
  list: () => true,
  write,
});

/** What a guest of a game may say; 'accepted' and 'declined' are the host's words. */
const GUEST_STATUSES = ['requested', 'waiting', 'withdrawn'];

const requestsIn = (fields: Fields): Fields => {
  const value = fields['requests'];
  return value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};
};
const entryOf = (fields: Fields, uid: string): Fields => {
  const value = requestsIn(fields)[uid];
  return value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};
};
/** All that an ended account leaves of itself. */
const isFarewell = (request: Fields): boolean =>
  sameValue(request['name'], text('')) &&
  sameValue(request['status'], text('withdrawn')) &&
  Object.keys(request).every((name) => ['name', 'status', 'at', 'withdrawnAt'].includes(name));
const isOwnRequest = (request: Fields, before: Fields, { properties = {}, required = [] }: JsonSchema): boolean =>
  required.every((name) => name in request) &&
  Object.entries(request).every(([name, value]) => properties[name] && fieldFits(value, properties[name])) &&
  (sameValue(request['attended'], before['attended']) || isFarewell(request)) &&
  (GUEST_STATUSES.some((status) => sameValue(request['status'], text(status))) ||
    (sameValue(request['status'], before['status']) && (!('withdrawnAt' in before) || 'withdrawnAt' in request)));

const isHiddenFrom = (uid: string, game: Fields): boolean => {
  const hidden = game['hiddenFrom'];
  const golfers = hidden && 'arrayValue' in hidden ? (hidden.arrayValue.values ?? []) : [];
  return golfers.some((golfer) => sameValue(golfer, text(uid)));
};

/**
 * A guest changes their own entry and nothing else; the entry stays (withdrawing is a status). Whom the host has hidden
 * may only leave.
 */
const changesOwnRequest = (entity: StoredEntity, uid: string, { before, after }: Change): boolean => {
  const schema = entity.fields['requests']?.additionalProperties;
  return (
    before !== undefined &&
    typeof schema === 'object' &&
    touchedFields(before, after).every((name) => ['requests', 'updatedAt', 'serverTimestamp'].includes(name)) &&
    touchedFields(requestsIn(before), requestsIn(after)).every((name) => name === uid) &&
    Object.keys(requestsIn(after)).length <= MOST_REQUESTS &&
    (!isHiddenFrom(uid, before) || 'withdrawnAt' in entryOf(after, uid)) &&
    isOwnRequest(entryOf(after, uid), entryOf(before, uid), schema)
  );
};

const isIn = (uid: string, game: Fields | undefined, host: Value | undefined): boolean => {
  if (!game || !sameValue(game['userId'], host) || sameValue(game['status'], text('cancelled'))) return false;
  const own = entryOf(game, uid);
  return !sameValue(game['_deleted'], YES) && sameValue(own['status'], text('accepted')) && !('withdrawnAt' in own);
};
/** Keyed by a game: its guests read it while the game says that they are in; nobody takes another's game's key. */
const forGuests = (entity: StoredEntity): Policy => {
  const own = owned(entity);
  return {
    ...own,
    get: (uid, key, document, lookUp) =>
      own.get(uid, key, document, lookUp) ||
      (!sameValue(document?.['_deleted'], YES) && isIn(uid, lookUp(`games/${key}`), document?.['userId'])),
    write: (uid, change, lookUp) => {
      const game = lookUp(`games/${change.key}`);
      return (game === undefined || ownedBy(uid, game)) && own.write(uid, change, lookUp);
    },
  };
};

const policies: Readonly<Record<Access, (entity: StoredEntity) => Policy>> = {
  owner: owned,
  'owner-or-published': published,
  'owner-and-guests': forGuests,
  directory: (entity) => everyoneReads(entity, () => false),
  participants: (entity) =>
    everyoneReads(
      entity,
      (uid, change, lookUp) => owned(entity).write(uid, change, lookUp) || changesOwnRequest(entity, uid, change),
    ),
};

const timestamp: JsonSchema = { wire: 'timestamp' };
const heads: Policy = {
  maxBytes: 2000,
  get: (uid, key) => key === uid,
  list: () => false,
  write: (uid, { key, after }) => {
    const stamps = after['collections'];
    const named = stamps && 'mapValue' in stamps ? (stamps.mapValue.fields ?? {}) : stamps ? undefined : {};
    return (
      key === uid &&
      Object.keys(after).every((name) => HEAD_FIELDS.includes(name)) &&
      ownerUnlessUnsaid(uid, after) &&
      fieldFits(after['device'] ?? text(''), { type: 'string', maxLength: 64 }) &&
      named !== undefined &&
      Object.entries(named).every(([name, value]) => HEAD_COLLECTIONS.includes(name) && fieldFits(value, timestamp))
    );
  },
};

const byCollection: ReadonlyMap<string, Policy> = new Map([
  ['heads', heads],
  ...storedEntities.map((entity) => {
    const { collection, access } = entity.cloud;
    return [collection, collection === 'users' ? keyedByGolfer(entity) : policies[access](entity)] as const;
  }),
]);

/** Unknown places are closed to everyone but the administrator, everything is to visitors. */
const decide = (caller: Caller, collection: string | undefined, ask: (uid: string, policy: Policy) => boolean) => {
  if (caller.kind === 'admin') return true;
  const policy = byCollection.get(collection ?? '');
  return caller.kind === 'golfer' && policy !== undefined && ask(caller.uid, policy);
};
const placeOf = (path: string): { collection?: string; key: string } => {
  const [collection, key, ...rest] = path.split('/');
  return collection && key && rest.length === 0 ? { collection, key } : { key: '' };
};

export const mayGet = (caller: Caller, path: string, document: StoredDocument | undefined, lookUp: LookUp): boolean => {
  const { collection, key } = placeOf(path);
  return decide(caller, collection, (uid, policy) => policy.get(uid, key, document?.fields, lookUp));
};

export const mayList = (caller: Caller, query: StructuredQuery): boolean =>
  decide(caller, query.from[0]?.collectionId, (uid, policy) => policy.list(uid, query));

const fits = ({ conflicts: _waiting, ...content }: Fields, { maxBytes }: Policy): boolean =>
  fieldBytes(content) <= maxBytes;

/** An ended account writes no more; what is left of it may go. */
const isEnded = (uid: string, lookUp: LookUp): boolean => sameValue(lookUp(`heads/${uid}`)?.['_deleted'], YES);
const empties = ({ before, after }: Change): boolean =>
  before !== undefined &&
  sameValue(after['_deleted'], YES) &&
  Object.keys(after).every((name) => ERASED.includes(name));

export const mayWrite = (caller: Caller, path: string, change: Omit<Change, 'key'>, lookUp: LookUp): boolean => {
  const { collection, key } = placeOf(path);
  const { after, requestTime } = change;
  // The server's clock decides the order of changes, never the device's.
  const stamped = sameValue(after['serverTimestamp'], { timestampValue: requestTime });
  const tombstoneFits = 'booleanValue' in (after['_deleted'] ?? YES);
  return decide(
    caller,
    collection,
    (uid, policy) =>
      stamped &&
      tombstoneFits &&
      fits(after, policy) &&
      policy.write(uid, { ...change, key }, lookUp) &&
      (!isEnded(uid, lookUp) || (collection !== 'heads' && empties({ ...change, key }))),
  );
};

/** Documents are deleted by a tombstone: only the administrator removes one for good. */
export const mayDelete = (caller: Caller): boolean => caller.kind === 'admin';
