import {
  collection,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fields } from '@divot/local-cloud';
import { type Backend, backends } from './backends.ts';
import { type Golfer, newGolfer, visitor } from './golfer.ts';
import { round } from './sample.ts';

const refused = { code: 'permission-denied' };

/** Writes without the rules, as the customer's earlier app or the project's owner would. */
const plantAsAdmin = async ({ project, documentsPort }: Backend, path: string, fields: Fields): Promise<void> => {
  const root = `projects/${project}/databases/(default)/documents`;
  const answer = await fetch(`http://127.0.0.1:${documentsPort}/v1/${root}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: [{ update: { name: `${root}/${path}`, fields } }] }),
  });
  expect(answer.status).toBe(200);
};
const rounds = (db: Firestore) => collection(db, 'rounds');

describe.each(backends)('$name', ({ missing, start }) => {
  describe.skipIf(missing !== undefined)('keeps the contract', { timeout: 120_000 }, () => {
    let backend: Backend;
    let ada: Golfer;
    let bo: Golfer;
    let anyone: Omit<Golfer, 'uid'>;

    beforeAll(async () => {
      backend = await start();
      [ada, bo] = await Promise.all([newGolfer(backend), newGolfer(backend)]);
      anyone = visitor(backend);
    }, 90_000);
    afterAll(async () => {
      await Promise.all([ada, bo, anyone].map((golfer) => golfer?.leave()));
      await backend?.stop();
    });

    describe('documents', () => {
      it('returns what was written, with a server time in whole milliseconds', async () => {
        const at = doc(rounds(ada.db), 'written');
        await setDoc(at, round(ada.uid));
        const { serverTimestamp: stamp, ...stored } = (await getDoc(at)).data() ?? {};
        const { serverTimestamp: _, ...sent } = round(ada.uid);
        expect(stored).toEqual(sent);
        expect(stamp).toBeInstanceOf(Timestamp);
        expect((stamp as Timestamp).nanoseconds % 1_000_000).toBe(0);
        expect(Math.abs((stamp as Timestamp).toMillis() - Date.now())).toBeLessThan(60_000);
      });

      it('replaces a whole document: an omitted field is gone', async () => {
        const at = doc(rounds(ada.db), 'replaced');
        await setDoc(at, { ...round(ada.uid), notes: 'windy' });
        await setDoc(at, round(ada.uid));
        expect((await getDoc(at)).data()).not.toHaveProperty('notes');
      });

      it('pages by server time and id through documents that share their time', async () => {
        const batch = writeBatch(ada.db);
        const ids = ['p1', 'p2', 'p3', 'p4', 'p5'];
        for (const id of ids) batch.set(doc(rounds(ada.db), id), round(ada.uid));
        await batch.commit();
        const mine = where('userId', '==', ada.uid);
        const all = await getDocs(query(rounds(ada.db), mine, orderBy('serverTimestamp'), orderBy(documentId())));
        const last = all.docs.slice(-5);
        expect(last.map((found) => found.id)).toEqual(ids);
        const stamps = last.map((found) => (found.data()['serverTimestamp'] as Timestamp).toMillis());
        expect(new Set(stamps).size).toBe(1);

        const order = [mine, orderBy('serverTimestamp'), orderBy(documentId())] as const;
        const second = await getDocs(
          query(rounds(ada.db), ...order, startAfter(last[0]!.data()['serverTimestamp'], 'p2'), limit(2)),
        );
        expect(second.docs.map((found) => found.id)).toEqual(['p3', 'p4']);
        const since = await getDocs(
          query(rounds(ada.db), ...order, where('serverTimestamp', '>=', last[0]!.data()['serverTimestamp'])),
        );
        expect(since.docs.map((found) => found.id)).toEqual(ids);
        const sameTime = where('serverTimestamp', '==', last[0]!.data()['serverTimestamp']);
        const rest = await getDocs(
          query(rounds(ada.db), mine, sameTime, where(documentId(), '>', 'p3'), orderBy(documentId()), limit(5)),
        );
        expect(rest.docs.map((found) => found.id)).toEqual(['p4', 'p5']);
      });

      it('orders newest first too', async () => {
        const mine = where('userId', '==', ada.uid);
        const found = await getDocs(query(rounds(ada.db), mine, orderBy('serverTimestamp', 'desc'), limit(3)));
        const stamps = found.docs.map((entry) => (entry.data()['serverTimestamp'] as Timestamp).toMillis());
        expect(stamps).toEqual(stamps.toSorted((a, b) => b - a));
        expect(stamps).toHaveLength(3);
      });

      it('three devices that count at once end at three', async () => {
        const at = doc(rounds(ada.db), 'counted');
        await setDoc(at, { ...round(ada.uid), pcc: 0 });
        let tries = 0;
        let allHaveRead = () => {};
        const everyoneRead = new Promise<void>((resolve) => {
          allHaveRead = resolve;
        });
        const count = () =>
          runTransaction(ada.db, async (transaction) => {
            tries += 1;
            const before = await transaction.get(at);
            if (tries >= 3) allHaveRead();
            await everyoneRead;
            transaction.set(at, { ...round(ada.uid), pcc: (before.data()?.['pcc'] as number) + 1 });
          });
        await Promise.all([count(), count(), count()]);
        expect((await getDoc(at)).data()?.['pcc']).toBe(3);
        expect(tries).toBeGreaterThan(3);
      });

      it('refuses a transaction that creates what another device created meanwhile', async () => {
        const at = doc(rounds(ada.db), 'created-twice');
        let tries = 0;
        await runTransaction(ada.db, async (transaction) => {
          tries += 1;
          const before = await transaction.get(at);
          if (tries === 1) await setDoc(at, round(ada.uid, 'First'));
          if (!before.exists()) transaction.set(at, round(ada.uid, 'Second'));
        });
        expect((await getDoc(at)).data()?.['courseSnapshot']).toMatchObject({ name: 'First' });
      });

      it('refuses a document over 1 MiB', async () => {
        const huge = { ...round(ada.uid), notes: 'x'.repeat(1_100_000) };
        await expect(setDoc(doc(rounds(ada.db), 'huge'), huge)).rejects.toMatchObject({
          // Firestore Lite sees only the HTTP status and reports every 400 as a failed precondition.
          code: expect.stringMatching(/failed-precondition|permission-denied/),
        });
      });
    });

    describe('access', () => {
      it('the owner reads, lists and writes; they may ask for a missing document of their own', async () => {
        const at = doc(rounds(ada.db), 'owned');
        await setDoc(at, round(ada.uid));
        await setDoc(at, { ...round(ada.uid), notes: 'again' });
        expect((await getDoc(at)).exists()).toBe(true);
        expect((await getDoc(doc(rounds(ada.db), 'none-yet'))).exists()).toBe(false);
      });

      it('another golfer neither reads, lists nor writes it, and neither does a visitor', async () => {
        await setDoc(doc(rounds(ada.db), 'private'), round(ada.uid));
        for (const { db } of [bo, anyone]) {
          const at = doc(rounds(db), 'private');
          await expect(getDoc(at)).rejects.toMatchObject(refused);
          await expect(setDoc(at, round(ada.uid))).rejects.toMatchObject(refused);
          await expect(getDocs(query(rounds(db), where('userId', '==', ada.uid)))).rejects.toMatchObject(refused);
          await expect(getDocs(rounds(db))).rejects.toMatchObject(refused);
        }
        await expect(setDoc(doc(rounds(bo.db), 'private'), round(bo.uid))).rejects.toMatchObject(refused);
      });

      it('a document keeps its owner', async () => {
        const at = doc(rounds(ada.db), 'kept');
        await setDoc(at, round(ada.uid));
        await expect(setDoc(at, round(bo.uid))).rejects.toMatchObject(refused);
        await expect(setDoc(doc(rounds(ada.db), 'gift'), round(bo.uid))).rejects.toMatchObject(refused);
      });

      it('hard deletes and device clocks are rejected', async () => {
        const at = doc(rounds(ada.db), 'stays');
        await setDoc(at, round(ada.uid));
        await expect(deleteDoc(at)).rejects.toMatchObject(refused);
        // A minute ago, because the current time could be the very millisecond of the request.
        const device = { ...round(ada.uid), serverTimestamp: Timestamp.fromMillis(Date.now() - 60_000) };
        await expect(setDoc(doc(rounds(ada.db), 'device-time'), device)).rejects.toMatchObject(refused);
        const { serverTimestamp: _, ...unstamped } = round(ada.uid);
        await expect(setDoc(doc(rounds(ada.db), 'no-time'), unstamped)).rejects.toMatchObject(refused);
      });

      it('a profile belongs to the golfer with its id', async () => {
        const profile = (uid: string) => ({
          userId: uid,
          displayName: 'Ada',
          email: 'ada@divot.golf',
          createdAt: Timestamp.fromMillis(1_700_000_000_000),
          updatedAt: '2023-11-14T22:13:20.000Z',
          trainingPlan: [],
          watchedVideos: [],
          savedDrills: [],
          _deleted: false,
          serverTimestamp: serverTimestamp(),
        });
        await setDoc(doc(ada.db, 'users', ada.uid), profile(ada.uid));
        expect((await getDoc(doc(ada.db, 'users', ada.uid))).data()?.['displayName']).toBe('Ada');
        const users = collection(ada.db, 'users');
        expect((await getDocs(query(users, where('userId', '==', ada.uid)))).docs.map(({ id }) => id)).toEqual([
          ada.uid,
        ]);
        await expect(getDocs(users)).rejects.toMatchObject(refused);
        await expect(getDoc(doc(bo.db, 'users', ada.uid))).rejects.toMatchObject(refused);
        await expect(setDoc(doc(bo.db, 'users', ada.uid), profile(ada.uid))).rejects.toMatchObject(refused);
      });

      it('the coach directory is read by golfers and written by nobody', async () => {
        const coach = { userId: 'directory', name: 'Sam', serverTimestamp: serverTimestamp() };
        await expect(setDoc(doc(ada.db, 'coaches/sam'), coach)).rejects.toMatchObject(refused);
        expect((await getDoc(doc(ada.db, 'coaches/sam'))).exists()).toBe(false);
        expect((await getDocs(query(collection(ada.db, 'coaches'), limit(5)))).empty).toBe(true);
        await expect(getDoc(doc(anyone.db, 'coaches/sam'))).rejects.toMatchObject(refused);
      });

      it('a document of the earlier app is stamped as it is, and can be edited afterwards', async () => {
        const legacy = { userId: ada.uid, date: Timestamp.fromMillis(1_600_000_000_000), score: 92 };
        await plantAsAdmin(backend, 'rounds/legacy', {
          userId: { stringValue: ada.uid },
          date: { timestampValue: '2020-09-13T12:26:40Z' },
          score: { integerValue: '92' },
        });
        const at = doc(rounds(ada.db), 'legacy');
        const found = await getDocs(query(rounds(ada.db), where('userId', '==', ada.uid)));
        expect(found.docs.map(({ id }) => id)).toContain('legacy');
        await setDoc(at, { ...legacy, serverTimestamp: serverTimestamp() });
        await setDoc(at, { ...round(ada.uid), score: 92 });
        expect((await getDoc(at)).data()).toMatchObject({ score: 92, status: 'finished' });
      });

      it('the head document is the golfer’s own', async () => {
        const head = { userId: ada.uid, device: 'phone', serverTimestamp: serverTimestamp() };
        await setDoc(doc(ada.db, 'heads', ada.uid), head);
        expect((await getDoc(doc(ada.db, 'heads', ada.uid))).get('device')).toBe('phone');
        await expect(getDoc(doc(bo.db, 'heads', ada.uid))).rejects.toMatchObject(refused);
        await expect(setDoc(doc(bo.db, 'heads', ada.uid), head)).rejects.toMatchObject(refused);
        await expect(getDocs(collection(ada.db, 'heads'))).rejects.toMatchObject(refused);
      });

      it('unknown collections are closed', async () => {
        const something = { userId: ada.uid, serverTimestamp: serverTimestamp() };
        await expect(setDoc(doc(ada.db, 'secrets/one'), something)).rejects.toMatchObject(refused);
        await expect(getDoc(doc(ada.db, 'secrets/one'))).rejects.toMatchObject(refused);
      });
    });
  });
});
