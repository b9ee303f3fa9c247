import {
  type Firestore,
  Timestamp,
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { type Result, fail, ok } from '@divot/basics';
import { BOARDS } from '#src/domain/rounds/live-board.ts';
import type { CloudBoard, CloudFailure } from '#src/platform/cloud.ts';
import { cloudFailure } from './cloud-failure.ts';
import { dayAgo } from './invitation-cards.ts';

/** Copies that one question brings. The next question brings the rest. */
const PAGE = 50;
/** How far behind the last one a slow commit may land. */
const OVERLAP_MS = 10_000;

const attempt = async <T>(work: () => Promise<T>): Promise<Result<T, CloudFailure>> => {
  try {
    return ok(await work());
  } catch (error) {
    return fail(cloudFailure(error));
  }
};

/** The board of that key, as the other golfers on it publish it. */
export const openBoard = (firestore: Firestore, uid: string, key: string): CloudBoard => {
  const ownBoard = doc(firestore, BOARDS, uid);
  const seen = new Map<string, number>();
  let since = dayAgo();
  return {
    publish: (code) =>
      attempt(() => setDoc(ownBoard, { userId: uid, board: key, code, serverTimestamp: serverTimestamp() })),
    leave: () => attempt(() => setDoc(ownBoard, { userId: uid, _deleted: true, serverTimestamp: serverTimestamp() })),
    read: () =>
      attempt(async () => {
        const { docs } = await getDocs(
          query(
            collection(firestore, BOARDS),
            where('board', '==', key),
            where('serverTimestamp', '>', since),
            orderBy('serverTimestamp'),
            limit(PAGE),
          ),
        );
        const copies: { readonly code: string; readonly isOwn: boolean }[] = [];
        for (const board of docs) {
          const [code, stamp] = [board.get('code') as unknown, board.get('serverTimestamp') as unknown];
          if (!(stamp instanceof Timestamp)) continue;
          const at = stamp.toMillis();
          if (typeof code === 'string' && seen.get(board.id) !== at) copies.push({ code, isOwn: board.id === uid });
          seen.set(board.id, at);
          since = Timestamp.fromMillis(at - (docs.length === PAGE ? 1 : OVERLAP_MS));
        }
        return copies;
      }),
  };
};
