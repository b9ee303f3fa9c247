import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, getFirestore } from 'firebase/firestore/lite';
import { expect, it, vi } from 'vitest';
import { sameValue } from '@divot/local-cloud';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { findCourses } from '#src/sync/tasks/courses.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Phone } from './device.ts';
import { golferOfEachTest } from './phones.ts';

vi.setConfig({ testTimeout: 60_000 });
const golfers = golferOfEachTest();

const PAR = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const course = (more: Partial<Course> = {}): Course => ({
  id: 'falcon',
  userId: 'ada',
  createdAt: '2026-05-01T08:00:00.000Z',
  updatedAt: '2026-05-01T08:00:00.000Z',
  sortKey: 0,
  name: 'Falcon Heath',
  city: 'Örebro',
  source: 'user',
  enteredBy: 'Ada',
  lastPlayedAt: '2026-05-02T08:00:00.000Z',
  tees: [{ id: 'yellow', name: 'Yellow', par: PAR, slope: 128, courseRating: 71.4 }],
  ...more,
});
const firestoreOf = (uid: string) => {
  const app = initializeApp({ projectId: golfers.services.project, apiKey: 'local' }, crypto.randomUUID());
  const firestore = getFirestore(app);
  const as = uid === 'owner' ? 'owner' : { sub: uid, iat: Math.floor(Date.now() / 1000) };
  connectFirestoreEmulator(firestore, '127.0.0.1', golfers.services.documents.port, { mockUserToken: as as never });
  return { firestore, close: () => deleteApp(app) };
};
const foundBy = async (uid: string, search = 'falcon'): Promise<readonly Course[]> => {
  const { firestore, close } = firestoreOf(uid);
  const found = await findCourses(firestore, search);
  await close();
  return found.ok ? found.value : [];
};
const phoneOf = (uid: string) => golfers.phone(uid, { uid, collections: ['profiles', 'courses'] });
const save = async (phone: Phone, more: Partial<Course>) => {
  const document = await phone.db.courses.findOne('falcon').exec();
  await (document
    ? document.incrementalModify((before) => ({ ...before, ...more }))
    : phone.db.courses.insert(course(more)));
};

it('lets another golfer find a published course with its tees, until it is withdrawn or deleted', async () => {
  const ada = await phoneOf('ada');
  await save(ada, {});
  await eventually(() => expect(ada.report?.status.pending).toBe(0));
  expect(await foundBy('bo')).toEqual([]);

  await save(ada, { published: true });
  await eventually(async () => expect(await foundBy('bo')).toHaveLength(1));
  const shown = (await foundBy('bo', 'orebro'))[0]!;
  const { createdAt: _, updatedAt: __, sortKey: ___, lastPlayedAt: ____, ...expected } = course({ published: true });
  expect(shown).toMatchObject(expected);
  expect(shown).not.toHaveProperty('lastPlayedAt');

  await save(ada, { name: 'Heron Moor' });
  await eventually(async () => expect((await foundBy('bo', 'heron'))[0]?.name).toBe('Heron Moor'));
  expect(await foundBy('bo')).toEqual([]);

  await save(ada, { published: false });
  await eventually(async () => expect(await foundBy('bo', 'heron')).toEqual([]));
  await save(ada, { published: true });
  await eventually(async () => expect(await foundBy('bo', 'heron')).toHaveLength(1));
  await (await ada.db.courses.findOne('falcon').exec())!.remove();
  await eventually(async () => expect(await foundBy('bo', 'heron')).toEqual([]));
});

it('stays where it was in every search when its owner plays or corrects it', async () => {
  const ada = await phoneOf('ada');
  await save(ada, { published: true });
  await eventually(async () => expect(await foundBy('bo')).toHaveLength(1));
  const card = () => golfers.services.documents.store.all().find(({ path }) => path === 'courseCards/falcon')!;
  const published = card();

  await save(ada, { lastPlayedAt: '2026-06-01T08:00:00.000Z' });
  await eventually(() => expect(ada.report?.status.pending).toBe(0));
  expect(card()).toEqual(published); // an equal card is not written again

  await save(ada, { city: 'Oslo' });
  await eventually(async () => expect(await foundBy('bo', 'oslo')).toHaveLength(1));
  expect(sameValue(card().fields['createdAt'], published.fields['createdAt'])).toBe(true);
});

it('keeps a course on the device if its tees do not fit a card, and says why', async () => {
  const ada = await phoneOf('ada');
  const unprintable = (length: number) => '\u0001'.repeat(length);
  const tees = Array.from({ length: 20 }, (_, at) => ({
    id: `${unprintable(62)}${at}`,
    name: unprintable(40),
    colour: unprintable(20),
    par: PAR,
    strokeIndex: PAR.map((_par, hole) => hole + 1),
    yards: PAR.map(() => 750),
    courseRating: 72.1,
    slope: 130,
    frontCourseRating: 35.9,
    frontSlope: 128,
    backCourseRating: 36.2,
    backSlope: 131,
  }));
  await save(ada, { published: true, tees });

  await eventually(() => expect(ada.report?.documents['courses/falcon']).toBe('too-large'));
  expect(await foundBy('bo')).toEqual([]);
});
