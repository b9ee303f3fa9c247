// What a board holds at most. Reading, writing and merging all go by this table.

export const LIMITS = {
  /** 24 groups of four, and whoever else keeps scores. */
  players: 127,
  /** Who says something and is no player. */
  others: 127,
  texts: 1023,
  bytesOfText: 255,
  /** Of a card: one author's figures each. */
  columns: 254,
  signatures: 254,
  seals: 254,
  games: 6,
  /** Other ids of a golfer. */
  also: 15,
  /** Nobody corrects a hole a thousand times. */
  counter: 1023,
  serial: 65_535,
  bytes: 16_384,
} as const;
