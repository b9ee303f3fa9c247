import { type DocumentReference, type Firestore, doc, getDoc, serverTimestamp } from 'firebase/firestore/lite';
import { storedPoses } from '#src/data/db/swing-poses.ts';
import { SWING_POSES } from '#src/domain/entities/swing-poses.ts';
import { type Result, fail, ok } from '@divot/basics';
import type { CloudFailure } from '#src/platform/cloud.ts';
import type { Beside, PushTarget, Send } from '#src/sync/contract.ts';
import type { CloudDocument } from '#src/sync/wire.ts';
import { cloudFailure } from './cloud-failure.ts';

// A swing's pose track is added to the cloud in the commit that names it, and removed in the commit that no longer
// does. So every key in a swing document leads to its poses. They are downloaded when a swing is opened.

const refOf = (firestore: Firestore, key: string): DocumentReference => doc(firestore, SWING_POSES, key);
const keyIn = (swing: CloudDocument | undefined): string | undefined => {
  const key: unknown = swing?.['posesKey'];
  return typeof key === 'string' ? key : undefined;
};

const besideSwing =
  ({ database, firestore, uid }: PushTarget): Beside =>
  async (transaction, mine, before) => {
    // If the cloud has this version of the swing, it has its poses too.
    const [wanted, known] = [keyIn(mine), keyIn(before)];
    if (wanted === known) return () => undefined;
    const packed = wanted === undefined ? undefined : await storedPoses(database, wanted);
    const isReplaced = known !== undefined && (await transaction.get(refOf(firestore, known))).exists();
    return (sent) => {
      const key = keyIn(sent);
      const own = { userId: uid, serverTimestamp: serverTimestamp() };
      if (key === wanted && key !== undefined && packed !== undefined)
        transaction.set(refOf(firestore, key), { ...own, packed, _deleted: false });
      if (isReplaced && known !== key) transaction.set(refOf(firestore, known), { ...own, _deleted: true });
    };
  };

export const pushSwing: Send = (target, row, transact) => transact(target, row, besideSwing(target));

export const readPoses = async (firestore: Firestore, key: string): Promise<Result<string, CloudFailure>> => {
  try {
    const packed: unknown = (await getDoc(refOf(firestore, key))).get('packed');
    return typeof packed === 'string' ? ok(packed) : fail('rejected');
  } catch (error) {
    return fail(cloudFailure(error));
  }
};
