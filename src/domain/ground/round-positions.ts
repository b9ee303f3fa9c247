import type { Round } from '#src/domain/entities/round.entity.ts';
import type { RoundMarks } from './ground-marks.ts';

// Raw positions with a round, where the golfer wants them there; on the device alone otherwise.

type WithPositions = Pick<Round, 'marks' | 'flags'>;

/** A round's fields for what was marked in it. */
export const positionsFor = ({ marks, flags }: RoundMarks): WithPositions => ({
  marks: [...marks],
  flags: Object.entries(flags).map(([hole, { lat, lon }]) => ({ hole: Number(hole), lat, lon })),
});

/** What was marked in a round that carries it; undefined for all others. */
export const marksWithRound = ({ id, marks, flags }: WithPositions & Pick<Round, 'id'>): RoundMarks | undefined =>
  marks && {
    roundId: id,
    marks,
    flags: Object.fromEntries((flags ?? []).map(({ hole, lat, lon }) => [String(hole), { lat, lon }])),
  };

/** The round as it may leave the golfer's hands. */
export const withoutPositions = <R extends WithPositions>({
  marks: _marks,
  flags: _flags,
  ...round
}: R): Omit<R, keyof WithPositions> => round;
