import { DAY_MS } from '@divot/basics';
import { type StoredEntity, boards, courseCards, gameCards, gameEntries, storedEntities } from '#dev/rules/schema.ts';
import { MAX_FIELDS } from '#dev/rules/firestore-rules.ts';
import { type Attempt, type Fields, NOW, type Write, queryOf } from './rest.ts';
import { deviceTime, spoilt } from './samples.ts';
import { type Hand, type Scene, countOf, documentOf, newScene, write } from './scene.ts';

// Attempts on the limits of the rules: what the official emulator decides, the stand-in must decide.

const START = Date.now();
const days = (count: number) => new Date(START + count * DAY_MS);
const attempt = (
  name: string,
  hand: Hand,
  make: (scene: Scene) => Attempt['does'],
  seeds: (scene: Scene) => readonly Write[] = () => [],
): Attempt => {
  const scene = newScene();
  const uid = hand === 'visitor' ? undefined : scene.uidOf(hand);
  return { name: `${hand}: ${name}`, uid, seeds: [...scene.seeds, ...seeds(scene)], does: make(scene) };
};

type Kind = {
  readonly entity: StoredEntity;
  readonly hand: Hand;
  /** The commit of a new document, with fields replaced. */
  readonly commit: (scene: Scene, more: Fields) => readonly Write[];
};
const keyOf = (scene: Scene, { entity, hand }: Pick<Kind, 'entity' | 'hand'>): string => {
  if (['users', boards.name].includes(entity.cloud.collection)) return scene.uidOf(hand);
  return entity === gameEntries ? `${scene.newKey}~${scene.uidOf(hand)}` : scene.newKey;
};
const kind = (
  entity: StoredEntity,
  hand: Hand,
  beside: (scene: Scene, key: string) => readonly Write[] = () => [],
): Kind => {
  const place = entity.cloud.collection;
  const commit = (scene: Scene, more: Fields) => {
    const key = keyOf(scene, { entity, hand });
    const asked = entity === gameEntries ? { host: scene.uidOf('owner'), gameId: scene.newKey } : {};
    const document = { ...documentOf(place, key, scene.uidOf(hand)), ...asked, ...more };
    const kept = Object.entries(document).filter(([, value]) => value !== undefined);
    return [...beside(scene, key), write(`${place}/${key}`, Object.fromEntries(kept))];
  };
  return { entity, hand, commit };
};
const named = (name: string): StoredEntity => storedEntities.find((entity) => entity.name === name)!;

const CARDS = kind(gameCards, 'owner', (scene, key) => [countOf(scene.uidOf('owner'), 'games', key)]);
const ENTRIES = kind(gameEntries, 'guest', (scene, key) => [countOf(scene.uidOf('guest'), 'requests', key)]);
const COURSES = kind(courseCards, 'owner', (scene, key) => [
  countOf(scene.uidOf('owner'), 'courses', key),
  write(`courses/${key}`, documentOf('courses', key, scene.uidOf('owner'))),
]);
/** Somebody else reads these. */
const BOARDS = kind(boards, 'owner');
const SHARED = [CARDS, ENTRIES, COURSES, BOARDS, kind(named('meetingPoints'), 'owner')];
const KINDS = [
  ...SHARED,
  kind(named('rounds'), 'owner'),
  kind(named('profiles'), 'owner'),
  kind(named('games'), 'owner'),
];

/** Every field of what others read, and of what rules read, at and beyond its limits. */
const fields = KINDS.flatMap(({ entity, hand, commit }) =>
  Object.entries(entity.fields).flatMap(([field, schema]) => [
    ...spoilt(schema).map(({ why, value }) =>
      attempt(`${entity.name}.${field} ${why}`, hand, (scene) => ({ writes: commit(scene, { [field]: value }) })),
    ),
    attempt(`${entity.name} without ${field}`, hand, (scene) => ({ writes: commit(scene, { [field]: undefined }) })),
  ]),
);

const many = (length: number, inside: string) =>
  Object.fromEntries(Array.from({ length }, (_, n) => [`${inside}${n}`, n]));
