import { expect, it } from 'vitest';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { addDays, daysBetween, seeded } from '@divot/basics';
import { type Part, expectedStrokes, PARTS } from '@divot/golf-rules';
import { type RoundFacts, formOf, partLosses } from '@divot/analytics';
import { PAR, playedRound } from './cards.ts';

// Computes the golfer's level and trend a second time from their definitions in docs/statistics.md. The invented
// golfers play nines and eighteens on rated and unrated tees, some twice a day, some after years away.

const random = seeded(11);
const below = (n: number): number => Math.floor(random() * n);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const NINE = Array.from({ length: 9 }, (_, at) => at + 1);
const EIGHTEEN = PAR.map((_, at) => at + 1);

type Course = { readonly tee: Tee; readonly yards: readonly number[] | undefined };
const anyCourse = (): Course => {
  const yards = PAR.map((par) => (par === 3 ? 130 : par === 4 ? 320 : 470) + below(90));
  const ratings = oneOf([
    {
      courseRating: 68 + below(80) / 10,
      slope: 90 + below(60),
      frontCourseRating: 34 + below(40) / 10,
      frontSlope: 100 + below(40),
    },
    { courseRating: 68 + below(80) / 10, slope: 90 + below(60) },
    {},
  ]);
  return { tee: { id: 't', name: 'White', par: PAR, ...ratings }, yards: random() < 0.8 ? yards : undefined };
};

type Played = { readonly facts: RoundFacts; readonly course: Course; readonly holes: readonly number[] };
const invented = (week: number): Played => {
  const course = anyCourse();
  const holesPlanned = random() < 0.3 ? NINE : EIGHTEEN;
  const round = playedRound(
    week,
    (n, par) => ({
      strokes: par + below(3),
      putts: 1 + below(2),
      firstPuttFt: 3 + below(40),
      ...(course.yards ? { yards: course.yards[n - 1]! } : {}),
      ...(par > 3 && random() < 0.9
        ? { driveEnd: { lie: oneOf(['fairway', 'rough'] as const), yards: 100 + below(90) } }
        : {}),
    }),
    {
      holesPlanned,
      courseSnapshot: { name: 'Heron Creek', tee: course.tee },
      mode: random() < 0.1 ? 'practice' : 'casual',
    },
  );
  return { facts: roundFacts(round)!, course, holes: holesPlanned };
};
const CARDS = Array.from({ length: 500 }, (_, week) => invented(week));
/** A random card, dated this day. */
const playedOn = (day: string): Played => {
  const card = oneOf(CARDS);
  return { ...card, facts: { ...card.facts, playedOn: day } };
};

const SHARES: Record<Part, number> = { 'off-tee': 0.28, approach: 0.4, 'short-game': 0.17, putting: 0.15 };
/** What a golfer of this index is expected to lose to the tour over eighteen such holes, all parts combined. */
const expectedLoss = (index: number, { course: { tee, yards }, holes }: Played): number => {
  const nine = holes.length === 9 && tee.frontCourseRating !== undefined;
  const [rating, slope, over] = nine
    ? [tee.frontCourseRating, tee.frontSlope, NINE]
    : [tee.courseRating, tee.slope, EIGHTEEN];
  const level = ((1.04 * index + 2.4) * (slope ?? 113)) / 113;
  // A nine gives the lengths of nine holes only: if it has no rating of its own, the tee's eighteen cannot be measured.
  if (rating === undefined || yards === undefined || over.length !== holes.length) return level + 5.45 - 2.4;
  const tour = sum(over.map((n) => expectedStrokes('tee', yards[n - 1]!)));
  return level + ((rating - tour) * 18) / over.length;
};

it('a golfer’s loss is the loss to the tour less what is typical of the index on these tees', () => {
  for (let golfer = 0; golfer < 2000; golfer += 1) {
    const index = oneOf([-4, 0, 7.3, 18, 36, 54]);
    const rounds = Array.from({ length: 1 + below(6) }, () => playedOn('2026-01-03'));
    const losses = partLosses(
      rounds.map(({ facts }) => facts),
      index,
    );
    for (const part of PARTS) {
      const telling = rounds.filter(({ facts }) => (facts.tallies[part]?.n ?? 0) >= 9);
      const loss = telling.map((one) => {
        const { sum: gained, n } = one.facts.tallies[part]!;
        return { beyond: -gained - (SHARES[part] * expectedLoss(index, one) * n) / 18, n };
      });
      const ours = losses.find((one) => one.part === part);
      expect(ours?.rounds ?? 0).toBe(telling.length);
      if (!ours) continue;
      expect(ours.value).toBeCloseTo((18 * sum(loss.map(({ beyond }) => beyond))) / sum(loss.map(({ n }) => n)), 8);
      expect(ours.low).toBeLessThan(ours.value);
      expect(ours.high).toBeGreaterThan(ours.value);
    }
  }
});

/** Score differential of a card without a hole over its limit; a nine adds the expected score for the other nine. */
const differentialOf = ({ facts, course: { tee }, holes }: Played, index: number): number | undefined => {
  const [rating, slope] = holes.length === 9 ? [tee.frontCourseRating, tee.frontSlope] : [tee.courseRating, tee.slope];
  if (rating === undefined || slope === undefined || facts.mode === 'practice') return undefined;
  const raw = (113 / slope) * (facts.strokes - rating);
  return holes.length === 9 ? raw + Math.round(10 * (0.52 * index + 1.2)) / 10 : raw;
};

it('the trend sets the last five differentials beside the five before, within a year and not across two months', () => {
  let trends = 0;
  for (let golfer = 0; golfer < 2000; golfer += 1) {
    const index = 40; // at this index no hole of these cards exceeds its limit
    let day = '2022-01-01';
    const oldestFirst = Array.from({ length: 8 + below(14) }, () => {
      day = addDays(
        day,
        oneOf([0, 1, 3, 7, 7, 14, 14, 30, 45, 60, random() < 0.3 ? 61 : 20, random() < 0.1 ? 800 : 10]),
      );
      return playedOn(day);
    });
    const newestFirst = oldestFirst.toReversed();
    const form = formOf(
      newestFirst.map(({ facts }) => facts),
      index,
    );

    const counted: number[] = [];
    let [before, latest]: (string | undefined)[] = [];
    for (const one of newestFirst.filter(({ facts }) => facts.mode !== 'practice')) {
      const { playedOn: on } = one.facts;
      if (before !== undefined && daysBetween(on, before) > 60) break;
      if (latest !== undefined && daysBetween(on, latest) > 365) break;
      latest ??= on;
      before = on;
      counted.push(...[differentialOf(one, index)].filter((value) => value !== undefined));
    }
    const [now, then] = [counted.slice(0, 5), counted.slice(5, 10)];
    expect(form !== undefined).toBe(now.length >= 3 && then.length >= 3);
    if (!form) continue;
    trends += 1;
    expect([form.rounds, form.before]).toEqual([now.length, then.length]);
    // The tolerance allows for rounding each differential to a tenth.
    expect(Math.abs(form.change - (sum(now) / now.length - sum(then) / then.length))).toBeLessThan(0.11);
  }
  expect(trends).toBeGreaterThan(200);
});
