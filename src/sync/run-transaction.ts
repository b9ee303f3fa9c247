import { FirebaseError } from 'firebase/app';
import { type Firestore, type Transaction, runTransaction as runOnce } from 'firebase/firestore/lite';
import { wait } from '#src/platform/waiting/timing.ts';

/** Another device wrote in between. */
const LOST_RACE = /(^|\/)(aborted|failed-precondition)$/;
const MOST_TRIES = 5;
const FIRST_WAIT_MS = 500;

/**
 * Tries again only after a lost race. The SDK would repeat at once, four times, what a used-up quota or a busy service
 * refuses: such failures have the pauses of the replication.
 */
export const runTransaction = async <T>(
  firestore: Firestore,
  update: (transaction: Transaction) => Promise<T>,
): Promise<T> => {
  for (let tries = 1; ; tries += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await runOnce(firestore, update, { maxAttempts: 1 });
    } catch (error) {
      if (tries === MOST_TRIES || !(error instanceof FirebaseError && LOST_RACE.test(error.code))) throw error;
      // oxlint-disable-next-line no-await-in-loop -- apart from the other device's tries
      await wait(FIRST_WAIT_MS * tries * (0.5 + Math.random()));
    }
  }
};
