import type { Access } from '#src/domain/entities/entity.ts';
import { MAX_ID, MAX_USER_ID } from '#src/domain/entities/fields.ts';
import { fieldCondition } from './field-condition.ts';
import { DAILY_LIMITS } from '#src/domain/shared/daily-limits.ts';
import {
  ADOPTION,
  ERASED,
  type StoredEntity,
  courseCards,
  gameCards,
  gameEntries,
  storedEntities,
  swingPoses,
} from './schema.ts';

// Generates firestore.rules from the registry. A write is judged by the fields it adds or changes, so a document from
// an earlier or newer version of the app can still be edited: fields unknown to these rules may stay, but a write may
// not add or remove them.

const quoted = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
/**
 * A list of names for two expressions: Firestore evaluates at most 1,000 a write, and each item of a written list
 * counts.
 */
const cheaply = (names: readonly string[]) => `'${names.join(' ')}'.split(' ')`;
const indent = (spaces: number, lines: readonly string[]) =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(spaces) + line)).join('\n');

const HELPERS = `
    function signedIn() { return request.auth != null; }
    function uid() { return request.auth.uid; }
    function after() { return request.resource.data; }

    // Keys that this write adds or changes, and those that it adds, changes or removes.
    function written() {
      return resource == null
        ? after().keys().toSet()
        : after().diff(resource.data).addedKeys().union(after().diff(resource.data).changedKeys());
    }
    function touched() {
      return resource == null ? after().keys().toSet() : after().diff(resource.data).affectedKeys();
    }

    // The server's clock decides the order of changes, never the device's.
    function stamped() { return after().serverTimestamp == request.time && after().get('_deleted', false) is bool; }
    // A document never changes hands.
    function keepsOwner() { return after().userId == uid() && (resource == null || resource.data.userId == uid()); }
    // A document of the customer's earlier app is taken into the sync as it is.
    function adopted() {
      return resource != null && !(resource.data.get('serverTimestamp', null) is timestamp)
        && touched().hasOnly(${quoted(ADOPTION)});
    }
    // An ended account writes no more, however long its token still lives; what is left of it may go.
    function head() { return /databases/$(database)/documents/heads/$(uid()); }
    function ended() { return exists(head()) && get(head()).data.get('_deleted', false) == true; }
    // The golfer's account ends: nothing of the document's content stays.
    function erased() { return resource != null && after()._deleted == true && after().keys().hasOnly(${quoted(ERASED)}); }`;

const shapeName = ({ name }: StoredEntity) => `is${name[0]!.toUpperCase()}${name.slice(1)}`;

const shape = (entity: StoredEntity): string[] => {
  const known = [...Object.keys(entity.fields), ...entity.bookkeeping];
  // Firestore evaluates at most 1000 expressions a write, and the fullest profile comes close. Ownership is checked
  // beside the document's shape, so that its userId is not checked twice.
  const conditions = Object.entries(entity.fields)
    .filter(([field]) => field !== 'userId')
    .map(([field, schema]) => {
      const condition = field === 'id' ? 'd.id == key' : fieldCondition(`d.${field}`, schema);
      return `('${field}' in kept || (${condition}))`;
    });
  return [
    `function ${shapeName(entity)}(d, w, key) {`,
    `  let known = ${cheaply(known)};`,
    '  let kept = known.toSet().difference(w);',
    '  return touched().hasOnly(known)',
    `    && d.keys().hasAll(${cheaply(entity.required)})`,
    ...conditions.map((condition) => `    && ${condition}`),
    '  ;',
    '}',
  ];
};

const shapely = (entity: StoredEntity, key: string) =>
  `(((${shapeName(entity)}(after(), written(), ${key}) || adopted()) && !ended()) || erased())`;

/** users/{uid}: ownership comes from the key, because the earlier app's profiles carry no userId. */
const keyedByGolfer = (entity: StoredEntity): string[] => [
  `match /${entity.cloud.collection}/{golfer} {`,
  '  allow get: if signedIn() && golfer == uid();',
  '  allow list: if signedIn() && resource.data.userId == uid();',
  `  allow create, update: if signedIn() && golfer == uid() && golfer.size() <= ${MAX_USER_ID} && stamped()`,
  "    && after().get('userId', uid()) == uid()",
  `    && ${shapely(entity, 'golfer')};`,
  '}',
];

