import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePosition } from '#src/features/ground/map/use-position.ts';
import { setClock } from '#src/platform/clock/clock.ts';

// What the map shows when a position grows old or is inaccurate.

const START = Date.UTC(2026, 5, 1, 9);
let ahead = 0;
let onFix: PositionCallback;
let onError: PositionErrorCallback;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  ahead = 0;
  setClock(() => new Date(START + ahead));
  vi.stubGlobal('navigator', {
    geolocation: {
      watchPosition: (fix: PositionCallback, error: PositionErrorCallback) => {
        [onFix, onError] = [fix, error];
        return 1;
      },
      clearWatch: () => undefined,
    },
  });
});
afterEach(() => {
  cleanup();
  setClock(() => new Date());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const STEP_MS = 100;
const later = (ms: number) =>
  act(() => {
    for (let passed = 0; passed < ms; passed += STEP_MS) {
      ahead += STEP_MS;
      vi.advanceTimersByTime(STEP_MS);
    }
  });
const fix = (accuracy: number, ageMs = 0) =>
  act(() => {
    const coords = { latitude: 54.6, longitude: -5.9, accuracy } as GeolocationCoordinates;
    onFix({ coords, timestamp: START + ahead - ageMs } as GeolocationPosition);
  });

it('is poor from 15 seconds on, and not before', () => {
  const { result } = renderHook(() => usePosition(0));
  fix(5);
  later(14_900);
  expect(result.current.isPoor).toBe(false);

  later(1100);
  expect(result.current.isPoor).toBe(true);

  fix(5);
  expect(result.current.isPoor).toBe(false);
});

it('is poor at once if it arrives old, or is no better than 25 m', () => {
  const { result } = renderHook(() => usePosition(0));
  fix(5, 15_100);
  expect(result.current.isPoor).toBe(true);
  fix(25);
  expect(result.current.isPoor).toBe(false);
  fix(26);
  expect(result.current.isPoor).toBe(true);
});

it('is dropped when the golfer refuses it, and kept if only the next one is slow', () => {
  const { result } = renderHook(() => usePosition(0));
  fix(5);
  act(() => onError({ code: 3 } as GeolocationPositionError));
  expect([result.current.problem, result.current.fixes.length]).toEqual(['slow', 1]);

  act(() => onError({ code: 1 } as GeolocationPositionError));
  expect([result.current.problem, result.current.fix]).toEqual(['refused', undefined]);
});
