import { Dexie, type Table } from 'dexie';
import { newId } from '#src/platform/ids.ts';
import type { DivotDatabase } from './collections.ts';

// Pose tracks on this device, beside RxDB: those of swings analysed here, and those of swings that were opened here. Named
// as the golfer's other databases are, so that signing out erases them with it.

type StoredPoses = { readonly key: string; readonly swingId: string; readonly packed: string };
type Poses = Table<StoredPoses, string>;

const opened = new WeakMap<DivotDatabase, Poses>();

const posesOf = (database: DivotDatabase): Poses => {
  const before = opened.get(database);
  if (before) return before;
  const dexie = new Dexie(`${database.name}--swing-poses`);
  dexie.version(1).stores({ poses: 'key, swingId' });
  // Another tab erases the golfer, or the browser ends the connection: the next question opens it anew.
  dexie.on('close', () => opened.delete(database));
  const poses: Poses = dexie.table('poses');
  opened.set(database, poses);
  return poses;
};

/** Keeps a pose track for good before any document names it; resolves to its key. */
export const addPoses = async (database: DivotDatabase, swingId: string, packed: string): Promise<string> =>
  posesOf(database).add({ key: newId(), swingId, packed });

/** Keeps what came from the cloud. */
export const keepPoses = async (database: DivotDatabase, poses: StoredPoses): Promise<void> => {
  await posesOf(database).put(poses);
};

/** Undefined where this device never had it. */
export const keptPoses = async (database: DivotDatabase, key: string): Promise<string | undefined> =>
  (await posesOf(database).get(key))?.packed;

/** What a new analysis has replaced goes. */
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
