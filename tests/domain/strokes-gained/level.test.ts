import { describe, expect, it } from 'vitest';
import { decideFocus, type Evidence } from '#src/domain/coach/coach.ts';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import { type Part, expectedStrokes } from '@divot/golf-rules';
import { partLosses, typicalLoss, typicalPartLoss } from '@divot/analytics';
import { PAR, playedRound } from '#tests/domain/analytics/cards.ts';
import { inventedRounds } from './invented-golfers.ts';

const INDEXES = [0, 6, 12, 18, 24, 30, 36];
const GOLFERS = 150;

const manyGolfers = <T>(see: (index: number, seed: number) => T): T[] =>
  INDEXES.flatMap((index) => Array.from({ length: GOLFERS }, (_, at) => see(index, 1000 * index + at)));

const share = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length / all.length;

/** The part that the coach picks from these losses alone. */
const namedPart = (losses: Evidence['losses'], index: number | null): Part | undefined => {
  const decision = decideFocus({ today: '2026-11-23', index, losses, faults: [], pain: [] });
  return decision.kind === 'work-on' ? decision.part : undefined;
};

describe('what a typical golfer loses', () => {
  it('is the expected score over the rating, plus the rating over what the tour needs from these tees', () => {
    const yards = PAR.map((par) => (par === 3 ? 160 : par === 4 ? 370 : 500));
    const round = playedRound(0, (n) => ({ yards: yards[n - 1]! }));
    const tour = yards.reduce((sum, length) => sum + expectedStrokes('tee', length), 0);

    const { level } = roundFacts(round)!;

    expect(level.slope).toBe(131);
    expect(level.ratingOverTour).toBeCloseTo(71.2 - tour, 10);
    expect(typicalLoss(10.7, level)).toBeCloseTo(((1.04 * 10.7 + 2.4) * 131) / 113 + 71.2 - tour, 10);
    expect(typicalPartLoss(10.7, 'putting', level)).toBeCloseTo(0.15 * typicalLoss(10.7, level), 10);
  });

  it('is measured on the nine that was played if that nine has a rating', () => {
    const yards = PAR.map((par) => 100 * par);
    const front = { holesPlanned: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
    const { level } = roundFacts(playedRound(0, (n) => ({ yards: yards[n - 1]! }), front))!;
    const tour = yards.slice(0, 9).reduce((sum, length) => sum + expectedStrokes('tee', length), 0);
    expect(level).toEqual({ slope: 128, ratingOverTour: 2 * (35.5 - tour) });
  });

  it('is ShotByShot’s figure for scratch if nobody measured the course', () => {
    expect(roundFacts(playedRound(0, undefined, { courseSnapshot: undefined }))!.level).toEqual({});
    expect(typicalLoss(0)).toBeCloseTo(5.45, 10);
  });
});

describe('a leak of two strokes', () => {
  it('is given in strokes with a band that covers it four times in five', () => {
    const bands = manyGolfers((index, seed) =>
      partLosses(inventedRounds({ index, seed: seed + 9, rounds: 10, leak: { approach: 2 } }), index),
    ).map((losses) => losses.find(({ part }) => part === 'approach')!);
    const held = share(bands, ({ low, high }) => low <= 2 && high >= 2);
    expect(held).toBeGreaterThan(0.75);
    expect(held).toBeLessThan(0.85);
  });
});

describe('a golfer without an index', () => {
  it('is measured by a golfer with the same total loss', () => {
    const losses = partLosses(inventedRounds({ index: 20, seed: 3, rounds: 20, leak: { putting: 6 } }), null);
    expect(losses.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(0, 6);
    expect(namedPart(losses, null)).toBe('putting');
  });

  it('has no level while a part of the game is unknown', () => {
    const rounds = inventedRounds({ index: 20, seed: 3, rounds: 5 }).map((facts) => ({
      ...facts,
      tallies: { putting: facts.tallies.putting! },
    }));
    expect(partLosses(rounds, null)).toEqual([]);
    expect(partLosses(rounds, 20).map(({ part }) => part)).toEqual(['putting']);
  });
});
