import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import type { DivotDatabase } from './collections.ts';

// Swings deleted on this device with a video in the cloud. Sync deletes that video once the deletion is final, possibly
// days later, when there is a network. The note is written before the swing is deleted, so that a crash forgets none.

const LOCAL_DOCUMENT = 'removed-videos';
/** Swing id to the instant of its deletion. */
export type RemovedVideos = Readonly<Record<string, string>>;

let writing: Promise<unknown> = Promise.resolve();

export const removedVideos = async (database: DivotDatabase): Promise<RemovedVideos> =>
  (await database.getLocal<{ removed: RemovedVideos }>(LOCAL_DOCUMENT))?.toJSON().data.removed ?? {};

const rewrite = (database: DivotDatabase, change: (removed: RemovedVideos) => RemovedVideos): Promise<unknown> => {
  const written = writing.then(async () =>
    database.upsertLocal(LOCAL_DOCUMENT, { removed: change(await removedVideos(database)) }),
  );
  writing = written.catch(() => undefined);
  return written;
};

export const hasCloudVideo = ({ cloudVideo = 'none' }: Pick<Swing, 'cloudVideo'>): boolean => cloudVideo !== 'none';

/** Call before deleting the document. If the swing stays after all, it keeps its video despite the note. */
export const noteCloudVideo = async (
  database: DivotDatabase,
  name: EntityName,
  document: { readonly id: string },
): Promise<void> => {
  if (name !== 'swings' || !hasCloudVideo(document as Swing)) return;
  await rewrite(database, (removed) => ({ ...removed, [document.id]: nowIso() }));
};

export const forgetRemovedVideo = (database: DivotDatabase, swingId: string): Promise<unknown> =>
  rewrite(database, ({ [swingId]: _gone, ...others }) => others);
