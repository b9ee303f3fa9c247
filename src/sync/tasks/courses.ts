import {
  type DocumentReference,
  type Firestore,
  type QueryDocumentSnapshot,
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { COURSE_CARDS, COURSE_CARD_PLACING, cardOfCourse, courseOnCard } from '#src/domain/rounds/course-card.ts';
import { type Result, compact, fail, ok } from '@divot/basics';
import type { Beside, PushRow, PushTarget, Pushed, Transact } from '#src/sync/contract.ts';
import { type CloudDocument, type LocalDocument, fromCloud } from '#src/sync/wire.ts';
import { counting, sendCounted } from './daily-count.ts';
import { differIn, isSameShown } from './shown.ts';
import { byFit, fitsSearch, wordToAskFor } from '#src/domain/rounds/course-search.ts';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { cloudFailure } from './cloud-failure.ts';

// A published course is two documents in the cloud: the golfer's own, and a small card that other golfers find.

type Target = { readonly firestore: Firestore; readonly uid: string };
const cardRef = ({ firestore }: Target, id: string): DocumentReference => doc(firestore, COURSE_CARDS, id);
const asCourse = (document: LocalDocument) => document as unknown as Course;
const isPublic = (document: LocalDocument) => asCourse(document).published === true && !document._deleted;

/**
 * A course that is no longer published keeps only its owner. `before`: the card in the cloud. The server fixes when a
 * course was first published, because the oldest come first in a search.
 */
const cardIn = (document: LocalDocument, before: CloudDocument | undefined): CloudDocument => {
  const card = isPublic(document) ? cardOfCourse(asCourse(document)) : undefined;
  return card
    ? { ...compact(card), createdAt: before?.['createdAt'] ?? serverTimestamp(), _deleted: false }
    : { userId: document['userId'], _deleted: true };
};
const besideCourse =
  (target: Target, isFlipped: boolean): Beside =>
  async (transaction, mine) => {
    const ref = cardRef(target, mine.id);
    const before = (await transaction.get(ref)).data();
    const isNew = isPublic(mine) && differIn(COURSE_CARD_PLACING, before, cardIn(mine, before));
    const count = isNew ? await counting(target, transaction, 'courses', isFlipped) : undefined;
    return (sent) => {
      const card = cardIn(sent, before);
      const { serverTimestamp: _stamp, ...stored } = before ?? {};
      if (before ? isSameShown(stored, card) : card['_deleted'] === true) return;
      count?.(mine.id);
      transaction.set(ref, { ...card, serverTimestamp: serverTimestamp() });
    };
  };

export const pushCourse = async (target: PushTarget, row: PushRow, transact: Transact): Promise<Pushed> => {
  const course = row.newDocumentState;
  // A course that was never published has no card.
  if (asCourse(course).published === undefined) return transact(target, row);
  if (isPublic(course) && !cardOfCourse(asCourse(course))) return { kind: 'rejected', reason: 'too-large' };
  return sendCounted((isFlipped) => transact(target, row, besideCourse(target, isFlipped)));
};

const MOST = 50;
const PAGE = 50;
const MOST_PAGES = 4;

/** The first published come first, so that a flood of new courses hides none that was there before. */
const pages = async function* (firestore: Firestore, word: string) {
  let last: QueryDocumentSnapshot | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const { docs } = await getDocs(
      query(
        collection(firestore, COURSE_CARDS),
        where('searchWords', 'array-contains', word),
        orderBy('createdAt'),
        ...(last ? [startAfter(last)] : []),
        limit(PAGE),
      ),
    );
    yield docs;
    last = docs.at(-1);
    if (docs.length < PAGE) return;
  }
};

const courseIn = (snapshot: QueryDocumentSnapshot): Course | undefined => {
  const owner: unknown = snapshot.get('userId');
  const shown = courseOnCard(snapshot.data());
  if (!shown || typeof owner !== 'string') return undefined;
  const read = fromCloud('courses', snapshot.id, shown, owner);
  return read.ok && !read.value._deleted ? (read.value as unknown as Course) : undefined;
};

/** Published courses of all golfers of this project by name and place: the best 50 of the first 200. */
export const findCourses = async (
  firestore: Firestore,
  search: string,
): Promise<Result<readonly Course[], CloudFailure>> => {
  const word = wordToAskFor(search);
  if (word === undefined) return ok([]);
  try {
    const courses: Course[] = [];
    for await (const docs of pages(firestore, word)) {
      for (const snapshot of docs) {
        const course = courseIn(snapshot);
        if (course && fitsSearch(course, search)) courses.push(course);
      }
    }
    return ok(byFit(courses, search).slice(0, MOST));
  } catch (error) {
    return fail(cloudFailure(error));
  }
};
