import { deleteSwing, dropOrphanPoses, forgetVideo, restoreSwing } from '#src/data/commands/swings.ts';
import { existingSwings } from '#src/data/queries/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { dropVideo, storedVideos } from '#src/data/db/swing-videos.ts';
import { showToast, showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { leaveUpload } from './queue/upload-queue.ts';

/** Longer than the offer to undo, even while a golfer's finger holds it on screen. */
const DROP_AFTER_MS = 60_000;
/** A video is written a moment before its document. */
const SETTLED_MS = 60_000;

const undoable = new Set<string>();
let tidied = false;

/** Deletes a swing with its record and video, and offers an undo. Returns false when the deletion failed. */
export const removeSwing = async (facts: Swing): Promise<boolean> => {
  const deleted = await deleteSwing(facts);
  if (!succeeded(deleted)) return false;
  const swing = deleted.value;
  if (!swing) return true; // another tab deleted it first
  leaveUpload(swing.id);
  undoable.add(swing.id);
  const timer = setTimeout(() => {
    undoable.delete(swing.id);
    void dropVideo(swing.userId, swing.id);
    void dropOrphanPoses(undoable);
  }, DROP_AFTER_MS);
  showUndo(copy.result.deleted, () => {
    clearTimeout(timer);
    undoable.delete(swing.id);
    void restoreSwing(swing).then((back) => back.ok || showToast({ text: back.error, tone: 'error' }));
  });
  return true;
};

/** Deletes a swing's video and keeps its result. */
export const deleteVideo = async ({ id, userId }: Swing): Promise<void> => {
  await dropVideo(userId, id);
  await forgetVideo(id);
};

/**
 * Runs once per visit. Drops videos and bodies left behind when a swing was deleted, here or on another device, and
 * nobody waited for the undo to expire.
 */
export const dropOrphans = async (uid: string): Promise<void> => {
  if (tidied) return;
  tidied = true;
  await dropOrphanPoses(undoable);
  const videos = await storedVideos(uid);
  const existing = await existingSwings(videos.map(({ id }) => id));
  if (!existing) return;
  const orphans = videos.filter(
    ({ id, keptAtMs }) => !existing.has(id) && !undoable.has(id) && Date.now() - keptAtMs > SETTLED_MS,
  );
  await Promise.all(orphans.map(({ id }) => dropVideo(uid, id)));
};
