import {
  collection,
  doc,
  getDoc,
  getDocs,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { eraseFromCloud } from '#src/sync/tasks/account.ts';
import { allows, refuses, type RulesCloud } from './cloud.ts';
import { fullest } from './samples.ts';
import { entityIn } from './scene.ts';

// Tries the app's own writes at the end of an account against the rules. No other golfer can prevent the end, and it is
// final.

const UID = 'leaver';
const bare = { userId: UID, _deleted: true };
const sampleOf = (name: string, key: string, owner: string) => ({
  ...fullest(entityIn(name), { key, owner }),
  serverTimestamp: serverTimestamp(),
});

export const describeEndedAccount = (cloud: () => RulesCloud): void => {
  describe('an account that ends', () => {
    const own = (path: string, key: string) => doc(cloud().leaver, path, key);
    const asked = { name: 'Lee', at: '2026-05-01', status: 'requested', index: 12.4, note: 'call 0170 123' };
    const hosted = async (key: string, more: object = {}) => {
      await setDoc(doc(cloud().admin, 'games', key), sampleOf('games', key, 'ada'));
      await setDoc(doc(cloud().admin, 'gameEntries', `${key}~${UID}`), {
        userId: UID,
        host: 'ada',
        gameId: key,
        startUtc: serverTimestamp(),
        ...asked,
        serverTimestamp: serverTimestamp(),
        ...more,
      });
    };

    it('leaves every game, whatever the host has noted, and deletes everything it owns, even without a profile', async () => {
      await hosted('attended', { answer: 'accepted', answeredAt: asked.at });
      await hosted('hidden');
      await setDoc(doc(cloud().admin, 'users', 'ada'), { userId: 'ada', hiddenPeople: [UID] });
      await hosted('open');
      const hostedBefore = Array.from({ length: 130 }, (_, n) => `their-own-${n}`);
      const planted = writeBatch(cloud().admin);
      planted.set(doc(cloud().admin, 'boards', UID), { userId: UID, board: 'a-key-that-only-codes-have', code: 'sQ' });
      for (const path of ['games', 'gameCards', 'meetingPoints'])
        for (const key of hostedBefore)
          planted.set(doc(cloud().admin, path, key), { userId: UID, place: 'Old Quarry' });
      await planted.commit();
      await setDoc(doc(cloud().admin, 'games', 'ended-host'), {
        ...bare,
        userId: 'ada',
        serverTimestamp: serverTimestamp(),
      });
      await setDoc(own('rounds', 'leaver-round'), sampleOf('rounds', 'leaver-round', UID));
      await setDoc(own('heads', UID), { userId: UID, device: 'phone', serverTimestamp: serverTimestamp() });

      await allows(eraseFromCloud(cloud().leaver, UID, undefined), 'the end');
      for (const key of ['attended', 'hidden', 'open']) {
        const left = (await getDoc(doc(cloud().admin, 'gameEntries', `${key}~${UID}`))).data();
        expect(left).toEqual({
          userId: UID,
          host: 'ada',
          gameId: key,
          startUtc: expect.anything(),
          name: '',
          status: 'withdrawn',
          at: asked.at,
          withdrawnAt: expect.any(String),
          serverTimestamp: expect.anything(),
        });
      }
      const left = async (path: string, key: string) => (await getDoc(doc(cloud().admin, path, key))).data();
      expect(await left('rounds', 'leaver-round')).toEqual({ ...bare, serverTimestamp: expect.anything() });
      for (const path of ['games', 'gameCards', 'meetingPoints'])
        for (const key of ['their-own-0', 'their-own-129'])
          expect(await left(path, key)).toEqual({ ...bare, serverTimestamp: expect.anything() });
      expect(await left('heads', UID)).toEqual({ ...bare, serverTimestamp: expect.anything() });
      expect(await left('boards', UID)).toEqual({ ...bare, serverTimestamp: expect.anything() });
      expect(await left('users', UID)).toBeUndefined();
      await allows(eraseFromCloud(cloud().leaver, UID, undefined), 'the end once more, after it broke off');
    });

    it('is final: a phone that was offline writes nothing back while its token is valid', async () => {
      const writesBack = (path: string, key: string) =>
        runTransaction(cloud().leaver, async (transaction) => {
          await transaction.get(own(path, key));
          transaction.set(own(path, key), sampleOf(path, key, UID));
        });
      await refuses(writesBack('rounds', 'leaver-round'), 'the round that was erased');
      await refuses(writesBack('rounds', 'another-round'), 'a round that was never sent');
      await refuses(writesBack('users', UID), 'the profile');
      await refuses(
        setDoc(own('heads', UID), { userId: UID, device: 'phone', serverTimestamp: serverTimestamp() }),
        'the head',
      );
      const entry = (await getDoc(doc(cloud().admin, 'gameEntries', `open~${UID}`))).data()!;
      await refuses(
        setDoc(own('gameEntries', `open~${UID}`), { ...entry, ...asked, serverTimestamp: serverTimestamp() }),
        'a request',
      );
      const { withdrawnAt: _, ...standing } = entry;
      await refuses(
        setDoc(own('gameEntries', `open~${UID}`), { ...standing, serverTimestamp: serverTimestamp() }),
        'a request without words',
      );
      const rounds = query(collection(cloud().leaver, 'rounds'), where('userId', '==', UID));
      expect((await getDocs(rounds)).docs.map((found) => found.data()['_deleted'])).toEqual([true]);
    });
  });
};
