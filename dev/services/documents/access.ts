import type { Access } from '#src/domain/entities/entity.ts';
import { MAX_ID } from '#src/domain/entities/fields.ts';
import type { Caller } from '#dev/services/identity/token.ts';
import { conditions } from './query.ts';
import { empties, fieldFits, isShapely, touchedFields } from './shape.ts';
import { type Counted, DAILY_LIMITS } from '#src/domain/shared/daily-limits.ts';
import { HEAD_COLLECTIONS, HEAD_FIELDS } from '#dev/rules/firestore-rules.ts';
import {
  ERASED,
  type JsonSchema,
  type StoredEntity,
  courseCards,
  gameCards,
  gameEntries,
  storedEntities,
  swingPoses,
} from '#dev/rules/schema.ts';
import { fieldBytes, numberIn, sameValue } from './value.ts';
import type { Fields, StoredDocument, StructuredQuery, Value } from './wire.ts';

// Who may do what, from the same registry that generates firestore.rules. tests/dev/contract checks that the two agree.

type Change = {
  readonly key: string;
  readonly before: Fields | undefined;
  readonly after: Fields;
  /** The request time that serverTimestamp must equal. */
  readonly requestTime: string;
};
/** The fields of another document, as rules may look them up. Undefined when it does not exist. */
export type LookUp = (path: string) => Fields | undefined;
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

/** users/{uid}: ownership comes from the key, because the earlier app's profiles carry no userId. */
const keyedByGolfer = (entity: StoredEntity): Policy => ({
  maxBytes: entity.cloud.maxBytes,
  get: (uid, key) => key === uid,
  list: asksForOwn,
  write: (uid, change) => change.key === uid && ownerUnlessUnsaid(uid, change.after) && isShapely(entity, change),
});

const directory = (entity: StoredEntity): Policy => ({
  maxBytes: entity.cloud.maxBytes,
  get: () => true,
  list: () => true,
  write: () => false,
});

const entryOf = (fields: Fields, uid: string): Fields => {
  const requests = fields['requests'];
  const value = requests && 'mapValue' in requests ? requests.mapValue.fields?.[uid] : undefined;
  return value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};
};

const isIn = (uid: string, game: Fields | undefined, host: Value | undefined): boolean => {
  if (!game || !sameValue(game['userId'], host) || sameValue(game['status'], text('cancelled'))) return false;
  const own = entryOf(game, uid);
  return !sameValue(game['_deleted'], YES) && sameValue(own['status'], text('accepted')) && !('withdrawnAt' in own);
};
const textIn = (fields: Fields | undefined, name: string): string => {
  const value = fields?.[name];
  return value && 'stringValue' in value ? value.stringValue : '';
};
/** False if a guest has withdrawn, or asked anew, since the host wrote: their own entry is newer. */
const isStillOpen = (uid: string, key: string, game: Fields | undefined, lookUp: LookUp): boolean => {
  const own = lookUp(`${gameEntries.name}/${key}~${uid}`);
  return own === undefined || (sameValue(own['at'], entryOf(game ?? {}, uid)['at']) && !('withdrawnAt' in own));
};
/**
 * Keyed by a game. Its guests may read it while the game lists them as in. Nobody may use the key of another golfer's
 * game.
 */
const forGuests = (entity: StoredEntity): Policy => {
  const own = owned(entity);
  return {
    ...own,
    get: (uid, key, document, lookUp) =>
      own.get(uid, key, document, lookUp) ||
      (!sameValue(document?.['_deleted'], YES) &&
        isIn(uid, lookUp(`games/${key}`), document?.['userId']) &&
        isStillOpen(uid, key, lookUp(`games/${key}`), lookUp)),
    write: (uid, change, lookUp) => {
      const game = lookUp(`games/${change.key}`);
      return (game === undefined || ownedBy(uid, game)) && own.write(uid, change, lookUp);
    },
  };
};

const policies: Readonly<Record<Access, (entity: StoredEntity) => Policy>> = {
  owner: owned,
  'owner-and-guests': forGuests,
  directory,
};

const isHiddenBy = (uid: string, host: string, lookUp: LookUp): boolean => {
  const hidden = lookUp(`users/${host}`)?.['hiddenPeople'];
  return hidden !== undefined && 'arrayValue' in hidden
    ? (hidden.arrayValue.values ?? []).some((golfer) => sameValue(golfer, text(uid)))
    : false;
};
/** What is new is counted in the same commit, one by one. */
const isCounted = (uid: string, kind: Counted, { key, before, requestTime }: Change, lookUp: LookUp): boolean => {
  const rate = lookUp(`rates/${uid}~${kind}`);
  return (
    before !== undefined ||
    (sameValue(rate?.['last'], text(key)) && sameValue(rate?.['serverTimestamp'], { timestampValue: requestTime }))
  );
};

