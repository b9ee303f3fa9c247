import { describe, expect, it } from 'vitest';
import type { PracticeBlock, PracticeSession } from '../practice-session.ts';
import {
  drillTrends,
  mismatch,
  practiceBalance,
  practiceTotals,
  transferGap,
  weeksOfPractice,
  sessionsWithin,
} from '../analysis.ts';
import { drillRecords, isPersonalBest } from '../records.ts';
import { seeded } from '@divot/basics';
import type { PartLoss } from '@divot/analytics';

const TODAY = '2026-11-21'; // a Saturday
const block = (drillId: string, minutes: number, more: Partial<PracticeBlock> = {}): PracticeBlock => ({
  id: drillId,
  drillId,
  mode: 'block',
  order: 0,
  plannedSec: minutes * 60,
  actualSec: minutes * 60,
  ...more,
});
const session = (practicedOn: string, ...blocks: PracticeBlock[]): PracticeSession => ({
  practicedOn,
  blocks,
});
const loss = (part: PartLoss['part'], value: number, rounds = 5): PartLoss => ({
  part,
  rounds,
  value,
  low: value - 1,
  high: value + 1,
});
const losses = (offTee: number, approach: number, shortGame: number, putting: number) => [
  loss('off-tee', offTee),
  loss('approach', approach),
  loss('short-game', shortGame),
  loss('putting', putting),
];

describe('the range', () => {
  it('counts calendar days, today included', () => {
    const days = ['2026-11-21', '2026-11-15', '2026-11-14', '2026-08-24', '2026-08-23'].map((day) => session(day));
    expect([7, 30, 90, 'all'].map((span) => sessionsWithin(days, span as 7, TODAY).length)).toEqual([2, 3, 4, 5]);
  });
});

describe('totals', () => {
  it('add up time, balls, marks and the share of repetition', () => {
    const sessions = [
      session(
        TODAY,
        block('pump', 30, { balls: 12, passed: true }),
        block('par-18', 10, { mode: 'game', passed: false }),
      ),
      session('2026-11-20', block('pump', 0, { actualSec: undefined }), block('random-nine', 20, { mode: 'random' })),
    ];
    expect(practiceTotals(sessions, sessions, TODAY)).toMatchObject({
      minutes: 60,
      sessions: 2,
      balls: 12,
      blockShare: 0.5,
      passed: 1,
      judged: 2,
    });
  });
  it('count weeks in a row from Sunday to Saturday; this week may still be empty', () => {
    const streak = (...days: string[]) =>
      practiceTotals(
        [],
        days.map((day) => session(day)),
        TODAY,
      ).weeksInRow;
    expect(streak()).toBe(0);
    expect(streak('2026-11-15')).toBe(1);
    expect(streak('2026-11-14', '2026-11-08', '2026-11-07')).toBe(2);
    expect(streak('2026-11-21', '2026-11-07')).toBe(1);
    expect(streak('2026-11-07')).toBe(0);
  });
});

describe('minutes per week', () => {
  it('are split by area, including weeks without practice', () => {
    const sessions = [session('2026-11-15', block('coin-putt', 10)), session('2026-11-03', block('pump', 20))];
    expect(
      weeksOfPractice(sessions, TODAY, 8).map(({ week, minutes }) => [week, minutes['full-swing'], minutes.putting]),
    ).toEqual([
      ['2026-11-01', 20, 0],
      ['2026-11-08', 0, 0],
      ['2026-11-15', 0, 10],
    ]);
    expect(weeksOfPractice(sessions, TODAY, 1)).toHaveLength(1);
    expect(weeksOfPractice([], TODAY, 8)).toEqual([]);
  });
});

