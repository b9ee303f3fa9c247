// What a game is given and what it gives.

export const GAMES = ['skins'] as const;
export type Game = (typeof GAMES)[number];

/**
 * Strokes; 'X': picked up; 'C': gave the hole to the opponents (Rules of Golf 3.2b). Outside match play 'C' is a pick-up
 * too. A hole without an entry has not been played yet.
 */
export type Score = number | 'X' | 'C';

/** `strokeIndex` 1 is the hole where the first stroke falls. */
export type GameHole = { readonly n: number; readonly par: number; readonly strokeIndex: number };

export type GamePlayer = {
  readonly id: string;
  readonly name: string;
  /**
   * Strokes over the holes of the game. A plus player's are negative. The allowance of the form of play (Rules of
   * Handicapping, appendix C) is in it already.
   */
  readonly playingHandicap: number;
  /** The holes from this player's tee where they differ from those of the game. */
  readonly holes?: readonly GameHole[];
};

export type GameOptions = {
  /** 'gross': nobody receives strokes. 'net' by default. */
  readonly scoring?: 'net' | 'gross';
  /** Percent of each player's playing handicap. 100 by default. */
  readonly allowance?: number;
  /**
   * 'own': each plays off their own handicap. 'off-lowest': the lowest off 0, the others off the difference, as in a match
   * (Rules of Handicapping 6.2b). By default as the game has it.
   */
  readonly strokes?: 'own' | 'off-lowest';
  /** Whether a halved hole is added to the next. Skins: true by default. */
  readonly carryOver?: boolean;
  /** Skins left after the last hole: nobody's ('lost', the default), or 'split' among the lowest of that hole. */
  readonly leftOver?: 'lost' | 'split';
  /** Skins: the winner must win or halve the next hole too, else the skins go on. False by default. */
  readonly validated?: boolean;
};

export type GameInput = {
  readonly players: readonly GamePlayer[];
  /** In the order of play: after a shotgun start on 10, hole 10 first. */
  readonly holes: readonly GameHole[];
  /** By player and number of the hole. */
  readonly scores: Readonly<Record<string, Readonly<Record<number, Score>>>>;
  readonly options?: GameOptions;
};

/** `value` is undefined for who has no result. Equal results share a rank: 1, 1, 3. */
export type Standing = { readonly id: string; readonly value: number | undefined; readonly rank: number };

export type HoleOutcome = {
  readonly n: number;
  /** What each ball counts, by player: strokes less those received, X or C. */
  readonly net: Readonly<Record<string, Score>>;
  /** What the hole gives, by id of the standing. Missing where it is not decided yet. */
  readonly values: Readonly<Record<string, number>>;
  /** Skins that go on to the next hole. */
  readonly carried?: number;
};

/** Points, never money. */
export type Owed = { readonly from: string; readonly to: string; readonly points: number };

export type GameResult = {
  /** The best first. */
  readonly standing: readonly Standing[];
  /** In the order of play. */
  readonly perHole: readonly HoleOutcome[];
  /** Net between each two. */
  readonly owes: readonly Owed[];
  /** The hole on which a match was won. */
  readonly decidedAt?: number;
};
