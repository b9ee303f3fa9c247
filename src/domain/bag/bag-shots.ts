import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { compact, groupBy } from '@divot/basics';
import { type BagShot, unpackShots } from './shot-columns.ts';

export type Place = ShotSession['place'];
export type PlacedShot = BagShot & { readonly place: Place; readonly day?: string; readonly sessionId: string };

/** All shots by club, newest session first. A shot imported on two devices counts once. */
export const shotsByClub = (sessions: readonly ShotSession[]): ReadonlyMap<string, readonly PlacedShot[]> => {
  const seen = new Set<string>();
  const shots = sessions.flatMap((session) =>
    unpackShots(session).flatMap((shot): PlacedShot[] => {
      if (seen.has(shot.key)) return [];
      seen.add(shot.key);
      const { place, day, id } = session;
      return [compact({ ...shot, place, sessionId: id, day })];
    }),
  );
  return groupBy(shots, ({ club }) => club);
};
