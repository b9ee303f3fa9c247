import { MAX_ID, MAX_USER_ID } from '@divot/documents';
import { CARD_PLACING } from '#src/domain/invitations/invitation-card.ts';
import { COURSE_CARD_PLACING } from '#src/domain/rounds/course-card.ts';
import { DAILY_LIMITS } from '#src/domain/shared/daily-limits.ts';
import { fieldCondition } from './field-condition.ts';
import {
  ERASED,
  READ_BY_RULES,
  type StoredEntity,
  boards,
  courseCards,
  gameCards,
  gameEntries,
  storedEntities,
  swingPoses,
} from './schema.ts';

// Generates firestore.rules from the registry. Rules check the fields of documents that somebody else reads. What only
// its owner reads needs an owner, the server's time and a limit: the app repairs the rest when it reads it.

/** A document has at most this many fields. Firestore itself limits its size to 1 MiB. */
export const MAX_FIELDS = 200;
/** A list that shows other golfers' documents takes at most this limit. */
export const MAX_LISTED = 50;
/** When a game that is added to the lists may start, in days from now. */
export const STARTS_WITHIN_DAYS = { before: 2, after: 61 };
/** How old the creation time of a new course card may be: it decides the order of the search. */
export const CREATED_WITHIN_HOURS = 1;
/** How long what a phone has published of a board can be read by others, in days. */
export const BOARD_DAYS = 2;
/** The fields that an entry without words may have, which a golfer leaves behind in other hosts' games. */
export const FAREWELL = ['userId', 'host', 'gameId', 'startUtc', 'name', 'status', 'at', 'withdrawnAt', ...ERASED];

const quoted = (names: readonly string[]) => `[${[...new Set(names)].map((name) => `'${name}'`).join(', ')}]`;
/**
 * A list of names for two expressions: Firestore evaluates at most 1,000 a write, and each item of a written list
 * counts.
 */
const cheaply = (names: readonly string[]) => `'${names.join(' ')}'.split(' ')`;
const indented = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `    ${line}`)).join('\n');

const ifPresent = (field: string, condition: string) => `(!('${field}' in d) || (${condition}))`;
const shapeName = ({ name }: StoredEntity) => `is${name[0]!.toUpperCase()}${name.slice(1)}`;
/** Whether a document that others read looks like one of its kind. Whose it is, is asked beside it. */
const shape = (entity: StoredEntity): string[] => [
  `function ${shapeName(entity)}(d, key) {`,
  `  return d.keys().hasOnly(${cheaply([...Object.keys(entity.fields), 'serverTimestamp', '_deleted'])})`,
  `    && d.keys().hasAll(${cheaply(entity.required)})`,
  ...Object.entries(entity.fields)
    .filter(([field]) => field !== 'userId')
    .map(([field, schema]) => ifPresent(field, field === 'id' ? 'd.id == key' : fieldCondition(`d.${field}`, schema)))
    .map((condition) => `    && ${condition}`),
  '  ;',
  '}',
];

const limits = Object.entries(DAILY_LIMITS)
  .map(([kind, most]) => `(kind == '${kind}' && count <= ${most})`)
  .join(' || ');

const HELPERS = [
  'function signedIn() { return request.auth != null; }',
  'function uid() { return request.auth.uid; }',
  'function after() { return request.resource.data; }',
  'function at(place, key) { return /databases/$(database)/documents/$(place)/$(key); }',
  'function changes(fields) { return resource == null || after().diff(resource.data).affectedKeys().hasAny(fields); }',
  '',
  "// The server's clock decides the order of changes, never the device's.",
  "function stamped() { return after().serverTimestamp == request.time && after().get('_deleted', false) is bool; }",
  '// A document never changes hands.',
  'function keepsOwner() { return after().userId == uid() && (resource == null || resource.data.userId == uid()); }',
  '// An ended account writes no more, however long its token still lives; what is left of it may go.',
  "function ended() { return exists(at('heads', uid())) && get(at('heads', uid())).data.get('_deleted', false) == true; }",
  "// The golfer's account ends: nothing of the document's content stays. Asks for no other document, because a commit",
  '// may ask for twenty and erases a hundred.',
  `function erased() { return resource != null && after()._deleted == true && after().keys().hasOnly(${quoted(ERASED)}); }`,
  '',
  '// What the golfer alone reads.',
  'function readsOwn() { return signedIn() && (resource == null || resource.data.userId == uid()); }',
  'function listsOwn() { return signedIn() && resource.data.userId == uid(); }',
  `function writesOwn(key) { return signedIn() && key.size() <= ${MAX_ID} && stamped() && keepsOwner(); }`,
  `function keeps() { return after().size() <= ${MAX_FIELDS} && !ended(); }`,
];

