import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { allows, refuses, type RulesCloud } from './cloud.ts';
import { deviceTime, fullest } from './samples.ts';
import { entityIn } from './scene.ts';

// Collections that golfers other than the owner read or write: games, the coach directory, heads. See
// published-courses.ts for published courses.

const sampleOf = (name: string, key: string, owner: string) => ({
  ...fullest(entityIn(name), { key, owner }),
  serverTimestamp: serverTimestamp(),
});
type Entry = Readonly<Record<string, unknown>>;
type Requests = Readonly<Record<string, Entry>>;
const SOON = Timestamp.fromMillis(Date.now() + 3 * 86_400_000);
const NOW = Timestamp.now();
const request = (status: string, more: Entry = {}): Entry => ({ name: 'Bo', at: '2026-05-01', status, ...more });

export const describeSharedPlaces = (cloud: () => RulesCloud): void => {
  describe('games', () => {
    const at = (db: Firestore, key: string) => doc(db, 'games', key);
    const requests = { bo: request('accepted', { note: 'call 0170 123', index: 12.4 }) };

    it('belong to their host alone: guests, replies, notes and hidden golfers', async () => {
      const game = { ...sampleOf('games', 'whole', 'ada'), requests, hiddenFrom: ['eve'], visibility: 'friends' };
      await setDoc(at(cloud().admin, 'whole'), game);
      const games = (db: Firestore) => collection(db, 'games');
      await allows(getDoc(at(cloud().ada, 'whole')), 'the host reads');
      await allows(getDocs(query(games(cloud().ada), where('userId', '==', 'ada'))), 'the host lists');
      await allows(getCount(query(games(cloud().ada), where('userId', '==', 'ada'))), 'the host counts');
      for (const [who, db] of Object.entries({ guest: cloud().bo, visitor: cloud().visitor })) {
        await refuses(getDoc(at(db, 'whole')), `a ${who} reads`);
        await refuses(getDocs(query(games(db), where('visibility', '==', 'nearby'), limit(10))), `a ${who} lists`);
        await refuses(getDocs(query(games(db), where('userId', '==', 'ada'))), `a ${who} lists the host’s`);
        await refuses(getDocs(query(games(db), where('requests.bo.at', '>', ''))), `a ${who} lists those they are in`);
        await refuses(getCount(games(db)), `a ${who} counts`);
        await refuses(setDoc(at(db, 'whole'), { ...game, requests: {} }), `a ${who} writes`);
      }
    });
  });

  describe('cards of games', () => {
    const at = (db: Firestore, key: string) => doc(db, 'gameCards', key);
    const card = (key: string, more: Entry = {}) => ({
      id: key,
      userId: 'ada',
      startUtc: SOON,
      place: 'Old Quarry',
      spots: 2,
      visibility: 'nearby',
      status: 'open',
      taken: 0,
      cell: '',
      serverTimestamp: serverTimestamp(),
      ...more,
    });
    const near = (db: Firestore, most = 30) =>
      query(
        collection(db, 'gameCards'),
        where('visibility', '==', 'nearby'),
        where('cell', 'in', ['52,0', '']),
        where('startUtc', '>', Timestamp.now()),
        orderBy('startUtc'),
        limit(most),
      );
    const rate = (db: Firestore, kind: string, golfer = 'ada') => doc(db, 'rates', `${golfer}~${kind}`);
    const game = (more: Entry = {}) => ({
      userId: 'ada',
      startUtc: SOON,
      visibility: 'nearby',
      serverTimestamp: serverTimestamp(),
      ...more,
    });
    /** Writes a game, its card and its count in one commit. */
    const add = (key: string, count: number, more: Entry = {}, since: unknown = serverTimestamp()) =>
      runTransaction(cloud().ada, (transaction) => {
        const counted = { last: key, count, since, serverTimestamp: serverTimestamp() };
        transaction.set(doc(cloud().ada, 'games', key), game());
        transaction.set(rate(cloud().ada, 'games'), counted);
        transaction.set(at(cloud().ada, key), card(key, more));
        return Promise.resolve();
      });

    it('of games for everyone are listed, a limited number at a time; a friends-only one is found by its key', async () => {
      await setDoc(at(cloud().admin, 'near'), card('near'));
      await setDoc(at(cloud().admin, 'friends'), card('friends', { visibility: 'friends' }));
      const all = collection(cloud().bo, 'gameCards');
      await allows(getDocs(near(cloud().bo)), 'a golfer lists');
      await allows(getDoc(at(cloud().bo, 'near')), 'a golfer reads');
      await allows(getDoc(at(cloud().bo, 'friends')), 'a friend opens the link');
      await refuses(
        getDocs(query(all, where('visibility', '==', 'friends'), limit(10))),
        'a golfer lists friends-only',
      );
      await refuses(getDocs(query(all, limit(10))), 'a golfer lists all');
      await refuses(getDocs(near(cloud().bo, 51)), 'a golfer lists more than a screen');
      await refuses(getDocs(query(all, where('visibility', '==', 'nearby'))), 'a golfer lists without a limit');
      await refuses(getCount(query(all, where('visibility', '==', 'nearby'))), 'a golfer counts');
      await allows(
        getDocs(query(collection(cloud().ada, 'gameCards'), where('userId', '==', 'ada'))),
        'the host lists',
      );
      await refuses(getDoc(at(cloud().visitor, 'near')), 'a visitor reads');
      await refuses(getDocs(near(cloud().visitor)), 'a visitor lists');
    });

    it('are not shown by their key to a golfer whom the host has hidden, unless they have joined', async () => {
      await setDoc(doc(cloud().admin, 'users', 'hiding'), { userId: 'hiding', hiddenPeople: ['bo'] });
      await setDoc(at(cloud().admin, 'hiding'), card('hiding', { userId: 'hiding' }));
      await refuses(getDoc(at(cloud().bo, 'hiding')), 'a hidden golfer');
      await allows(getDoc(at(cloud().ada, 'hiding')), 'another golfer');
      await setDoc(doc(cloud().admin, 'gameEntries', 'hiding~bo'), {
        userId: 'bo',
        host: 'hiding',
        answer: 'declined',
      });
      await refuses(getDoc(at(cloud().bo, 'hiding')), 'a hidden golfer who was declined');
      const accepted = { userId: 'bo', host: 'hiding', at: 'a', answer: 'accepted', answeredAt: 'a' };
      await setDoc(doc(cloud().admin, 'gameEntries', 'hiding~bo'), accepted);
      await allows(getDoc(at(cloud().bo, 'hiding')), 'a hidden golfer who is in');
      await setDoc(doc(cloud().admin, 'gameEntries', 'hiding~bo'), { ...accepted, withdrawnAt: 'b' });
      await refuses(getDoc(at(cloud().bo, 'hiding')), 'a hidden golfer who has withdrawn');
      await setDoc(doc(cloud().admin, 'gameEntries', 'hiding~bo'), { ...accepted, host: 'bo' });
      await refuses(getDoc(at(cloud().bo, 'hiding')), 'a hidden golfer who has accepted himself');
    });

    it('name no guest, are small and written by their host', async () => {
      await setDoc(doc(cloud().admin, 'games', 'mine'), game());
      await setDoc(at(cloud().admin, 'mine'), card('mine'));
      await allows(setDoc(at(cloud().ada, 'mine'), card('mine', { taken: 1 })), 'the host');
      await refuses(setDoc(at(cloud().bo, 'mine'), card('mine')), 'another golfer');
      await refuses(setDoc(at(cloud().ada, 'mine'), card('mine', { requests: {} })), 'with requests');
      await refuses(setDoc(at(cloud().ada, 'mine'), card('mine', { hiddenFrom: ['bo'] })), 'with whom the host hid');
      await refuses(setDoc(at(cloud().ada, 'mine'), card('mine', { note: 'x'.repeat(281) })), 'with a long note');
      await setDoc(doc(cloud().admin, 'games', 'theirs'), sampleOf('games', 'theirs', 'bo'));
      await refuses(add('theirs', 1), 'for another golfer’s game');
    });

    it('show where and when their game is, and are listed until the day after', async () => {
      await setDoc(doc(cloud().admin, 'games', 'true'), game({ latitude: 52.3, longitude: -0.5 }));
      await setDoc(rate(cloud().admin, 'games'), { last: 'x', count: 1, since: NOW, serverTimestamp: NOW });
      const shows = (more: Entry, count = 2) =>
        runTransaction(cloud().ada, (transaction) => {
          transaction.set(rate(cloud().ada, 'games'), {
            last: 'true',
            count,
            since: NOW,
            serverTimestamp: serverTimestamp(),
          });
          transaction.set(at(cloud().ada, 'true'), card('true', { latitude: 52.3, longitude: -0.5, ...more }));
          return Promise.resolve();
        });
      for (const [what, more] of Object.entries({
        'in every golfer’s list': { cell: '' },
        'in another square': { cell: '40,-4' },
        'at another place': { latitude: 40.2, longitude: -3.4, cell: '40,-4' },
        'sooner than its game': { cell: '52,-1', startUtc: deviceTime() },
      })) {
        await refuses(shows(more), what);
      }
      await allows(shows({ cell: '52,-1' }), 'where it is');
      const moved = Timestamp.fromMillis(SOON.toMillis() + 3_600_000);
      await updateDoc(doc(cloud().admin, 'games', 'true'), { startUtc: moved });
      const change = { cell: '52,-1', latitude: 52.3, longitude: -0.5, startUtc: moved };
      await refuses(setDoc(at(cloud().ada, 'true'), card('true', change)), 'moved on, uncounted');
      await allows(shows(change, 3), 'moved on, counted');
      await setDoc(at(cloud().admin, 'old'), card('old', { userId: 'eve', startUtc: Timestamp.fromMillis(0) }));
      const past = query(
        collection(cloud().bo, 'gameCards'),
        where('userId', '==', 'eve'),
        where('visibility', '==', 'nearby'),
        limit(50),
      );
      await refuses(getDocs(past), 'a stranger lists where somebody used to play');
    });

    it('are counted: twenty new ones in a day, one by one', async () => {
      await deleteDoc(rate(cloud().admin, 'games'));
      await setDoc(doc(cloud().admin, 'games', 'uncounted'), game());
      await refuses(setDoc(at(cloud().ada, 'uncounted'), card('uncounted')), 'uncounted');
      await allows(add('first', 1), 'the first');
      const since = (await getDoc(rate(cloud().ada, 'games'))).get('since');
      await refuses(add('second', 1), 'counted anew');
      await refuses(add('second', 2), 'in a new day that has not come');
      await allows(add('second', 2, {}, since), 'the second');
      await refuses(setDoc(at(cloud().ada, 'third'), card('third')), 'on another one’s count');
      await setDoc(rate(cloud().admin, 'games'), { last: 'x', count: 20, since, serverTimestamp: serverTimestamp() });
      await refuses(add('one-too-many', 21, {}, since), 'the twenty-first');
      const yesterday = Timestamp.fromMillis(Date.now() - 25 * 3_600_000);
      await setDoc(rate(cloud().admin, 'games'), {
        last: 'x',
        count: 20,
        since: yesterday,
        serverTimestamp: yesterday,
      });
      await allows(add('next-day', 1), 'the next day');
      await refuses(getDoc(rate(cloud().bo, 'games')), 'another golfer reads the count');
      await refuses(setDoc(rate(cloud().bo, 'games'), { last: '', count: 1 }), 'another golfer writes the count');
    });
  });

  describe('entries of guests', () => {
    const at = (db: Firestore, key: string) => doc(db, 'gameEntries', `${key}~bo`);
    const entry = (key: string, more: Entry = {}) => ({
      userId: 'bo',
      host: 'ada',
      gameId: key,
      startUtc: SOON,
      ...request('requested'),
      serverTimestamp: serverTimestamp(),
      ...more,
    });
    const hosted = async (key: string) => {
      await setDoc(doc(cloud().admin, 'games', key), { ...sampleOf('games', key, 'ada'), startUtc: SOON });
      await setDoc(at(cloud().admin, key), entry(key));
    };
    /** Writes an entry and its count in one commit. */
    const asks = (key: string, more: Entry = {}, gameId = key) =>
      runTransaction(cloud().bo, async (transaction) => {
        const rate = doc(cloud().bo, 'rates', 'bo~requests');
        const { count = 0, since = serverTimestamp() } = (await transaction.get(rate)).data() ?? {};
        const counted = { last: `${key}~bo`, count: Number(count) + 1, since, serverTimestamp: serverTimestamp() };
        transaction.set(rate, counted);
        transaction.set(at(cloud().bo, key), entry(gameId, more));
      });
    const answer = (db: Firestore, key: string, more: Entry) =>
      updateDoc(at(db, key), { ...more, serverTimestamp: serverTimestamp() });

    it('are read only by the guest and the host', async () => {
      await hosted('read');
      const of = (db: Firestore, role: string, uid: string) =>
        query(collection(db, 'gameEntries'), where(role, '==', uid));
      for (const [who, db] of Object.entries({ bo: cloud().bo, ada: cloud().ada })) {
        await allows(getDoc(at(db, 'read')), `${who} reads`);
      }
      await allows(getDocs(of(cloud().bo, 'userId', 'bo')), 'the guest lists');
      await allows(getDocs(of(cloud().ada, 'host', 'ada')), 'the host lists');
      await allows(getCount(of(cloud().ada, 'host', 'ada')), 'the host counts');
      for (const [who, db] of Object.entries({ stranger: cloud().leaver, visitor: cloud().visitor })) {
        await refuses(getDoc(at(db, 'read')), `a ${who} reads`);
        await refuses(getDocs(of(db, 'host', 'ada')), `a ${who} lists the host’s`);
        await refuses(getDocs(of(db, 'gameId', 'read')), `a ${who} lists the game’s`);
        await refuses(getCount(of(db, 'host', 'ada')), `a ${who} counts`);
      }
      await refuses(getDocs(of(cloud().bo, 'host', 'ada')), 'a guest lists the host’s');
    });

    it('let a guest ask, wait, withdraw and ask again, in their own words', async () => {
      await hosted('asking');
      await allows(asks('asking', { status: 'waiting' }), 'waits');
      await allows(setDoc(at(cloud().bo, 'asking'), entry('asking', { withdrawnAt: '2026-05-02' })), 'withdraws');
      await refuses(asks('asking', { withdrawnAt: '' }), 'withdraws with nothing');
      await refuses(setDoc(at(cloud().bo, 'asking'), entry('asking', { at: '2026-05-03' })), 'asks again, uncounted');
      await allows(asks('asking', { at: '2026-05-03' }), 'asks again');
      for (const [what, more] of Object.entries({
        'accepts himself': { answer: 'accepted', answeredAt: '2026-05-01' },
        'takes the host’s word': { status: 'accepted' },
        'writes a long note': { note: 'x'.repeat(281) },
        'adds a field': { handicap: 3 },
        'goes to another host': { host: 'eve' },
        'hosts himself': { host: 'bo' },
        'says another start': { startUtc: deviceTime() },
        'takes an earlier request': { at: '2026-04-30' },
        'writes in another name': { userId: 'ada' },
        'by device time': { serverTimestamp: deviceTime() },
      })) {
        await refuses(asks('asking', { at: '2026-05-03', ...more }), what);
      }
      await refuses(asks('new', {}, 'asking'), 'under another key');
      await refuses(asks('no-such-game'), 'for a game that does not exist');
      await hosted('uncounted');
      await refuses(
        setDoc(doc(cloud().leaver, 'gameEntries', 'uncounted~leaver'), entry('uncounted', { userId: 'leaver' })),
        'uncounted',
      );
    });

    it('leave accepting and declining the current request to the host', async () => {
      await hosted('answered');
      const accepted = { answer: 'accepted', answeredAt: '2026-05-01' };
      await refuses(answer(cloud().bo, 'answered', accepted), 'the guest');
      await refuses(answer(cloud().leaver, 'answered', accepted), 'a stranger');
      await refuses(answer(cloud().ada, 'answered', { ...accepted, answeredAt: '2026-04-01' }), 'of an older request');
      await refuses(answer(cloud().ada, 'answered', { ...accepted, note: 'mine' }), 'with the guest’s words changed');
      await allows(answer(cloud().ada, 'answered', accepted), 'the host');
      await refuses(asks('answered', { ...accepted, name: 'Max' }), 'the guest changes the name');
      await allows(asks('answered', { ...accepted, withdrawnAt: '2026-05-02' }), 'the guest withdraws beside it');
    });

    it('accept nothing but a farewell from a golfer whom the host has hidden', async () => {
      const hiding = (hiddenPeople: string[]) =>
        setDoc(doc(cloud().admin, 'users', 'ada'), { userId: 'ada', hiddenPeople });
      await hosted('hiding');
      await hiding(['bo']);
      await refuses(asks('hiding', { at: '2026-05-03' }), 'asks');
      await refuses(asks('hiding', { at: '2026-05-03', withdrawnAt: '' }), 'asks with an empty farewell');
      await allows(asks('hiding', { withdrawnAt: '2026-05-02' }), 'leaves');
      await hiding([]);
      await allows(asks('hiding', { at: '2026-05-03' }), 'asks once more when shown again');
    });
  });

  describe('meeting points', () => {
    const at = (db: Firestore, key: string) => doc(db, 'meetingPoints', key);
    const point = (key: string, owner = 'ada') => sampleOf('meetingPoints', key, owner);
    const bo = (status: string, more: Entry = {}) => ({ bo: request(status, more) });
    /** Stores Ada's game and its meeting point. `requests` is what the game says about Bo. */
    const hosted = async (key: string, requests: Requests, more: Entry = {}) => {
      const game = { ...sampleOf('games', key, 'ada'), status: 'open', requests, _deleted: false, ...more };
      await setDoc(doc(cloud().admin, 'games', key), game);
      await setDoc(at(cloud().admin, key), point(key));
    };

    it('are read only by the host and by accepted guests', async () => {
      await hosted('in', bo('accepted'));
      await allows(getDoc(at(cloud().ada, 'in')), 'the host');
      await allows(getDoc(at(cloud().bo, 'in')), 'a guest who is in');
      await refuses(getDoc(at(cloud().visitor, 'in')), 'a visitor');
      await refuses(getDocs(collection(cloud().bo, 'meetingPoints')), 'a guest lists all');
      for (const status of ['requested', 'waiting', 'declined', 'withdrawn']) {
        await hosted(status, bo(status));
        await refuses(getDoc(at(cloud().bo, status)), `a guest who is ${status}`);
      }
      await hosted('stranger', {});
      await refuses(getDoc(at(cloud().bo, 'stranger')), 'a golfer who has not asked');
    });

    it('are closed again by withdrawing, by cancelling and with the game', async () => {
      await hosted('left', bo('accepted', { withdrawnAt: '2026-05-02' }));
      await refuses(getDoc(at(cloud().bo, 'left')), 'a guest who withdrew');
      await hosted('off', bo('accepted'), { status: 'cancelled' });
      await refuses(getDoc(at(cloud().bo, 'off')), 'a guest of a cancelled game');
      await hosted('gone', bo('accepted'), { _deleted: true });
      await refuses(getDoc(at(cloud().bo, 'gone')), 'a guest of a deleted game');
      await hosted('withdrawn-since', bo('accepted'));
      const entry = { userId: 'bo', host: 'ada', ...request('requested', { withdrawnAt: '2026-05-02' }) };
      await setDoc(doc(cloud().admin, 'gameEntries', 'withdrawn-since~bo'), entry);
      await refuses(getDoc(at(cloud().bo, 'withdrawn-since')), 'a guest who withdrew before the host looked');
      await hosted('taken-back', bo('accepted'));
      await allows(setDoc(at(cloud().ada, 'taken-back'), { ...point('taken-back'), _deleted: true }), 'the host');
      await refuses(getDoc(at(cloud().bo, 'taken-back')), 'a guest, of one taken back');
    });

    it('are written by the host, before the game is known or after', async () => {
      await allows(setDoc(at(cloud().ada, 'early'), point('early')), 'before the game has landed');
      await hosted('guarded', bo('accepted'));
      await refuses(setDoc(at(cloud().bo, 'guarded'), point('guarded')), 'a guest writes');
      await setDoc(doc(cloud().admin, 'games', 'empty'), { ...sampleOf('games', 'empty', 'ada'), requests: {} });
      await refuses(setDoc(at(cloud().bo, 'empty'), point('empty', 'bo')), 'one for another golfer’s game');
      await allows(setDoc(at(cloud().ada, 'empty'), point('empty')), 'one for their own');
    });

    it('reveal nothing to somebody who hosts a game under the same key', async () => {
      const game = sampleOf('games', 'squatted', 'bo');
      await setDoc(doc(cloud().admin, 'games', 'squatted'), { ...game, requests: bo('accepted'), _deleted: false });
      await setDoc(at(cloud().admin, 'squatted'), point('squatted'));
      await refuses(getDoc(at(cloud().bo, 'squatted')), 'their own guest');
    });
  });

  it('coaches are read by everyone signed in and written by nobody', async () => {
    const coach = sampleOf('coaches', 'pro', 'ada');
    const at = (db: Firestore, key: string) => doc(db, 'coaches', key);
    await setDoc(at(cloud().admin, 'pro'), coach);
    await allows(getDoc(at(cloud().bo, 'pro')), 'a golfer reads');
    await allows(getDocs(query(collection(cloud().bo, 'coaches'), orderBy('serverTimestamp'))), 'a golfer lists');
    await refuses(getDoc(at(cloud().visitor, 'pro')), 'a visitor reads');
    for (const key of ['pro', 'another']) {
      await refuses(setDoc(at(cloud().ada, key), { ...coach, id: key }), `a golfer writes ${key}`);
    }
    await refuses(deleteDoc(at(cloud().ada, 'pro')), 'a golfer deletes');
  });

  it('a head belongs to its golfer alone', async () => {
    const at = (db: Firestore) => doc(db, 'heads', 'ada');
    const head = { device: 'phone', serverTimestamp: serverTimestamp() };
    await allows(getDoc(at(cloud().ada)), 'read before there is one');
    await allows(setDoc(at(cloud().ada), head), 'written');
    await allows(getDoc(at(cloud().ada)), 'read');
    await refuses(setDoc(at(cloud().ada), { ...head, serverTimestamp: deviceTime() }), 'device time');
    await refuses(getDocs(collection(cloud().ada, 'heads')), 'listed');
    await refuses(deleteDoc(at(cloud().ada)), 'deleted');
    for (const db of [cloud().bo, cloud().visitor]) {
      await refuses(getDoc(at(db)), 'read by another');
      await refuses(setDoc(at(db), head), 'written by another');
    }
  });

  it('every other collection is closed', async () => {
    const at = doc(cloud().ada, 'anything', 'ada');
    await refuses(setDoc(at, { userId: 'ada', serverTimestamp: serverTimestamp() }), 'write');
    await refuses(getDoc(at), 'read');
  });
};
