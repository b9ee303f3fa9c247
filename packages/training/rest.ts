// A rest is stored as the instant at which it ends. A locked phone, a reload or a slow timer cannot lengthen it.

const MS_PER_SECOND = 1000;
export const REST_STEP_SEC = 15;
/** Longest rest of a plan. */
export const LONGEST_REST_SEC = 300;

const inSeconds = (at: Date, seconds: number): string => new Date(at.getTime() + seconds * MS_PER_SECOND).toISOString();

/** Whole seconds left. Never more than the longest rest, because setting the clock back could otherwise add hours. */
export const restLeft = (endsAt: string | undefined, at: Date): number => {
  if (endsAt === undefined) return 0;
  const left = Math.ceil((Date.parse(endsAt) - at.getTime()) / MS_PER_SECOND);
  return Math.min(LONGEST_REST_SEC, Math.max(0, left));
};

/** The end of a rest that starts now. Undefined if `seconds` is 0 or less. */
export const restFrom = (at: Date, seconds: number): string | undefined =>
  seconds > 0 ? inSeconds(at, Math.min(seconds, LONGEST_REST_SEC)) : undefined;

/** The end of a rest made 15 seconds longer or shorter. Undefined if nothing is left. */
export const restChanged = (endsAt: string, at: Date, bySec: number): string | undefined =>
  restFrom(at, restLeft(endsAt, at) + bySec);
