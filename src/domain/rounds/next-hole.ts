import type { Round } from '#src/domain/entities/round.entity.ts';
import { holesInPlay, isPlayed } from '@divot/golf-rules';

// Which holes of a round are still to play.

/** Planned holes without a score or pick-up, in the order of play. */
export const missingHoles = ({ holes, holesPlanned }: Pick<Round, 'holes' | 'holesPlanned'>): number[] =>
  holesPlanned.filter((n) => !holes.some((hole) => hole.n === n && isPlayed(hole)));

/**
 * The hole where play continues: the first unplayed hole after the last played one, else any unplayed hole, else the
 * last.
 */
export const nextHole = (round: Pick<Round, 'holes' | 'holesPlanned'>): number => {
  const holes = holesInPlay(round);
  const ahead = holes.slice(holes.findLastIndex(isPlayed) + 1);
  const open = ahead.find((hole) => !isPlayed(hole)) ?? holes.find((hole) => !isPlayed(hole));
  return (open ?? holes.at(-1))?.n ?? 1;
};
