import { storedEntities, swingPoses } from '#dev/rules/schema.ts';
import { type Attempt, type Fields, NOW, type Write, queryOf } from './rest.ts';
import { deviceTime } from './samples.ts';
import { HANDS, type Hand, type Scene, countOf, documentOf, newScene, write } from './scene.ts';

// Who may do what, collection by collection: every hand tries every action on Ada's documents with the app's own
// queries and commits. The ended account tries them on the documents it left behind.

export const ACTIONS = ['get', 'list', 'count', 'create', 'update', 'delete'] as const;
type Action = (typeof ACTIONS)[number];

const OWN = 'get list count create update';
const READ = 'get list count';
/** A hand that is not listed may do nothing. */
type May = Partial<Record<Hand, string>>;
const ownersAlone: May = { owner: OWN, 'ended account': READ };
const everyones = (what: string): May =>
  Object.fromEntries(HANDS.filter((hand) => hand !== 'visitor').map((hand) => [hand, what]));

export const WHO_MAY: Readonly<Record<string, May>> = {
  ...Object.fromEntries([...storedEntities, swingPoses].map(({ cloud }) => [cloud.collection, ownersAlone])),
  // Golfers only read the coach directory, which is filled from elsewhere.
  coaches: everyones(READ),
  // An accepted guest can read the meeting point.
  meetingPoints: { ...ownersAlone, guest: 'get' },
  // Everyone can list games, because the rules cannot leave out single documents for a hidden golfer
  // (docs/security.md).
  gameCards: { ...everyones(READ), 'hidden guest': 'list count', owner: OWN },
  // The guest's entry in Ada's game. Other golfers try their own entry, if they have one.
  gameEntries: { owner: `${READ} update`, guest: OWN, 'hidden guest': READ, 'ended account': READ },
  courseCards: { ...everyones(READ), owner: OWN },
  // Who is on a board reads it.
  boards: { ...ownersAlone, guest: 'list count' },
  rates: { owner: 'get create update', 'ended account': 'get' },
  heads: { owner: 'get create update', 'ended account': 'get' },
};

/** What one hand tries in one collection. */
type Trial = {
  readonly key: string;
  readonly newKey: string;
  readonly document: (key: string) => Fields;
  readonly change: Fields;
  readonly asked: {
    readonly equal: Readonly<Record<string, string>>;
    readonly limit?: number;
    readonly startsAfter?: Date;
    readonly stampedAfter?: Date;
  };
  /** Documents that the creating or changing commit writes first. */
  readonly beside?: (key: string) => readonly Write[];
};
const trialOf = (place: string, hand: Hand, scene: Scene): Trial => {
  const { uidOf } = scene;
  const owner = uidOf(hand === 'ended account' ? hand : 'owner');
  const plain: Trial = {
    key: hand === 'ended account' ? `left-${scene.key}` : scene.key,
    newKey: scene.newKey,
    document: (key) => documentOf(place, key, owner),
    change: { updatedAt: '2026-05-03T08:00:00.000Z', serverTimestamp: NOW },
    asked: { equal: { userId: owner }, limit: 20 },
  };
  const stamp = { serverTimestamp: NOW };
  switch (place) {
    case 'users':
      return { ...plain, key: owner, newKey: owner };
    case 'boards': {
      const { board } = documentOf(place, owner, owner) as { readonly board: string };
      const asked: Readonly<Record<string, string>> = hand === 'ended account' ? { userId: owner } : { board };
      return {
        ...plain,
        key: owner,
        newKey: owner,
        change: { code: 'another', ...stamp },
        asked: { equal: asked, limit: 50, stampedAfter: deviceTime() },
      };
    }
    case 'heads':
      return {
        ...plain,
        key: owner,
        newKey: owner,
        document: () => ({ userId: owner, device: 'phone', _deleted: hand === 'ended account', ...stamp }),
        change: stamp,
      };
    case 'rates': {
      const key = `${owner}~games`;
      const rate = { last: 'g', count: 1, since: NOW, ...stamp };
      return { ...plain, key, newKey: key, document: () => rate, change: { last: 'h', count: 2, ...stamp } };
    }
    case 'coaches':
      return { ...plain, asked: { equal: {} } };
    case 'gameCards':
      return {
        ...plain,
        asked: { equal: { visibility: 'nearby' }, limit: 30, startsAfter: new Date() },
        beside: (key) => [countOf(owner, 'games', key)],
      };
    case 'courseCards':
      return {
        ...plain,
        change: { name: 'New Heath', ...stamp },
        asked: { equal: { name: 'Heath' }, limit: 50 },
        beside: (key) => [write(`courses/${key}`, documentOf('courses', key, owner)), countOf(owner, 'courses', key)],
      };
    case 'swingPoses':
      return { ...plain, change: { packed: 'another', ...stamp } };
    case 'gameEntries': {
      const guest = uidOf(['hidden guest', 'ended account'].includes(hand) ? hand : 'guest');
      const host = uidOf('owner');
      const answer = { answer: 'accepted', answeredAt: documentOf(place, '', guest)['at'], ...stamp };
      return {
        ...plain,
        key: `${scene.key}~${guest}`,
        newKey: `${scene.newKey}~${guest}`,
        document: (key) => documentOf(place, key, guest, { host, gameId: key.split('~')[0] }),
        change: hand === 'owner' ? answer : { note: 'Tea?', ...stamp },
        asked: { equal: hand === 'owner' ? { host } : { userId: guest } },
        beside: (key) => (hand === 'owner' ? [] : [countOf(guest, 'requests', key)]),
      };
    }
    default:
      return plain;
  }
};

const doesOf = (
  place: string,
  action: Action,
  { key, newKey, document, change, asked, beside }: Trial,
): Attempt['does'] => {
  switch (action) {
    case 'get':
      return { get: `${place}/${key}` };
    case 'list':
    case 'count':
      return { query: queryOf(place, asked.equal, asked), isCount: action === 'count' };
    case 'create':
      return { writes: [...(beside?.(newKey) ?? []), write(`${place}/${newKey}`, document(newKey))] };
    case 'update':
      return { writes: [...(beside?.(key) ?? []), { path: `${place}/${key}`, fields: change, only: true }] };
    default:
      return { writes: [{ path: `${place}/${key}` }] };
  }
};

export type Trying = { readonly attempt: Attempt; readonly isAllowed: boolean };
const tryingOf = (place: string, hand: Hand, action: Action): Trying => {
  const scene = newScene();
  const trial = trialOf(place, hand, scene);
  const own = write(`${place}/${trial.key}`, trial.document(trial.key));
  const isThere = action !== 'create' || trial.newKey !== trial.key || (place === 'heads' && hand === 'ended account');
  const seeds = isThere
    ? [...scene.seeds, ...(place === 'users' && hand !== 'ended account' ? [] : [own])]
    : scene.seeds.filter(({ path }) => path !== own.path);
  return {
    attempt: {
      name: `${hand}: ${action} in ${place}`,
      uid: hand === 'visitor' ? undefined : scene.uidOf(hand),
      seeds,
      does: doesOf(place, action, trial),
    },
    isAllowed: (WHO_MAY[place]![hand] ?? '').split(' ').includes(action),
  };
};

/** Every hand tries every action in every place. */
export const tryings = (): readonly Trying[] =>
  Object.keys(WHO_MAY).flatMap((place) =>
    HANDS.flatMap((hand) => ACTIONS.map((action) => tryingOf(place, hand, action))),
  );