/** How often one account may add to what others see. */
const COUNTS = [
  '// What is new to others is counted in the same commit, one by one.',
  'function isCounted(kind, key) {',
  "  let rate = getAfter(at('rates', uid() + '~' + kind)).data;",
  '  return rate.last == key && rate.serverTimestamp == request.time;',
  '}',
  '',
  '// How many an account has added within a day of the first.',
  `function isWithinLimit(kind, count) { return ${limits}; }`,
  'match /rates/{key} {',
  "  allow get: if signedIn() && key.split('~')[0] == uid();",
  "  allow create, update: if signedIn() && key.split('~')[0] == uid() && after().serverTimestamp == request.time && !ended()",
  "    && after().keys().hasOnly(['last', 'count', 'since', 'serverTimestamp'])",
  "    && after().last is string && after().last.size() <= 200 && isWithinLimit(key.split('~')[1], after().count)",
  "    && (resource == null || request.time > resource.data.since + duration.value(1, 'd')",
  '      ? after().count == 1 && after().since == request.time',
  '      : after().count == resource.data.count + 1 && after().since == resource.data.since);',
  '}',
];

const days = (count: number) => `duration.value(${count}, 'd')`;
/** What others see of a game, and what its guests say. */
const GAMES = [
  'function isHiddenBy(host) {',
  "  return exists(at('users', host)) && uid() in get(at('users', host)).data.get('hiddenPeople', []);",
  '}',
  '// A guest whom the host has accepted and who has neither withdrawn nor asked anew since.',
  'function isAccepted(entry, host) {',
  "  return entry.host == host && entry.get('answer', '') == 'accepted' && entry.answeredAt == entry.at",
  "    && !('withdrawnAt' in entry);",
  '}',
  '',
  ...shape(gameCards),
  '// The square of one degree around the place, or nothing without a place.',
  'function cellOf(d) {',
  "  return !('latitude' in d && 'longitude' in d) ? ''",
  "    : string(int(math.floor(d.latitude))) + ',' + string((int(math.floor(d.longitude)) + 540) % 360 - 180);",
  '}',
  '// A card shows a game of the same golfer, at its time and place.',
  'function showsGame(d, game) {',
  '  return game.userId == uid() && d.startUtc == game.startUtc && d.visibility == game.visibility',
  "    && d.get('latitude', '') == game.get('latitude', '') && d.get('longitude', '') == game.get('longitude', '')",
  '    && d.cell == cellOf(d);',
  '}',
  'function startsSoon() {',
  `  return after().startUtc > request.time - ${days(STARTS_WITHIN_DAYS.before)}`,
  `    && after().startUtc < request.time + ${days(STARTS_WITHIN_DAYS.after)};`,
  '}',
  '// No guest is named here. A friends-only card is found by who has its link; a list takes a limit and no past games.',
  `match /${gameCards.name}/{key} {`,
  '  allow get: if readsOwn() || (signedIn() && (!isHiddenBy(resource.data.userId)',
  `    || isAccepted(get(at('${gameEntries.name}', key + '~' + uid())).data, resource.data.userId)));`,
  `  allow list: if listsOwn() || (signedIn() && resource.data.visibility == 'nearby'`,
  `    && resource.data.startUtc > request.time - ${days(1)} && request.query.limit <= ${MAX_LISTED});`,
  '  allow create, update: if writesOwn(key) && (erased() || (keeps() && isGameCards(after(), key)',
  "    && showsGame(after(), getAfter(at('games', key)).data)",
  `    && (!changes(${quoted(CARD_PLACING)}) || (startsSoon() && isCounted('games', key)))));`,
  '}',
  '',
  ...shape(gameEntries),
  '// A guest asks the host of a game that exists. What the host has accepted keeps its name; a new request is later.',
  'function asks(key) {',
  "  let game = get(at('games', after().gameId)).data;",
  '  return game.userId == after().host && game.startUtc == after().startUtc && !isHiddenBy(after().host)',
  "    && isCounted('requests', key);",
  '}',
  'function withdraws() {',
  "  return resource != null && 'withdrawnAt' in after() && !changes(['host', 'gameId', 'startUtc'])",
  `    && (!ended() || (after().name == '' && after().keys().hasOnly(${quoted(FAREWELL)})));`,
  '}',
  'function keepsRequest() {',
  '  return resource == null || after().at > resource.data.at',
  "    || (after().at == resource.data.at && after().name in [resource.data.name, '']);",
  '}',
  'function answers() {',
  "  return resource != null && resource.data.host == uid() && !ended() && after().answer in ['accepted', 'declined']",
  "    && after().diff(resource.data).affectedKeys().hasOnly(['answer', 'answeredAt', 'serverTimestamp'])",
  '    && after().answeredAt == resource.data.at;',
  '}',
  'function keepsAnswer() {',
  "  return resource == null ? !after().keys().hasAny(['answer', 'answeredAt'])",
  "    : !after().diff(resource.data).addedKeys().union(after().diff(resource.data).changedKeys()).hasAny(['answer', 'answeredAt']);",
  '}',
  '// The guest’s words are the guest’s to write, the answer is the host’s; nobody else reads either.',
  `match /${gameEntries.name}/{key} {`,
  '  allow get: if readsOwn() || (signedIn() && resource.data.host == uid());',
  '  allow list: if listsOwn() || (signedIn() && resource.data.host == uid());',
  '  allow create, update: if signedIn() && stamped() && (answers() || (keepsOwner()',
  `    && key == after().gameId + '~' + uid() && ${shapeName(gameEntries)}(after(), key) && keepsAnswer() && keepsRequest()`,
  '    && (withdraws() || (!ended() && asks(key)))));',
  '}',
];

