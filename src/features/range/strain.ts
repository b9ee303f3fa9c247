import type { Pace } from '@divot/swing';
import type { Stamina } from '#src/platform/device/stamina.ts';

// When the watching asks less of the phone, and when it stops before the phone does. No browser tells how hot a phone
// is: a hot one slows its processor down, so that looking at a picture takes longer than it did. A phone is busy when
// something is lost, and not before.

/**
 * `looksPerSecond`: how many pictures the watching had time for. `lostShare`: of the camera's pictures, missing in the
 * film. `lookMs`: how long one look takes.
 */
type Reading = Stamina & {
  readonly atMs: number;
  readonly looksPerSecond: number;
  readonly lookMs: number;
  readonly lostShare: number;
};

export type Strain = {
  readonly pace: Pace;
  /** Why it is slow. */
  readonly because?: 'busy' | 'battery' | undefined;
  readonly stop?: 'hot' | 'battery' | undefined;
  /** Nothing is lost, so a ball can be read beside the watching. */
  readonly hasTime: boolean;
};

/** The first seconds are not yet usual. */
const SETTLED_MS = 15_000;
/** Swings are found with this many looks a second; with fewer, or with holes in the film, something is lost. */
const LEAST_LOOKS = 1.5;
const MOST_LOST = { film: 0.35, reading: 0.2 };
/** Looks take this many times as long as usual on a phone that slows itself down. */
const HOT = 4;
const LASTS_MS = { busy: 10_000, hot: 60_000, calm: 10_000 };
const BATTERY = { low: 0.2, empty: 0.05 };

/** True once something has lasted this long. */
const lasting = (ms: number) => {
  let sinceMs: number | undefined;
  return (is: boolean, atMs: number): boolean => {
    sinceMs = is ? (sinceMs ?? atMs) : undefined;
    return sinceMs !== undefined && atMs - sinceMs >= ms;
  };
};

/** Follows readings in time order. */
export const followStrain = () => {
  const [busy, hot, calm] = [lasting(LASTS_MS.busy), lasting(LASTS_MS.hot), lasting(LASTS_MS.calm)];
  let beganMs: number | undefined;
  let usualMs = Infinity;
  let isSlow = false;
  return ({ atMs, looksPerSecond, lookMs, lostShare, pressure, batteryLevel = 1 }: Reading): Strain => {
    beganMs ??= atMs;
    if (atMs - beganMs >= SETTLED_MS) usualMs = Math.min(usualMs, lookMs);
    const isLosing = looksPerSecond < LEAST_LOOKS || lostShare > MOST_LOST.film;
    if (busy(isLosing, atMs)) isSlow = true;
    if (calm(!isLosing, atMs)) isSlow = false;
    const hasTime = looksPerSecond >= LEAST_LOOKS && lostShare <= MOST_LOST.reading;
    // A processor may be under pressure and still quick enough, or slow for another app's sake.
    const isHot = hot(pressure === 'critical' && lookMs >= HOT * usualMs, atMs);
    if (batteryLevel <= BATTERY.empty) return { pace: 'slow', stop: 'battery', hasTime };
    if (isHot) return { pace: 'slow', stop: 'hot', hasTime };
    if (isSlow) return { pace: 'slow', because: 'busy', hasTime };
    return batteryLevel <= BATTERY.low ? { pace: 'slow', because: 'battery', hasTime } : { pace: 'full', hasTime };
  };
};
