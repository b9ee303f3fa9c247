import { MINUTE_MS } from '@divot/basics';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '#src/platform/clock/clock.ts';
import { useClock, useMinute, useToday } from '#src/platform/clock/use-clock.ts';

// An installed app stays open for days: what it shows of the time must turn while it is open.

let nowMs = 0;
const setTime = (local: string) => (nowMs = new Date(local).getTime());

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/London');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  setClock(() => new Date(nowMs));
  setTime('2026-11-28T21:30:00');
});
afterEach(() => {
  cleanup();
  setClock(() => new Date());
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const wait = (ms: number) =>
  act(() => {
    for (let left = ms; left > 0; left -= 1000) {
      nowMs += 1000;
      vi.advanceTimersByTime(1000);
    }
  });
/** The phone lay in a pocket: no timer ran. */
const wake = (local: string, event: Event, target: EventTarget = window) =>
  act(() => {
    setTime(local);
    target.dispatchEvent(event);
  });

describe('today', () => {
  it('turns at midnight and not a minute before', () => {
    const { result } = renderHook(useToday);
    setTime('2026-11-28T23:58:30');
    wait(MINUTE_MS);
    expect(result.current).toBe('2026-11-28');

    wait(30_000);
    expect(result.current).toBe('2026-11-29');
  });

  it.each([
    ['focus', window],
    ['pageshow', window],
    ['visibilitychange', document],
  ] as const)('is right at once after a night in the pocket, on %s', (event, target) => {
    const { result } = renderHook(useToday);
    wake('2026-11-29T07:30:00', new Event(event), target);
    expect(result.current).toBe('2026-11-29');
  });

  it('follows the device into another time zone within a minute', () => {
    setTime('2026-11-28T23:30:00');
    const { result } = renderHook(useToday);
    expect(result.current).toBe('2026-11-28');

    vi.stubEnv('TZ', 'Pacific/Auckland');
    wait(MINUTE_MS);
    expect(result.current).toBe('2026-11-29');

    vi.stubEnv('TZ', 'America/Los_Angeles');
    wait(MINUTE_MS);
    expect(result.current).toBe('2026-11-28');
  });

  it('turns at the midnight of a zone that is half or three quarters of an hour off', () => {
    for (const zone of ['Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Chatham']) {
      vi.stubEnv('TZ', zone);
      setTime('2026-11-28T23:59:00');
      const { result, unmount } = renderHook(useToday);
      expect([zone, result.current]).toEqual([zone, '2026-11-28']);
      wait(MINUTE_MS);
      expect([zone, result.current]).toEqual([zone, '2026-11-29']);
      unmount();
    }
  });
});

it('renders a screen anew only when what it reads of the time has changed', () => {
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useClock((at) => at.getHours());
  });
  wait(29 * MINUTE_MS);
  expect([result.current, renders]).toEqual([21, 1]);

  wait(MINUTE_MS);
  expect([result.current, renders]).toEqual([22, 2]);
});

it('knows the minute, and stops asking when no screen does', () => {
  const { result, unmount } = renderHook(useMinute);
  expect(result.current).toBe('2026-11-28T21:30:00.000Z');
  wait(MINUTE_MS);
  expect(result.current).toBe('2026-11-28T21:31:00.000Z');

  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
