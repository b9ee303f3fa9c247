import { forgetVideo } from '#src/data/commands/swings.ts';
import { dropVideo, hasRoomFor, storedVideos } from '#src/data/db/swing-videos.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { preferencesAtom } from '#src/platform/settings/preferences.ts';
import { state } from '#src/platform/state.ts';
import { addSwings } from '#src/features/swing/queue/analysis-queue.ts';
import { copy } from '#src/features/swing/copy.ts';

/**
 * Deletes videos of measured swings of this session, the oldest first, until another one fits. Starred ones and all
 * readings stay.
 */
const makeRoom = async (uid: string, bytes: number, session: readonly Swing[]): Promise<void> => {
  const { videoLimitMb } = state.get(preferencesAtom);
  let videos = await storedVideos(uid);
  const oldestFirst = session
    .filter(({ id, status, starred }) => status === 'analysed' && !starred && videos.some((one) => one.id === id))
    .toSorted((a, b) => (a.recordedAt < b.recordedAt ? -1 : 1));
  for (const { id } of oldestFirst) {
    if (hasRoomFor(bytes, videos, videoLimitMb)) return;
    await dropVideo(uid, id);
    await forgetVideo(id);
    videos = videos.filter((one) => one.id !== id);
  }
};

/** saved · no-room: its video is not kept · failed: a sentence says why */
export type SavedBall = 'saved' | 'no-room' | { readonly failed: string };

/** Queues a filmed swing for its full reading. It is on disk before this resolves. */
export const saveBall = async (uid: string, video: Blob, session: readonly Swing[]): Promise<SavedBall> => {
  await makeRoom(uid, video.size, session);
  const file = new File([video], copy.film.fileName, { type: video.type, lastModified: Date.now() });
  const { refused, unkept } = await addSwings(uid, [file], {});
  if (refused[0]) return { failed: refused[0].sentence };
  return unkept.length > 0 ? 'no-room' : 'saved';
};
