import { describe, expect, it } from 'vitest';
import {
  type MaximumScore,
  type NetCard,
  type Round,
  type SideFormat,
  ALLOWANCES,
  cardHandicap,
  courseHandicap,
  handicapFor,
  handicapRoundOf,
  holeOf,
  netTotals,
  playingHandicap,
  playOrder,
  roundDifferential,
  sideHandicap,
  stablefordPoints,
  strokesGiven,
} from '@divot/golf-rules';
import { cardStanding } from '#src/domain/handicap/card-standing.ts';
import type { Hole, Partner } from '#src/domain/entities/round.entity.ts';
import { partnerNet } from '#src/domain/rounds/partner-card.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { matchStanding, strokesBetween } from '#src/domain/rounds/partner-match.ts';
import { matchText } from '@divot/golf-games';
import { missingHoles } from '#src/domain/rounds/next-hole.ts';

// Examples that associations, clubs and rule books publish, with their numbers.

const PAR = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const eighteen = playOrder(18, 1);
const tee = (part: Partial<Tee> = {}): Tee => ({ id: 't', name: 'White', par: PAR, strokeIndex: eighteen, ...part });
const card = (from: Tee, strokes: (par: number, n: number) => Partial<Hole> = () => ({}), order = eighteen): Hole[] =>
  order.map((n) => {
    const hole = holeOf(from, n);
    return { ...hole, ...strokes(hole.par, n) };
  });

describe('course and playing handicap (Rules of Handicapping 6.1, 6.2 and appendix C)', () => {
  const white = { slope: 129, courseRating: 71.1, par: 72 };

  it('Miami Valley Golf: indexes 27.7 and 7.9 on 71.1/129, par 72, are 26 and 7 at 85%', () => {
    expect(courseHandicap({ index: 27.7, ...white })).toBe(31);
    expect([27.7, 7.9].map((index) => playingHandicap({ index, ...white }, 85))).toEqual([26, 7]);
  });

  it('Golf Genius: without rating minus par, 16.9 and 21.3 on 68.9/124 are 19 and 23, and nine holes off 19 are 10', () => {
    const red = { slope: 124, courseRating: 68.9, par: 72, ratingMinusPar: false };
    expect([16.9, 21.3].map((index) => courseHandicap({ index, ...red }))).toEqual([19, 23]);
    const nine = card(tee(), undefined, playOrder(9, 1));
    expect(partnerNet({ holes: nine }, { courseHandicap: 19 }).courseHandicap).toBe(10);
  });

  it('Danish Golf Union: a playing handicap over nine holes comes from the unrounded 6.72: 7, and 6 at 95%', () => {
    const nine = { index: 14.3, slope: 118, courseRating: 35.2, par: 36, holes: 9 } as const;
    expect(courseHandicap(nine)).toBe(7);
    expect(playingHandicap(nine, 95)).toBe(6);
  });

  it('R&A: a plus player gives strokes back from stroke index 18, and an allowance moves them up towards zero', () => {
    expect(strokesGiven(card(tee()), -2).flatMap((given, at) => (given === 0 ? [] : [at + 1]))).toEqual([17, 18]);
    expect(playingHandicap({ index: -10, slope: 113, courseRating: 72, par: 72 }, 95)).toBe(-9); // −9.5
  });

  it('the club’s result is off 95% in a competition, the index off the course handicap', () => {
    const rated = tee({ courseRating: 70.9, slope: 128 });
    const competition = {
      holes: card(rated, (par) => ({ strokes: par + 1 })),
      indexAtStart: 18.6,
      mode: 'competition',
    } as const;
    const off = (part: object) => cardHandicap({ ...competition, courseSnapshot: { name: 'GC', tee: rated }, ...part });
    expect(off({ format: 'stableford' })).toMatchObject({ handicap: 19, percent: 95, courseHandicap: 20 });
    expect(off({ format: 'match' })).toMatchObject({ handicap: 20, percent: 100 });
    expect(off({ mode: 'casual' })).toMatchObject({ handicap: 20, percent: 100 });
    expect(netTotals({ ...competition, courseSnapshot: { name: 'GC', tee: rated } })?.points).toBe(18 + 19);
  });

  it.each([
    [18.6, 73, 140, 12],
    [28, 73, 140, 18],
    [5, 75.2, 148, 5],
    [54, 70.9, 128, 30],
  ])(
    'nine holes off an 18-hole rating: index %d on %d/%d is half of the tee’s own, %d',
    (index, courseRating, slope, half) => {
      const rated = tee({ courseRating, slope });
      const nine = { holes: card(rated, undefined, playOrder(9, 1)), indexAtStart: index };
      expect(cardHandicap({ ...nine, courseSnapshot: { name: 'GC', tee: rated } })).toMatchObject({
        handicap: half,
        basis: 'half',
      });
    },
  );

  it('USGA: from tees with different pars, the higher par receives the difference in a match (Rule 6.2b)', () => {
    const longer = tee({ id: 'red', par: [5, 5, ...PAR.slice(2)] });
    const own = { holes: card(tee()), courseHandicap: 10 };
    expect(strokesBetween(own, { courseHandicap: 10, tee: longer })).toBe(-2);
    expect(strokesBetween(own, { courseHandicap: 10 })).toBe(0);
    expect(
      strokesBetween({ ...own, courseSnapshot: { name: 'GC', tee: tee() } }, { courseHandicap: 14, tee: longer }),
    ).toBe(-6);
  });
});