/** What others see of a published course, each field no larger than a card needs. */
const COURSES = [
  ...shape(courseCards),
  '// The oldest come first in a search, so the server fixes when a card was created.',
  'function keepsAge() {',
  "  return !changes(['createdAt']) || (after().createdAt <= request.time",
  `    && after().createdAt > request.time - duration.value(${CREATED_WITHIN_HOURS}, 'h'));`,
  '}',
  '// A card stands beside a course of the same golfer.',
  `match /${courseCards.name}/{key} {`,
  '  allow get: if signedIn();',
  `  allow list: if listsOwn() || (signedIn() && request.query.limit <= ${MAX_LISTED});`,
  '  allow create, update: if writesOwn(key) && (erased() || (keeps() && isCourseCards(after(), key) && keepsAge()',
  "    && getAfter(at('courses', key)).data.userId == uid()",
  `    && (!changes(${quoted(COURSE_CARD_PLACING)}) || isCounted('courses', key))));`,
  '}',
];

/** Each golfer's copy of their group's board. An account has one, so nobody can flood a board. */
const BOARDS = [
  ...shape(boards),
  '// Others find it by the key of the board, which only the codes that phones show have. Who asks must be on it.',
  `match /${boards.name}/{golfer} {`,
  '  allow get: if signedIn() && golfer == uid();',
  `  allow list: if listsOwn() || (signedIn() && request.query.limit <= ${MAX_LISTED}`,
  `    && resource.data.serverTimestamp > request.time - ${days(BOARD_DAYS)}`,
  `    && resource.data.board == get(at('${boards.name}', uid())).data.board);`,
  '  allow create, update: if signedIn() && golfer == uid() && stamped() && keepsOwner()',
  `    && (erased() || (keeps() && ${shapeName(boards)}(after(), golfer)));`,
  '}',
];

