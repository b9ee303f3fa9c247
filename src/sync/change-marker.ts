import { type Firestore, Timestamp, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';

// One small document per golfer, written after each batch of pushes: an idle device asks it alone whether there is
// anything to pull, so that a poll costs one read.

const OURS = 'written by this device';

export const createChangeMarker = (firestore: Firestore, uid: string, device: string) => {
  const ref = doc(firestore, 'heads', uid);
  let seen: string | undefined;
  return {
    /** Tells the other devices; whoever calls pulls afterwards, so that what they told before is not missed. */
    write: async (): Promise<void> => {
      await setDoc(ref, { userId: uid, device, serverTimestamp: serverTimestamp() });
      seen = OURS;
    },
    /**
     * Whether another device wrote since the last call. The first one says yes: nobody knows what came after the
     * start's pull.
     */
    hasChanged: async (): Promise<boolean> => {
      const { device: by, serverTimestamp: stamp } = (await getDoc(ref)).data() ?? {};
      const others = stamp instanceof Timestamp ? `${stamp.seconds}.${stamp.nanoseconds} ${String(by)}` : '';
      const mark = by === device ? OURS : others;
      const changed = mark !== seen;
      seen = mark;
      return changed;
    },
  };
};
