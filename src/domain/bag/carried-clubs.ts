import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { isSwung } from '#src/domain/profile/limits.ts';
import { METRES_PER_YARD } from '@divot/basics';
import { type PlacedShot, shotsByClub } from './bag-shots.ts';

export type TypedClub = { readonly type: string; readonly carryYards?: number | undefined };
export type CarriedClub = {
  readonly club: string;
  readonly shots: readonly PlacedShot[];
  /** The carry that the golfer typed, in metres. */
  readonly typedM: number | undefined;
};

/**
 * The clubs that the golfer carries, without the putter, and their shots. If the golfer entered a bag, its clubs count,
 * because a file may hold borrowed ones. Without a bag, the clubs of the shots count.
 */
export const carriedClubs = (bag: readonly TypedClub[], sessions: readonly ShotSession[]): readonly CarriedClub[] => {
  const byClub = shotsByClub(sessions);
  const typed = new Map(bag.map(({ type, carryYards }) => [type, carryYards] as const));
  const names = [...(bag.length > 0 ? typed : byClub).keys()].filter(isSwung);
  return names.map((club) => {
    const yards = typed.get(club);
    return { club, shots: byClub.get(club) ?? [], typedM: yards === undefined ? undefined : yards * METRES_PER_YARD };
  });
};
