import { type Firestore, Timestamp, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';

// One small document per golfer, written after each batch of pushes: an idle device asks it alone whether there is
// anything to pull, so that a poll costs one read.

export const createHead = (firestore: Firestore, uid: string, device: string) => {
  const ref = doc(firestore, 'heads', uid);
  let seen: string | undefined;
  return {
    write: () => setDoc(ref, { userId: uid, device, serverTimestamp: serverTimestamp() }),
    /** Whether the head changed since the last call; the first call says no: a start pulls by itself. */
    hasChanged: async (): Promise<boolean> => {
      const data = (await getDoc(ref)).data();
      const stamp: unknown = data?.['serverTimestamp'];
      const mark =
        stamp instanceof Timestamp ? `${stamp.seconds}.${stamp.nanoseconds} ${String(data?.['device'])}` : '';
      const changed = seen !== undefined && mark !== seen;
      seen = mark;
      return changed;
    },
  };
};
