import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '@divot/basics';
import { clubPattern } from '../clubs/club-pattern.ts';

type Club = { carryM: number; spreadM: number; biasM: number; sideSpreadM: number; mishitShare: number };
const patterns = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/patterns.json'), 'utf8')) as readonly {
  n: number;
  truth: Club;
  shots: readonly [number, number][];
}[];

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Mishits fly 45 to 85 % of the carry and spray 1.8 times as wide as other shots. */
const drawn = (club: Club, n: number, random: () => number) => {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Array.from({ length: n }, () =>
    random() < club.mishitShare
      ? { carryM: club.carryM * (0.45 + 0.4 * random()), sideM: club.biasM + 1.8 * club.sideSpreadM * normal() }
      : { carryM: club.carryM + club.spreadM * normal(), sideM: club.biasM + club.sideSpreadM * normal() },
  );
};

/** Tolerance for comparing a median of a thousand draws with a figure of one decimal. */
const nearly = (measured: number) => measured * 1.15 + 0.05;
/**
 * The priors used: that of real sets, with which the errors below were measured, and the bag's own, wider as real
 * golfers are.
 */
const PRIORS = [{ spread: 0.065, sideSpread: 0.085, mishitShare: 0.13 }, undefined];

describe('the pattern of one club', () => {
  const clubs = patterns.filter(({ n }) => n === 80).map(({ truth }) => truth);
  const measured = [
    // n, then the measured median errors: carry %, spread %, bias m, side spread %, mishit points
    [5, 1.7, 24, 2.7, 22, 4.0],
    [10, 1.2, 20, 2.0, 19, 4.0],
    [20, 0.9, 17, 1.5, 14, 3.8],
    [40, 0.6, 12, 1.1, 12, 3.1],
    [80, 0.4, 8, 0.7, 9, 2.4],
  ] as const;
  it.each(PRIORS.flatMap((prior) => measured.map((row) => [...row, prior] as const)))(
    'recovers what was planted from %i shots, as well as was measured',
    (n, carry, spread, bias, side, mishits, prior) => {
      const random = seeded(2600 + n);
      const errors = clubs.flatMap((club) =>
        Array.from({ length: 20 }, () => {
          const found = clubPattern(drawn(club, n, random), prior);
          return {
            carry: Math.abs(found.carryM! / club.carryM - 1) * 100,
            spread: Math.abs(found.spreadM! / club.spreadM - 1) * 100,
            bias: Math.abs(found.biasM! - club.biasM),
            side: Math.abs(found.sideSpreadM! / club.sideSpreadM - 1) * 100,
            mishits: Math.abs(found.mishitShare! - club.mishitShare) * 100,
            holds: found.carryLowM! <= club.carryM && club.carryM <= found.carryHighM!,
          };
        }),
      );
      const of = (key: 'carry' | 'spread' | 'bias' | 'side' | 'mishits') => median(errors.map((error) => error[key]));
      expect(of('carry')).toBeLessThan(nearly(carry));
      expect(of('spread')).toBeLessThan(nearly(spread));
      expect(of('bias')).toBeLessThan(nearly(bias));
      expect(of('side')).toBeLessThan(nearly(side));
      expect(of('mishits')).toBeLessThan(nearly(mishits));
      expect(errors.filter(({ holds }) => holds).length / errors.length).toBeGreaterThan(0.75);
    },
  );

  it('is no narrower for identical shots than a tenth of what is usual', () => {
    const alike = Array.from({ length: 400 }, () => ({ carryM: 140, sideM: 0 }));
    const { spreadM, sideSpreadM } = clubPattern(alike);

    expect(spreadM! / 140).toBeCloseTo(0.0075, 3);
    expect(sideSpreadM! / 140).toBeCloseTo(0.0085, 3);
  });

  it('is not widened by one ball over the fence', () => {
    const random = seeded(26);
    const shots = drawn({ carryM: 140, spreadM: 8, biasM: 0, sideSpreadM: 9, mishitShare: 0 }, 30, random);
    const without = clubPattern(shots).sideSpreadM!;

    expect(clubPattern([...shots, { carryM: 139, sideM: 90 }]).sideSpreadM! / without).toBeLessThan(1.1);
  });

  it('is not pulled by topped shots', () => {
    const good = [136, 139, 137, 140, 138, 135, 141, 138].map((carryM) => ({ carryM, sideM: 2 }));
    const topped = [70, 82, 64].map((carryM) => ({ carryM, sideM: -30 }));
    const found = clubPattern([...good, ...topped]);
    expect(Math.abs(found.carryM! - 138)).toBeLessThan(1);
    expect(found.biasM).toBe(2);
  });

  it('counts the typed carry as eight shots', () => {
    const shots = Array.from({ length: 8 }, () => ({ carryM: 140 }));
    expect(clubPattern(shots, { carryM: 150 }).carryM).toBeCloseTo(145, 0);
    expect(clubPattern([], { carryM: 150 })).toMatchObject({ n: 0, carryM: 150 });
  });

  it('calls ten alike shots well struck, however far off the typed carry is', () => {
    const shots = Array.from({ length: 10 }, (_, at) => ({ carryM: 93 + at, sideM: 2 }));
    const found = clubPattern(shots, { carryM: 135 });

    expect(found.carryM).toBeCloseTo((8 * 135 + 10 * 97.5) / 18, 0);
    expect(found.mishitShare).toBeLessThan(0.15);
    expect(found.biasM).toBe(2);
  });

  it('lets a typed carry show that a few shots were all topped', () => {
    const topped = [70, 82, 64].map((carryM) => ({ carryM, sideM: 0 }));

    expect(clubPattern(topped, { carryM: 140 }).carryM).toBeGreaterThan(135);
  });

  it('needs more than one shot', () => {
    expect(clubPattern([])).toEqual({ n: 0 });
    expect(clubPattern([{ carryM: 120, sideM: 3 }])).toEqual({ n: 1 });
  });

  it('never gives NaN', () => {
    const anything = fc.record({ carryM: fc.double(), sideM: fc.option(fc.double(), { nil: undefined }) });
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 30 }), (shots) => {
        for (const value of Object.values(clubPattern(shots))) expect(value).not.toBeNaN();
      }),
      { seed: 26, numRuns: 300 },
    );
  });
});