const isShortList = ({ limit }: StructuredQuery): boolean => {
  const most = typeof limit === 'object' ? limit.value : limit;
  return most !== undefined && most <= 50;
};
/** What others see of a game: one card by its key, or a short list of cards that are open to everyone. */
const cards: Policy = {
  ...owned(gameCards),
  get: (uid, key, document, lookUp) =>
    document === undefined ||
    ownedBy(uid, document) ||
    !isHiddenBy(uid, textIn(document, 'userId'), lookUp) ||
    textIn(lookUp(`${gameEntries.name}/${key}~${uid}`), 'answer') === 'accepted',
  list: (uid, query) => asksForOwn(uid, query) || (asksFor(query, 'visibility', text('nearby')) && isShortList(query)),
  write: (uid, change, lookUp) => {
    const game = lookUp(`games/${change.key}`);
    return (
      (game === undefined || ownedBy(uid, game)) &&
      owned(gameCards).write(uid, change, lookUp) &&
      (empties(change) || isCounted(uid, 'games', change, lookUp))
    );
  },
};

/** What others see of a published course, beside a course of the same golfer. */
const publishedCourses: Policy = {
  ...owned(courseCards),
  get: () => true,
  list: (uid, query) => asksForOwn(uid, query) || isShortList(query),
  write: (uid, change, lookUp) =>
    owned(courseCards).write(uid, change, lookUp) &&
    (empties(change) || (isCounted(uid, 'courses', change, lookUp) && ownedBy(uid, lookUp(`courses/${change.key}`)))),
};

const ANSWER = ['answer', 'answeredAt'];
/** Only the guest writes the guest’s words, only the host writes the answer, and nobody else reads either. */
const guestEntries: Policy = {
  maxBytes: gameEntries.cloud.maxBytes,
  get: (uid, _, document) => document === undefined || ownedBy(uid, document) || textIn(document, 'host') === uid,
  list: (uid, query) => asksForOwn(uid, query) || asksFor(query, 'host', text(uid)),
  write: (uid, change, lookUp) => {
    const { key, before, after } = change;
    const touched = touchedFields(before ?? {}, after);
    const answers =
      before !== undefined &&
      textIn(before, 'host') === uid &&
      touched.every((name) => [...ANSWER, 'serverTimestamp'].includes(name)) &&
      ['accepted', 'declined'].includes(textIn(after, 'answer')) &&
      sameValue(after['answeredAt'], before['at']);
    const [gameId, host] = [textIn(after, 'gameId'), textIn(after, 'host')];
    const asks = 'withdrawnAt' in after || (ownedBy(host, lookUp(`games/${gameId}`)) && !isHiddenBy(uid, host, lookUp));
    return (
      answers ||
      (keepsOwner(uid, change) &&
        key === `${gameId}~${uid}` &&
        (before === undefined || sameValue(before['host'], after['host'])) &&
        !touched.some((name) => ANSWER.includes(name) && name in after) &&
        asks &&
        isCounted(uid, 'requests', change, lookUp) &&
        isShapely(gameEntries, change) &&
        !Object.keys(after).every((name) => ERASED.includes(name)))
    );
  },
};

const DAY_MS = 86_400_000;
const timeIn = (fields: Fields | undefined, name: string): number => {
  const value = fields?.[name];
  return value && 'timestampValue' in value ? Date.parse(value.timestampValue) : Number.NaN;
};
/** How many an account has added within a day of the first. */
const rates: Policy = {
  maxBytes: 1000,
  get: (uid, key) => key.split('~')[0] === uid,
  list: () => false,
  write: (uid, { key, before, after, requestTime }) => {
    const [golfer, kind] = key.split('~') as [string, Counted];
    const count = after['count'] ? numberIn(after['count']) : Number.NaN;
    const isNew = before === undefined || Date.parse(requestTime) > timeIn(before, 'since') + DAY_MS;
    return (
      golfer === uid &&
      count <= (DAILY_LIMITS[kind] ?? 0) &&
      Object.keys(after).every((name) => ['last', 'count', 'since', 'serverTimestamp'].includes(name)) &&
      fieldFits(after['last'] ?? YES, { type: 'string', maxLength: 200 }) &&
      (isNew
        ? count === 1 && sameValue(after['since'], { timestampValue: requestTime })
        : count === numberIn(before['count'] ?? YES) + 1 && sameValue(after['since'], before['since']))
    );
  },
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
  ['rates', rates],
  [courseCards.name, publishedCourses],
  [gameCards.name, cards],
  [gameEntries.name, guestEntries],
  [swingPoses.name, owned(swingPoses)],
  ...storedEntities.map((entity) => {
    const { collection, access } = entity.cloud;
    return [collection, collection === 'users' ? keyedByGolfer(entity) : policies[access](entity)] as const;
  }),
]);

/** Unknown places are closed to everyone but the administrator. Visitors may access nothing. */
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

/** An ended account writes no more. What is left of it may be deleted. */
const isEnded = (uid: string, lookUp: LookUp): boolean => sameValue(lookUp(`heads/${uid}`)?.['_deleted'], YES);
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
      (!isEnded(uid, lookUp) || (collection !== 'heads' && empties(change))),
  );
};

/** Documents are deleted by a tombstone. Only the administrator removes one for good. */
export const mayDelete = (caller: Caller): boolean => caller.kind === 'admin';
