import { type VideoOnDevice, hasRoomFor, storedVideos } from '#src/data/db/swing-videos.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { now } from '#src/platform/clock/clock.ts';
import { preferencesAtom } from '#src/platform/settings/preferences.ts';
import { state } from '#src/platform/state.ts';
import { storageUse } from '#src/platform/storage/storage.ts';
import type { KeepOutcome } from '#workers/files/contract.ts';
import type { FilmedSwing } from '@divot/swing';
import type { Areas } from './areas.ts';

/** Readings, and everything else that the golfer enters, still fit in this much. */
const SPARED_BYTES = 50_000_000;

/** Whether a swing's video may go: it is measured, and has no star. */
export const canLoseVideo = ({ status, starred }: Swing): boolean => status === 'analysed' && !starred;

/** Swings whose videos may go, oldest first. */
export const videosToGo = (session: readonly Swing[], videos: readonly VideoOnDevice[]): readonly Swing[] =>
  session
    .filter((swing) => canLoseVideo(swing) && videos.some(({ id }) => id === swing.id))
    .toSorted((a, b) => (a.recordedAt < b.recordedAt ? -1 : 1));

/** Deletes videos of the session until another one fits, on the device and into the golfer's limit. Readings stay. */
const makeRoom = async (
  { deleteVideo }: Pick<Areas, 'deleteVideo'>,
  uid: string,
  bytes: number,
  session: readonly Swing[],
): Promise<void> => {
  const { videoLimitMb } = state.get(preferencesAtom);
  let videos = await storedVideos(uid);
  const use = await storageUse();
  let freeBytes = use ? use.quotaBytes - use.usedBytes - SPARED_BYTES : Infinity;
  for (const swing of videosToGo(session, videos)) {
    const { id } = swing;
    if (hasRoomFor(bytes, videos, videoLimitMb) && bytes <= freeBytes) return;
    await deleteVideo(swing);
    freeBytes += videos.find((one) => one.id === id)?.bytes ?? 0;
    videos = videos.filter((one) => one.id !== id);
  }
};

/** What became of its video, or a sentence that says why nothing was saved. */
export type SavedBall = KeepOutcome | { readonly refusal: string };

/** When the ball was struck, by the phone's clock. */
export const struckAt = ({ startMs, swing }: FilmedSwing): string =>
  new Date(now().getTime() - (performance.now() - (startMs + swing.impact))).toISOString();

/** Queues a filmed swing for its full reading, which waits. It is on disk before this resolves. */
export const saveBall = async (
  swingArea: Pick<Areas, 'addSwings' | 'deleteVideo'>,
  uid: string,
  video: Blob,
  recordedAt: string,
  session: readonly Swing[],
): Promise<SavedBall> => {
  await makeRoom(swingArea, uid, video.size, session);
  const { refused, unkept } = await swingArea.addSwings(uid, [video], { recordedAt }, false);
  if (refused[0]) return { refusal: refused[0].sentence };
  return unkept[0] ?? 'kept';
};