describe('Stableford (Rules of Golf 21.1)', () => {
  it.each([
    [2, 0],
    [1, 1],
    [0, 2],
    [-1, 3],
    [-2, 4],
    [-3, 5],
    [-4, 6],
  ])('%d to the fixed target is %d points', (toPar, points) => {
    expect(stablefordPoints({ n: 1, par: 5, strokes: 5 + toPar })).toBe(points);
  });

  it('a player who does not hole out gets none, whatever the hole counts for the index', () => {
    expect(stablefordPoints({ n: 1, par: 4, strokes: 4, pickedUp: true })).toBe(0);
    const holes = card(tee(), () => ({ pickedUp: true, mostLikely: 3 }));
    expect(netTotals({ holes, courseHandicap: 20 })?.points).toBe(0);
  });

  it('element64: a 6 on a par 4 with index 8 is 1 point off 10, none off 7 and 2 off 26', () => {
    const six = (courseHandicap: number) =>
      netTotals({
        holes: card(tee({ par: PAR.map(() => 4) }), (_, n) => (n === 8 ? { strokes: 6 } : {})),
        courseHandicap,
      })?.points;
    expect([10, 7, 26].map(six)).toEqual([1, 0, 2]);
  });
});

describe('match play (Rules of Golf 3.2)', () => {
  const level = card(tee({ par: PAR.map(() => 4) }), () => ({ strokes: 4 }));
  const fours = (from: number, to = 18): Partner['strokes'] =>
    Object.fromEntries(eighteen.filter((n) => n >= from && n <= to).map((n) => [String(n), 4]));
  const text = (opponent: Partial<Partner>, received = 0) => matchText(matchStanding(level, opponent, received));

  it('a conceded hole is won: 1 to 3 conceded and the rest halved is 3 & 2', () => {
    expect(text({ strokes: fours(4), pickedUp: [1, 2, 3], conceded: [1, 2, 3] })).toBe('won 3 & 2');
    expect(text({ strokes: fours(4), conceded: [1, 2, 3] })).toBe('won 3 & 2');
    expect(text({ strokes: fours(4), pickedUp: [1, 2, 3] })).toBe('won 3 & 2');
  });

  it('the last hole conceded when 1 up is 2 up, and ten conceded are 10 & 8', () => {
    expect(text({ strokes: { ...fours(2, 17), 1: 5 }, conceded: [18] })).toBe('2 up');
    expect(text({ conceded: playOrder(18, 1).slice(0, 10) })).toBe('won 10 & 8');
  });

  it('the golfer’s own concession loses the hole, also before the opponent has a score', () => {
    const conceded = level.map((hole) => (hole.n <= 3 ? { n: hole.n, par: 4, pickedUp: true, conceded: true } : hole));
    expect(matchText(matchStanding(conceded, { strokes: fours(1) }))).toBe('lost 3 & 2');
    expect(matchText(matchStanding(conceded, { strokes: {} }))).toBe('3 down');
  });

  it('a hole that both pick up is halved, and who concedes loses to who picks up', () => {
    const both = level.map((hole) => (hole.n === 1 ? { n: 1, par: 4, pickedUp: true } : hole));
    expect(matchText(matchStanding(both, { strokes: fours(2), pickedUp: [1] }))).toBe('AS');
    expect(matchText(matchStanding(both, { strokes: fours(2), pickedUp: [1], conceded: [1] }))).toBe('1 up');
  });

  it('Suunto: a player off 20 receives 5 from one off 15 and wins 4 & 2 on the 16th', () => {
    const received = strokesBetween({ holes: level, courseHandicap: 20 }, { courseHandicap: 15 });
    expect(received).toBe(5);
    // Net wins on the five hardest holes, two lost, and the 16th won outright.
    expect(text({ strokes: { ...fours(1), 6: 3, 7: 3, 16: 5 } }, received)).toBe('won 4 & 2');
  });

  it('strokes fall by the stroke indexes of the tee that the receiver plays', () => {
    const theirs = tee({ id: 'red', par: PAR.map(() => 4), strokeIndex: eighteen.toReversed() });
    const standing = matchStanding(level, { strokes: fours(1), tee: theirs }, -1);
    expect(standing.up).toBe(-1);
    // Their hardest hole is the last, so the golfer is level before it.
    const beforeLast = level.map((hole) => (hole.n === 18 ? { n: 18, par: 4 } : hole));
    expect(matchStanding(beforeLast, { strokes: fours(1), tee: theirs }, -1).up).toBe(0);
  });
});

