import { seeded } from '@divot/basics';
import { describe, expect, it } from 'vitest';
import { type RoundFacts, roundFacts } from '../round-facts.ts';
import { afterBogeyEffect, routineEffect } from '../within-round.ts';
import { playedRound } from './cards.ts';

// Invented golfers of three strengths, with better and worse days, on a course with easy and hard holes.

/** Of each strength. */
const SEASONS = 40;
const LEVELS = [0.3, 0.8, 1.3];

type Golfer = {
  /** Strokes a hole that a bogey on the hole before costs. */
  readonly afterBogey?: number;
  /** Strokes a hole that the whole routine saves. */
  readonly routine?: number;
};

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const season = (rounds: number, level: number, { afterBogey = 0, routine = 0 }: Golfer, random: () => number) =>
  Array.from({ length: rounds }, (_, week): RoundFacts => {
    const day = 0.2 * normal(random);
    // On a bad day the golfer hurries.
    const keeps = 0.6 - day;
    let over = 0;
    return roundFacts(
      playedRound(week, (n, par) => {
        const isFull = random() < keeps;
        const hole = 0.25 * Math.sin(n);
        const mean = level + day + hole + (over > 0 && n > 1 ? afterBogey : 0) - (isFull ? routine : 0);
        over = Math.max(-1, Math.round(mean + 0.9 * normal(random)));
        return { strokes: par + over, routine: isFull ? 'yes' : 'no' };
      }),
    )!;
  });

const shareOf = (
  rounds: number,
  golfer: Golfer,
  effect: (rounds: readonly RoundFacts[]) => { readonly value: number } | undefined,
) => {
  const random = seeded(rounds + 7);
  const found = LEVELS.flatMap((level) =>
    Array.from({ length: SEASONS }, () => effect(season(rounds, level, golfer, random))),
  );
  return {
    worse: found.filter((one) => one && one.value > 0).length / found.length,
    better: found.filter((one) => one && one.value < 0).length / found.length,
  };
};

describe.each([
  ['the hole after a bogey', afterBogeyEffect, { afterBogey: 0.5 }, 'worse'],
  ['the routine', routineEffect, { routine: 0.5 }, 'better'],
] as const)('%s', (_, effect, planted, side) => {
  it.each([6, 24])('says nothing about golfers without an effect in %i rounds', (rounds) => {
    const { worse, better } = shareOf(rounds, {}, effect);
    expect(worse).toBeLessThan(0.03);
    expect(better).toBeLessThan(0.03);
  });

  it('finds half a stroke a hole in thirty rounds, and never the wrong way round', () => {
    const shares = shareOf(30, planted, effect);
    expect(shares[side]).toBeGreaterThan(0.8);
    expect(shares[side === 'worse' ? 'better' : 'worse']).toBe(0);
  });
});

it('says nothing from four rounds', () => {
  const rounds = season(4, 0.8, { afterBogey: 3 }, seeded(1));

  expect(afterBogeyEffect(rounds)).toBeUndefined();
});
