import type { DivotDatabase } from '#src/data/db/collections.ts';
import { forgetRemovedVideo, removedVideos } from '#src/data/db/removed-videos.ts';
import type { CloudVideos } from '#src/platform/cloud.ts';

/** The offer to undo lasts ten seconds, and as long as a finger is on it. */
const STANDS_AFTER_MS = 60_000;

/**
 * Takes the videos of deleted swings out of the cloud, once the deletion cannot be undone any more. What the cloud does
 * not confirm stays noted for the next time; a swing that is there again keeps its video.
 */
export const dropRemovedVideos = async (
  database: DivotDatabase,
  videos: CloudVideos | undefined,
  nowMs = Date.now(),
): Promise<void> => {
  if (!videos) return;
  for (const [id, at] of Object.entries(await removedVideos(database))) {
    if (nowMs - Date.parse(at) < STANDS_AFTER_MS) continue;
    // oxlint-disable-next-line no-await-in-loop -- a handful
    const isBack = (await database.swings.findOne(id).exec()) !== null;
    // oxlint-disable-next-line no-await-in-loop -- a handful
    if (isBack || (await videos.drop(id)).ok) await forgetRemovedVideo(database, id);
  }
};