/**
 * Keyed by a game. Its guests may read it while the game lists them as in. Nobody may use the key of another golfer's
 * game.
 */
const forGuests = (entity: StoredEntity): string[] => [
  ...shape(entity),
  'function isIn(game, host) {',
  "  return game.userId == host && game.status != 'cancelled' && game.get('_deleted', false) == false",
  "    && game.requests[uid()].status == 'accepted' && !('withdrawnAt' in game.requests[uid()]);",
  '}',
  '// A guest who has withdrawn, or asked anew, since the host wrote: their own entry is the newer word.',
  'function stillStands(key, request) {',
  `  let entry = at('${gameEntries.name}', key + '~' + uid());`,
  "  return !exists(entry) || (get(entry).data.at == request.at && !('withdrawnAt' in get(entry).data));",
  '}',
  `match /${entity.cloud.collection}/{key} {`,
  "  allow get: if readsOwn() || (signedIn() && resource.data.get('_deleted', false) == false",
  "    && isIn(get(at('games', key)).data, resource.data.userId)",
  "    && stillStands(key, get(at('games', key)).data.requests[uid()]));",
  '  allow list: if listsOwn();',
  `  allow create, update: if writesOwn(key) && (erased() || (keeps() && ${shapeName(entity)}(after(), key)`,
  "    && (!exists(at('games', key)) || get(at('games', key)).data.userId == uid())));",
  '}',
];

/** Types of the fields that rules of other documents read here. */
const readElsewhere = ({ name, fields }: StoredEntity): string =>
  (READ_BY_RULES[name] ?? [])
    .map((field) => ` && (!('${field}' in after()) || (${fieldCondition(`after().${field}`, fields[field]!)}))`)
    .join('');

const owned = (entity: StoredEntity): string[] => [
  `match /${entity.cloud.collection}/{key} {`,
  '  allow get: if readsOwn();',
  '  allow list: if listsOwn();',
  `  allow create, update: if writesOwn(key) && (erased() || (keeps()${readElsewhere(entity)}));`,
  '}',
];

/** users/{uid}: ownership comes from the key, because the earlier app's profiles carry no userId. */
const keyedByGolfer = (entity: StoredEntity): string[] => [
  `match /${entity.cloud.collection}/{golfer} {`,
  '  allow get: if signedIn() && golfer == uid();',
  '  allow list: if listsOwn();',
  `  allow create, update: if signedIn() && golfer == uid() && golfer.size() <= ${MAX_USER_ID} && stamped()`,
  `    && after().get('userId', uid()) == uid() && (erased() || (keeps()${readElsewhere(entity)}));`,
  '}',
];

const directory = (entity: StoredEntity): string[] => [
  `match /${entity.cloud.collection}/{key} { allow read: if signedIn(); }`,
];

const place = (entity: StoredEntity): string[] => {
  const { access, collection } = entity.cloud;
  if (collection === 'users') return keyedByGolfer(entity);
  return { owner: owned, 'owner-and-guests': forGuests, directory }[access](entity);
};

/** One small document per golfer that tells their other devices whether there is anything to pull. */
const HEADS = [
  'match /heads/{golfer} {',
  '  allow get: if signedIn() && golfer == uid();',
  "  allow create, update: if signedIn() && golfer == uid() && stamped() && after().get('userId', uid()) == uid() && keeps();",
  '}',
];

export const firestoreRules = (): string => `rules_version = '2';
// Generated from src/domain/entities by \`npm run rules:generate\`: change the entities, not this file.
service cloud.firestore {
  match /databases/{database}/documents {
${[HELPERS, COUNTS, GAMES, COURSES, BOARDS, ...[...storedEntities, swingPoses].map(place), HEADS].map(indented).join('\n\n')}

    // Hard deletes are allowed nowhere (a deletion is a tombstone), and every other place is closed.
    match /{everything=**} { allow read, write: if false; }
  }
}
`;
