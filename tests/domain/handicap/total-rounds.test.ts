import fc from 'fast-check';
import { cases } from '@divot/basics/testing';
import { describe, expect, it } from 'vitest';
import { hasHoles, roundPlays } from '@divot/analytics';
import { finishedRoundFacts, roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import { markedShots } from '#src/domain/bag/marked-shots.ts';
import { packLines } from '#src/domain/coaches/lesson-pack.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { cardStanding } from '#src/domain/handicap/card-standing.ts';
import { handicapHistory, handicapRoundOf, scoreWithoutHoles } from '@divot/golf-rules';
import { knownScore } from '#src/domain/rounds/known-score.ts';
import { addDays } from '@divot/basics';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const PAR = [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5];

/** This card as a handicap authority records it: adjusted gross score, rating and slope, but no holes. */
const postedOf = (card: Round, adjustedGross: number): Round => {
  const tee = card.courseSnapshot!.tee;
  const isNine = card.holes.length === 9;
  const courseRating = isNine ? tee.frontCourseRating! : tee.courseRating!;
  const slope = isNine ? tee.frontSlope! : tee.slope!;
  return {
    ...card,
    holes: [],
    holesPlanned: [],
    total: { adjustedGross, holes: card.holes.length },
    courseSnapshot: { name: 'Fernhill', tee: { id: 'imported', name: 'Imported', par: [], courseRating, slope } },
  };
};

const cardOf = (
  day: number,
  holes: number,
  over: readonly (number | 'picked up')[],
  [courseRating, slope, pcc]: readonly [number, number, number],
): Round => {
  const date = addDays('2025-01-01', day);
  return {
    id: `r${day}`,
    userId: 'sam',
    createdAt: `${date}T10:00:00.000Z`,
    updatedAt: `${date}T10:00:00.000Z`,
    sortKey: 0,
    date: `${date}T10:00:00.000Z`,
    playedOn: date,
    mode: 'casual',
    status: 'finished',
    pcc,
    holesPlanned: holes === 9 ? range(1, 9) : range(1, 18),
    holes: range(1, holes).map((n) => {
      const par = PAR[n - 1]!;
      const played = over[n - 1]!;
      return {
        n,
        par,
        si: n,
        ...(played === 'picked up' ? { pickedUp: true } : { strokes: Math.max(1, par + played) }),
      };
    }),
    courseSnapshot: {
      name: 'Fernhill',
      tee: {
        id: 'white',
        name: 'White',
        par: PAR,
        courseRating,
        slope,
        frontCourseRating: Math.round(courseRating * 5) / 10,
        frontSlope: slope,
      },
    },
  };
};

const hole = fc.oneof(
  { weight: 30, arbitrary: fc.integer({ min: -1, max: 6 }) },
  { weight: 1, arbitrary: fc.constant('picked up' as const) },
);
const cards = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 1, max: 20 }),
      holes: fc.constantFrom(18, 18, 18, 9, 14),
      over: fc.array(hole, { minLength: 18, maxLength: 18 }),
      rating: fc.tuple(
        fc.integer({ min: 660, max: 760 }).map((tenths) => tenths / 10),
        fc.integer({ min: 90, max: 150 }),
        fc.integer({ min: -1, max: 3 }),
      ),
    }),
    { minLength: 1, maxLength: 45, size: 'max' },
  )
  .map((rounds) => {
    let day = 0;
    return rounds.map(({ gap, holes, over, rating }) => cardOf((day += gap), holes, over, rating));
  });
const recordOf = (rounds: readonly Round[]) => handicapHistory(rounds.flatMap((round) => handicapRoundOf(round) ?? []));

describe('a round known by its total', () => {
  it('moves the index as its whole card would with the same adjusted gross score', () => {
    let rounds = 0;
    fc.assert(
      fc.property(cards, (played) => {
        const byHoles = recordOf(played);
        const totals = played.map((card, at) => postedOf(card, byHoles[at]!.adjustedGross!));
        const figures = ({
          index,
          differential,
          status,
          cap,
          exceptionalReduction,
          lowIndex,
        }: (typeof byHoles)[number]) => {
          return { index, differential, status, cap, exceptionalReduction, lowIndex };
        };

        expect(recordOf(totals).map(figures)).toEqual(byHoles.map(figures));
        rounds += played.length;
      }),
      { numRuns: cases(400, 2) },
    );
    expect(rounds).toBeGreaterThan(2000);
  });

  const card = cardOf(
    100,
    18,
    PAR.map(() => 1),
    [71.2, 128, 0],
  );
  const total = postedOf(card, 88);

  it('uses the authority’s differential only if the tee has no rating', () => {
    const withOwn = { ...total, total: { ...total.total!, differential: 3 } };
    const { courseRating: _rating, slope: _slope, ...unrated } = total.courseSnapshot!.tee;
    const without = { ...withOwn, courseSnapshot: { name: 'Fernhill', tee: unrated } };

    expect(recordOf([withOwn])[0]?.differential).toBe(14.8);
    expect(recordOf([without])[0]?.differential).toBe(3);
  });

  it('says what it counts as', () => {
    expect(cardStanding(total)).toBe('all-holes');
    expect(cardStanding({ ...total, mode: 'practice' })).toBe('practice');
    expect(
      cardStanding({ ...total, courseSnapshot: { name: 'Fernhill', tee: { id: 't', name: 'White', par: [] } } }),
    ).toBe('unrated');
  });

  it('shows its score and leaves out what needs holes', () => {
    expect(knownScore(total)).toEqual({ strokes: 88, holesPlayed: 18, holesPlanned: 18, hasHoles: false });
    expect(knownScore(card)).toMatchObject({ strokes: 90, toPar: 18, hasHoles: true });
    expect(knownScore({ ...card, holes: card.holes.map(({ n, par }) => ({ n, par })) }).strokes).toBeUndefined();
  });

  it('is left out of averages, strokes gained and shots, and stays on the record', () => {
    const facts = finishedRoundFacts(total)!;

    expect(hasHoles(facts)).toBe(false);
    expect(facts.handicap?.adjustedGross).toBe(88);
    expect(roundFacts(total)).toBeUndefined();
    expect(roundPlays(total)).toBeUndefined();
    expect(markedShots(total)).toEqual([]);
  });

  it('goes to a coach as a score, without a figure against par and out of the average', () => {
    const source = { faultIds: [], handicap: undefined, rounds: [total], swings: [] };

    expect(packLines([`round:${total.id}`, 'stats'], source)).toEqual([
      `Round of ${total.playedOn}, Fernhill: 88 over 18 holes.`,
    ]);
  });

  it('is replaced by holes once they are on record', () => {
    expect(scoreWithoutHoles({ ...card, total: { adjustedGross: 88, holes: 18 } })).toBeUndefined();
  });
});
