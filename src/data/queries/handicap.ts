import { type HandicapShown, handicapShown, ROUNDS_FOR_INDEX } from '#src/domain/handicap/shown-handicap.ts';
import { useProfile } from './profile.ts';
import { useFinishedRounds } from './rounds.ts';

/** The golfer's handicap, entered or estimated from the newest rounds; undefined while there is none. */
export const useHandicap = (): HandicapShown | undefined => {
  const { profile } = useProfile();
  const { documents: rounds } = useFinishedRounds(ROUNDS_FOR_INDEX);
  return handicapShown(profile, rounds);
};
