import type { SessionShots } from '#src/domain/bag/shot-columns.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { type Result, ok } from '@divot/basics';
import { nowIso } from '#src/platform/clock/clock.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { addAll, newDocument, remove, removeAll, restore, writtenBy } from './store.ts';

/** Imports all sessions of a file, or none. Resolves to the stored documents. */
export const importShots = async (
  userId: string,
  sessions: readonly SessionShots[],
  place: ShotSession['place'],
): Promise<Result<readonly ShotSession[]>> => {
  const importId = newId();
  const importedAt = nowIso();
  const documents = sessions.map((session) => ({
    ...newDocument(userId, importedAt),
    importedAt,
    importId,
    place,
    ...session,
  }));
  const added = await writtenBy('import', () => addAll('shotSessions', documents));
  return added.ok ? ok(documents) : added;
};

/** Undoes one import, all its sessions in one step. */
export const undoShotImport = (sessions: readonly ShotSession[]): Promise<Result<number>> =>
  removeAll('shotSessions', sessions);

export const deleteShotSession = (id: string): Promise<Result<unknown>> => remove('shotSessions', id);

/** Restores a deleted session as it was. */
export const restoreShotSession = (session: ShotSession): Promise<Result<ShotSession>> =>
  restore('shotSessions', session);
