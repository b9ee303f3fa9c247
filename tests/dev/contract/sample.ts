import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';

/** A finished round in the cloud's form. */
export const round = (userId: string, course = 'Old Course') => ({
  userId,
  date: Timestamp.fromMillis(1_700_000_000_000),
  createdAt: Timestamp.fromMillis(1_700_000_000_000),
  updatedAt: '2023-11-14T22:13:20.000Z',
  playedOn: '2023-11-14',
  courseSnapshot: { name: course, tee: { id: 'white', name: 'White', par: [4, 4, 3] } },
  holesPlanned: [1, 2, 3],
  holes: [{ n: 1, par: 4, strokes: 5, putts: 2 }],
  mode: 'casual',
  status: 'finished',
  _deleted: false,
  serverTimestamp: serverTimestamp(),
});
