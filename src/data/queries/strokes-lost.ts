import { type GroupLoss, groupLosses } from '#src/domain/strokes-gained/losses.ts';
import { roundGains } from '#src/domain/strokes-gained/hole-gains.ts';
import { useHandicap } from './handicap.ts';
import { useFinishedRounds } from './rounds.ts';

const NEWEST = 20;

/** Strokes lost by group of shots over the newest twenty finished rounds. */
export const useStrokesLost = (): readonly GroupLoss[] => {
  const { documents: rounds } = useFinishedRounds(NEWEST);
  const handicap = useHandicap();
  return groupLosses(
    rounds.map(({ holes }) => roundGains(holes)),
    handicap?.index ?? null,
  );
};
