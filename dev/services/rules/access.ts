import { type Access, MAX_ID } from '@divot/documents';
import { CARD_PLACING, cellOf } from '#src/domain/games/game-card.ts';
import { COURSE_CARD_PLACING } from '#src/domain/rounds/course-card.ts';
import { compact } from '@divot/basics';
import { type Counted, DAILY_LIMITS } from '#src/domain/shared/daily-limits.ts';
import {
  type Caller,
  type Fields,
  type LookUps,
  type StoredDocument,
  type StructuredQuery,
  type Value,
  conditions,
  kindOf,
  numberIn,
  sameValue,
} from '@divot/local-cloud';
import {
  BOARD_DAYS,
  CREATED_WITHIN_HOURS,
  FAREWELL,
  MAX_FIELDS,
  MAX_LISTED,
  STARTS_WITHIN_DAYS,
} from '#dev/rules/firestore-rules.ts';
import {
  READ_BY_RULES,
  type StoredEntity,
  boards,
  courseCards,
  gameCards,
  gameEntries,
  storedEntities,
  swingPoses,
} from '#dev/rules/schema.ts';
import { erases, fieldFits, isShapely, touchedFields } from './shape.ts';

// Who may do what, from the same registry that generates firestore.rules and in the rules' own order, because each
// look-up counts. tests/rules checks that the two agree.

