import {
  type StoredEntity,
  boards,
  courseCards,
  gameCards,
  gameEntries,
  storedEntities,
  swingPoses,
} from '#dev/rules/schema.ts';
import { type Fields, NOW, type Write } from './rest.ts';
import { deviceTime, fullest } from './samples.ts';

// The golfers and documents that attempts are made with. Each attempt has a scene of its own.

export const HANDS = ['owner', 'guest', 'hidden guest', 'stranger', 'visitor', 'ended account'] as const;
export type Hand = (typeof HANDS)[number];
export const PLACES: readonly StoredEntity[] = [
  ...storedEntities,
  gameCards,
  gameEntries,
  courseCards,
  swingPoses,
  boards,
];
export const entityIn = (collection: string): StoredEntity =>
  PLACES.find(({ cloud }) => cloud.collection === collection)!;

const IN_THREE_DAYS = new Date(Date.now() + 3 * 86_400_000);
const ASKED_AT = '2026-05-01T08:00:00.000Z';
/** What a document of the place needs besides valid fields, to fit the scene's other documents. */
const FITTING: Readonly<Record<string, Fields>> = {
  games: { startUtc: IN_THREE_DAYS, latitude: 52.3, longitude: -0.5, visibility: 'nearby', status: 'open' },
  gameCards: { startUtc: IN_THREE_DAYS, latitude: 52.3, longitude: -0.5, visibility: 'nearby', cell: '52,-1' },
  gameEntries: { startUtc: IN_THREE_DAYS, name: 'Bo', at: ASKED_AT },
  courseCards: { createdAt: deviceTime(), tees: '[]' },
};
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  gameEntries: ['withdrawnAt', 'answer', 'answeredAt'],
};

export const documentOf = (collection: string, key: string, owner: string, more: Fields = {}): Fields => {
  const without = new Set(LEFT_OUT[collection]);
  const fields = Object.entries(fullest(entityIn(collection), { key, owner })).filter(([name]) => !without.has(name));
  return { ...Object.fromEntries(fields), ...FITTING[collection], serverTimestamp: NOW, ...more };
};
export const write = (path: string, fields: Fields): Write => ({ path, fields });
export const countOf = (uid: string, kind: string, last: string, more: Fields = {}): Write =>
  write(`rates/${uid}~${kind}`, { last, count: 1, since: NOW, serverTimestamp: NOW, ...more });

export type Scene = {
  readonly uidOf: (hand: Hand) => string;
  readonly key: string;
  readonly newKey: string;
  /** Ada hosts two games, has accepted Bo in both and has hidden a golfer. Bo is on her board. */
  readonly seeds: readonly Write[];
};

let scenes = 0;
export const newScene = (): Scene => {
  scenes += 1;
  const n = scenes;
  const uidOf = (hand: Hand) => `${hand.replace(' ', '-')}-${n}`;
  const [owner, guest] = [uidOf('owner'), uidOf('guest')];
  const [key, newKey] = [`key-${n}`, `new-${n}`];
  const requests = { [guest]: { name: 'Bo', at: ASKED_AT, status: 'accepted' } };
  return {
    uidOf,
    key,
    newKey,
    seeds: [
      write(`heads/${uidOf('ended account')}`, {
        userId: uidOf('ended account'),
        _deleted: true,
        serverTimestamp: NOW,
      }),
      write(`users/${owner}`, { userId: owner, hiddenPeople: [uidOf('hidden guest')], serverTimestamp: NOW }),
      write(`boards/${guest}`, documentOf('boards', guest, guest)),
      ...[key, newKey].map((game) =>
        write(`games/${game}`, { ...FITTING['games'], userId: owner, requests, serverTimestamp: NOW }),
      ),
    ],
  };
};
