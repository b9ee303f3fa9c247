// The part of a clip to analyse. A swing with what leads up to and follows it takes 2 to 8 seconds.

export const SHORTEST_MS = 2_000;
export const LONGEST_MS = 8_000;

export type Trim = { readonly startMs: number; readonly endMs: number };

/** The trim after the golfer pulled one end. The other end moves along to keep the length within limits. */
export const pullTrim = (trim: Trim, end: keyof Trim, toMs: number, durationMs: number): Trim => {
  const shortest = Math.min(SHORTEST_MS, durationMs);
  if (end === 'startMs') {
    const startMs = Math.min(Math.max(0, toMs), durationMs - shortest);
    return { startMs, endMs: Math.min(Math.max(trim.endMs, startMs + shortest), startMs + LONGEST_MS, durationMs) };
  }
  const endMs = Math.max(Math.min(durationMs, toMs), shortest);
  return { endMs, startMs: Math.max(Math.min(trim.startMs, endMs - shortest), endMs - LONGEST_MS, 0) };
};

/** The middle of a clip, at the maximum length. */
export const firstTrim = (durationMs: number): Trim => {
  const length = Math.min(LONGEST_MS, durationMs);
  const startMs = Math.round((durationMs - length) / 2);
  return { startMs, endMs: startMs + length };
};
