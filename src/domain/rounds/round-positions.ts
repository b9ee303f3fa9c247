import type { Round } from '#src/domain/entities/round.entity.ts';
import type { RoundMarks } from '@divot/ground';

// Raw positions are stored with a round if the golfer wants that. Otherwise they stay on the device.

type WithPositions = Pick<Round, 'marks' | 'flags'>;

/** The round's fields for its marks. */
export const positionsFor = ({ marks, flags }: RoundMarks): WithPositions => ({
  marks: [...marks],
  flags: Object.entries(flags).map(([hole, { lat, lon }]) => ({ hole: Number(hole), lat, lon })),
});

/** The marks that a round carries. Undefined for a round without marks. */
export const marksWithRound = ({ id, marks, flags }: WithPositions & Pick<Round, 'id'>): RoundMarks | undefined =>
  marks && {
    roundId: id,
    marks,
    flags: Object.fromEntries((flags ?? []).map(({ hole, lat, lon }) => [String(hole), { lat, lon }])),
  };

/** The round without positions, safe to share. */
export const withoutPositions = <R extends WithPositions>({
  marks: _marks,
  flags: _flags,
  ...round
}: R): Omit<R, keyof WithPositions> => round;
