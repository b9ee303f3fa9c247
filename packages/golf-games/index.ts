// The games golfers play together. Pure functions: no clock, no storage, no network.

export type {
  Game,
  GameHole,
  GameInput,
  GameOptions,
  GamePlayer,
  GameResult,
  HoleOutcome,
  Owed,
  Score,
  Standing,
} from './game.ts';
export { playGame } from './play-game.ts';
