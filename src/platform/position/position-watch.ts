import type { Fix } from '@divot/ground';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { now } from '#src/platform/clock/clock.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';

// The phone's position while a map is open: high accuracy, on this device only. askForPlace (geolocation.ts) serves
// "courses near me" and accepts a position up to an hour old. Never share the two.

/** refused: the golfer or the system said no · unavailable: no position here · slow: none yet · unsupported */
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
 * Reports each fix until the returned function is called. Hidden pages get no fixes, and a watch may be dead after the
 * phone slept (WebKit), so it ends when the page is hidden and starts again when it is shown.
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

// The round in which the golfer allowed position readings. The next round starts with them off.
const KEY = 'divot-position-round';
type Chosen = { readonly roundId: string };
const isChosen = (value: unknown): value is Chosen => isRecord(value) && typeof value['roundId'] === 'string';

export const isPositionOnIn = (roundId: string): boolean => readLocal(KEY, isChosen)?.roundId === roundId;
export const turnPositionOn = (roundId: string): void => void writeLocal(KEY, { roundId });
