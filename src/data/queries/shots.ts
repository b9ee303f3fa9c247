import { openedDatabase } from '#src/data/live/current.ts';
import { digestSource, useDigest } from '#src/data/live/digest.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';

/** At a thousand shots each, more than a golfer hits in many years. */
const MOST_SESSIONS = 500;
const sessions = digestSource('shotSessions', (session) => session, { newest: MOST_SESSIONS });

/** The golfer's sessions of shots, newest first; `complete` once all are read. */
export const useShotSessions = () => {
  const { digests, complete } = useDigest(sessions);
  return { sessions: digests, complete };
};

/** All sessions, for code outside screens. */
export const storedShotSessions = async (): Promise<readonly ShotSession[]> => {
  const database = await openedDatabase();
  return ((await database?.shotSessions.find().exec()) ?? []).map((session) => session.toMutableJSON());
};
