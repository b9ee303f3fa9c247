import type { Pace } from '@divot/swing';
import type { Stamina } from '#src/platform/device/stamina.ts';

// When the watching asks less of the phone, and when it stops before the phone does. No browser tells how hot a phone
// is: a hot one slows its processor down, so that looking at a picture takes longer than it did.

/** `lookMs`: how long a look at a picture takes. `delayMs`: how far the watching is behind. */
type Reading = Stamina & { readonly atMs: number; readonly lookMs: number; readonly delayMs: number };

export type Strain = {
  readonly pace: Pace;
  /** Why it is slow. */
  readonly because?: 'hot' | 'battery' | undefined;
  readonly stop?: 'hot' | 'battery' | undefined;
};

/** Looks of the first seconds are slower or not yet usual. */
const SETTLED_MS = 15_000;
/** Looks take this many times as long as usual. */
const WARM = 1.6;
const HOT = 4;
const LATE_MS = 5000;
const LASTS_MS = { warm: 10_000, hot: 60_000, cool: 60_000 };
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
  const [warm, hot, cool] = [lasting(LASTS_MS.warm), lasting(LASTS_MS.hot), lasting(LASTS_MS.cool)];
  let beganMs: number | undefined;
  let usualMs = Infinity;
  let isSlow = false;
  return ({ atMs, lookMs, delayMs, pressure, batteryLevel = 1 }: Reading): Strain => {
    beganMs ??= atMs;
    if (atMs - beganMs >= SETTLED_MS) usualMs = Math.min(usualMs, lookMs);
    const isWarm = pressure === 'serious' || pressure === 'critical' || lookMs >= WARM * usualMs || delayMs >= LATE_MS;
    if (warm(isWarm, atMs)) isSlow = true;
    if (cool(!isWarm, atMs)) isSlow = false;
    // A processor may be under pressure and still as quick as before.
    const isHot = hot(lookMs >= HOT * usualMs, atMs);
    if (batteryLevel <= BATTERY.empty) return { pace: 'slow', stop: 'battery' };
    if (isHot) return { pace: 'slow', stop: 'hot' };
    if (isSlow) return { pace: 'slow', because: 'hot' };
    return batteryLevel <= BATTERY.low ? { pace: 'slow', because: 'battery' } : { pace: 'full' };
  };
};
