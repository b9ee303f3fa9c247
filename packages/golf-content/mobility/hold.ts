// How long the golfer held a position, measured from the instant it began, so that a locked phone or a reload loses no
// time.

/** The longest hold that Divot measures. If a timer ran longer, the golfer forgot to stop it. */
export const LONGEST_HOLD_SEC = 300;
const MS_PER_SECOND = 1000;

/**
 * Seconds held, to the tenth. Undefined if the golfer forgot to stop the timer, or if the clock was set back meanwhile.
 */
export const heldSeconds = (startedAt: string, at: Date): number | undefined => {
  const seconds = (at.getTime() - Date.parse(startedAt)) / MS_PER_SECOND;
  return seconds >= 0 && seconds <= LONGEST_HOLD_SEC ? Math.round(seconds * 10) / 10 : undefined;
};
