import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { type StoredEntity, storedEntities } from '#dev/rules/schema.ts';
import { allows, refuses, type RulesCloud } from './cloud.ts';
import { deviceTime, fullest } from './samples.ts';

// The places that more than their owner reads or writes: games, published courses, the coach directory, heads.

const entityNamed = (name: string): StoredEntity => storedEntities.find((entity) => entity.name === name)!;
const sampleOf = (name: string, key: string, owner: string) => ({
  ...fullest(entityNamed(name), { key, owner }),
  serverTimestamp: serverTimestamp(),
});
type Entry = Readonly<Record<string, unknown>>;
type Requests = Readonly<Record<string, Entry>>;
const request = (status: string, more: Entry = {}): Entry => ({ name: 'Bo', at: '2026-05-01', status, ...more });

export const describeSharedPlaces = (cloud: () => RulesCloud): void => {
  describe('games', () => {
    const at = (db: Firestore, key: string) => doc(db, 'games', key);
    const game = (key: string, requests: Requests, more: Entry = {}) => ({
      ...sampleOf('games', key, 'ada'),
      requests,
      ...more,
    });
    const hosted = (key: string, requests: Requests = {}) => setDoc(at(cloud().admin, key), game(key, requests));
    const asGuest = (key: string, requests: Requests, more: Entry = {}) =>
      setDoc(at(cloud().bo, key), game(key, requests, more));

    it('are read by everyone signed in, and by no visitor', async () => {
      await hosted('open');
      const all = (db: Firestore) => getDocs(query(collection(db, 'games'), orderBy('serverTimestamp')));
      await allows(getDoc(at(cloud().bo, 'open')), 'a golfer reads');
      await allows(all(cloud().bo), 'a golfer lists');
      await refuses(getDoc(at(cloud().visitor, 'open')), 'a visitor reads');
      await refuses(all(cloud().visitor), 'a visitor lists');
    });

    it('let a guest ask, wait and withdraw', async () => {
      await hosted('asking');
      await allows(asGuest('asking', { bo: request('requested') }), 'asks');
      await allows(asGuest('asking', { bo: request('waiting') }), 'waits');
      await allows(asGuest('asking', { bo: request('withdrawn') }, { updatedAt: 'later' }), 'withdraws');
    });

    it('take nothing but a farewell from a golfer whom the host has hidden', async () => {
      const hiddenFrom = ['bo'];
      const hiding = (requests: Requests) =>
        setDoc(at(cloud().admin, 'hiding'), game('hiding', requests, { hiddenFrom }));
      await hiding({});
      await refuses(asGuest('hiding', { bo: request('requested') }, { hiddenFrom }), 'asks');
      await refuses(asGuest('hiding', { bo: request('requested') }, { hiddenFrom: [] }), 'takes himself off the list');
      await hiding({ bo: request('accepted') });
      await refuses(asGuest('hiding', { bo: request('accepted', { note: 'hello' }) }, { hiddenFrom }), 'writes');
      const left = { bo: request('accepted', { withdrawnAt: '2026-05-02' }) };
      await allows(asGuest('hiding', left, { hiddenFrom }), 'leaves');
      await refuses(asGuest('hiding', { bo: request('requested') }, { hiddenFrom }), 'asks again');
    });

    it('leave accepting and declining to the host', async () => {
      await hosted('answered', { bo: request('requested') });
      await refuses(asGuest('answered', { bo: request('accepted') }), 'the guest accepts himself');
      const answer = setDoc(at(cloud().ada, 'answered'), game('answered', { bo: request('accepted') }));
      await allows(answer, 'the host accepts');
      await allows(asGuest('answered', { bo: request('accepted', { note: 'on my way' }) }), 'an accepted guest writes');
      await setDoc(at(cloud().ada, 'answered'), game('answered', { bo: request('declined') }));
      await refuses(asGuest('answered', { bo: request('accepted') }), 'a declined guest accepts himself');
    });

    it('let an accepted guest withdraw, which leaves the host’s word as it was', async () => {
      await hosted('left', { bo: request('accepted') });
      await allows(asGuest('left', { bo: request('accepted', { withdrawnAt: '2026-05-02' }) }), 'withdraws');
      await refuses(asGuest('left', { bo: request('accepted') }), 'takes the withdrawal back');
      await allows(asGuest('left', { bo: request('requested') }), 'asks again');
      await refuses(asGuest('left', { bo: request('accepted') }), 'takes the spot back without being taken in again');
    });

    it('leave cancelling and who came to the host', async () => {
      const bo = request('accepted');
      await hosted('played', { bo });
      await refuses(asGuest('played', { bo }, { status: 'cancelled' }), 'a guest cancels');
      await refuses(asGuest('played', { bo: { ...bo, attended: true } }), 'a guest says that he came');
      const rated = game('played', { bo: { ...bo, attended: false } });
      await allows(setDoc(at(cloud().ada, 'played'), rated), 'the host says who came');
      await allows(setDoc(at(cloud().ada, 'played'), { ...rated, status: 'cancelled' }), 'the host cancels');
    });

    it('let a guest touch nothing but a well-formed entry of their own', async () => {
      const cy = request('requested', { name: 'Cy' });
      await hosted('guarded', { cy });
      const bo = request('requested');
      const tries: readonly [string, Requests, Entry?][] = [
        ['without the others', { bo }],
        ["with another's entry changed", { bo, cy: request('withdrawn') }],
        ['with an entry in a third name', { cy, dee: bo }],
        ['with another place', { cy, bo }, { place: 'elsewhere' }],
        ['with another host', { cy, bo }, { userId: 'bo' }],
        ['by device time', { cy, bo }, { serverTimestamp: deviceTime() }],
        ['with a field of its own', { cy, bo: request('requested', { handicap: 3 }) }],
        ['with a note too long', { cy, bo: request('requested', { note: 'x'.repeat(281) }) }],
        ['without a name', { cy, bo: { status: 'requested', at: 'today' } }],
        ['as a tombstone', { cy, bo }, { _deleted: true }],
      ];
      for (const [what, requests, more] of tries) await refuses(asGuest('guarded', requests, more), what);
      await allows(asGuest('guarded', { cy, bo }), 'well-formed');
      await refuses(asGuest('guarded', { cy }), 'their own entry removed');
    });
  });

  describe('meeting points', () => {
    const at = (db: Firestore, key: string) => doc(db, 'meetingPoints', key);
    const point = (key: string, owner = 'ada') => sampleOf('meetingPoints', key, owner);
    const bo = (status: string, more: Entry = {}) => ({ bo: request(status, more) });
    /** Ada's game with its meeting point, and what her game says of Bo. */
    const hosted = async (key: string, requests: Requests, more: Entry = {}) => {
      const game = { ...sampleOf('games', key, 'ada'), status: 'open', requests, _deleted: false, ...more };
      await setDoc(doc(cloud().admin, 'games', key), game);
      await setDoc(at(cloud().admin, key), point(key));
    };

    it('are read by the host and by the guests who are in, by nobody else', async () => {
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
      await hosted('taken-back', bo('accepted'));
      await allows(setDoc(at(cloud().ada, 'taken-back'), { ...point('taken-back'), _deleted: true }), 'the host');
      await refuses(getDoc(at(cloud().bo, 'taken-back')), 'a guest, of one taken back');
    });

    it('are the host’s to write, before the game is known or after', async () => {
      await allows(setDoc(at(cloud().ada, 'early'), point('early')), 'before the game has landed');
      await hosted('guarded', bo('accepted'));
      await refuses(setDoc(at(cloud().bo, 'guarded'), point('guarded')), 'a guest writes');
      await setDoc(doc(cloud().admin, 'games', 'empty'), { ...sampleOf('games', 'empty', 'ada'), requests: {} });
      await refuses(setDoc(at(cloud().bo, 'empty'), point('empty', 'bo')), 'one for another golfer’s game');
      await allows(setDoc(at(cloud().ada, 'empty'), point('empty')), 'one for their own');
    });

    it('tell nothing to somebody who hosts a game under the same key', async () => {
      const game = sampleOf('games', 'squatted', 'bo');
      await setDoc(doc(cloud().admin, 'games', 'squatted'), { ...game, requests: bo('accepted'), _deleted: false });
      await setDoc(at(cloud().admin, 'squatted'), point('squatted'));
      await refuses(getDoc(at(cloud().bo, 'squatted')), 'their own guest');
    });
  });

  describe('courses', () => {
    const at = (db: Firestore, key: string) => doc(db, 'courses', key);
    const course = (key: string, published: boolean) => ({ ...sampleOf('courses', key, 'ada'), published });
    const thePublished = (db: Firestore) =>
      getDocs(query(collection(db, 'courses'), where('published', '==', true), orderBy('serverTimestamp')));

    it('are read by other golfers once published, and changed by none of them', async () => {
      await setDoc(at(cloud().admin, 'links'), course('links', true));
      await allows(getDoc(at(cloud().bo, 'links')), 'reads');
      await allows(thePublished(cloud().bo), 'lists the published');
      await refuses(getDocs(collection(cloud().bo, 'courses')), 'lists all');
      await refuses(setDoc(at(cloud().bo, 'links'), course('links', true)), 'changes');
      await refuses(getDoc(at(cloud().visitor, 'links')), 'a visitor reads');
      await refuses(thePublished(cloud().visitor), 'a visitor lists');
    });

    it('are private until then, and again when withdrawn', async () => {
      await setDoc(at(cloud().admin, 'private'), course('private', true));
      await allows(setDoc(at(cloud().ada, 'private'), course('private', false)), 'the owner withdraws it');
      await refuses(getDoc(at(cloud().bo, 'private')), 'another golfer reads');
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

  it('a head is its golfer’s alone', async () => {
    const at = (db: Firestore) => doc(db, 'heads', 'ada');
    const head = { device: 'phone', serverTimestamp: serverTimestamp() };
    await allows(getDoc(at(cloud().ada)), 'read before there is one');
    await allows(setDoc(at(cloud().ada), head), 'written');
    await allows(getDoc(at(cloud().ada)), 'read');
    const fields = Object.fromEntries(Array.from({ length: 8 }, (_, n) => [`f${n}`, n]));
    await refuses(setDoc(at(cloud().ada), { ...head, ...fields }), 'too many fields');
    await refuses(setDoc(at(cloud().ada), { ...head, device: 'x'.repeat(65) }), 'a long device');
    await refuses(setDoc(at(cloud().ada), { ...head, serverTimestamp: deviceTime() }), 'device time');
    await refuses(getDocs(collection(cloud().ada, 'heads')), 'listed');
    await refuses(deleteDoc(at(cloud().ada)), 'deleted');
    for (const db of [cloud().bo, cloud().visitor]) {
      await refuses(getDoc(at(db)), 'read by another');
      await refuses(setDoc(at(db), head), 'written by another');
    }
  });

  it('every other place is closed', async () => {
    const at = doc(cloud().ada, 'anything', 'ada');
    await refuses(setDoc(at, { userId: 'ada', serverTimestamp: serverTimestamp() }), 'write');
    await refuses(getDoc(at), 'read');
  });
};