describe('handicap allowances (Rules of Handicapping, appendix C)', () => {
  it('USGA and R&A, 2024: the recommended table', () => {
    expect(ALLOWANCES).toEqual({
      stroke: 95,
      stableford: 95,
      par: 95,
      maximum: 95,
      match: 100,
      // Rule of Golf 23
      'four-ball stroke': 85,
      'four-ball stableford': 85,
      'four-ball par': 90,
      'four-ball match': 90,
      'best 1 of 4 stroke': 75,
      'best 2 of 4 stroke': 85,
      'best 3 of 4 stroke': 100,
      '4 of 4 stroke': 100,
      'best 1 of 4 par': 75,
      'best 2 of 4 par': 80,
      'best 3 of 4 par': 90,
      '4 of 4 par': 100,
      'total of 2 match': 100,
    });
  });

  it.each<[SideFormat, readonly number[], number]>([
    ['foursomes', [12, 21], 17], // 16.5
    ['greensomes', [20, 10], 14], // 60% of 10 and 40% of 20
    ['chapman', [5, 10], 7],
    ['scramble of 2', [6, 18], 5], // 2.1 + 2.7 = 4.8
    ['scramble of 3', [5, 10, 20], 6], // 1.5 + 2 + 2 = 5.5
    ['scramble of 4', [20, 4, 10, 15], 7], // 1 + 2 + 2.25 + 2 = 7.25
    ['foursomes', [-4, 10], 3],
  ])('a side at %s off %j plays off %d', (format, courseHandicaps, strokes) => {
    expect(sideHandicap(format, courseHandicaps)).toBe(strokes);
  });

  it('Rule 6.2a: 11.7 unrounded is 11 at 95% (11.1), where the rounded 12 would be 11.4', () => {
    expect(playingHandicap({ index: 11.7, slope: 113, courseRating: 72, par: 72 }, 95)).toBe(11);
    expect(courseHandicap({ index: 11.7, slope: 113, courseRating: 72, par: 72 })).toBe(12);
  });
});

