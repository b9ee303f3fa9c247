// A group's board in the cloud. Each golfer publishes one document with what their phone knows, and reads those of the
// others. The key of the board is in the codes that phones show: who has read one may join, nobody else finds it.

/** The collection in the cloud, one document per golfer. */
export const BOARDS = 'boards';
/** A key is random, and long enough that nobody guesses it. */
export const MIN_BOARD_KEY = 20;
/** A board of 16,384 bytes in base64url. */
export const MAX_BOARD_CODE = 22_000;