type Change = {
  readonly uid: string;
  readonly key: string;
  readonly before: Fields | undefined;
  readonly after: Fields;
  /** The request time that serverTimestamp must equal. */
  readonly requestTime: string;
  readonly lookUps: LookUps;
};
type Reading = Pick<Change, 'uid' | 'key' | 'lookUps'> & { readonly document: Fields | undefined };
type Listing = {
  readonly uid: string;
  readonly query: StructuredQuery;
  readonly requestTime: string;
  readonly lookUps: LookUps;
};
type Policy = {
  readonly get: (reading: Reading) => boolean;
  readonly list: (listing: Listing) => boolean;
  readonly write: (change: Change) => boolean;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const never = () => false;
const text = (value: string): Value => ({ stringValue: value });
const YES: Value = { booleanValue: true };
const textIn = (fields: Fields | undefined, name: string): string => {
  const value = fields?.[name];
  return value && 'stringValue' in value ? value.stringValue : '';
};
const msOf = (value: Value | undefined): number =>
  value && 'timestampValue' in value ? Date.parse(value.timestampValue) : Number.NaN;
const numberOf = (fields: Fields, name: string): number | undefined =>
  fields[name] && kindOf(fields[name]) === 'number' ? numberIn(fields[name]) : undefined;

const ownedBy = (uid: string, fields: Fields | undefined) => sameValue(fields?.['userId'], text(uid));
/** As in Firestore, a query is allowed by what it asks for, not by what it would find. */
const asksFor = ({ query }: Listing, field: string, value: Value) =>
  conditions(query.where).some(
    (filter) => filter.op === 'EQUAL' && filter.field.fieldPath === field && sameValue(filter.value, value),
  );
const asksSince = ({ query, requestTime }: Listing, wanted: string, days: number) =>
  conditions(query.where).some(
    ({ op, field, value }) =>
      ['GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'EQUAL'].includes(op) &&
      field.fieldPath === wanted &&
      msOf(value) > Date.parse(requestTime) - days * DAY_MS,
  );
const isShort = ({ query: { limit } }: Listing): boolean =>
  ((typeof limit === 'object' ? limit.value : limit) ?? Infinity) <= MAX_LISTED;

const changes = ({ before, after }: Change, fields: readonly string[]): boolean =>
  before === undefined || touchedFields(before, after).some((name) => fields.includes(name));
const isStamped = ({ after, requestTime }: Change) =>
  sameValue(after['serverTimestamp'], { timestampValue: requestTime }) && 'booleanValue' in (after['_deleted'] ?? YES);
const keepsOwner = ({ uid, before, after }: Change) =>
  ownedBy(uid, after) && (before === undefined || ownedBy(uid, before));
const ownerUnlessUnsaid = ({ uid, after }: Change) => !('userId' in after) || ownedBy(uid, after);
const isEnded = ({ uid, lookUps }: Change): boolean =>
  lookUps.exists(`heads/${uid}`) && sameValue(lookUps.get(`heads/${uid}`)?.['_deleted'], YES);

const readsOwn = ({ uid, document }: Reading) => document === undefined || ownedBy(uid, document);
const listsOwn = (listing: Listing) => asksFor(listing, 'userId', text(listing.uid));
const writesOwn = (change: Change) => change.key.length <= MAX_ID && isStamped(change) && keepsOwner(change);
const keeps = (change: Change) => Object.keys(change.after).length <= MAX_FIELDS && !isEnded(change);

/** What is new to others is counted in the same commit, one by one. */
const isCounted = ({ uid, key, requestTime, lookUps }: Change, kind: Counted): boolean => {
  const rate = lookUps.getAfter(`rates/${uid}~${kind}`);
  return sameValue(rate?.['last'], text(key)) && sameValue(rate?.['serverTimestamp'], { timestampValue: requestTime });
};

/** Types of the fields that rules of other documents read here. */
const readElsewhere = ({ name, fields }: StoredEntity, { after }: Change): boolean =>
  (READ_BY_RULES[name] ?? []).every((field) => !after[field] || fieldFits(after[field], fields[field]!));

const owned = (entity: StoredEntity): Policy => ({
  get: readsOwn,
  list: listsOwn,
  write: (change) => writesOwn(change) && (erases(change) || (keeps(change) && readElsewhere(entity, change))),
});

/** users/{uid}: ownership comes from the key, because the earlier app's profiles carry no userId. */
const keyedByGolfer = (entity: StoredEntity): Policy => ({
  get: ({ uid, key }) => key === uid,
  list: listsOwn,
  write: (change) =>
    change.key === change.uid &&
    isStamped(change) &&
    ownerUnlessUnsaid(change) &&
    (erases(change) || (keeps(change) && readElsewhere(entity, change))),
});

const directory = (): Policy => ({ get: () => true, list: () => true, write: never });

/** The host's record of one golfer's request. */
const requestIn = (game: Fields | undefined, uid: string): Fields => {
  const requests = game?.['requests'];
  const value = requests && 'mapValue' in requests ? requests.mapValue.fields?.[uid] : undefined;
  return value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : {};
};
const isIn = (uid: string, game: Fields | undefined, host: Value | undefined): boolean => {
  const own = requestIn(game, uid);
  return (
    game !== undefined &&
    sameValue(game['userId'], host) &&
    !sameValue(game['status'], text('cancelled')) &&
    !sameValue(game['_deleted'], YES) &&
    sameValue(own['status'], text('accepted')) &&
    !('withdrawnAt' in own)
  );
};
/** False if a guest has withdrawn, or asked anew, since the host wrote: their own entry is newer. */
const stillStands = ({ uid, key, lookUps }: Reading, game: Fields | undefined): boolean => {
  const entry = `${gameEntries.name}/${key}~${uid}`;
  if (!lookUps.exists(entry)) return true;
  const own = lookUps.get(entry)!;
  return sameValue(own['at'], requestIn(game, uid)['at']) && !('withdrawnAt' in own);
};
/**
 * Keyed by a game. Its guests may read it while the game lists them as in. Nobody may use the key of another golfer's
 * game.
 */
const forGuests = (entity: StoredEntity): Policy => ({
  get: (reading) => {
    if (readsOwn(reading)) return true;
    const { uid, key, document, lookUps } = reading;
    if (sameValue(document?.['_deleted'], YES)) return false;
    const game = lookUps.get(`games/${key}`);
    return isIn(uid, game, document?.['userId']) && stillStands(reading, game);
  },
  list: listsOwn,
  write: (change) => {
    const { uid, key, lookUps } = change;
    const isFree = () => !lookUps.exists(`games/${key}`) || ownedBy(uid, lookUps.get(`games/${key}`));
    return writesOwn(change) && (erases(change) || (keeps(change) && isShapely(entity, change) && isFree()));
  },
});

const policies: Readonly<Record<Access, (entity: StoredEntity) => Policy>> = {
  owner: owned,
  'owner-and-guests': forGuests,
  directory,
};

const isHiddenBy = ({ uid, lookUps }: Pick<Change, 'uid' | 'lookUps'>, host: string): boolean => {
  const hidden = lookUps.exists(`users/${host}`) ? lookUps.get(`users/${host}`)?.['hiddenPeople'] : undefined;
  return hidden !== undefined && 'arrayValue' in hidden
    ? (hidden.arrayValue.values ?? []).some((golfer) => sameValue(golfer, text(uid)))
    : false;
};
/** A guest whom the host has accepted and who has neither withdrawn nor asked anew since. */
const isAccepted = (entry: Fields | undefined, host: Value | undefined): boolean =>
  entry !== undefined &&
  sameValue(entry['host'], host) &&
  textIn(entry, 'answer') === 'accepted' &&
  sameValue(entry['answeredAt'], entry['at']) &&
  !('withdrawnAt' in entry);
const fitsPlace = (card: Fields): boolean => {
  const place = compact({ latitude: numberOf(card, 'latitude'), longitude: numberOf(card, 'longitude') });
  return sameValue(card['cell'], text(cellOf(place)));
};
/** A card shows a game of the same golfer, at its time and place. */
const showsGame = (uid: string, card: Fields, game: Fields | undefined): boolean =>
  ownedBy(uid, game) &&
  ['startUtc', 'visibility', 'latitude', 'longitude'].every((name) => sameValue(card[name], game?.[name])) &&
  fitsPlace(card);
const startsSoon = ({ after, requestTime }: Change): boolean => {
  const aheadMs = msOf(after['startUtc']) - Date.parse(requestTime);
  return aheadMs > -STARTS_WITHIN_DAYS.before * DAY_MS && aheadMs < STARTS_WITHIN_DAYS.after * DAY_MS;
};
/** What others see of a game: one card by its key, or a short list of cards that are open to everyone. */
const cards: Policy = {
  get: (reading) => {
    if (readsOwn(reading)) return true;
    const { uid, key, document, lookUps } = reading;
    return (
      !isHiddenBy(reading, textIn(document, 'userId')) ||
      isAccepted(lookUps.get(`${gameEntries.name}/${key}~${uid}`), document?.['userId'])
    );
  },
  list: (listing) => {
    if (listsOwn(listing)) return true;
    return asksFor(listing, 'visibility', text('nearby')) && asksSince(listing, 'startUtc', 1) && isShort(listing);
  },
  write: (change) =>
    writesOwn(change) &&
    (erases(change) ||
      (keeps(change) &&
        isShapely(gameCards, change) &&
        showsGame(change.uid, change.after, change.lookUps.getAfter(`games/${change.key}`)) &&
        (!changes(change, CARD_PLACING) || (startsSoon(change) && isCounted(change, 'games'))))),
};

/** The oldest come first in a search, so the server fixes when a card was created. */
const keepsAge = (change: Change): boolean => {
  const ageMs = Date.parse(change.requestTime) - msOf(change.after['createdAt']);
  return !changes(change, ['createdAt']) || (ageMs >= 0 && ageMs < CREATED_WITHIN_HOURS * HOUR_MS);
};
/** What others see of a published course, beside a course of the same golfer. */
const publishedCourses: Policy = {
  get: () => true,
  list: (listing) => listsOwn(listing) || isShort(listing),
  write: (change) =>
    writesOwn(change) &&
    (erases(change) ||
      (keeps(change) &&
        isShapely(courseCards, change) &&
        keepsAge(change) &&
        ownedBy(change.uid, change.lookUps.getAfter(`courses/${change.key}`)) &&
        (!changes(change, COURSE_CARD_PLACING) || isCounted(change, 'courses')))),
};

/** Each golfer's copy of a group's board, for those whose own copy names the same board. */
const groupBoards: Policy = {
  get: ({ uid, key }) => key === uid,
  list: (listing) => {
    if (listsOwn(listing)) return true;
    const board = listing.lookUps.get(`${boards.name}/${listing.uid}`)?.['board'];
    return (
      isShort(listing) &&
      asksSince(listing, 'serverTimestamp', BOARD_DAYS) &&
      board !== undefined &&
      asksFor(listing, 'board', board)
    );
  },
  write: (change) =>
    change.key === change.uid &&
    isStamped(change) &&
    keepsOwner(change) &&
    (erases(change) || (keeps(change) && isShapely(boards, change))),
};

const ANSWER = ['answer', 'answeredAt'];
const asks = (change: Change): boolean => {
  const { after, lookUps } = change;
  const game = lookUps.get(`games/${textIn(after, 'gameId')}`);
  return (
    sameValue(game?.['userId'], after['host']) &&
    sameValue(game?.['startUtc'], after['startUtc']) &&
    !isHiddenBy(change, textIn(after, 'host')) &&
    isCounted(change, 'requests')
  );
};
const withdraws = (change: Change): boolean => {
  const { before, after } = change;
  const isBare = () => textIn(after, 'name') === '' && Object.keys(after).every((name) => FAREWELL.includes(name));
  return (
    before !== undefined &&
    'withdrawnAt' in after &&
    !changes(change, ['host', 'gameId', 'startUtc']) &&
    (!isEnded(change) || isBare())
  );
};
/** What the host has accepted keeps its name; a new request is later. */
const keepsRequest = ({ before, after }: Change): boolean => {
  if (before === undefined || textIn(after, 'at') > textIn(before, 'at')) return true;
  return sameValue(after['at'], before['at']) && ['', textIn(before, 'name')].includes(textIn(after, 'name'));
};
const answers = (change: Change): boolean => {
  const { uid, before, after } = change;
  return (
    before !== undefined &&
    textIn(before, 'host') === uid &&
    !isEnded(change) &&
    ['accepted', 'declined'].includes(textIn(after, 'answer')) &&
    touchedFields(before, after).every((name) => [...ANSWER, 'serverTimestamp'].includes(name)) &&
    sameValue(after['answeredAt'], before['at'])
  );
};
/** Only the guest writes the guest’s words, only the host writes the answer, and nobody else reads either. */
const guestEntries: Policy = {
  get: (reading) => readsOwn(reading) || textIn(reading.document, 'host') === reading.uid,
  list: (listing) => listsOwn(listing) || asksFor(listing, 'host', text(listing.uid)),
  write: (change) => {
    const { uid, key, before, after } = change;
    const keepsAnswer = !touchedFields(before ?? {}, after).some((name) => ANSWER.includes(name) && name in after);
    return (
      isStamped(change) &&
      (answers(change) ||
        (keepsOwner(change) &&
          key === `${textIn(after, 'gameId')}~${uid}` &&
          isShapely(gameEntries, change) &&
          keepsAnswer &&
          keepsRequest(change) &&
          (withdraws(change) || (!isEnded(change) && asks(change)))))
    );
  },
};

/** How many an account has added within a day of the first. */
const rates: Policy = {
  get: ({ uid, key }) => key.split('~')[0] === uid,
  list: never,
  write: (change) => {
    const { uid, key, before, after, requestTime } = change;
    const [golfer, kind] = key.split('~') as [string, Counted];
    const count = numberOf(after, 'count') ?? Number.NaN;
    const isNew = before === undefined || Date.parse(requestTime) > msOf(before['since']) + DAY_MS;
    return (
      golfer === uid &&
      isStamped(change) &&
      !isEnded(change) &&
      Object.keys(after).every((name) => ['last', 'count', 'since', 'serverTimestamp'].includes(name)) &&
      fieldFits(after['last'] ?? YES, { type: 'string', maxLength: 200 }) &&
      count <= (DAILY_LIMITS[kind] ?? 0) &&
      (isNew
        ? count === 1 && sameValue(after['since'], { timestampValue: requestTime })
        : count === (numberOf(before, 'count') ?? Number.NaN) + 1 && sameValue(after['since'], before['since']))
    );
  },
};

const heads: Policy = {
  get: ({ uid, key }) => key === uid,
  list: never,
  write: (change) => change.key === change.uid && isStamped(change) && ownerUnlessUnsaid(change) && keeps(change),
};

const byCollection: ReadonlyMap<string, Policy> = new Map([
  ['heads', heads],
  ['rates', rates],
  [boards.name, groupBoards],
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

export const mayGet = (
  caller: Caller,
  path: string,
  document: StoredDocument | undefined,
  lookUps: LookUps,
): boolean => {
  const { collection, key } = placeOf(path);
  return decide(caller, collection, (uid, policy) => policy.get({ uid, key, document: document?.fields, lookUps }));
};

export const mayList = (caller: Caller, query: StructuredQuery, requestTime: string, lookUps: LookUps): boolean =>
  decide(caller, query.from[0]?.collectionId, (uid, policy) => policy.list({ uid, query, requestTime, lookUps }));

export const mayWrite = (caller: Caller, path: string, change: Omit<Change, 'uid' | 'key'>): boolean => {
  const { collection, key } = placeOf(path);
  return decide(caller, collection, (uid, policy) => policy.write({ ...change, uid, key }));
};

/** Documents are deleted by a tombstone. Only the administrator removes one for good. */
export const mayDelete = (caller: Caller): boolean => caller.kind === 'admin';
