import type { Round } from '#src/domain/entities/round.entity.ts';
import { isSwung } from '#src/domain/profile/limits.ts';
import { METRES_PER_YARD } from '#src/domain/shared/lengths.ts';
import { clubPattern, priorOf } from '#src/domain/transfer/shots/club-pattern.ts';

// How far each club goes on the course, from balls marked where they lay. Roll is in it and so are all lies: beside the
// carries of a launch monitor, never among them.

const FEWEST_SHOTS = 5;

export type MarkedShot = { readonly club: string; readonly lengthM: number };

/** The strokes of a round with a club and both ends marked. */
export const markedShots = ({ holes }: Pick<Round, 'holes'>): readonly MarkedShot[] =>
  holes.flatMap(({ shots = [] }) =>
    shots.flatMap(({ club, yards, penalty }) =>
      club === undefined || yards === undefined || yards < 1 || penalty || !isSwung(club)
        ? []
        : [{ club, lengthM: yards * METRES_PER_YARD }],
    ),
  );

export type CourseLength = { readonly shots: number; readonly lengthM?: number; readonly halfM?: number };

/** A club's usual length on the course, mishits left out; from five shots on. */
export const courseLength = (club: string, shots: readonly MarkedShot[]): CourseLength => {
  const own = shots.filter((shot) => shot.club === club).map(({ lengthM }) => ({ carryM: lengthM }));
  const { carryM, carryLowM, carryHighM } = clubPattern(own, priorOf(club));
  if (own.length < FEWEST_SHOTS || carryM === undefined) return { shots: own.length };
  return { shots: own.length, lengthM: carryM, halfM: (carryHighM! - carryLowM!) / 2 };
};
