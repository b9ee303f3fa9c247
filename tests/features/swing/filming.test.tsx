import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFilming } from '#src/features/swing/film/use-filming.ts';

// A phone rings, is locked, or cannot record, between the camera's countdown and the clip.

class Track extends EventTarget {
  stop = vi.fn();
  getSettings = () => ({ frameRate: 60 });
}
const track = new Track();
const camera = { active: true, getTracks: () => [track], getVideoTracks: () => [track] };

const ringsNow = () => {
  camera.active = false;
  track.dispatchEvent(new Event('ended'));
};

const recorderThrows = (name: string) =>
  vi.stubGlobal(
    'MediaRecorder',
    class {
      static isTypeSupported = () => false;
      constructor() {
        throw new DOMException('no', name);
      }
    },
  );

beforeEach(() => {
  vi.useFakeTimers();
  camera.active = true;
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.resolve(camera) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const openCamera = async () => {
  const { result } = renderHook(() => useFilming());
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.filming).toEqual({ step: 'ready' });
  return result;
};

it.each(['before the countdown', 'in the countdown'])('says that the camera was taken by a call %s', async (when) => {
  const result = await openCamera();
  if (when === 'in the countdown') act(() => result.current.start());

  act(ringsNow);
  await act(() => vi.advanceTimersByTimeAsync(10_000));

  expect(result.current.filming).toEqual({ step: 'failed', why: 'busy' });
});

it.each([
  { isActive: true, why: 'unrecordable' },
  { isActive: false, why: 'busy' },
])('says why nothing is filmed after the countdown: $why', async ({ isActive, why }) => {
  recorderThrows('NotSupportedError');
  const result = await openCamera();
  act(() => result.current.start());
  camera.active = isActive;

  await act(() => vi.advanceTimersByTimeAsync(5_000));

  expect(result.current.filming).toEqual({ step: 'failed', why });
});

it.each([
  { answer: 'loadeddata', step: { step: 'filmed' } },
  { answer: 'error', step: { step: 'failed', why: 'unplayable' } },
])('offers a film that the player answers with $answer as $step.step', async ({ answer, step }) => {
  vi.stubGlobal(
    'MediaRecorder',
    class extends EventTarget {
      static isTypeSupported = () => true;
      mimeType = 'video/mp4';
      state = 'recording';
      start = () => undefined;
      stop = () => this.dispatchEvent(new Event('stop'));
    },
  );
  Object.assign(URL, { createObjectURL: () => 'blob:film', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLMediaElement.prototype, 'src', 'set').mockImplementation(function load(this: HTMLMediaElement) {
    queueMicrotask(() => this.dispatchEvent(new Event(answer)));
  });
  const result = await openCamera();
  act(() => result.current.start());

  await act(() => vi.advanceTimersByTimeAsync(15_000));

  expect(result.current.filming).toMatchObject(step);
});
