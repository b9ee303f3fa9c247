import { readFileSync } from 'node:fs';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  limit,
  type Query,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeAll, describe, expect, it } from 'vitest';
import { courseCards, gameCards, gameEntries, storedEntities, swingPoses } from '#dev/rules/schema.ts';
import type { RulesCloud } from './cloud.ts';
import { fullest } from './samples.ts';

// Who may do what, collection by collection: every role tries every action on Ada's documents with the app's own
// queries and commits. The ended account tries them on the documents it left behind.

const ROLES = ['owner', 'guest', 'hidden guest', 'stranger', 'visitor', 'ended account'] as const;
type Role = (typeof ROLES)[number];
const ACTIONS = ['get', 'list', 'count', 'create', 'update', 'delete'] as const;

const OWN = 'get list count create update';
const READ = 'get list count';
/** A role that is not listed may do nothing. */
type May = Partial<Record<Role, string>>;
const ownersAlone: May = { owner: OWN, 'ended account': READ };
const everyones = (what: string): May =>
  Object.fromEntries(ROLES.filter((role) => role !== 'visitor').map((role) => [role, what]));

const table: Readonly<Record<string, May>> = {
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
  rates: { owner: 'get create update', 'ended account': 'get' },
  heads: { owner: 'get create update', 'ended account': 'get' },
};

const UID: Readonly<Record<Role, string>> = {
  owner: 'ada',
  guest: 'bo',
  'hidden guest': 'hidden',
  stranger: 'leaver',
  visitor: 'ada',
  'ended account': 'gone',
};
const places = [...storedEntities, gameCards, gameEntries, courseCards, swingPoses];
/** A document with every field that its owner may fill, except the fields in `without`. */
const sample = (name: string, key: string, owner: string, without: readonly string[] = []) => {
  const document = fullest(
    places.find(({ cloud }) => cloud.collection === name)!,
    { key, owner },
  );
  const fields = Object.entries(document).filter(([field]) => !without.includes(field));
  return { ...Object.fromEntries(fields), serverTimestamp: serverTimestamp() };
};

/** What one role tries in one collection. */
type Trial = {
  readonly key: string;
  readonly newKey: string;
  readonly document: (key: string) => object;
  readonly change: object;
  readonly asked: (db: Firestore) => Query;
  /** Documents that the creating commit writes first. */
  readonly beside?: (key: string) => readonly (readonly [path: string, key: string, document: object])[];
};
const counted = (uid: string, kind: string) => (key: string) =>
  [
    ['rates', `${uid}~${kind}`, { last: key, count: 1, since: serverTimestamp(), serverTimestamp: serverTimestamp() }],
  ] as const;
const trialOf = (path: string, role: Role): Trial => {
  const owner = role === 'ended account' ? 'gone' : 'ada';
  const byOwner = (db: Firestore) => query(collection(db, path), where('userId', '==', owner), limit(20));
  const plain: Trial = {
    key: `matrix-${owner}`,
    newKey: `matrix-new-${role.replace(' ', '-')}`,
    document: (key) => sample(path, key, owner),
    change: { updatedAt: '2026-05-03T08:00:00.000Z', serverTimestamp: serverTimestamp() },
    asked: byOwner,
  };
  const keyed = { key: owner, newKey: owner };
  const stamp = { serverTimestamp: serverTimestamp() };
  switch (path) {
    case 'users':
      return { ...plain, ...keyed };
    case 'heads':
      return { ...plain, ...keyed, document: () => ({ userId: owner, device: 'phone', ...stamp }), change: stamp };
    case 'rates': {
      const key = `${owner}~games`;
      const rate = (count: number) => ({ last: 'g', count, since: serverTimestamp(), ...stamp });
      return { ...plain, key, newKey: key, document: () => rate(1), change: { last: 'h', count: 2, ...stamp } };
    }
    case 'coaches':
      return { ...plain, asked: (db) => query(collection(db, path)) };
    case 'gameCards':
      return {
        ...plain,
        document: (key) => ({ ...sample(path, key, owner), visibility: 'nearby' }),
        asked: (db) => query(collection(db, path), where('visibility', '==', 'nearby'), limit(30)),
        beside: counted(owner, 'games'),
      };
    case 'courseCards':
      return {
        ...plain,
        document: (key) => sample(path, key, owner, ['id']),
        change: { name: 'New Heath', ...stamp },
        asked: (db) => query(collection(db, path), where('searchWords', 'array-contains', 'falcon'), limit(50)),
        beside: (key) => [['courses', key, sample('courses', key, owner)], ...counted(owner, 'courses')(key)],
      };
    case 'swingPoses':
      return {
        ...plain,
        document: (key) => sample(path, key, owner, ['id']),
        change: { packed: 'another', ...stamp },
      };
    case 'gameEntries': {
      const guest = ['hidden guest', 'ended account'].includes(role) ? UID[role] : 'bo';
      return {
        key: `matrix-ada~${guest}`,
        newKey: `matrix-new~${guest}`,
        document: (key) => ({
          ...sample(path, key, guest, ['id', 'answer', 'answeredAt', 'withdrawnAt']),
          host: 'ada',
          gameId: key.split('~')[0],
          at: 'a',
          status: 'requested',
        }),
        change: role === 'owner' ? { answer: 'accepted', answeredAt: 'a', ...stamp } : { note: 'Tea?', ...stamp },
        asked: (db) =>
          query(
            collection(db, path),
            where(role === 'owner' ? 'host' : 'userId', '==', role === 'owner' ? 'ada' : guest),
          ),
        beside: counted(guest, 'requests'),
      };
    }
    default:
      return plain;
  }
};

