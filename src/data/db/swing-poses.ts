import { Dexie, type Table } from 'dexie';
import { reopenForEveryLoss } from '#src/data/rxdb/reopened-connections.ts';
import { newId } from '#src/platform/storage/ids.ts';
import type { DivotDatabase } from './collections.ts';

// Pose tracks on this device, beside RxDB: of swings analysed or opened here. The name follows the golfer's other
// databases, so signing out erases it too.

type StoredPoses = { readonly key: string; readonly swingId: string; readonly packed: string };
type Poses = Table<StoredPoses, string>;

const opened = new WeakMap<DivotDatabase, Poses>();

const posesOf = (database: DivotDatabase): Poses => {
  const before = opened.get(database);
  if (before) return before;
  const dexie = new Dexie(`${database.name}--swing-poses`);
  dexie.use(reopenForEveryLoss);
  dexie.version(1).stores({ poses: 'key, swingId' });
  // Another tab erases the golfer, or the browser ends the connection. The next call opens it again.
  dexie.on('close', () => opened.delete(database));
  const poses: Poses = dexie.table('poses');
  opened.set(database, poses);
  return poses;
};

/** Stores a pose track durably before any document names it. Resolves to its key. */
export const addPoses = async (database: DivotDatabase, swingId: string, packed: string): Promise<string> =>
  posesOf(database).add({ key: newId(), swingId, packed });

/** Stores a pose track downloaded from the cloud. */
export const keepPoses = async (database: DivotDatabase, poses: StoredPoses): Promise<void> => {
  await posesOf(database).put(poses);
};

/** Undefined if this device never had it. */
export const storedPoses = async (database: DivotDatabase, key: string): Promise<string | undefined> =>
  (await posesOf(database).get(key))?.packed;

/** Each pose track on this device, one in memory at a time. */
export async function* allPoses(database: DivotDatabase): AsyncGenerator<StoredPoses> {
  for (const key of await posesOf(database).toCollection().primaryKeys()) {
    // oxlint-disable-next-line no-await-in-loop -- up to 200 KB each
    const poses = await posesOf(database).get(key);
    if (poses) yield poses;
  }
}

/** Deletes tracks that a new analysis has replaced. */
export const dropOtherPoses = async (database: DivotDatabase, swingId: string, key: string): Promise<void> => {
  await posesOf(database)
    .where({ swingId })
    .and((poses) => poses.key !== key)
    .delete();
};

/** Swings that have a pose track here. */
export const swingsWithPoses = async (database: DivotDatabase): Promise<readonly string[]> =>
  (await posesOf(database).orderBy('swingId').uniqueKeys()).map(String);

export const dropPosesOf = async (database: DivotDatabase, swingIds: readonly string[]): Promise<void> => {
  await posesOf(database).where('swingId').anyOf(swingIds).delete();
};