/** What every write has to keep. */
const everywhere = KINDS.flatMap(({ entity, hand, commit }) => {
  const place = entity.cloud.collection;
  const ones: Readonly<Record<string, Fields>> = {
    'as it is': {},
    'with a new field': { tempoTrainer: 'on' },
    'with too many fields': many(MAX_FIELDS, 'f'),
    'by device time': { serverTimestamp: deviceTime() },
    'without a time': { serverTimestamp: undefined },
    'in another name': { userId: 'somebody' },
    'deleted by a text': { _deleted: 'yes' },
    deleted: { _deleted: true },
    'of 900 KB': { filler: 'x'.repeat(900_000) },
  };
  const bare = { userId: undefined, serverTimestamp: NOW, _deleted: true };
  const erase = (scene: Scene, more: Fields): Write =>
    write(`${place}/${keyOf(scene, { entity, hand })}`, { ...bare, userId: scene.uidOf(hand), ...more });
  const existing = (scene: Scene) => commit(scene, {});
  return [
    ...Object.entries(ones).map(([name, more]) =>
      attempt(`${entity.name} ${name}`, hand, (scene) => ({ writes: commit(scene, more) })),
    ),
    attempt(`${entity.name} erased`, hand, (scene) => ({ writes: [erase(scene, {})] }), existing),
    attempt(
      `${entity.name} erased but not deleted`,
      hand,
      (scene) => ({ writes: [erase(scene, { _deleted: false })] }),
      existing,
    ),
    attempt(
      `${entity.name} erased but for a name`,
      hand,
      (scene) => ({ writes: [erase(scene, { name: 'Ada' })] }),
      existing,
    ),
    attempt(`${entity.name} that never was, erased`, hand, (scene) => ({ writes: [erase(scene, {})] })),
    attempt(`${entity.name} of another`, 'stranger', (scene) => ({ writes: [erase(scene, {})] }), existing),
    attempt(`${entity.name} under a long key`, hand, (scene) => ({
      writes: [write(`${place}/${'k'.repeat(129)}`, documentOf(place, 'k'.repeat(129), scene.uidOf(hand)))],
    })),
    attempt(`${entity.name} inside another`, hand, (scene) => ({
      writes: [write(`${place}/${scene.key}/inside/x`, documentOf(place, 'x', scene.uidOf(hand)))],
    })),
    attempt(
      `${entity.name} of an ended account`,
      'ended account',
      ({ uidOf, newKey }) => ({
        writes: [write(`${place}/left-${newKey}`, { ...bare, userId: uidOf('ended account') })],
      }),
      ({ uidOf, newKey }) => [write(`${place}/left-${newKey}`, documentOf(place, newKey, uidOf('ended account')))],
    ),
  ];
});

/** Whether a card shows the game beside it, and how often it may move. */
const cards = [
  ...Object.entries({
    'at another time': { startUtc: days(4) },
    'at another place': { latitude: 40.2, cell: '40,-1' },
    'in another square': { cell: '40,-1' },
    'in no square': { cell: '' },
    'for friends': { visibility: 'friends' },
  } satisfies Record<string, Fields>).map(([name, more]) =>
    attempt(`a card ${name} than its game`, 'owner', (scene) => ({ writes: CARDS.commit(scene, more) })),
  ),
  ...[-3, -1.5, 0, 59, 62, 3000].map((count) =>
    attempt(`a game in ${count} days`, 'owner', (scene) => {
      const start = { startUtc: days(count) };
      const game = documentOf('games', scene.newKey, scene.uidOf('owner'), start);
      return { writes: [write(`games/${scene.newKey}`, game), ...CARDS.commit(scene, start)] };
    }),
  ),
  ...[
    { latitude: 52.3, longitude: 179.6, cell: '52,179' },
    { latitude: 52, longitude: 180, cell: '52,-180' },
    { latitude: -0.5, longitude: -180, cell: '-1,-180' },
    { latitude: undefined, longitude: undefined, cell: '' },
    { latitude: undefined, longitude: undefined, cell: '52,-1' },
    { latitude: 52.3, longitude: undefined, cell: '' },
  ].map((place) =>
    attempt(`a game at ${place.latitude}, ${place.longitude} in the square ${place.cell}`, 'owner', (scene) => {
      const { cell: _cell, ...more } = place;
      const game = Object.entries(documentOf('games', scene.newKey, scene.uidOf('owner'), more));
      const kept = Object.fromEntries(game.filter(([, value]) => value !== undefined));
      return { writes: [...CARDS.commit(scene, place), write(`games/${scene.newKey}`, kept)] };
    }),
  ),
];

