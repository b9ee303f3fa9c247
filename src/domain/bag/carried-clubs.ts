import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { isSwung } from '#src/domain/profile/limits.ts';
import { METRES_PER_YARD } from '#src/domain/shared/lengths.ts';
import { type PlacedShot, shotsByClub } from './bag-shots.ts';

export type TypedClub = { readonly type: string; readonly carryYards?: number | undefined };
export type CarriedClub = {
  readonly club: string;
  readonly shots: readonly PlacedShot[];
  /** The golfer's own carry, metres. */
  readonly typedM: number | undefined;
};

/**
 * The clubs that the golfer carries, with their shots, without the putter. A bag that is entered says which they are, as a file
 * may hold borrowed ones; without a bag they are those of the shots.
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