const outcome = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    (error: unknown) => {
      expect((error as { code?: string }).code).toBe('permission-denied');
      return false;
    },
  );

export const describeMatrix = (cloud: () => RulesCloud): void => {
  describe('who may do what', () => {
    const dbOf = (role: Role): Firestore => {
      const { ada, bo, hidden, leaver, visitor, gone } = cloud();
      return { owner: ada, guest: bo, 'hidden guest': hidden, stranger: leaver, visitor, 'ended account': gone }[role];
    };
    const put = (path: string, key: string, document: object) => setDoc(doc(cloud().admin, path, key), document);
    beforeAll(async () => {
      await put('heads', 'gone', { userId: 'gone', _deleted: true, serverTimestamp: serverTimestamp() });
    });
    /** Ada hosts two games, has accepted Bo in one of them and has hidden a golfer. */
    const begin = async () => {
      const request = { name: 'Bo', at: 'a', status: 'accepted' };
      for (const game of ['matrix-ada', 'matrix-new']) {
        const hosted = { ...sample('games', game, 'ada'), status: 'open', requests: { bo: request } };
        await put('games', game, hosted);
      }
      await put('users', 'ada', { ...sample('users', 'ada', 'ada'), hiddenPeople: ['hidden'] });
    };

    it('is tried in every place that the rules open', () => {
      const rules = readFileSync('firestore.rules', 'utf8');
      const opened = [...rules.matchAll(/match \/(\w+)\/\{\w+\} \{/g)].map(([, place]) => place!);
      expect(new Set(opened.filter((place) => place !== 'databases'))).toEqual(new Set(Object.keys(table)));
    });

    it.each(Object.entries(table))('in %s', async (path, may) => {
      for (const role of ROLES) {
        /* oxlint-disable no-await-in-loop -- one golfer after the other */
        const db = dbOf(role);
        const { key, newKey, document, change, asked, beside } = trialOf(path, role);
        const at = doc(db, path, key);
        const restore = async () => {
          await begin();
          for (const rate of ['ada~games', 'ada~courses', 'bo~requests'])
            await deleteDoc(doc(cloud().admin, 'rates', rate));
          if (path !== 'heads' || role !== 'ended account') await put(path, key, document(key));
        };
        const create = async () => {
          if (newKey === key && role !== 'ended account') await deleteDoc(doc(cloud().admin, path, key));
          return runTransaction(db, async (transaction) => {
            for (const [place, id, more] of beside?.(newKey) ?? []) transaction.set(doc(db, place, id), more);
            transaction.set(doc(db, path, newKey), document(newKey));
            return Promise.resolve();
          });
        };
        const attempts: Record<(typeof ACTIONS)[number], () => Promise<unknown>> = {
          get: () => getDoc(at),
          list: () => getDocs(asked(db)),
          count: () => getCount(asked(db)),
          create,
          update: () => updateDoc(at, change),
          delete: () => deleteDoc(at),
        };
        const allowed: string[] = [];
        for (const action of ACTIONS) {
          await restore();
          if (await outcome(attempts[action]())) allowed.push(action);
        }
        expect(allowed.join(' '), `${role} in ${path}`).toBe(may[role] ?? '');
        /* oxlint-enable no-await-in-loop */
      }
    });
  });
};
