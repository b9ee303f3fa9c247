import type { Round } from '#src/domain/entities/round.entity.ts';
import { isSwung } from '#src/domain/profile/limits.ts';
import { METRES_PER_YARD } from '@divot/basics';
import { clubPattern, priorOf } from '@divot/shot-files';

// How far each club goes on the course, from balls marked where they lay. This includes roll and every lie, so it is
// shown beside a launch monitor's carries and never mixed with them.

const FEWEST_SHOTS = 5;

export type MarkedShot = { readonly club: string; readonly lengthM: number };

/** A round's strokes with a club and both ends marked. */
export const markedShots = ({ holes }: Pick<Round, 'holes'>): readonly MarkedShot[] =>
  holes.flatMap(({ shots = [] }) =>
    shots.flatMap(({ club, yards, penalty }) =>
      club === undefined || yards === undefined || yards < 1 || penalty || !isSwung(club)
        ? []
        : [{ club, lengthM: yards * METRES_PER_YARD }],
    ),
  );

export type CourseLength = { readonly shots: number; readonly lengthM?: number; readonly halfM?: number };

/** A club's usual length on the course, without mishits. From five shots on. */
export const courseLength = (club: string, shots: readonly MarkedShot[]): CourseLength => {
  const lengths = shots.filter((shot) => shot.club === club).map(({ lengthM }) => ({ carryM: lengthM }));
  const { carryM, carryLowM, carryHighM } = clubPattern(lengths, priorOf(club));
  if (lengths.length < FEWEST_SHOTS || carryM === undefined) return { shots: lengths.length };
  return { shots: lengths.length, lengthM: carryM, halfM: (carryHighM! - carryLowM!) / 2 };
};
