import type { Fix } from '#src/domain/ground/course-pack.ts';
import { now } from './clock.ts';
import { readLocal, writeLocal } from './local-store.ts';

// The phone's position while a map is looked at: high accuracy, on this device only. askForPlace (geolocation.ts) is the
// other question, "courses near me", and takes an hour-old answer: never share the two.

/** refused: the golfer or the system said no · unavailable: no fix to be had here · slow: none yet · unsupported */
export type PositionProblem = 'refused' | 'unavailable' | 'slow' | 'unsupported';

const OPTIONS: PositionOptions = { enableHighAccuracy: true, maximumAge: 1000, timeout: 20_000 };
const PROBLEMS: Readonly<Record<number, PositionProblem>> = { 1: 'refused', 2: 'unavailable', 3: 'slow' };

const fixOf = ({ coords, timestamp }: GeolocationPosition): Fix => ({
  lat: coords.latitude,
  lon: coords.longitude,
  acc: coords.accuracy,
  t: timestamp,
  got: now().getTime(),
});

/**
 * Reports each fix until the returned function is called. Hidden pages get none and a watch may be dead after the phone
 * slept (WebKit), so it ends when the page is hidden and starts anew when it comes back.
 */
export const watchPosition = (onFix: (fix: Fix) => void, onProblem: (problem: PositionProblem) => void) => {
  if (!('geolocation' in navigator)) {
    onProblem('unsupported');
    return () => undefined;
  }
  let watch: number | undefined;
  const end = () => {
    if (watch !== undefined) navigator.geolocation.clearWatch(watch);
    watch = undefined;
  };
  const begin = () => {
    end();
    if (document.visibilityState === 'hidden') return;
    watch = navigator.geolocation.watchPosition(
      (position) => onFix(fixOf(position)),
      ({ code }) => onProblem(PROBLEMS[code] ?? 'unavailable'),
      OPTIONS,
    );
  };
  begin();
  document.addEventListener('visibilitychange', begin);
  return () => {
    document.removeEventListener('visibilitychange', begin);
    end();
  };
};

/** Whether the system has been asked and said yes; undefined where the browser does not tell (older Safari). */
export const positionPermission = async (): Promise<PermissionState | undefined> => {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state;
  } catch {
    return undefined;
  }
};

// The round in which the golfer tapped for distances: it is off again in the next one.
const KEY = 'divot-position-round';
const isId = (value: unknown): value is string => typeof value === 'string';

export const isPositionOnFor = (roundId: string): boolean => readLocal(KEY, isId) === roundId;
export const turnPositionOn = (roundId: string): void => void writeLocal(KEY, roundId);
export const turnPositionOff = (): void => void writeLocal(KEY, null);
