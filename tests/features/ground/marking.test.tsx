import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { groundKey, savedMarks, useRoundMarks } from '#src/data/queries/ground.ts';
import type { Fix, Position } from '@divot/ground';
import { isTapWaiting, useMarking, useTap } from '#src/features/ground/map/use-marking.ts';
import { useMarkWindow } from '#src/features/ground/map/use-position-use.ts';
import { setClock } from '#src/platform/clock/clock.ts';
import { AuthenticationProvider, sessionAtom, state } from '#src/platform/state.ts';
import { takeToasts } from '#src/ui/primitives/toast.ts';

// The golfer taps once at the ball, on a phone whose position comes late, never, or from somewhere else.

/** The real timer, saved before the test replaces it, because the storage takes real time. */
const realTimeout = globalThis.setTimeout;
const START = Date.UTC(2026, 5, 1, 9);
let ahead = 0;
let toasts: string[] = [];
let endToasts: () => void;
let roundId = '';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  [ahead, toasts, roundId] = [0, [], crypto.randomUUID()];
  setClock(() => new Date(START + ahead));
  state.set(sessionAtom, { kind: 'signed-in', user: { uid: 'walker' } } as never);
  endToasts = takeToasts(({ text }) => toasts.push(text));
});
afterEach(() => {
  cleanup();
  endToasts();
  setClock(() => new Date());
  vi.useRealTimers();
});

const later = async (ms: number): Promise<void> => {
  ahead += ms;
  await act(() => vi.advanceTimersByTimeAsync(ms));
};
const storageAnswers = () => act(() => new Promise<void>((resolve) => void realTimeout(resolve, 200)));
const fixNow = (): Fix => ({ lat: 54.6, lon: -5.9, acc: 5, t: START + ahead, got: START + ahead + 100 });

const onHole = (holeFor: (ball: Position) => number | undefined) =>
  renderHook(
    ({ fixes }: { fixes: readonly Fix[] }) => {
      const tapState = useTap();
      const marked = useRoundMarks(roundId);
      const markWindow = useMarkWindow(isTapWaiting(tapState, marked));
      const options = { roundId, hole: 3, marked, fixes, tapState, holeFor, teeFor: () => undefined, onTurn: vi.fn() };
      return { marking: useMarking(options), markWindow };
    },
    { initialProps: { fixes: [] as readonly Fix[] }, wrapper: AuthenticationProvider },
  );
const marksOnDevice = async () => (await savedMarks.load(groundKey('walker', roundId)))?.marks ?? [];

it('keeps the tap open for a position that comes half a minute later, and keeps looking for it', async () => {
  const { result, rerender } = onHole(() => 3);
  act(() => {
    result.current.marking.mark();
    result.current.markWindow.open();
  });
  await later(30_000);
  expect([result.current.marking.isWaiting, result.current.markWindow.isOpen]).toEqual([true, true]);

  rerender({ fixes: [fixNow()] });

  await storageAnswers();
  expect(result.current.marking.isWaiting).toBe(false);
  expect(await marksOnDevice()).toMatchObject([{ hole: 3, at: START, accuracyM: 5 }]);
  await later(16_000);
  expect(result.current.markWindow.isOpen).toBe(false);
});

it('gives up after a minute and says so, because by then the golfer has walked on', async () => {
  const { result, rerender } = onHole(() => 3);
  act(() => result.current.marking.mark());

  await later(60_500);

  expect(result.current.marking.isWaiting).toBe(false);
  expect(toasts).toEqual(['No position came. Nothing was marked. Tap again at the ball.']);
  rerender({ fixes: [fixNow()] });
  expect(await marksOnDevice()).toEqual([]);
});

it('marks nothing if the phone slept through that minute', async () => {
  const { result, rerender } = onHole(() => 3);
  act(() => result.current.marking.mark());

  ahead += 300_000; // while the phone sleeps, so do its timers
  rerender({ fixes: [fixNow()] });

  expect(toasts).toHaveLength(1);
  expect(await marksOnDevice()).toEqual([]);
});

it('marks nothing away from the course, and says why', async () => {
  const { result, rerender } = onHole(() => undefined);
  rerender({ fixes: [fixNow()] });

  act(() => result.current.marking.mark());

  expect(toasts).toEqual(['You are not on this course. Nothing was marked.']);
  expect(result.current.marking.isWaiting).toBe(false);
  expect(await marksOnDevice()).toEqual([]);
});
