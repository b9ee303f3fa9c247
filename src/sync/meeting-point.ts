import { type Firestore, doc, getDoc } from 'firebase/firestore/lite';
import { type MeetingPoint, meetingPoints } from '#src/domain/entities/meeting-point.entity.ts';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { cloudFailure } from './cloud-failure.ts';
import { fromCloud } from './wire.ts';

/** Where a game's players meet, as a guest may read it; undefined where the host has not said. */
export const meetingPoint = async (
  firestore: Firestore,
  gameId: string,
): Promise<Result<MeetingPoint | undefined, CloudFailure>> => {
  try {
    const snapshot = await getDoc(doc(firestore, meetingPoints.cloud.collection, gameId));
    const data = snapshot.data();
    const owner: unknown = data?.['userId'];
    if (!data || typeof owner !== 'string') return ok(undefined);
    const read = fromCloud('meetingPoints', gameId, data, owner);
    return ok(read.ok && !read.value._deleted ? (read.value as unknown as MeetingPoint) : undefined);
  } catch (error) {
    return fail(cloudFailure(error));
  }
};
