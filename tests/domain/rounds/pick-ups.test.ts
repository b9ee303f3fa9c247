import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundFacts } from '#src/domain/analytics/round-facts.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { pickUpStrokes } from '#src/domain/rounds/counted-strokes.ts';

const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];

const roundOf = (holes: readonly Hole[], fields: Partial<Round> = {}) =>
  ({
    id: 'r',
    status: 'finished',
    mode: 'casual',
    playedOn: '2026-05-01',
    date: '2026-05-01T08:00:00.000Z',
    createdAt: '2026-05-01T08:00:00.000Z',
    holes,
    holesPlanned: holes.map(({ n }) => n),
    ...fields,
  }) as unknown as Round;
const card = (marks: readonly (number | 'x')[]): readonly Hole[] =>
  PARS.map((par, at): Hole => {
    const over = marks[at] ?? 0;
    return { n: at + 1, par, si: at + 1, ...(over === 'x' ? { pickedUp: true } : { strokes: par + over }) };
  });
const meanOf = (round: Round, measure: 'over-par' | 'par-4') => {
  const tally = roundFacts(round)?.tallies[measure];
  return tally && { mean: tally.sum / tally.n, n: tally.n };
};

describe('a hole that was picked up', () => {
  it('counts net double bogey: two over and the strokes received there', () => {
    const round = roundOf(card(['x', 0, 'x']), { courseHandicap: 20 });
    expect(pickUpStrokes(round).get(1)).toBe(4 + 2 + 2); // two strokes on the hardest of them
    expect(pickUpStrokes(round).get(3)).toBe(3 + 2 + 1);
  });

  it('counts off the index where tees have no rating, par and five without an index', () => {
    expect(pickUpStrokes(roundOf(card(['x']), { indexAtStart: 18 })).get(1)).toBe(7);
    expect(pickUpStrokes(roundOf(card(['x']))).get(1)).toBe(9);
  });

  it('stays in the averages over par and on par 4s', () => {
    const round = roundOf(card(['x']), { courseHandicap: 0 });
    expect(meanOf(round, 'over-par')).toEqual({ mean: 2 / 18, n: 18 });
    expect(meanOf(round, 'par-4')?.mean).toBeCloseTo(0.2, 10);
  });

  it('never makes a golfer better than holing out at net double bogey or better, over thousands of invented cards', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 18, maxLength: 18 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 17 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 36 }),
        (scores, lifted, courseHandicap) => {
          const holed = roundOf(card(scores), { courseHandicap });
          const marks = scores.map((over, at) => (lifted.includes(at) ? ('x' as const) : over));
          const picked = roundOf(card(marks), { courseHandicap });
          expect(meanOf(picked, 'over-par')!.n).toBe(18);
          expect(meanOf(picked, 'over-par')!.mean).toBeGreaterThanOrEqual(meanOf(holed, 'over-par')!.mean - 1e-9);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
