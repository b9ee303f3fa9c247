import {
  collection,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  GeoPoint,
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedEntities } from '#dev/rules/schema.ts';
import { allows, type Doc, refuses, type RulesCloud, rulesClouds } from './cloud.ts';
import { deviceTime, fullest, largest, spoilt } from './samples.ts';
import { describeEndedAccount } from './ended-account.ts';
import { describeMatrix } from './matrix.ts';
import { describePublishedCourses } from './published-courses.ts';
import { describeSharedPlaces } from './shared-places.ts';

const written = storedEntities.filter((entity) => entity.cloud.access !== 'directory');

const suites = rulesClouds.map((kind) => [kind.name, kind] as const);
describe.for(suites)('%s', ([, { missing, start }]) => {
  // The emulator compiles the rules at its first request, which takes long on a busy machine.
  describe.skipIf(missing !== undefined)('holds the rules', { timeout: 120_000 }, () => {
    let cloud: RulesCloud;
    beforeAll(async () => {
      cloud = await start();
    }, 90_000);
    afterAll(() => cloud?.stop());

    describeSharedPlaces(() => cloud);
    describePublishedCourses(() => cloud);
    describeMatrix(() => cloud);
    describeEndedAccount(() => cloud);

    describe.each(written)('$name', (entity) => {
      const path = entity.cloud.collection;
      let count = 0;
      /** A new key: the golfer's id for a profile, an id of its own for every other document. */
      const key = () => {
        count += 1;
        return path === 'users' ? 'ada' : `${entity.name}-${count}`;
      };
      const at = (db: Firestore, id: string) => doc(collection(db, path), id);
      const sample = (id: string): Doc => ({
        ...fullest(entity, { key: id, owner: 'ada' }),
        ...('published' in entity.fields ? { published: false } : {}),
        serverTimestamp: serverTimestamp(),
      });
      const stored = async () => {
        const id = key();
        await setDoc(at(cloud.admin, id), sample(id));
        return id;
      };

      it('lets the owner create the fullest document in a transaction, read, list, edit and tombstone it', async () => {
        const id = key();
        const create = runTransaction(cloud.ada, async (transaction) => {
          await transaction.get(at(cloud.ada, id));
          transaction.set(at(cloud.ada, id), sample(id));
        });
        await allows(create, 'create');
        expect((await getDoc(at(cloud.ada, id))).exists()).toBe(true);
        const since = where('serverTimestamp', '>=', new Timestamp(0, 0));
        const order = [orderBy('serverTimestamp'), orderBy(documentId())];
        const found = await getDocs(query(collection(cloud.ada, path), where('userId', '==', 'ada'), since, ...order));
        expect(found.docs.map((entry) => entry.id)).toContain(id);
        await allows(setDoc(at(cloud.ada, id), { ...sample(id), updatedAt: '2026-02-03T10:00:00.000Z' }), 'edit');
        await allows(setDoc(at(cloud.ada, id), { ...sample(id), _deleted: true }), 'tombstone');
      });

      // Firestore evaluates at most 1,000 expressions per write.
      it('lets the owner create the largest document, and fill it in at once on a second device', async () => {
        const id = key();
        const sample = () => ({
          ...largest(entity, { key: id, owner: 'ada' }),
          ...('published' in entity.fields ? { published: false } : {}),
          sentBy: 's'.repeat(36),
          sentAt: serverTimestamp(),
          serverTimestamp: serverTimestamp(),
        });
        await setDoc(doc(cloud.admin, 'heads', 'ada'), { userId: 'ada' });
        await deleteDoc(at(cloud.admin, id));
        await allows(setDoc(at(cloud.ada, id), sample()), 'create');
        await setDoc(at(cloud.admin, id), { userId: 'ada', serverTimestamp: serverTimestamp() });
        await allows(setDoc(at(cloud.ada, id), sample()), 'fill in');
      });

      it('rejects every malformed or oversized field', async () => {
        const id = key();
        const cases = Object.entries(entity.fields).flatMap(([field, schema]) =>
          spoilt(schema).map(({ why, value }) => ({
            what: `${field} ${why}`,
            document: { ...sample(id), [field]: value },
          })),
        );
        expect(cases.length).toBeGreaterThan(Object.keys(entity.fields).length * 2);
        for (const { what, document } of cases) await refuses(setDoc(at(cloud.ada, id), document), what);
      });

      it('rejects a document without one of its required fields', async () => {
        const id = key();
        for (const field of entity.required) {
          const { [field]: _, ...rest } = sample(id);
          await refuses(setDoc(at(cloud.ada, id), rest), `without ${field}`);
        }
      });

      it('rejects another golfer and a visitor', async () => {
        const id = await stored();
        const { userId: _, ...unowned } = sample(id);
        for (const [who, db] of Object.entries({ bo: cloud.bo, visitor: cloud.visitor })) {
          await refuses(getDoc(at(db, id)), `${who} reads`);
          await refuses(getDocs(query(collection(db, path), where('userId', '==', 'ada'))), `${who} lists`);
          await refuses(getDocs(collection(db, path)), `${who} lists all`);
          await refuses(setDoc(at(db, id), sample(id)), `${who} writes`);
          await refuses(setDoc(at(db, id), { ...sample(id), userId: 'bo' }), `${who} takes it over`);
          await refuses(setDoc(at(db, id), unowned), `${who} removes the owner`);
          await refuses(setDoc(at(db, `${who}-new`), { ...sample(`${who}-new`) }), `${who} writes in the owner's name`);
          await refuses(deleteDoc(at(db, id)), `${who} deletes`);
        }
      });

      it('lets only the owner reduce a document to nothing when the account ends', async () => {
        const id = await stored();
        const bare = { userId: 'ada', _deleted: true, serverTimestamp: serverTimestamp() };
        await refuses(setDoc(at(cloud.bo, id), bare), 'another golfer');
        await refuses(setDoc(at(cloud.ada, id), { ...bare, _deleted: false }), 'emptied, not ended');
        await refuses(setDoc(at(cloud.ada, id), { ...bare, name: 'Ada' }), 'with something left');
        if (path !== 'users') await refuses(setDoc(at(cloud.ada, key()), bare), 'a document that never was');
        await allows(setDoc(at(cloud.ada, id), bare), 'the owner');
      });

      it('keeps the owner, the server clock and the document itself', async () => {
        const id = await stored();
        await refuses(setDoc(at(cloud.ada, id), { ...sample(id), userId: 'bo' }), 'the owner gives it away');
        await refuses(setDoc(at(cloud.ada, id), { ...sample(id), serverTimestamp: deviceTime() }), 'device time');
        const { serverTimestamp: _, ...unstamped } = sample(id);
        await refuses(setDoc(at(cloud.ada, id), unstamped), 'no time');
        await refuses(deleteDoc(at(cloud.ada, id)), 'hard delete');
        await refuses(setDoc(at(cloud.ada, id), { ...sample(id), id: 'another' }), 'an id that is not its key');
        const long = 'k'.repeat(129);
        await refuses(setDoc(at(cloud.ada, long), sample(long)), 'a key that is too long');
        await refuses(setDoc(doc(cloud.ada, path, id, 'inside', 'x'), sample(id)), 'a collection inside');
      });

      it('keeps fields that a newer app wrote, and lets nobody add or remove them from here', async () => {
        const id = key();
        await refuses(setDoc(at(cloud.ada, id), { ...sample(id), tempoTrainer: 'on' }), 'add on create');
        const newer = { tempoTrainer: 'on', nothing: null, noNumber: Number.NaN, place: new GeoPoint(51.5, -0.1) };
        const times = { at: new Timestamp(1_700_000_000, 123_456_000), link: doc(cloud.admin, 'rounds/other') };
        await setDoc(at(cloud.admin, id), { ...sample(id), ...newer, ...times });
        const stored = (await getDoc(at(cloud.ada, id))).data()!;
        const now = serverTimestamp();
        await allows(setDoc(at(cloud.ada, id), { ...stored, serverTimestamp: now, updatedAt: 'later' }), 'carry');
        const shortened = { at: Timestamp.fromMillis(1_700_000_000_123) };
        await refuses(setDoc(at(cloud.ada, id), { ...stored, serverTimestamp: now, ...shortened }), 'a microsecond');
        await refuses(setDoc(at(cloud.ada, id), { ...stored, serverTimestamp: now, tempoTrainer: 'off' }), 'change');
        await refuses(setDoc(at(cloud.ada, id), sample(id)), 'remove');
      });

      it('lets a document of the earlier app be stamped, which has no server time, and changes nothing else', async () => {
        const id = key();
        const { serverTimestamp: _, createdAt: __, updatedAt: ___, _deleted: ____, id: _____, ...earlier } = sample(id);
        const stamp = { createdAt: Timestamp.now(), updatedAt: 'now', serverTimestamp: serverTimestamp() };
        const legacy = { ...earlier, legacyField: 'kept' };
        await setDoc(at(cloud.admin, id), legacy);
        await refuses(setDoc(at(cloud.bo, id), { ...legacy, ...stamp }), 'another golfer adopts it');
        await refuses(setDoc(at(cloud.ada, id), { ...legacy, ...stamp, legacyField: 'new' }), 'adopts and changes');
        await allows(setDoc(at(cloud.ada, id), { ...legacy, serverTimestamp: serverTimestamp() }), 'adopts');
        await refuses(setDoc(at(cloud.ada, id), { ...legacy, ...stamp, legacyField: 'new' }), 'changes it afterwards');
        await setDoc(at(cloud.admin, id), { ...legacy, serverTimestamp: '2024-05-01' });
        await allows(
          setDoc(at(cloud.ada, id), { ...legacy, serverTimestamp: serverTimestamp() }),
          'adopts what has no time',
        );
      });
    });
  });
});
