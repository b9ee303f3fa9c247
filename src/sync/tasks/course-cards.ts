import { type DocumentReference, type Firestore, doc, runTransaction, serverTimestamp } from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { COURSE_CARDS, cardOfCourse } from '#src/domain/rounds/course-card.ts';
import type { Beside, PushRow, PushTarget, Pushed, Transact } from '#src/sync/contract.ts';
import type { Gate } from '#src/sync/gate.ts';
import { type CloudDocument, type LocalDocument, toCloud } from '#src/sync/wire.ts';
import { counting, sendCounted } from './daily-count.ts';

// A published course is two documents in the cloud: the golfer's own, and a small card that other golfers find.

type Target = { readonly firestore: Firestore; readonly uid: string };
const cardRef = ({ firestore }: Target, id: string): DocumentReference => doc(firestore, COURSE_CARDS, id);
const asCourse = (document: LocalDocument) => document as unknown as Course;
const isPublic = (document: LocalDocument) => asCourse(document).published === true && !document._deleted;

/** A course that is no longer published keeps only its owner. */
const cardIn = (document: LocalDocument): CloudDocument => {
  const card = isPublic(document) ? cardOfCourse(asCourse(document)) : undefined;
  const shown = card ? toCloud('courses', { ...card, id: document.id, _deleted: false }) : undefined;
  const { id: _id, ...fields } = shown ?? { userId: document['userId'], _deleted: true };
  return { ...fields, serverTimestamp: serverTimestamp() };
};

const besideCourse =
  (target: Target, isFlipped: boolean): Beside =>
  async (transaction, mine) => {
    const ref = cardRef(target, mine.id);
    const isKnown = (await transaction.get(ref)).exists();
    const count = isKnown || !isPublic(mine) ? undefined : await counting(target, transaction, 'courses', isFlipped);
    return (sent) => {
      count?.(mine.id);
      if (isKnown || isPublic(sent)) transaction.set(ref, cardIn(sent));
    };
  };

export const pushCourse = async (target: PushTarget, row: PushRow, transact: Transact): Promise<Pushed> => {
  const course = row.newDocumentState;
  // A course that was never published has no card.
  if (asCourse(course).published === undefined) return transact(target, row);
  if (isPublic(course) && !cardOfCourse(asCourse(course))) return { kind: 'rejected', reason: 'too-large' };
  return sendCounted((isFlipped) => transact(target, row, besideCourse(target, isFlipped)));
};

/** Writes cards for courses that this golfer published with a version of Divot that wrote none. */
export const publishCourses = async (here: Target & { readonly database: DivotDatabase; readonly gate: Gate }) => {
  const own = await here.database.courses.find({ selector: { sortKey: { $gte: 0 } } }).exec();
  for (const document of own) {
    const course: LocalDocument = { ...document.toMutableJSON(), _deleted: false };
    if (!isPublic(course) || !cardOfCourse(asCourse(course))) continue;
    const send = (isFlipped: boolean) =>
      runTransaction(here.firestore, async (transaction) => {
        if ((await transaction.get(cardRef(here, course.id))).exists()) return;
        const write = await besideCourse(here, isFlipped)(transaction, course);
        await here.gate.pass();
        write(course);
      });
    // oxlint-disable-next-line no-await-in-loop -- the few courses of a golfer, and once only
    await sendCounted(send);
  }
};
