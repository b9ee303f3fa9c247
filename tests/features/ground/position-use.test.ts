// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usePositionUse } from '#src/features/ground/map/use-position-use.ts';
import { setPreferences } from '#src/platform/settings/preferences.ts';

// When Divot reads the phone's position during a round: never before the golfer's own tap, then all the time or only
// for each mark.

const useIn = (roundId: string) => renderHook(() => usePositionUse(roundId, false));

beforeEach(() => {
  localStorage.clear();
  setPreferences({ theme: 'light', positionPerMark: false });
});
afterEach(() => {
  cleanup();
  setPreferences({ theme: 'light', units: 'imperial', positionPerMark: false });
});

it('reads nothing before the golfer agrees, and nothing in the next round', () => {
  const { result } = useIn('round-1');
  expect(result.current).toMatchObject({ use: undefined, watch: undefined });

  act(() => result.current.turnOn('map'));

  expect(result.current).toMatchObject({ use: 'map', watch: 0 });
  expect(useIn('round-1').result.current.use).toBe('map');
  expect(useIn('round-2').result.current).toMatchObject({ use: undefined, watch: undefined });
});

it('follows the setting in the middle of a round: read only per mark, and all the time again', () => {
  const { result } = useIn('round-1');
  act(() => result.current.turnOn('map'));

  act(() => setPreferences({ positionPerMark: true }));
  expect(result.current).toMatchObject({ use: 'marks', watch: undefined });
  act(() => result.current.readForMark());
  expect(result.current.watch).toBe(0);

  act(() => result.current.turnOn('map'));
  expect(result.current.use).toBe('map');
});

it('remembers "only per mark" for the next round', () => {
  const { result } = useIn('round-1');
  act(() => result.current.turnOn('marks'));

  const next = useIn('round-2').result;
  act(() => setPreferences({ units: 'metric' }));
  expect(next.current.use).toBeUndefined();
  expect(JSON.parse(localStorage.getItem('user-preferences')!)).toMatchObject({ positionPerMark: true });
});

it('asks again after a refusal, also if it reads only per mark and no mark is waiting', () => {
  const { result } = useIn('round-1');
  act(() => result.current.turnOn('marks'));
  expect(result.current.watch).toBeUndefined();

  act(() => result.current.tryAgain());

  expect(result.current.watch).toBe(1);
});
