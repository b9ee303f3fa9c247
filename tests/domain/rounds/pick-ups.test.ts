import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { checkHole, enter } from '#src/domain/pad/hole-entry.ts';
import { netTotals, pickUps, roundTotals } from '@divot/golf-rules';

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
    expect(pickUps(round).get(1)?.counts).toBe(4 + 2 + 2); // the hardest hole receives two strokes
    expect(pickUps(round).get(3)?.counts).toBe(3 + 2 + 1);
  });

  it('counts off the index if tees have no rating, par and five without an index', () => {
    expect(pickUps(roundOf(card(['x']), { indexAtStart: 18 })).get(1)?.counts).toBe(7);
    expect(pickUps(roundOf(card(['x']))).get(1)?.counts).toBe(9);
  });

  it('counts the most likely score that the golfer gave, never more than net double bogey (Rule 3.3)', () => {
    const picked = (mostLikely: number) => {
      const holes = card(['x']).map((hole, at) => (at === 0 ? { ...hole, mostLikely } : hole));
      return roundOf(holes, { courseHandicap: 0 });
    };
    expect(pickUps(picked(5)).get(1)).toEqual({ counts: 5, most: 6 });
    expect(pickUps(picked(9)).get(1)).toEqual({ counts: 6, most: 6 });
    expect(meanOf(picked(5), 'over-par')).toEqual({ mean: 1 / 18, n: 18 });
  });

  it('is in the total of its card, gross and net, as on the pad, the card and every list', () => {
    const round = roundOf(card(['x', 1]), { courseHandicap: 18 });
    expect(roundTotals(round)).toMatchObject({ strokes: 72 + 3 + 1, toPar: 4, pickUps: 1 });
    expect(netTotals(round)).toMatchObject({ strokes: 72 + 4 - 18, toPar: -14 });
    expect(roundTotals(round).stableford).toBe(16 * 2 + 1); // the picked-up hole scores no points
  });

  it('loses its most likely score with the pick-up: at a score, and when the pick-up is undone', () => {
    const hole: Hole = { n: 1, par: 4, pickedUp: true, mostLikely: 6 };
    expect(enter(hole, { strokes: 5 })).toEqual({ n: 1, par: 4, strokes: 5 });
    expect(enter(hole, { pickedUp: undefined })).toEqual({ n: 1, par: 4 });
    expect(enter(hole, { routine: 'yes' })).toEqual({ ...hole, routine: 'yes' });
    expect(checkHole({ ...hole, mostLikely: 21 }).ok).toBe(false);
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
