import { MAXIMUM_SCORES } from '@divot/golf-rules';

// What a game is given and what it gives.

export const GAMES = [
  'stroke',
  'stableford',
  'match',
  'skins',
  'nassau',
  'four-ball',
  'best-ball',
  'foursomes',
  'greensomes',
  'chapman',
  'scramble',
  'pairs-stableford',
  'round-robin',
  'wolf',
] as const;
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
   * Handicapping, appendix C) and the difference between tees (Rule 6.2b) are in it already. Where a side plays one ball it is the player's course handicap, of which
   * the game makes the side's handicap.
   */
  readonly playingHandicap: number;
  /** The side, where sides play. A player without one is a side alone. */
  readonly team?: string;
  /** The holes from this player's tee where they differ from those of the game. */
  readonly holes?: readonly GameHole[];
  /**
   * Number of the first hole they were on, of who came late. Holes without a score before it count as picked up. Absent:
   * found when nothing else is missing from the cards.
   */
  readonly from?: number;
};

/** Id of the partner, or that the wolf plays alone: decided after ('lone') or before the tee shots ('blind'). */
export type WolfChoice = string;

export type NassauPart = 'first' | 'second' | 'whole';
export type Press = { readonly part: NassauPart; readonly from: number };

/** What an option may be, where it is a word. */
export const OPTION_WORDS = {
  scoring: ['net', 'gross'],
  maximum: MAXIMUM_SCORES,
  strokes: ['own', 'off-lowest'],
  play: ['match', 'stroke', 'stableford'],
  leftOver: ['lost', 'split'],
  lastWolf: ['last-place', 'in-turn'],
} as const;
type Word<Option extends keyof typeof OPTION_WORDS> = (typeof OPTION_WORDS)[Option][number];

export type GameOptions = {
  /** 'gross': nobody receives strokes. 'net' by default. */
  readonly scoring?: Word<'scoring'>;
  /** Maximum score: the most a hole counts. Net double bogey by default. */
  readonly maximum?: Word<'maximum'>;
  /** Percent of the handicaps. 100 by default. */
  readonly allowance?: number;
  /**
   * 'own': each plays off their own handicap, the default in strokes, points and skins. 'off-lowest': the lowest off 0, the
   * others off the difference (Rules of Handicapping 6.2b), the default in matches, Nassau, round robin and wolf.
   */
  readonly strokes?: Word<'strokes'>;
  /** Sides: the form of play. By default two sides play a match and more play strokes; a scramble is strokes. */
  readonly play?: Word<'play'>;
  /**
   * Sides whose players each play a ball: how many count on each hole. 1 by default, and 2 in the Stableford of teams of
   * three or more.
   */
  readonly count?: number;
  /** Skins: whether a halved hole is added to the next. True by default. */
  readonly carryOver?: boolean;
  /** Skins left after the last hole: nobody's ('lost', the default), or 'split' among the lowest of that hole. */
  readonly leftOver?: Word<'leftOver'>;
  /** Skins: the winner must win or halve the next hole too, else the skins go on. False by default. */
  readonly validated?: boolean;
  /** Nassau: whether a press begins by itself in a nine, and in each press there, at two down. False by default. */
  readonly pressAtTwoDown?: boolean;
  /** Nassau: presses that were called, each from the number of its first hole. */
  readonly presses?: readonly Press[];
  /** Nassau: what each match and its presses are worth. 1 by default. */
  readonly points?: Partial<Readonly<Record<NassauPart, number>>>;
  /** Wolf: what the wolf chose, by number of the hole. A hole without a choice counts nothing yet. */
  readonly wolf?: Readonly<Record<number, WolfChoice>>;
  /** Wolf: whose are the holes left after whole turns. The last in points by default. */
  readonly lastWolf?: Word<'lastWolf'>;
  /** Wolf: points other than the usual 2, 3, 4 and 1. */
  readonly wolfPoints?: Partial<WolfPoints>;
};

export type WolfPoints = {
  /** To the wolf and the partner, if they win. */
  readonly pair: number;
  /** To each who beats them. */
  readonly beatPair: number;
  /** To a wolf who wins alone. */
  readonly lone: number;
  /** To each who beats a wolf alone. */
  readonly beatLone: number;
  /** How many times as much a blind wolf's hole is worth, won or lost. */
  readonly blindTimes: number;
};

export type GameInput = {
  /** Their order is that of the wolf and of the partners in round robin. */
  readonly players: readonly GamePlayer[];
  /** In the order of play: after a shotgun start on 10, hole 10 first. */
  readonly holes: readonly GameHole[];
  /**
   * By player and number of the hole. The ball of a side that plays one may be entered for the side or any of its
   * players.
   */
  readonly scores: Readonly<Record<string, Readonly<Record<number, Score>>>>;
  readonly options?: GameOptions;
};

/**
 * Strokes, points, skins, or holes up, of a player or a side. `value` is undefined for who has no result. Equal results
 * share a rank: 1, 1, 3.
 */
export type Standing = { readonly id: string; readonly value: number | undefined; readonly rank: number };

export type HoleOutcome = {
  readonly n: number;
  /** What each ball counts, by player or by the side that plays it: strokes less those received, X or C. */
  readonly net: Readonly<Record<string, Score>>;
  /**
   * What the hole gives, by id of the standing: net strokes, points, skins, or 1, 0 and -1 for a hole won, halved and
   * lost. Missing where it is not decided yet.
   */
  readonly values: Readonly<Record<string, number>>;
  /** Skins that go on to the next hole. */
  readonly carried?: number;
  /**
   * What the hole is worth at most, in skins or holes, while a score of it or of an earlier hole is missing: nobody has won
   * it yet.
   */
  readonly open?: number;
  /** Id of the wolf. */
  readonly wolf?: string;
};

/** Points, never money. */
export type Owed = { readonly from: string; readonly to: string; readonly points: number };

/** A match, or one of the matches of a game. */
export type MatchOutcome = {
  /** Ids of both sides' players, or of the sides. */
  readonly sides: readonly [readonly string[], readonly string[]];
  /** Numbers of the first and the last hole. */
  readonly from: number;
  readonly to: number;
  /** How many holes the first side is up. Negative: down. */
  readonly up: number;
  readonly left: number;
  readonly decidedAt?: number;
  readonly part?: NassauPart;
  readonly isPress?: boolean;
};

export type GameResult = {
  /** The best first. */
  readonly standing: readonly Standing[];
  /** In the order of play. */
  readonly perHole: readonly HoleOutcome[];
  /** Net between each two, of what is decided: a whole game or a match of it. */
  readonly owes: readonly Owed[];
  /** No missing score can change the game. */
  readonly isOver: boolean;
  /** Who came late, with the number of the first hole they were on. */
  readonly late?: readonly { readonly id: string; readonly from: number }[];
  /** The hole on which a match was won. */
  readonly decidedAt?: number;
  /** Where holes are won and lost: the match, or those of Nassau and round robin. */
  readonly matches?: readonly MatchOutcome[];
};
