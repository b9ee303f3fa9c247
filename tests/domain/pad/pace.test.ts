import { describe, expect, it } from 'vitest';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { paceOf } from '#src/domain/pad/pace.ts';
import { seeded } from '@divot/basics';

const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5];
const card = (overs: readonly number[], indexAtStart?: number): Round =>
  ({
    holesPlanned: PARS.map((_, at) => at + 1),
    holes: PARS.map((par, at): Hole => ({
      n: at + 1,
      par,
      ...(overs[at] === undefined ? {} : { strokes: par + overs[at] }),
    })),
    ...(indexAtStart === undefined ? {} : { indexAtStart }),
  }) as unknown as Round;

describe('the pace of a round', () => {
  it('is shown from the sixth hole on until the last', () => {
    expect(paceOf(card([0, 0, 0, 0, 0], 10))).toBeUndefined();
    expect(paceOf(card([0, 0, 0, 0, 0, 0], 10))).toBeDefined();
    expect(
      paceOf(
        card(
          PARS.map(() => 0),
          10,
        ),
      ),
    ).toBeUndefined();
  });

  it('combines the score so far with the index for the rest: six pars do not make a 10 handicap scratch', () => {
    const pace = paceOf(card([0, 0, 0, 0, 0, 0], 10))!;
    expect(pace.strokes).toBeGreaterThan(77);
    expect(pace.strokes).toBeLessThan(82);
    expect(paceOf(card([1, 1, 1, 1, 1, 1], 10))!.strokes).toBeGreaterThan(pace.strokes + 5);
  });

  it('continues as the day went if there is no index', () => {
    expect(paceOf(card([1, 1, 1, 1, 1, 1]))!.strokes).toBe(72 + 18);
  });

  it('covers the final score in 70 to 90 of 100 rounds, and the range narrows', () => {
    const random = seeded(7);
    let inside = 0;
    const rounds = 2000;
    for (let at = 0; at < rounds; at += 1) {
      const index = Math.floor(random() * 30);
      const mean = (1.04 * index + 2.4) / 18;
      const spread = (3 + index / 12) / Math.sqrt(18);
      const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
      const overs = PARS.map((par) => Math.max(1 - par, Math.round(mean + spread * normal())));
      const final = 72 + overs.reduce((sum, over) => sum + over, 0);
      const pace = paceOf(card(overs.slice(0, 9), index))!;
      inside += Number(final >= pace.low && final <= pace.high);
      const late = paceOf(card(overs.slice(0, 16), index))!;
      expect(late.high - late.low).toBeLessThanOrEqual(pace.high - pace.low);
    }
    expect(inside / rounds).toBeGreaterThan(0.7);
    expect(inside / rounds).toBeLessThan(0.9);
  });

  it('expects no more of the holes of a winter round than of the same holes of the whole course', () => {
    const tee = { id: 't', name: 'White', par: PARS, courseRating: 72, slope: 113 };
    const whole = { ...card([1, 1, 1, 1, 1, 1], 10), courseSnapshot: { name: 'GC', tee } };
    const fourteen = { ...whole, holesPlanned: whole.holesPlanned.slice(0, 14), holes: whole.holes.slice(0, 14) };
    const over = (round: Round) => paceOf(round)!.strokes - round.holes.reduce((sum, { par }) => sum + par, 0);
    expect(over(fourteen)).toBeLessThan(over(whole));
  });
});