describe('other forms of stroke play (Rules of Golf 21.2 and 21.3)', () => {
  /** Par, then a hole each of 9 strokes, a birdie, a bogey, and one picked up. */
  const holes = [
    { n: 1, par: 4, si: 1, strokes: 4 },
    { n: 2, par: 4, si: 2, strokes: 9 },
    { n: 3, par: 5, si: 3, strokes: 4 },
    { n: 4, par: 3, si: 4, strokes: 4 },
    { n: 5, par: 4, si: 5, pickedUp: true },
    { n: 6, par: 4, si: 6 },
    ...[7, 8, 9].map((n) => ({ n, par: 4, si: n })),
  ];
  const off = (handicap: number, part: Partial<NetCard>) => netTotals({ holes, courseHandicap: handicap, ...part })!;

  it.each<[MaximumScore, number, number, number]>([
    // What the 9 and the pick-up count, in gross strokes, off 0
    ['net-double-bogey', 6, 6, 24],
    ['twice-par', 8, 8, 28],
    ['triple-bogey', 7, 7, 26],
    ['8', 8, 8, 28],
    ['10', 9, 10, 31],
  ])('Rule 21.2, %s: a 9 on a par 4 counts %d and a hole not finished %d', (maximumScore, nine, notFinished, total) => {
    expect(4 + nine + 4 + 4 + notFinished).toBe(total);
    expect(off(0, { format: 'maximum', maximumScore }).strokes).toBe(total);
  });

  it('Rule 21.2: net double bogey counts the stroke received on the hole', () => {
    expect(off(2, { format: 'maximum' }).strokes).toBe(4 - 1 + (7 - 1) + 4 + 4 + 6);
    expect(off(0, { format: 'stroke' }).strokes).toBe(4 + 9 + 4 + 4 + 6);
  });

  it('Rule 21.3: a hole is won below par, lost above it or without a score, and not decided before it is played', () => {
    expect(off(0, { format: 'par' }).up).toBe(0 - 1 + 1 - 1 - 1);
    // A stroke on each of the four hardest: par becomes a win, the birdie stays one, the bogey a half.
    expect(off(4, { format: 'par' }).up).toBe(1 - 1 + 1 + 0 - 1);
  });

  it('Rule 21.3 and appendix C: in a competition the strokes are those of 95%', () => {
    const twenty = { indexAtStart: 40, mode: 'competition', format: 'par' } as const;
    expect(netTotals({ holes, courseHandicap: 20, ...twenty })).toMatchObject({ handicap: 19, percent: 95 });
  });
});

describe('a round planned over fourteen holes (Rules of Handicapping 2.2 and 5.1b)', () => {
  const from = tee({ courseRating: 70.9, slope: 128 });
  const planned = eighteen.filter((n) => ![3, 8, 12, 15].includes(n));
  const round: Round = {
    id: 'winter',
    date: '2026-01-10T09:00:00.000Z',
    playedOn: '2026-01-10',
    mode: 'casual',
    status: 'finished',
    courseSnapshot: { name: 'GC', tee: from },
    holesPlanned: planned,
    holes: card(from, (par) => ({ strokes: par + 1 }), planned),
    indexAtStart: 18.6,
    courseHandicap: handicapFor(from, planned, 18.6)!,
  };

  it('is whole, has the course handicap of 18 and receives its strokes by the card’s stroke indexes', () => {
    expect(missingHoles(round)).toEqual([]);
    expect(cardStanding(round)).toBe('partial');
    // 20 strokes: one on each hole, and a second on indexes 1 and 2.
    expect(netTotals(round)).toMatchObject({ handicap: 20, toPar: 14 - 14 - 2, points: 28 + 2 });
  });

  it('counts the four holes that are closed as expected of the index', () => {
    const { courseHandicap: _course, ...others } = round;
    const full = {
      ...others,
      holesPlanned: eighteen,
      holes: card(from, (par, n) => (planned.includes(n) ? { strokes: par + 1 } : {})),
    };
    const differential = (one: Round) => roundDifferential(handicapRoundOf(one)!, 18.6);
    expect(differential(round)).toBe(differential(full));
    expect(differential(round)).toBeGreaterThan(15);
  });
});
