import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Fix } from '@divot/ground';
import { type PositionProblem, watchPosition } from '#src/platform/position/position-watch.ts';

type Watch = { readonly onFix: PositionCallback; readonly onError: PositionErrorCallback };

let watches: Map<number, Watch>;
let visibility: DocumentVisibilityState;
let hidden: () => void;

beforeEach(() => {
  watches = new Map();
  visibility = 'visible';
  let last = 0;
  vi.stubGlobal('navigator', {
    geolocation: {
      watchPosition: (onFix: PositionCallback, onError: PositionErrorCallback) => {
        last += 1;
        watches.set(last, { onFix, onError });
        return last;
      },
      clearWatch: (id: number) => watches.delete(id),
    },
  });
  vi.stubGlobal('document', {
    get visibilityState() {
      return visibility;
    },
    addEventListener: (_: string, listener: () => void) => {
      hidden = listener;
    },
    removeEventListener: () => undefined,
  });
});
afterEach(() => vi.unstubAllGlobals());

const watched = () => {
  const fixes: Fix[] = [];
  const problems: PositionProblem[] = [];
  const stop = watchPosition(
    (fix) => fixes.push(fix),
    (problem) => problems.push(problem),
  );
  return { fixes, problems, stop };
};
const show = (state: DocumentVisibilityState) => {
  visibility = state;
  hidden();
};

it('takes a fix’s age from its own time, not from its arrival', () => {
  const { fixes } = watched();
  const timestamp = Date.now() - 60_000;

  const coords = { latitude: 51.2, longitude: -1.3, accuracy: 4 } as GeolocationCoordinates;
  watches.get(1)!.onFix({ coords, timestamp } as GeolocationPosition);

  expect(fixes).toMatchObject([{ lat: 51.2, lon: -1.3, acc: 4, t: timestamp }]);
  expect(fixes[0]!.got - fixes[0]!.t).toBeGreaterThanOrEqual(60_000);
});

it('stops watching while the phone is in the pocket, and starts again when it comes out', () => {
  watched();

  show('hidden');
  expect(watches.size).toBe(0);

  show('visible');
  expect([...watches.keys()]).toEqual([2]);
});

it('stops when the map is left', () => {
  const { stop } = watched();

  stop();

  expect(watches.size).toBe(0);
});

it.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'slow'],
] as const)('tells what error %i of the system means: %s', (code, problem) => {
  const { problems } = watched();

  watches.get(1)!.onError({ code } as GeolocationPositionError);

  expect(problems).toEqual([problem]);
});

it('says so if the browser has no position', () => {
  vi.stubGlobal('navigator', {});

  expect(watched().problems).toEqual(['unsupported']);
});
