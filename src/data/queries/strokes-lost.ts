import { roundFacts } from '#src/domain/analytics/round-facts.ts';
import { type GroupLoss, groupLosses } from '#src/domain/strokes-gained/losses.ts';
import { useHandicap } from './handicap.ts';
import { useFinishedRounds } from './rounds.ts';

const NEWEST = 20;

/** Strokes lost by group of shots over the newest twenty finished rounds; undefined until they and the index are known. */
export const useStrokesLost = (): readonly GroupLoss[] | undefined => {
  const { documents: rounds, ready: roundsReady } = useFinishedRounds(NEWEST);
  const { handicap, ready: handicapReady } = useHandicap();
  if (!roundsReady || !handicapReady) return undefined;
  return groupLosses(
    rounds.flatMap((round) => roundFacts(round) ?? []),
    handicap?.index ?? null,
  );
};
