import { type HandicapShown, handicapShown, ROUNDS_FOR_INDEX } from '#src/domain/handicap/shown-handicap.ts';
import { useProfile } from './profile.ts';
import { useFinishedRounds } from './rounds.ts';

type Asked = Parameters<typeof handicapShown>;

/** Several parts of a screen ask at once, with the same profile and rounds: it is worked out once. */
let last: { readonly asked: Asked; readonly shown: HandicapShown | undefined } | undefined;

const shownFor = (...asked: Asked): HandicapShown | undefined => {
  if (!last?.asked.every((one, at) => one === asked[at])) last = { asked, shown: handicapShown(...asked) };
  return last?.shown;
};

/** The golfer's handicap, entered or estimated from the newest rounds; undefined while there is none. */
export const useHandicap = (): HandicapShown | undefined => {
  const { profile } = useProfile();
  const { documents: rounds } = useFinishedRounds(ROUNDS_FOR_INDEX);
  return shownFor(profile, rounds);
};