const owned = (entity: StoredEntity): string[] => [
  `match /${entity.cloud.collection}/{key} {`,
  // A transaction first reads the document that it will create.
  '  allow get: if signedIn() && (resource == null || resource.data.userId == uid());',
  '  allow list: if signedIn() && resource.data.userId == uid();',
  `  allow create, update: if signedIn() && key.size() <= ${MAX_ID} && stamped() && keepsOwner()`,
  `    && ${shapely(entity, 'key')};`,
  '}',
];

/**
 * Keyed by a game. Its guests may read it while the game lists them as in. Nobody may use the key of another golfer's
 * game.
 */
const forGuests = (entity: StoredEntity): string[] => [
  'function isIn(game, host) {',
  "  return game.userId == host && game.status != 'cancelled' && game.get('_deleted', false) == false",
  "    && game.requests[uid()].status == 'accepted' && !('withdrawnAt' in game.requests[uid()]);",
  '}',
  '// A guest who has withdrawn, or asked anew, since the host wrote: their own entry is the newer word.',
  'function stillStands(key, request) {',
  "  return !exists(entry(key)) || (get(entry(key)).data.at == request.at && !('withdrawnAt' in get(entry(key)).data));",
  '}',
  `match /${entity.cloud.collection}/{key} {`,
  '  allow get: if signedIn() && (resource == null || resource.data.userId == uid()',
  "    || (resource.data.get('_deleted', false) == false && isIn(get(game(key)).data, resource.data.userId)",
  '      && stillStands(key, get(game(key)).data.requests[uid()])));',
  '  allow list: if signedIn() && resource.data.userId == uid();',
  `  allow create, update: if signedIn() && key.size() <= ${MAX_ID} && stamped() && keepsOwner()`,
  '    && (!exists(game(key)) || get(game(key)).data.userId == uid())',
  `    && ${shapely(entity, 'key')};`,
  '}',
];

const directory = (entity: StoredEntity): string[] => [
  `match /${entity.cloud.collection}/{key} {`,
  '  allow read: if signedIn();',
  '}',
];

const places: Readonly<Record<Access, (entity: StoredEntity) => string[]>> = {
  owner: owned,
  'owner-and-guests': forGuests,
  directory,
};

/** What others see of a published course, each field no larger than a card needs. */
const COURSES = indent(4, [
  ...shape(courseCards),
  '',
  '// A card stands beside a course of the same golfer.',
  `match /${courseCards.name}/{key} {`,
  '  allow get: if signedIn();',
  '  allow list: if signedIn() && (resource.data.userId == uid() || request.query.limit <= 50);',
  `  allow create, update: if signedIn() && key.size() <= ${MAX_ID} && stamped() && keepsOwner()`,
  "    && ((isCourseCards(after(), written(), key) && isCounted('courses', key) && !ended()",
  '      && getAfter(/databases/$(database)/documents/courses/$(key)).data.userId == uid()) || erased());',
  '}',
]);

const LIMITS = Object.entries(DAILY_LIMITS)
  .map(([kind, most]) => `(kind == '${kind}' && count <= ${most})`)
  .join(' || ');
/** How often one account may add to what others see. */
const COUNTS = indent(4, [
  '// What is new is counted in the same commit, one by one.',
  'function isCounted(kind, key) {',
  "  return resource != null || getAfter(/databases/$(database)/documents/rates/$(uid() + '~' + kind)).data.last == key",
  "    && getAfter(/databases/$(database)/documents/rates/$(uid() + '~' + kind)).data.serverTimestamp == request.time;",
  '}',
  '',
  '// How many an account has added within a day of the first.',
  'function isWithinLimit(kind, count) {',
  `  return ${LIMITS};`,
  '}',
  'match /rates/{key} {',
  "  allow get: if signedIn() && key.split('~')[0] == uid();",
  "  allow create, update: if signedIn() && key.split('~')[0] == uid() && after().serverTimestamp == request.time && !ended()",
  "    && after().keys().hasOnly(['last', 'count', 'since', 'serverTimestamp'])",
  "    && after().last is string && after().last.size() <= 200 && isWithinLimit(key.split('~')[1], after().count)",
  "    && (resource == null || request.time > resource.data.since + duration.value(1, 'd')",
  '      ? after().count == 1 && after().since == request.time',
  '      : after().count == resource.data.count + 1 && after().since == resource.data.since);',
  '}',
]);

