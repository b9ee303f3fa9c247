import { describe, expect, it } from 'vitest';
import { causeChain } from '#src/domain/insights/cause-chain.ts';
import { groupLosses } from '#src/domain/strokes-gained/losses.ts';

const round = (offTee: number, approach = -4, n = 14) => ({
  tallies: {
    'off-tee': { sum: offTee, n },
    approach: { sum: approach, n },
    'short-game': { sum: 0, n: 2 },
    putting: { sum: 0.5, n },
  },
});
const of = (...rounds: ReturnType<typeof round>[]) => groupLosses(rounds, 15);
const golfer = {
  losses: of(round(-8), round(-7), round(-8)),
  faultIds: ['sway', 'over-the-top'],
  weakAreas: ['hamstrings', 'thoracic'],
};

describe('the cause chain', () => {
  it('leads from lost strokes over fault and weak area to one drill and one exercise', () => {
    expect(causeChain(golfer)).toEqual({
      group: 'off-tee',
      excessPer18: expect.closeTo(18 * (23 / 42) - 0.28 * (1.04 * 15 + 5.45), 6),
      rounds: 3,
      faultId: 'over-the-top',
      area: 'thoracic',
      drillId: 'headcover-outside',
      exerciseId: 'open-book',
    });
  });

  it('looks at what is more than typical for the index', () => {
    // Off the tee 5.9 a round is typical for 15, approach 8.4: losing nine on both is a driving problem.
    const both = of(...Array.from({ length: 3 }, () => round(-9, -9, 18)));
    expect(causeChain({ ...golfer, losses: both })?.group).toBe('off-tee');
  });

  it.each([
    ['fewer than three rounds', { losses: of(round(-8), round(-8)) }],
    ['too few holes told', { losses: of(...Array.from({ length: 3 }, () => round(-8, -1, 8))) }],
    ['nothing lost', { losses: of(...Array.from({ length: 3 }, () => round(1, 1))) }],
    ['no fault that costs there', { faultIds: ['sway'] }],
    ['no weak area behind it', { weakAreas: ['hamstrings'] }],
    ['no assessment at all', { faultIds: [], weakAreas: [] }],
  ])('is silent with %s', (_, missing) => {
    expect(causeChain({ ...golfer, ...missing })).toBeNull();
  });
});
