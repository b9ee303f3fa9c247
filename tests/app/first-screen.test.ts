// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '#src/app/errors/chunk-load-error.ts';
import { firstScreen } from '#src/app/startup/first-screen.ts';
import { progressAtom } from '#src/app/startup/progress.ts';
import { isScreenWhole, whenScreenIsStable } from '#src/app/startup/stable-screen.ts';
import { state } from '#src/platform/state.ts';

beforeEach(() => {
  vi.useFakeTimers();
  state.set(progressAtom, { phase: 'starting', step: 4, shown: false });
});
afterEach(() => vi.useRealTimers());
const isShown = () => state.get(progressAtom);

it('a first screen that never loads looks like startup, and is given up after 120 s', async () => {
  const told = expect(firstScreen(() => new Promise(() => undefined))).rejects.toBeInstanceOf(ChunkLoadError);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isShown()).toMatchObject({ shown: false });
  await vi.advanceTimersByTimeAsync(200);
  expect(isShown()).toMatchObject({ shown: true });
  await vi.advanceTimersByTimeAsync(117_000);
  await told;
});

it('a first screen that loads is waited for, and leaves no timer behind', async () => {
  await firstScreen(() => Promise.resolve());
  expect(vi.getTimerCount()).toBe(0);
  expect(isShown()).toMatchObject({ shown: false });
});

it('what syncs follows a screen that waits only for it, and not one that still reads this device', async () => {
  const settled = vi.fn<() => void>();
  document.body.innerHTML =
    '<main id="main"><h1>Home</h1><p data-loading></p><p aria-busy="true" data-awaits-sync></p></main>';
  void whenScreenIsStable().then(settled);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(settled).not.toHaveBeenCalled();
  document.querySelector('[data-loading]')!.remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(settled).toHaveBeenCalledOnce();
  expect(isScreenWhole()).toBe(false);
});
