import {
  collection,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { allows, refuses, type RulesCloud } from './cloud.ts';
import { deviceTime, fullest } from './samples.ts';
import { entityIn } from './scene.ts';

// What only its owner reads: one collection for all of its kind, profiles because they are keyed by the golfer, and
// meeting points because guests read them.

export const describeOwnDocuments = (cloud: () => RulesCloud): void => {
  describe.each(['rounds', 'users', 'meetingPoints'])('a golfer’s own documents in %s', (path) => {
    let count = 0;
    /** A new key: the golfer's id for a profile, an id of its own for every other document. */
    const key = () => {
      count += 1;
      return path === 'users' ? 'ada' : `${path}-${count}`;
    };
    const at = (db: Firestore, id: string) => doc(collection(db, path), id);
    const sample = (id: string): Record<string, unknown> => ({
      ...fullest(entityIn(path), { key: id, owner: 'ada' }),
      serverTimestamp: serverTimestamp(),
    });
    const stored = async () => {
      const id = key();
      await setDoc(at(cloud().admin, id), sample(id));
      return id;
    };

    it('are created in a transaction, read, listed, edited and deleted by their owner', async () => {
      const id = key();
      const create = runTransaction(cloud().ada, async (transaction) => {
        await transaction.get(at(cloud().ada, id));
        transaction.set(at(cloud().ada, id), sample(id));
      });
      await allows(create, 'create');
      expect((await getDoc(at(cloud().ada, id))).exists()).toBe(true);
      const since = where('serverTimestamp', '>=', new Timestamp(0, 0));
      const order = [orderBy('serverTimestamp'), orderBy(documentId())];
      const found = await getDocs(query(collection(cloud().ada, path), where('userId', '==', 'ada'), since, ...order));
      expect(found.docs.map((entry) => entry.id)).toContain(id);
      await allows(setDoc(at(cloud().ada, id), { ...sample(id), updatedAt: '2026-02-03T10:00:00.000Z' }), 'edit');
      await allows(setDoc(at(cloud().ada, id), { ...sample(id), _deleted: true }), 'tombstone');
    });

    it('keep their owner and the server’s time, and are never removed', async () => {
      const id = await stored();
      await refuses(setDoc(at(cloud().ada, id), { ...sample(id), userId: 'bo' }), 'the owner gives it away');
      await refuses(setDoc(at(cloud().ada, id), { ...sample(id), serverTimestamp: deviceTime() }), 'device time');
      await refuses(deleteDoc(at(cloud().ada, id)), 'hard delete');
      const { userId: _, ...unowned } = sample(id);
      for (const [who, db] of Object.entries({ bo: cloud().bo, visitor: cloud().visitor })) {
        await refuses(setDoc(at(db, id), { ...sample(id), userId: 'bo' }), `${who} takes it over`);
        await refuses(setDoc(at(db, id), unowned), `${who} removes the owner`);
      }
    });
  });

  describe('a golfer’s own documents', () => {
    const round = (more: object = {}) => ({ userId: 'ada', serverTimestamp: serverTimestamp(), ...more });
    const at = (id: string) => doc(cloud().ada, 'rounds', id);

    it('take a field of a newer Divot without new rules', async () => {
      await allows(setDoc(at('newer'), round({ tempoTrainer: { kind: 'on', beats: [3, 1] } })), 'add');
      await allows(setDoc(at('newer'), round({ tempoTrainer: 'off' })), 'change');
      await allows(setDoc(at('newer'), round()), 'remove');
    });

    it('of the earlier app, which have no server time, are taken over by their owner alone', async () => {
      const legacy = { userId: 'ada', legacyField: 'kept' };
      await setDoc(doc(cloud().admin, 'rounds', 'legacy'), legacy);
      await refuses(
        setDoc(doc(cloud().bo, 'rounds', 'legacy'), { ...legacy, serverTimestamp: serverTimestamp() }),
        'another golfer',
      );
      await allows(setDoc(at('legacy'), { ...legacy, serverTimestamp: serverTimestamp() }), 'the owner');
      await setDoc(doc(cloud().admin, 'users', 'ada'), { displayName: 'Ada' });
      await allows(
        setDoc(doc(cloud().ada, 'users', 'ada'), {
          displayName: 'Ada',
          userId: 'ada',
          serverTimestamp: serverTimestamp(),
        }),
        'a profile without an owner',
      );
    });
  });
};
