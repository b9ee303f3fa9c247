import { beingErased, forgetErasing, noteErasing } from '#src/platform/session/erasing.ts';
import { dropSharedFiles } from '#src/platform/files/shared-files.ts';
import { golferDatabases } from './database-name.ts';
import { withExclusiveDatabaseLock } from './database-lock.ts';
import { isAbsent, privateFiles } from './private-files.ts';

// RxDB's remove() empties collections but leaves its databases behind, so each is deleted by name.

const deleteByName = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error(`could not delete ${name}`)));
    // Another tab still holds it open. The deletion completes when that tab lets go.
    request.addEventListener('blocked', () => resolve());
  });

const eraseFiles = async (uid: string): Promise<void> => {
  // A private window may refuse the folder. Then it never held anything.
  const root = await privateFiles();
  await root?.removeEntry(`golfer-${uid}`, { recursive: true }).catch((error: unknown) => {
    if (!isAbsent(error)) throw error;
  });
};

const erasePreferences = (uid: string): void => {
  if (typeof localStorage === 'undefined') return;
  for (const key of Object.keys(localStorage)) if (key.includes(uid)) localStorage.removeItem(key);
};

/**
 * Removes every byte of a golfer from this device: databases, files, files shared with Divot, keys. The database must
 * be closed.
 */
export const eraseGolfer = async (uid: string): Promise<void> => {
  noteErasing(uid);
  await withExclusiveDatabaseLock(uid, async () => {
    await Promise.all((await golferDatabases(uid)).map(deleteByName));
  });
  await Promise.all([eraseFiles(uid), dropSharedFiles()]);
  erasePreferences(uid);
  forgetErasing(uid);
};

/** Finishes the erasures that a closed page had begun, except of a golfer who has signed in again. */
export const finishErasing = async (signedIn: string | undefined): Promise<void> => {
  for (const uid of beingErased()) {
    if (uid === signedIn) forgetErasing(uid);
    // oxlint-disable-next-line no-await-in-loop -- one golfer's databases after the other's
    else await eraseGolfer(uid);
  }
};
