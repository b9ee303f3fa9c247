// The games golfers play together. Pure functions: no clock, no storage, no network.

export type {
  Game,
  GameHole,
  GameInput,
  GameOptions,
  GamePlayer,
  GameResult,
  HoleOutcome,
  MatchOutcome,
  NassauPart,
  Owed,
  Press,
  Score,
  Standing,
  WolfChoice,
  WolfPoints,
} from './game.ts';
export { allowanceOf, isAgainstPar, isOfOneBall } from './allowance.ts';
export { GAMES, OPTION_WORDS } from './game.ts';
export { type HoleResult, type MatchStanding, holeResult, matchText, standingAfter, untilDecided } from './match.ts';
export { playGame } from './play-game.ts';
export { nassauPoints } from './games/nassau.ts';
export { countOf, formOf } from './games/sides.ts';
export { skinsOptions } from './games/skins.ts';
export { WOLF_POINTS } from './games/wolf.ts';

export type { Board, BoardPlayer, Entry, Form, Ground, Seal, Signature } from './board/board.ts';
export {
  FORMS,
  cardHash,
  figureOf,
  figuresOf,
  isSignedBy,
  signCard,
  signatureOf,
  unlockCard,
  withFigure,
} from './board/board.ts';
export { decodeBoard, encodeBoard } from './board/board-code.ts';
export { type PhoneKey, newPhoneKey, sealBoard, verifyBoard } from './board/keys.ts';
export { LIMITS } from './board/limits.ts';
export { hasJump, isSameEvent, joinBoards, mergeBoards } from './board/merge-boards.ts';
export { authorsOf, saidBy, statementOf, statementsIn, withoutWordOf } from './board/seals.ts';

export { type Start, MOST_GROUPS, drawGroups, inGroups, shotgunStarts } from './event/draw.ts';
export { type Finisher, type Parting, type PlaceInField, type Ties, placesInField } from './event/places.ts';
export { type DayPoints, type SeasonDay, type SeasonRow, type SeasonRules, seasonTable } from './event/season.ts';
