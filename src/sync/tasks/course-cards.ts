import { type DocumentReference, type Firestore, doc, serverTimestamp } from 'firebase/firestore/lite';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { COURSE_CARDS, COURSE_CARD_PLACING, cardOfCourse } from '#src/domain/rounds/course-card.ts';
import { compact } from '@divot/basics';
import type { Beside, PushRow, PushTarget, Pushed, Transact } from '#src/sync/contract.ts';
import type { CloudDocument, LocalDocument } from '#src/sync/wire.ts';
import { counting, sendCounted } from './daily-count.ts';
import { differIn, isSameShown } from './shown.ts';

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
      const { serverTimestamp: _stamp, ...known } = before ?? {};
      if (before ? isSameShown(known, card) : card['_deleted'] === true) return;
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
