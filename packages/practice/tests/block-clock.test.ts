import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actualSec,
  addMinute,
  blockTime,
  endClock,
  resumeClock,
  isTimeForSet,
  pauseClock,
  restLeftMs,
  setUpClock,
  startClock,
  noteTry,
} from '../block-clock.ts';

const T0 = Date.parse('2026-03-29T00:58:00Z'); // Europe's clocks go forward this night
const at = (sec: number) => new Date(T0 + sec * 1000);
const TEN_MINUTES = 600; // 60 s to set up, 480 s of work, 60 s to log
const started = startClock(setUpClock(at(0)), at(40));

describe('the clock of a guided block', () => {
  it.each([
    [20, 'set-up', 0],
    [41, 'ready', 4000],
    [45, 'work', 480_000],
    [100, 'work', 425_000],
    [524, 'work', 1000],
    [525, 'log', 0],
    [9000, 'log', 0],
  ])('at %s s: %s, %s ms left', (sec, phase, leftMs) => {
    const clock = sec < 40 ? setUpClock(at(0)) : started;
    expect(blockTime(clock, TEN_MINUTES, at(sec))).toMatchObject({ phase, leftMs });
  });

  it('stops in a pause and continues where it stopped', () => {
    const paused = pauseClock(started, at(100));
    expect(blockTime(paused, TEN_MINUTES, at(4000))).toMatchObject({ leftMs: 425_000, isPaused: true });
    expect(pauseClock(paused, at(200))).toBe(paused);
    const running = resumeClock(paused, at(4000));
    expect(blockTime(running, TEN_MINUTES, at(4010))).toMatchObject({ leftMs: 415_000, isPaused: false });
  });

  it('adds a minute while working, and after the time was up', () => {
    expect(blockTime(addMinute(started, TEN_MINUTES, at(100)), TEN_MINUTES, at(100)).leftMs).toBe(485_000);
    const late = addMinute(started, TEN_MINUTES, at(1000));
    expect(blockTime(late, TEN_MINUTES, at(1000))).toMatchObject({ phase: 'work', leftMs: 60_000 });
    const ended = addMinute(endClock(started, at(105)), TEN_MINUTES, at(300));
    expect(blockTime(ended, TEN_MINUTES, at(300))).toMatchObject({ phase: 'work', leftMs: 480_000 });
  });

  it('counts what was practised: setup and log as planned at most, without pauses', () => {
    expect(actualSec(undefined, TEN_MINUTES, at(0))).toBe(0);
    expect(actualSec(started, TEN_MINUTES, at(145))).toBe(40 + 100);
    expect(actualSec(started, TEN_MINUTES, at(90_000))).toBe(40 + 480 + 60);
    expect(actualSec(resumeClock(pauseClock(started, at(145)), at(5000)), TEN_MINUTES, at(5010))).toBe(40 + 110);
    expect(actualSec(endClock(pauseClock(started, at(145)), at(5000)), TEN_MINUTES, at(5000))).toBe(40 + 100 + 60);
    expect(actualSec(startClock(setUpClock(at(0)), at(500)), TEN_MINUTES, at(505))).toBe(60);
  });

  it('goes on where it ended, and counts no time at the result', () => {
    const ended = endClock(started, at(145));
    const running = resumeClock(ended, at(500));
    expect(blockTime(running, TEN_MINUTES, at(510))).toMatchObject({ phase: 'work', leftMs: 370_000 });
    expect(actualSec(running, TEN_MINUTES, at(510))).toBe(40 + 110);
  });

  it('offers another set while at least half of one fits', () => {
    // 480 s of work: 300 s are left after the first 180 s.
    const ended = endClock(started, at(225));
    expect(isTimeForSet(ended, TEN_MINUTES, 600)).toBe(true);
    expect(isTimeForSet(ended, TEN_MINUTES, 601)).toBe(false);
    expect(isTimeForSet(started, TEN_MINUTES, 60)).toBe(false);
  });

  it('keeps a minute for the next ball of a set that has begun, and none for a golfer who walked away', () => {
    const late = noteTry(started, TEN_MINUTES, true, at(500));
    expect(blockTime(late, TEN_MINUTES, at(500)).leftMs).toBe(60_000);
    expect(blockTime(late, TEN_MINUTES, at(561)).phase).toBe('log');
    expect(noteTry(started, TEN_MINUTES, true, at(100))).not.toHaveProperty('extraSec');
    expect(noteTry(started, TEN_MINUTES, false, at(500))).not.toHaveProperty('extraSec');
  });

  it('rests between tries, from the newest one on', () => {
    const tried = { ...started, triedAt: at(100).toISOString() };
    expect([100, 110, 120, 500, 0].map((sec) => restLeftMs(tried, 20, at(sec)))).toEqual([
      20_000, 10_000, 0, 0, 20_000,
    ]);
    expect(restLeftMs(started, 20, at(100))).toBe(0);
  });

  it('owes no time if the phone’s clock is set back', () => {
    expect(blockTime(started, TEN_MINUTES, at(-3600))).toMatchObject({ phase: 'ready', leftMs: 5000 });
    expect(actualSec(started, TEN_MINUTES, at(-3600))).toBe(40);
  });

  it('never shows more time left than there is, and never less as it passes', () => {
    fc.assert(
      fc.property(fc.nat(700), fc.nat(700), fc.nat(700), (a, b, c) => {
        const [first, second, third] = [a, b, c].map((sec) => sec + 40).toSorted((x, y) => x - y) as [
          number,
          number,
          number,
        ];
        const clock = resumeClock(pauseClock(started, at(first)), at(second));
        const before = blockTime(clock, TEN_MINUTES, at(second));
        const after = blockTime(clock, TEN_MINUTES, at(third));
        expect(after.leftMs).toBeLessThanOrEqual(Math.max(before.leftMs, after.totalMs));
        expect(actualSec(clock, TEN_MINUTES, at(third))).toBeGreaterThanOrEqual(
          actualSec(clock, TEN_MINUTES, at(second)),
        );
        expect(actualSec(clock, TEN_MINUTES, at(third))).toBeLessThanOrEqual(TEN_MINUTES);
      }),
    );
  });
});
