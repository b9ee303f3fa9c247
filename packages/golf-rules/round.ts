// A round of golf as the rules need it. A caller's own round, with more fields, fits as it is.

export type Lie = 'tee' | 'fairway' | 'rough' | 'sand' | 'recovery' | 'green';

/** Where a ball came to rest: its lie and the yards left to the hole. 0 yards: the distance is unknown. */
export type Spot = { lie: Lie; yards: number };

export type Shot = {
  id: string;
  lie: Lie;
  /** Distance to the hole before the shot: yards off the green, feet on it. */
  distance: number;
  /** True if the shot cost a penalty stroke. */
  penalty?: boolean;
  /** If the penalty was more than one stroke. */
  penaltyStrokes?: number;
  club?: string;
  /** How far the shot went, if both ends are known. */
  yards?: number;
};

export type Fairway = 'hit' | 'left' | 'right' | 'short' | 'none';

/** One hole of a card. A missing field is unknown, never 0. */
export type Hole = {
  /** 1 to 18. */
  n: number;
  par: number;
  /** Stroke index of the hole. */
  si?: number;
  yards?: number;
  strokes?: number;
  pickedUp?: boolean;
  /** In a match: the player gave the hole to the opponent. Such a hole is picked up too. */
  conceded?: boolean;
  /** For a hole that was picked up (Rule 3.3): strokes taken plus those most likely still needed. */
  mostLikely?: number;
  putts?: number;
  fairway?: Fairway;
  /** Penalty strokes. */
  penalties?: number;
  firstPuttFt?: number;
  driveEnd?: Spot;
  approachEnd?: Spot;
  shots?: Shot[];
  chip?: boolean;
  sand?: boolean;
  routine?: 'yes' | 'part' | 'no';
  thoughtStuck?: boolean;
};

/** A set of tees with 9 or 18 holes, hole 1 first. Ratings have one decimal; slopes are 55 to 155. */
export type Tee = {
  id: string;
  name: string;
  colour?: string;
  gender?: 'female' | 'male' | 'any';
  /** Names of the two nines it joins, where a course has more than two. */
  nines?: string[];
  par: number[];
  strokeIndex?: number[];
  yards?: number[];
  courseRating?: number;
  slope?: number;
  frontCourseRating?: number;
  frontSlope?: number;
  backCourseRating?: number;
  backSlope?: number;
};

/** A round known only by its score. `differential` is the handicap authority's own. */
export type RoundTotal = { adjustedGross: number; holes: number; differential?: number };

/** The most a hole counts in maximum score. A figure is a fixed number of strokes (Rules of Golf, Rule 21.2). */
export const MAXIMUM_SCORES = ['net-double-bogey', 'twice-par', 'triple-bogey', '8', '10'] as const;
export type MaximumScore = (typeof MAXIMUM_SCORES)[number];

export type Round = {
  id: string;
  /** When the round began: an ISO 8601 instant in UTC. */
  date: string;
  /** The golfer's calendar day, 'YYYY-MM-DD'. */
  playedOn: string;
  /** The course and tee as they were that day. */
  courseSnapshot?: { name: string; city?: string; tee: Tee };
  /** Hole numbers in the order of play. */
  holesPlanned: number[];
  holes: Hole[];
  mode: 'casual' | 'practice' | 'competition';
  format?: 'stroke' | 'stableford' | 'match' | 'maximum' | 'par';
  /** The most a hole counts where the form of play is maximum score. Absent: net double bogey. */
  maximumScore?: MaximumScore;
  status: 'active' | 'finished' | 'abandoned';
  indexAtStart?: number;
  /** Over the planned holes. */
  courseHandicap?: number;
  /** False: the round's course handicaps leave out course rating minus par. */
  ratingMinusPar?: boolean;
  /** Playing Conditions Calculation, −1 … +3. */
  pcc?: number;
  total?: RoundTotal;
};
