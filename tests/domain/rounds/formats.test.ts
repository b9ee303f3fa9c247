import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { handicapFor, netTotals, strokesGiven } from '@divot/golf-rules';
import { playingHandicapsFor } from '#src/domain/handicap/tee-rating.ts';
import { matchStanding, strokesBetween } from '#src/domain/rounds/partner-match.ts';
import { matchText } from '@divot/golf-games';

const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const card = (strokes: readonly (number | undefined)[]): Hole[] =>
  strokes.map((one, at) => ({
    n: at + 1,
    par: PARS[at]!,
    si: at + 1,
    ...(one === undefined ? {} : { strokes: one }),
  }));
const pars = card(PARS);

describe('net of the course handicap', () => {
  it('gives one stroke on the hardest holes and two if the handicap is over 18', () => {
    expect(strokesGiven(pars, 3).slice(0, 5)).toEqual([1, 1, 1, 0, 0]);
    expect(strokesGiven(pars, 20).slice(0, 4)).toEqual([2, 2, 1, 1]);
  });
  it('gives a plus player’s strokes back on the easiest holes', () => {
    expect(strokesGiven(pars, -2).slice(15)).toEqual([0, -1, -1]);
  });
  it('ranks the holes of a nine again from 1 to 9', () => {
    const back = pars.slice(9);
    expect(strokesGiven(back, 2)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0]);
  });
  it('a round of pars off 10 is 10 under net, with 46 points', () => {
    expect(netTotals({ holes: pars, courseHandicap: 10 })).toMatchObject({ strokes: 62, toPar: -10, points: 46 });
  });
  it('counts net double bogey for a hole picked up, and no points', () => {
    const holes = [{ ...pars[0]!, strokes: undefined, pickedUp: true } as unknown as Hole, ...pars.slice(1)];
    expect(netTotals({ holes, courseHandicap: 0 })).toMatchObject({ points: 34, strokes: 68 + 6 });
  });
  it('has no value for a golfer without an index', () => {
    expect(netTotals({ holes: pars })).toBeUndefined();
  });
  it('gives exactly the course handicap over a full card', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 60 }), (handicap) => {
        expect(strokesGiven(pars, handicap).reduce((sum, one) => sum + one, 0)).toBe(handicap);
      }),
    );
  });
  it('leaves rating minus par out if the golfer’s setting says so, and net scores and points with it', () => {
    const tee = { id: 't', name: 'White', par: PARS, courseRating: 69.4, slope: 113 };
    const all = PARS.map((_, at) => at + 1);
    const [with_, without] = [handicapFor(tee, all, 12)!, handicapFor(tee, all, 12, false)!];
    expect([with_, without]).toEqual([9, 12]); // 12 + (69.4 − 72) = 9.4
    expect(netTotals({ holes: pars, courseHandicap: without })).toMatchObject({ strokes: 60, toPar: -12, points: 48 });
    expect(playingHandicapsFor(tee, all, 12).map(({ strokes }) => strokes)).toEqual([9, 9, 8, 8]);
    expect(playingHandicapsFor({ ...tee, slope: undefined }, all, 12)).toEqual([]);
  });
  it('follows the rating of the stretch, and is unknown without one', () => {
    const tee = { id: 't', name: 'White', par: PARS, courseRating: 71.2, slope: 128 };
    expect(
      handicapFor(
        tee,
        PARS.map((_, at) => at + 1),
        12,
      ),
    ).toBe(13); // 12 × 128/113 + (71.2 − 72) = 12.79
    expect(handicapFor(tee, [1, 2, 3, 4, 5, 6, 7, 8, 9], 12)).toBeUndefined();
  });
});

describe('match play', () => {
  const opponent = (strokes: readonly number[]) => ({
    strokes: Object.fromEntries(strokes.map((one, at) => [String(at + 1), one])),
  });
  it('counts holes, not strokes', () => {
    const standing = matchStanding(card([4, 9, 3]), opponent([5, 4, 4]));
    expect(standing).toEqual({ up: 1, played: 3, left: 0 });
    expect(matchText(matchStanding(pars, opponent([5, 3])))).toBe('AS');
  });
  it('is over when nothing can change it: 10 & 8', () => {
    const standing = matchStanding(pars, opponent(PARS.map((par) => par + 1)));
    expect(standing).toEqual({ up: 10, played: 10, left: 8 });
    expect(matchText(standing)).toBe('won 10 & 8');
  });
  it('gives the difference of two course handicaps on the hardest holes', () => {
    const theirs = opponent(PARS);
    expect(
      matchText(
        matchStanding(pars, theirs, strokesBetween({ holes: pars, courseHandicap: 14 }, { courseHandicap: 11 })),
      ),
    ).toBe('won 3 & 2');
    expect(
      matchText(
        matchStanding(pars, theirs, strokesBetween({ holes: pars, courseHandicap: 11 }, { courseHandicap: 14 })),
      ),
    ).toBe('lost 3 & 2');
    const onlyFirst = matchStanding(pars.slice(0, 1), opponent(PARS.slice(0, 1)), 1);
    expect(onlyFirst.up).toBe(1);
  });
  it('is level while one of the two handicaps is unknown', () => {
    expect(strokesBetween({ holes: pars }, { courseHandicap: 11 })).toBe(0);
    expect(strokesBetween({ holes: pars, courseHandicap: 14 }, {})).toBe(0);
  });
  it('a pick-up loses the hole', () => {
    const holes: Hole[] = [{ n: 1, par: 4, pickedUp: true }, ...pars.slice(1)];
    expect(matchText(matchStanding(holes, opponent([9])))).toBe('1 down');
  });
});
