// Defaults of the golfer's settings (SPEC section 9), and limits that are no document's.

export const NAME_LENGTH = 60;
export const CLUBS_IN_BAG = 14; // Rules of Golf 4.1b
export const YOUNGEST = 13;
export const OLDEST = 120;
/** Golfers below this age cannot join a game with strangers. */
export const ADULT = 18;

export const USUAL_PLAN = { roundsPlanned: 8, workoutsPlanned: 12, workoutFrequency: 3 } as const;

export const PRACTICE_FOCUSES = ['general', 'driving', 'approach', 'short-game', 'putting', 'mental'] as const;

/** A club's name, in the bag and on a filmed swing. */
export const CLUB_TYPES = [
  'Driver',
  '3-wood',
  '5-wood',
  '7-wood',
  '2-hybrid',
  '3-hybrid',
  '4-hybrid',
  '5-hybrid',
  '2-iron',
  '3-iron',
  '4-iron',
  '5-iron',
  '6-iron',
  '7-iron',
  '8-iron',
  '9-iron',
  'Pitching wedge',
  'Gap wedge',
  'Sand wedge',
  'Lob wedge',
  'Putter',
] as const;
/** Every club to choose from, longest first: the usual ones with the rare ones in between. */
export const EVERY_CLUB_TYPE: readonly string[] = CLUB_TYPES.flatMap((club) => {
  if (club === '3-wood') return [club, '4-wood'];
  if (club === '7-wood') return [club, '9-wood', '11-wood'];
  if (club === '5-hybrid') return [club, '6-hybrid', '7-hybrid'];
  return club === '2-iron' ? ['1-iron', club] : [club];
});
/** Whether a club makes a full swing. */
export const isSwung = (club: string): boolean => club !== 'Putter';

/** The youngest possible age, in whole years at the end of `year`, of a golfer born in `birthYear`. */
export const ageAtLeast = (birthYear: number, year: number): number => year - birthYear - 1;
