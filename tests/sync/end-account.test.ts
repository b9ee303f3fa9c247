import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterEach, expect, it, vi } from 'vitest';
import { eraseFromCloud } from '#src/sync/tasks/account.ts';
import { AccountEndedError } from '#src/sync/change-marker.ts';
import { toCloud } from '#src/sync/wire.ts';
import { exchangeGames } from '#src/sync/tasks/shared-invitations.ts';
import { newGame } from '#tests/support/new-game.ts';
import { newRound } from './one-round.ts';
import { golferOfEachTest } from './phones.ts';

setLogLevel('silent'); // broken connections are part of these tests
const golfers = golferOfEachTest();
afterEach(() => vi.unstubAllGlobals());

const firestoreOf = (uid: string) => {
  const app = initializeApp({ projectId: golfers.services.project, apiKey: 'local' }, crypto.randomUUID());
  const firestore = getFirestore(app);
  const as = uid === 'owner' ? 'owner' : { sub: uid, iat: Math.floor(Date.now() / 1000) };
  connectFirestoreEmulator(firestore, '127.0.0.1', golfers.services.documents.port, { mockUserToken: as as never });
  return { firestore, close: () => deleteApp(app) };
};
/** Puts a golfer's words everywhere: profile, round, hosted games, a course, a request to somebody else. */
const plant = async (uid: string) => {
  const { firestore, close } = firestoreOf('owner');
  const batch = writeBatch(firestore);
  const put = (path: string, fields: object) =>
    batch.set(doc(firestore, path), { userId: uid, place: 'words', serverTimestamp: serverTimestamp(), ...fields });
  put(`users/${uid}`, {});
  put(`rounds/round-${uid}`, {});
  put(`courseCards/course-${uid}`, {});
  for (let n = 0; n < 12; n += 1)
    for (const path of ['games', 'gameCards', 'meetingPoints']) put(`${path}/game-${uid}-${n}`, {});
  const asked = {
    host: 'ada',
    gameId: 'game',
    startUtc: serverTimestamp(),
    name: 'words',
    at: '2026-05-01',
    status: 'requested',
  };
  put(`gameEntries/game~${uid}`, { ...asked, note: 'words' });
  await batch.commit();
  await close();
};

it('is finished by a second try, wherever the first one broke off', { timeout: 60_000 }, async () => {
  const network = fetch;
  let isWhole = false;
  for (let most = 0; !isWhole; most += 1) {
    const uid = `golfer-${most}`;
    await plant(uid);
    const { firestore, close } = firestoreOf(uid);
    let commits = 0;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (url.endsWith(':commit')) commits += 1;
      return commits > most ? Promise.resolve(new Response('{}', { status: 403 })) : network(url, init);
    });
    isWhole = await eraseFromCloud(firestore, uid, undefined).then(
      () => true,
      () => false,
    );
    vi.unstubAllGlobals();

    await eraseFromCloud(firestore, uid, undefined);

    const left = golfers.services.documents.store.all().filter(({ fields }) => JSON.stringify(fields).includes(uid));
    expect(left.length).toBeGreaterThan(39);
    expect(JSON.stringify(left.map(({ fields }) => fields))).not.toContain('words');
    await close();
  }
});

it('leaves on another device what it has, and that device learns of the end', async () => {
  const [laptop, phone] = [await golfers.phone('laptop'), await golfers.phone('phone')];
  phone.goOnline();
  await phone.db.rounds.insert(newRound('heron-creek', 'sam'));
  await phone.engine.inSync();
  phone.goOffline();
  await eraseFromCloud(laptop.firestore, 'sam', undefined);

  phone.goOnline();

  await vi.waitFor(() => expect(phone.failure).toBeInstanceOf(AccountEndedError), { timeout: 5_000 });
  expect(await phone.db.rounds.count().exec()).toBe(1);
});

it('takes back a request to join that an earlier version wrote into the host’s game alone', async () => {
  const startUtc = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const requests = {
    sam: { name: 'words', status: 'requested', at: '2026-05-01T08:00:00.000Z', note: 'words' },
  } as const;
  const game = newGame('g1', { startUtc, requests });
  const owner = firestoreOf('owner');
  const { _deleted, ...stored } = toCloud('games', { ...game, _deleted: false });
  await setDoc(doc(owner.firestore, 'games/g1'), { ...stored, serverTimestamp: serverTimestamp() });
  await owner.close();
  const phone = await golfers.phone('phone', {
    uid: 'sam',
    collections: ['profiles', 'games'],
    isFollowed: () => true,
  });
  phone.goOffline(); // the game has come with an earlier pull: nothing pushes it
  await phone.db.games.insert(game);
  const { firestore, close } = firestoreOf('sam');
  const gate = { pass: () => Promise.resolve() };

  await exchangeGames({ database: phone.db, firestore, uid: 'sam', gate } as never, []);
  await eraseFromCloud(firestore, 'sam', undefined);

  const [entry] = golfers.services.documents.store.all().filter(({ path }) => path.endsWith('gameEntries/g1~sam'));
  expect(JSON.stringify(entry?.fields)).toMatch(/withdrawn/);
  expect(JSON.stringify(entry?.fields)).not.toContain('words');
  await close();
});
