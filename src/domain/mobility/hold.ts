// How long a position was held, from the instant at which it began, so that a locked phone or a reload loses no time.

/** Longest hold that is measured. A timer that ran longer was forgotten. */
export const LONGEST_HOLD_SEC = 300;
const MS_PER_SECOND = 1000;

/** Seconds to the tenth. Undefined if the timer was forgotten or the clock was set back meanwhile. */
export const heldSeconds = (startedAt: string, at: Date): number | undefined => {
  const seconds = (at.getTime() - Date.parse(startedAt)) / MS_PER_SECOND;
  return seconds >= 0 && seconds <= LONGEST_HOLD_SEC ? Math.round(seconds * 10) / 10 : undefined;
};