describe('practice against strokes lost', () => {
  const fullSwing = ['2026-11-21', '2026-11-20', '2026-11-19'].map((day) =>
    session(day, block('pump', 60), block('coin-putt', 20), block('landing-towel', 20)),
  );
  it('shows the shares and what is missing', () => {
    const balance = practiceBalance(fullSwing, losses(1, 2.5, 1, 4))!;
    expect(balance.areas.map(({ area, practice, lost }) => [area, practice, Math.round(lost * 100)])).toEqual([
      ['full-swing', 0.6, 41],
      ['short-game', 0.2, 12],
      ['putting', 0.2, 47],
    ]);
    expect(mismatch(balance, 'putting')).toMatchObject({ missing: { area: 'putting' }, most: { area: 'full-swing' } });
  });
  it('is silent if practice goes where strokes are lost', () => {
    expect(mismatch(practiceBalance(fullSwing, losses(2, 3, 1, 2))!, 'approach')).toBeUndefined();
  });
  it('also says so if the most practised area still gets too little', () => {
    const balance = practiceBalance(fullSwing, losses(4, 5, 0.5, 0.5))!;
    expect(mismatch(balance, 'approach')).toMatchObject({
      missing: { area: 'full-swing' },
      most: { area: 'full-swing' },
    });
  });
  it('never suggests another part than the one the golfer works on', () => {
    const balance = practiceBalance(fullSwing, losses(1, 2.5, 1, 4))!;
    expect(mismatch(balance, 'off-tee')).toBeUndefined();
    expect(mismatch(balance, undefined)).toBeUndefined();
  });
  it('gained strokes are no loss', () => {
    expect(practiceBalance(fullSwing, losses(-1, 2, -0.5, 2))?.areas.map(({ lost }) => lost)).toEqual([0.5, 0, 0.5]);
    expect(practiceBalance(fullSwing, losses(-1, 0, -0.5, 0))?.areas.map(({ lost }) => lost)).toEqual([0, 0, 0]);
  });
  it('says nothing before three sessions and three rounds', () => {
    expect(practiceBalance(fullSwing.slice(1), losses(1, 2, 1, 4))).toBeUndefined();
    expect(practiceBalance(fullSwing, [...losses(1, 2, 1, 4).slice(1), loss('off-tee', 1, 2)])).toBeUndefined();
  });
});

describe('scores over time', () => {
  const scored = (day: string, score: number) => session(day, block('alignment-gate', 10, { score, attempts: 20 }));
  it('need three; the mean comes with the usual distance from it', () => {
    const sessions = [scored('2026-11-21', 16), scored('2026-11-14', 12), scored('2026-11-07', 14)];
    expect(drillTrends(sessions)).toMatchObject([{ drillId: 'alignment-gate', mean: 14, deviation: 2 }]);
    expect(drillTrends(sessions)[0]?.scores.map(({ score }) => score)).toEqual([14, 12, 16]);
    expect(drillTrends(sessions.slice(1))).toEqual([]);
  });
  it('have the best; fewer is better if strokes count, and a first time is no record', () => {
    const sessions = [
      session('2026-11-20', block('par-18', 20, { score: 23 }), block('pump', 5, { score: 7 })),
      session('2026-11-10', block('par-18', 20, { score: 21 })),
    ];
    expect(drillRecords(sessions).get('par-18')).toMatchObject({
      times: 2,
      best: { score: 21, day: '2026-11-10' },
      last: { score: 23 },
    });
    expect(isPersonalBest(block('par-18', 20, { score: 20 }), sessions)).toBe(true);
    expect(isPersonalBest(block('par-18', 20, { score: 21 }), sessions)).toBe(false);
    expect(isPersonalBest(block('tee-ahead', 20, { score: 15 }), sessions)).toBe(false);
  });
});

describe('the transfer gap', () => {
  const rates = (attemptsAtRandom: number) =>
    transferGap([
      session(TODAY, block('pump', 10, { attempts: 20, successes: 16 })),
      session('2026-11-20', block('pump', 10, { mode: 'random', attempts: attemptsAtRandom, successes: 10 })),
      session('2026-11-19', block('par-18', 10, { mode: 'game', attempts: 9, successes: 9 })),
    ]);
  it('is the rate in block practice minus that at random, from twenty attempts of each', () => {
    expect(rates(20)).toMatchObject({ block: { successes: 16, attempts: 20 }, gap: { points: 30 } });
    expect(rates(19).gap).toBeUndefined();
  });

  it('finds no difference if there is none, and covers the true one four times in five', () => {
    const random = seeded(7);
    const times = (n: number, rate: number) => Array.from({ length: n }, () => random() < rate).filter(Boolean).length;
    const golfers = Array.from({ length: 2000 }, (_, golfer) => {
      const truth = golfer % 2 === 0 ? 0 : 0.2;
      const random50 = 0.5 + truth;
      const sessions = Array.from({ length: 6 }, (_day, at) =>
        session(
          `2026-11-${String(20 - at).padStart(2, '0')}`,
          block('pump', 10, { attempts: 12, successes: times(12, random50) }),
          block('pump', 10, { mode: 'random', attempts: 12, successes: times(12, 0.5) }),
        ),
      );
      return { truth, gap: transferGap(sessions).gap! };
    });
    const held = golfers.filter(({ truth, gap }) => gap.low <= 100 * truth && 100 * truth <= gap.high).length;
    expect(held / golfers.length).toBeGreaterThan(0.75);
    expect(held / golfers.length).toBeLessThan(0.87);
    const claimed = golfers.filter(({ truth, gap }) => truth === 0 && (gap.low > 0 || gap.high < 0)).length;
    expect(claimed / (golfers.length / 2)).toBeLessThan(0.25);
  });
});
