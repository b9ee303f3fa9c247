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
  Score,
  Standing,
  WolfChoice,
  WolfPoints,
} from './game.ts';
export { GAMES } from './game.ts';
export { playGame } from './play-game.ts';
