import { currentDatabase } from '#src/data/live/current.ts';
import type { SessionShots } from '#src/domain/bag/shot-columns.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { type Result, ok } from '#src/domain/shared/result.ts';
import { nowIso } from '#src/platform/clock.ts';
import { newId } from '#src/platform/ids.ts';
import { add, addAll, newDocument, removeAll } from './store.ts';

export type ShotImport = { readonly importId: string; readonly sessions: number };

/** All sessions of a file or none. */
export const importShots = async (
  userId: string,
  sessions: readonly SessionShots[],
  place: ShotSession['place'],
): Promise<Result<ShotImport>> => {
  const importId = newId();
  const importedAt = nowIso();
  const added = await addAll(
    'shotSessions',
    sessions.map((session) => ({ ...newDocument(userId, importedAt), importedAt, importId, place, ...session })),
  );
  return added.ok ? ok({ importId, sessions: added.value }) : added;
};

/** Takes one import back, all its sessions in one step. */
export const undoShotImport = async (importId: string): Promise<Result<number>> => {
  const found = (await currentDatabase()?.shotSessions.find().exec()) ?? [];
  return removeAll(
    'shotSessions',
    found.filter((session) => session.importId === importId).map(({ id }) => id),
  );
};

export const deleteShotSession = (id: string): Promise<Result<number>> => removeAll('shotSessions', [id]);

/** Puts a deleted session back as it was. */
export const restoreShotSession = (session: ShotSession): Promise<Result<ShotSession>> => add('shotSessions', session);
