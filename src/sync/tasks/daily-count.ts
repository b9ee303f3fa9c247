import { DAY_MS } from '@divot/basics';
import { FirebaseError } from 'firebase/app';
import { type Firestore, Timestamp, type Transaction, doc, serverTimestamp } from 'firebase/firestore/lite';
import type { Counted } from '#src/domain/shared/daily-limits.ts';
import { now } from '#src/platform/clock/clock.ts';
import { runTransaction } from '#src/sync/run-transaction.ts';

// Counts what an account adds for others to see, in the transaction that adds it, and each video before its upload. The
// rules reject anything uncounted or beyond a day's limit (src/domain/shared/daily-limits.ts).

export const isPermissionDenied = (error: unknown): boolean =>
  error instanceof FirebaseError && error.code.endsWith('permission-denied');

type Counting = { readonly firestore: Firestore; readonly uid: string };

/**
 * Reads the count and resolves to a function that writes it plus one. `isFlipped`: this device's clock is wrong about
 * the day.
 */
export const counting = async (
  { firestore, uid }: Counting,
  transaction: Transaction,
  kind: Counted,
  isFlipped: boolean,
): Promise<(last: string) => void> => {
  const ref = doc(firestore, 'rates', `${uid}~${kind}`);
  const rate = (await transaction.get(ref)).data();
  const since: unknown = rate?.['since'];
  const isOver = since instanceof Timestamp && now().getTime() - since.toMillis() > DAY_MS;
  const isNew = !rate || isOver !== isFlipped;
  return (last) => {
    const at = serverTimestamp();
    const window = isNew ? { count: 1, since: at } : { count: Number(rate['count']) + 1, since };
    transaction.set(ref, { ...window, last, serverTimestamp: at });
  };
};

/** The server decides whether the counted day is over. If it disagrees with this device, send once more. */
export const sendCounted = async <T>(send: (isFlipped: boolean) => Promise<T>): Promise<T> => {
  try {
    return await send(false);
  } catch (error) {
    if (!isPermissionDenied(error)) throw error;
    return send(true);
  }
};

/** Counts the upload of a swing's video. */
export const countUpload = (firestore: Firestore, uid: string, swingId: string): Promise<void> =>
  sendCounted((isFlipped) =>
    runTransaction(firestore, async (transaction) => {
      (await counting({ firestore, uid }, transaction, 'videos', isFlipped))(swingId);
    }),
  );