/** What others see of a game, and what its guests say. */
const GAMES = indent(4, [
  'function game(key) { return /databases/$(database)/documents/games/$(key); }',
  `function entry(key) { return /databases/$(database)/documents/${gameEntries.name}/$(key + '~' + uid()); }`,
  'function profileOf(golfer) { return /databases/$(database)/documents/users/$(golfer); }',
  'function isHiddenBy(host) {',
  "  return exists(profileOf(host)) && uid() in get(profileOf(host)).data.get('hiddenPeople', []);",
  '}',
  '',
  ...shape(gameCards),
  '',
  '// No guest is named here. A friends-only card is found by who has its link; a list takes a limit.',
  `match /${gameCards.name}/{key} {`,
  '  allow get: if signedIn() && (resource == null || resource.data.userId == uid() || !isHiddenBy(resource.data.userId)',
  "    || (exists(entry(key)) && get(entry(key)).data.get('answer', '') == 'accepted'));",
  '  allow list: if signedIn() && (resource.data.userId == uid()',
  "    || (resource.data.visibility == 'nearby' && request.query.limit <= 50));",
  `  allow create, update: if signedIn() && key.size() <= ${MAX_ID} && stamped() && keepsOwner()`,
  '    && (!exists(game(key)) || get(game(key)).data.userId == uid())',
  `    && ((isGameCards(after(), written(), key) && isCounted('games', key) && !ended()) || erased());`,
  '}',
  '',
  ...shape(gameEntries),
  'function asksHost() {',
  "  return 'withdrawnAt' in after()",
  '    || (get(game(after().gameId)).data.userId == after().host && !isHiddenBy(after().host));',
  '}',
  'function answers() {',
  "  return resource != null && resource.data.host == uid() && touched().hasOnly(['answer', 'answeredAt', 'serverTimestamp'])",
  "    && after().answer in ['accepted', 'declined'] && after().answeredAt == resource.data.at;",
  '}',
  '// The guest’s words are the guest’s to write, the answer is the host’s; nobody else reads either.',
  `match /${gameEntries.name}/{key} {`,
  '  allow get: if signedIn() && (resource == null || resource.data.userId == uid() || resource.data.host == uid());',
  '  allow list: if signedIn() && (resource.data.userId == uid() || resource.data.host == uid());',
  '  allow create, update: if signedIn() && stamped() && !ended() && (answers() || (keepsOwner()',
  "    && key == after().gameId + '~' + uid() && (resource == null || after().host == resource.data.host)",
  "    && !written().hasAny(['answer', 'answeredAt']) && asksHost() && isCounted('requests', key)",
  '    && isGameEntries(after(), written(), key)));',
  '}',
]);

const block = (entity: StoredEntity): string => {
  const { access, collection } = entity.cloud;
  const writable = access === 'directory' ? [] : [...shape(entity), ''];
  const place = collection === 'users' ? keyedByGolfer(entity) : places[access](entity);
  return indent(4, [...writable, ...place]);
};

export const HEAD_FIELDS = ['userId', 'device', 'serverTimestamp', 'collections', '_deleted'];
export const HEAD_COLLECTIONS = storedEntities.map(({ name }) => name);
/** One small document per golfer that tells their other devices whether there is anything to pull. */
const HEADS = indent(4, [
  'function isStamps(c) {',
  `  return c is map && c.keys().hasOnly(${cheaply(HEAD_COLLECTIONS)})`,
  ...HEAD_COLLECTIONS.map((name) => `    && (!('${name}' in c) || c.${name} is timestamp)`),
  '  ;',
  '}',
  'match /heads/{golfer} {',
  '  allow get: if signedIn() && golfer == uid();',
  '  allow create, update: if signedIn() && golfer == uid() && stamped() && !ended()',
  `    && after().keys().hasOnly(${quoted(HEAD_FIELDS)}) && after().get('userId', uid()) == uid()`,
  "    && after().get('device', '') is string && after().get('device', '').size() <= 64",
  "    && isStamps(after().get('collections', {}));",
  '}',
]);

export const firestoreRules = (): string => `rules_version = '2';
// Generated from src/domain/entities by \`npm run rules:generate\`: change the entities, not this file.
service cloud.firestore {
  match /databases/{database}/documents {
${HELPERS.slice(1)}

${[COUNTS, GAMES, COURSES, ...[...storedEntities, swingPoses].map(block), HEADS].join('\n\n')}

    // Hard deletes are allowed nowhere (a deletion is a tombstone), and every other place is closed.
    match /{everything=**} { allow read, write: if false; }
  }
}
`;
