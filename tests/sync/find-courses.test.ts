import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { searchWords } from '#src/domain/rounds/course-search.ts';
import { findCourses } from '#src/sync/tasks/courses.ts';
import { golferOfEachTest } from './phones.ts';

const golfer = golferOfEachTest();

it(
  'finds a course among sixty junk ones and two that cannot be read, the exact name first',
  { timeout: 60_000 },
  async () => {
    const app = initializeApp({ projectId: golfer.services.project, apiKey: 'local' }, crypto.randomUUID());
    const firestore = getFirestore(app);
    connectFirestoreEmulator(firestore, '127.0.0.1', golfer.services.documents.port, { mockUserToken: 'owner' });
    let published = 0;
    const publish = (id: string, name: string, tees = '[]') =>
      setDoc(doc(firestore, 'courseCards', id), {
        userId: 'ada',
        name,
        tees,
        searchWords: searchWords({ name }),
        createdAt: Timestamp.fromMillis((published += 1)),
        serverTimestamp: serverTimestamp(),
        _deleted: false,
      });
    for (let n = 0; n < 60; n += 1) await publish(`0000-${n}`, `Heath junk ${n}`);
    await publish('deep', 'Falcon Heath', '['.repeat(9_990) + ']'.repeat(9_990));
    await publish('large', 'Falcon Heath', `[${'{},'.repeat(20_000)}{}]`);
    await publish('zzz', 'Falcon Heath');

    const found = await findCourses(firestore, 'falcon heath');
    const many = await findCourses(firestore, 'heath');
    await publish('zzzz', 'Heath');
    const exact = await findCourses(firestore, 'heath');

    expect(found.ok && found.value.map(({ name }) => name)).toEqual(['Falcon Heath']);
    expect(many.ok && many.value).toHaveLength(50);
    expect(exact.ok && exact.value[0]?.name).toBe('Heath');
    await deleteApp(app);
  },
);
