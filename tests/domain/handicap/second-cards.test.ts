import { describe, expect, it } from 'vitest';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { cardStanding, countsForIndex } from '#src/domain/handicap/card-standing.ts';
import {
  type HandicapEntry,
  type HandicapRound,
  handicapRoundOf,
  holeOf,
  netTotals,
  playOrder,
  handicapHistory,
} from '@divot/golf-rules';
import { seeded, shuffled } from '@divot/basics';

// Computes all kinds of card a second time from the Rules of Handicapping 3.1, 3.3, 5.1, 6.1 and appendix E: nines,
// abandoned eighteens, the back nine first, pick-ups, plus handicaps, and tees with half their ratings or no stroke
// indexes. Figures are integers in ten-thousandths, so halves stay exact. A longer run: CARDS=50000.

const CARDS = Number(process.env['CARDS'] ?? 3000);
const random = seeded(77);
const below = (n: number): number => Math.floor(random() * n);
const oneOf = <T>(list: readonly T[]): T => list[below(list.length)]!;

const PAR = [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const SI = [7, 3, 17, 1, 11, 9, 15, 5, 13, 8, 2, 18, 6, 12, 4, 16, 10, 14];
const SI_OF_NINE = [5, 3, 9, 1, 7, 2, 8, 4, 6];
const isSometimes = (share: number) => random() < share;

const anyTee = (): Tee => {
  const isNine = isSometimes(0.2);
  const slope = 55 + below(101);
  const tenth = (from: number, to: number) => Math.round(10 * from + below(10 * (to - from))) / 10;
  return {
    id: 't',
    name: 'White',
    par: isNine ? PAR.slice(0, 9) : [...PAR],
    ...(isSometimes(0.7) ? { strokeIndex: isNine ? [...SI_OF_NINE] : [...SI] } : {}),
    ...(isSometimes(0.9) ? { courseRating: isNine && isSometimes(0.7) ? tenth(30, 38) : tenth(64, 77) } : {}),
    ...(isSometimes(0.95) ? { slope } : {}),
    ...(isSometimes(0.6) ? { frontCourseRating: tenth(31, 39), frontSlope: 55 + below(101) } : {}),
    ...(isSometimes(0.6) ? { backCourseRating: tenth(31, 39), backSlope: 55 + below(101) } : {}),
  };
};

const anyCard = (index: number, nth: number): Round => {
  const tee = anyTee();
  const length = oneOf([9, 18, 18] as const);
  const holesPlanned = playOrder(length, 1 + below(18));
  const played = oneOf([length, length, length, 9, 10, 13, 17, below(length + 1)]);
  const skips = isSometimes(0.2) ? new Set([below(18) + 1]) : new Set<number>();
  const holes = holesPlanned.map((n, at): Hole => {
    const hole = holeOf(tee, n);
    if (at >= played || skips.has(n)) return hole;
    if (isSometimes(0.12))
      return { ...hole, pickedUp: true, ...(isSometimes(0.5) ? { mostLikely: 2 + below(9) } : {}) };
    return { ...hole, strokes: Math.max(1, hole.par + oneOf([-2, -1, 0, 0, 1, 1, 2, 3, 6, 9])) };
  });
  return {
    id: `card ${nth}`,
    date: '2026-05-01T08:00:00.000Z',
    playedOn: '2026-05-01',
    status: 'finished',
    mode: oneOf(['casual', 'competition', 'casual', 'practice']),
    courseSnapshot: { name: 'Heron Creek', tee },
    holesPlanned,
    holes: shuffled(holes, random),
    indexAtStart: index,
    ...(isSometimes(0.3) ? { pcc: below(5) - 1 } : {}),
    ...(isSometimes(0.2) ? { ratingMinusPar: false } : {}),
  } as unknown as Round;
};

/** numerator / denominator, rounded to a whole number with halves up. */
const halfUp = (numerator: bigint, denominator: bigint): number => {
  const twice = 2n * numerator + denominator;
  const whole = twice / (2n * denominator);
  return Number(twice < 0n && twice % (2n * denominator) !== 0n ? whole - 1n : whole);
};
const big = (value: number): bigint => BigInt(Math.round(10_000 * value));

/** Strokes dealt one at a time from the hardest hole; a plus player gives them back from the easiest. */
const dealt = (handicap: number, count: number): readonly number[] => {
  const strokes = Array.from({ length: count }, () => 0);
  for (let stroke = 0; stroke < Math.abs(handicap); stroke += 1)
    strokes[handicap > 0 ? stroke % count : count - 1 - (stroke % count)]! += Math.sign(handicap);
  return strokes;
};

type Reckoned = Pick<HandicapEntry, 'adjustedGross' | 'courseHandicap' | 'differential'> | 'not counted';

const isDone = (hole: Hole) => hole.strokes !== undefined || hole.pickedUp === true;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The rating that applies to these holes: of an eighteen, of one nine of it, or of a nine-hole course. */
const ratingOf = (tee: Tee, numbers: readonly number[]) => {
  const isShort = tee.par.length === 9;
  const isOwnNine = isShort && tee.courseRating !== undefined && tee.courseRating <= 45;
  const [front, back] = [
    { rating: tee.frontCourseRating, slope: tee.frontSlope },
    { rating: tee.backCourseRating, slope: tee.backSlope },
  ];
  const whole = { rating: tee.courseRating, slope: tee.slope };
  if (numbers.length > 9) {
    if (!isShort) return { count: 18, par: sum(tee.par), ...whole };
    const rating = isOwnNine ? 2 * tee.courseRating! : tee.courseRating;
    return { count: 18, par: 2 * sum(tee.par), rating, slope: tee.slope };
  }
  if (isShort) return { count: 9, par: sum(tee.par), ...(isOwnNine ? whole : front) };
  if (numbers.every((n) => n < 10)) return { count: 9, par: sum(tee.par.slice(0, 9)), ...front };
  if (numbers.every((n) => n > 9)) return { count: 9, par: sum(tee.par.slice(9)), ...back };
  return { count: 9, par: 36, rating: undefined, slope: undefined };
};

const reckon = (card: Round, index: number): Reckoned => {
  const { mode, holes, holesPlanned, courseSnapshot, pcc = 0, ratingMinusPar = true } = card;
  const done = holes.filter(isDone).toSorted((a, b) => a.n - b.n);
  const { count, par, rating, slope } = ratingOf(
    courseSnapshot!.tee,
    done.length === 9 ? done.map(({ n }) => n) : holesPlanned,
  );
  if (mode === 'practice' || rating === undefined || slope === undefined) return 'not counted';
  if (done.length < (count === 9 ? 9 : 10)) return 'not counted';
  const own = count === 9 ? halfUp(big(index), 2000n) / 10 : index;
  const courseHandicap = halfUp(
    big(own) * BigInt(slope) + (ratingMinusPar ? 113n * big(rating - par) : 0n),
    113n * 10_000n,
  );
  const counted = done.length === 9 ? 9 : 18;
  const strokes = dealt(courseHandicap, counted);
  const rankOf = (hole: Hole, at: number): number => {
    const hardness = (one: Hole) => one.si ?? one.n;
    if (counted === 9)
      return done.filter(
        (one, place) => hardness(one) < hardness(hole) || (hardness(one) === hardness(hole) && place < at),
      ).length;
    // A nine played twice counts as eighteen stroke indexes: the first time round has the odd ones, the second the
    // even.
    const isTwice = courseSnapshot!.tee.par.length === 9 && hole.si !== undefined;
    return isTwice ? 2 * (hardness(hole) - 1) + (hole.n > 9 ? 1 : 0) : hardness(hole) - 1;
  };
  const adjustedGross = sum(
    done.map((hole, at) => {
      const received = strokes[rankOf(hole, at)]!;
      const most = received >= 4 ? hole.par + 5 : hole.par + 2 + received;
      return Math.min(hole.strokes ?? hole.mostLikely ?? most, most);
    }),
  );
  const expectedOfNine = halfUp(52n * big(index) + 120n * 10_000n, 100_000n);
  const over = (played: bigint) => 18n * big(adjustedGross) - played * (big(rating) + big(pcc));
  const tenths = () => {
    if (count === 9) {
      const nine = 113n * (big(adjustedGross) - big(rating) - big(pcc / 2));
      return halfUp(nine + BigInt(expectedOfNine) * BigInt(slope) * 1000n, BigInt(slope) * 1000n);
    }
    const played = BigInt(done.length);
    const missing = 2n * (18n - played) * BigInt(expectedOfNine) * BigInt(slope) * 1000n;
    return halfUp(113n * over(played) + missing, 18_000n * BigInt(slope));
  };
  return { adjustedGross, courseHandicap, differential: tenths() / 10 };
};

/** The record of a golfer with this index: twenty differentials that produce it. */
const recordOf = (index: number): readonly HandicapRound[] =>
  Array.from({ length: 20 }, (_, at) => ({
    id: String(at),
    playedOn: `2026-03-${String(at + 1).padStart(2, '0')}`,
    holes: 18,
    differential: index,
  }));

const cards = Array.from({ length: CARDS }, (_, nth) => {
  const index = oneOf([-50, -21, 0, 1, 54, 107, 180, 265, 363, 454, 540, below(541)]) / 10;
  return { index, card: anyCard(index, nth) };
});

describe('cards of every kind, computed a second time', () => {
  it('have the same adjusted gross score, course handicap and differential, or count for neither', () => {
    let counted = 0;
    for (const { index, card } of cards) {
      const round = handicapRoundOf(card);
      const entry = round && handicapHistory([...recordOf(index), round]).find(({ id }) => id === card.id);
      const theirs = reckon(card, index);
      expect(countsForIndex(cardStanding(card)), card.id).toBe(theirs !== 'not counted');
      if (theirs === 'not counted') expect(entry?.status ?? 'not-counted').toBe('not-counted');
      else {
        counted += 1;
        expect(entry, card.id).toMatchObject(theirs);
      }
    }
    expect(counted).toBeGreaterThan(CARDS / 3);
  });

  it('have the same points, off a neutral rating where there is no course handicap', () => {
    for (const { index, card } of cards) {
      const { holes } = card;
      const count = holes.length <= 9 ? 9 : 18;
      const own = count === 9 ? halfUp(big(index), 2000n) / 10 : index;
      const strokes = dealt(halfUp(big(own), 10_000n), count);
      const hardness = ({ si, n }: Hole) => si ?? n;
      const byNumber = holes.toSorted((a, b) => a.n - b.n);
      const isTwice = count === 18 && new Set(holes.map(hardness)).size === 9;
      const rankOf = (hole: Hole): number => {
        if (isTwice) return 2 * (hardness(hole) - 1) + (hole.n > 9 ? 1 : 0);
        return byNumber.filter((one) => hardness(one) < hardness(hole)).length;
      };
      const points = holes
        .filter(({ strokes: taken, pickedUp }) => taken !== undefined && pickedUp !== true)
        .map((hole) => Math.max(0, 2 + hole.par + strokes[rankOf(hole)]! - hole.strokes!));
      expect(netTotals({ holes, indexAtStart: index }), card.id).toMatchObject({
        basis: 'neutral',
        points: sum(points),
      });
    }
  });
});
