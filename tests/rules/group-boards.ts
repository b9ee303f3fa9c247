import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { openBoard } from '#src/sync/tasks/boards.ts';
import { allows, refuses, type RulesCloud } from './cloud.ts';
import { deviceTime } from './samples.ts';

// A group's board: one copy of each golfer on it, which the others find by the key in the codes.

export const describeGroupBoards = (cloud: () => RulesCloud): void => {
  describe('boards of groups', () => {
    const KEY = 'a-key-that-only-codes-have';
    const at = (db: Firestore, uid: string) => doc(db, 'boards', uid);
    const copy = (uid: string, more: Readonly<Record<string, unknown>> = {}) => ({
      userId: uid,
      board: KEY,
      code: 'sQ',
      serverTimestamp: serverTimestamp(),
      ...more,
    });
    const codesOf = async (db: Firestore, uid: string) => {
      const read = await openBoard(db, uid, KEY).read();
      return read.ok ? read.value.filter(({ isOwn }) => !isOwn).map(({ code }) => code) : read.error;
    };

    it('are read by golfers who are on them, for two days', async () => {
      await allows(setDoc(at(cloud().ada, 'ada'), copy('ada', { code: 'from-ada' })), 'the first publishes');
      expect(await codesOf(cloud().bo, 'bo')).toBe('rejected');
      expect(await openBoard(cloud().bo, 'bo', KEY).publish('from-bo')).toEqual({ ok: true, value: undefined });
      expect(await codesOf(cloud().bo, 'bo')).toEqual(['from-ada']);
      expect(await codesOf(cloud().ada, 'ada')).toEqual(['from-bo']);

      await refuses(getDoc(at(cloud().bo, 'ada')), 'one copy by the golfer’s id');
      await refuses(getDocs(query(collection(cloud().bo, 'boards'), limit(50))), 'all boards');
      await setDoc(at(cloud().admin, 'ada'), copy('ada', { serverTimestamp: Timestamp.fromMillis(0) }));
      expect(await codesOf(cloud().bo, 'bo')).toEqual([]);
      expect(await openBoard(cloud().bo, 'bo', KEY).leave()).toEqual({ ok: true, value: undefined });
      expect(await codesOf(cloud().bo, 'bo')).toBe('rejected');
    });

    it('hold one small copy of each golfer, which nobody else writes', async () => {
      for (const [what, more] of Object.entries({
        'with a short key': { board: 'guessed' },
        'with a code that is too long': { code: 'x'.repeat(22_001) },
        'with another field': { note: 'Tea?' },
        'in another name': { userId: 'bo' },
        'by device time': { serverTimestamp: deviceTime() },
      })) {
        await refuses(setDoc(at(cloud().ada, 'ada'), copy('ada', more)), what);
      }
      await refuses(setDoc(at(cloud().ada, 'bo'), copy('ada')), 'in another golfer’s place');
      await refuses(setDoc(at(cloud().ada, 'second'), copy('ada')), 'a second one');
      await refuses(setDoc(at(cloud().visitor, 'visitor'), copy('visitor')), 'a visitor');
    });
  });
};
