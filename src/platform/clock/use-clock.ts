import { useEffect, useState, useSyncExternalStore } from 'react';
import { MINUTE_MS, type Iso, type IsoDay, localDay } from '@divot/basics';
import { now } from './clock.ts';

// The time as screens and queries read it. An installed app stays open for days: whatever it shows of the time turns
// while it is open, when it comes back and when the device's time zone changes.

const COMING_BACK = ['focus', 'pageshow'] as const;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** On the full minute, and so at midnight. A clock or a zone that was changed meanwhile is noticed then too. */
const waitForMinute = (): void => {
  clearTimeout(timer);
  timer = setTimeout(tick, MINUTE_MS - (now().getTime() % MINUTE_MS));
};
const tick = (): void => {
  for (const listener of listeners) listener();
  waitForMinute();
};

const onTick = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    waitForMinute();
    document.addEventListener('visibilitychange', tick);
    for (const event of COMING_BACK) addEventListener(event, tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    for (const event of COMING_BACK) removeEventListener(event, tick);
  };
};

/** What `read` makes of the time: text or a number, so that only a change of it renders anew. At most a minute old. */
export const useClock = <T extends string | number>(read: (at: Date) => T): T =>
  useSyncExternalStore(onTick, () => read(now()));

/** The golfer's calendar day. */
export const useToday = (): IsoDay => useClock(localDay);

const minuteOf = (at: Date): Iso => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
/** The instant, to the full minute. */
export const useMinute = (): Iso => useClock(minuteOf);

/** The time, read anew every `everyMs` while `active`, and at once when the screen comes back. */
export const useNow = (everyMs: number, active = true): Date => {
  const [at, setAt] = useState(now);
  useEffect(() => {
    if (!active) return undefined;
    const read = () => setAt(now());
    read();
    const timer = setInterval(read, everyMs);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [everyMs, active]);
  return at;
};