/** How old a course card may say it is. */
const courses = [
  ...[-400, -0.1, -0.001, 0.1].map((age) =>
    attempt(`a course published ${age} days from now`, 'owner', (scene) => ({
      writes: COURSES.commit(scene, { createdAt: days(age) }),
    })),
  ),
  // Rules count a word that is a number as it is printed: 1.5E-4.
  ...[1914, 1915].map((length) =>
    attempt(`a course has a small number and ${length} characters as its words`, 'owner', (scene) => ({
      writes: COURSES.commit(scene, { searchWords: [0.000_15, 'x'.repeat(length)] }),
    })),
  ),
];

/** Firestore allows ten look-ups for a document and twenty for a commit. */
const commits = [1, 5, 9, 10, 11, 21, 60].flatMap((count) => {
  const keys = ({ newKey }: Scene) => Array.from({ length: count }, (_, n) => `${newKey}-${n}`);
  const erased = (path: string, userId: string) => write(path, { userId, _deleted: true, serverTimestamp: NOW });
  const places = ['rounds', 'gameCards', 'meetingPoints', 'courseCards'];
  return [
    ...places.map((place) =>
      attempt(
        `erases ${count} of ${place} at once`,
        'owner',
        (scene) => ({ writes: keys(scene).map((key) => erased(`${place}/${key}`, scene.uidOf('owner'))) }),
        (scene) => keys(scene).map((key) => write(`${place}/${key}`, documentOf(place, key, scene.uidOf('owner')))),
      ),
    ),
    // Its own message about sixty refused documents is too long for the emulator.
    ...(count > 21 ? ['rounds'] : ['rounds', 'meetingPoints']).map((place) =>
      attempt(`writes ${count} of ${place} at once`, 'owner', (scene) => ({
        writes: keys(scene).map((key) => write(`${place}/${key}`, documentOf(place, key, scene.uidOf('owner')))),
      })),
    ),
  ];
});

/** What lists may ask. */
const hands: readonly Hand[] = ['owner', 'guest', 'stranger', 'visitor', 'ended account'];
const lists = hands.flatMap((hand) => [
  ...[undefined, 50, 51].flatMap((limit) => {
    const limited = limit === undefined ? {} : { limit };
    return [
      ...[undefined, 0, -0.9, -1.1].map((age) =>
        attempt(`lists cards, ${limit} at most, from ${age} days`, hand, () => ({
          query: queryOf(
            'gameCards',
            { visibility: 'nearby' },
            { ...limited, ...(age === undefined ? {} : { startsAfter: days(age) }) },
          ),
        })),
      ),
      attempt(`lists friends’ cards, ${limit} at most`, hand, () => ({
        query: queryOf('gameCards', { visibility: 'friends' }, { ...limited, startsAfter: days(0) }),
      })),
      attempt(`lists courses, ${limit} at most`, hand, () => ({ query: queryOf('courseCards', {}, limited) })),
    ];
  }),
  ...['userId', 'host'].flatMap((role) =>
    ['gameCards', 'gameEntries', 'games', 'meetingPoints'].map((place) =>
      attempt(`lists ${place} with the owner as ${role}`, hand, ({ uidOf }) => ({
        query: queryOf(place, { [role]: uidOf('owner') }),
      })),
    ),
  ),
]);

export const variations: readonly Attempt[] = [cards, courses, commits, lists, everywhere, fields].flat();
