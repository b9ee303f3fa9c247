import { describe, expect, it } from 'vitest';
import { causeChain } from '#src/domain/insights/cause-chain.ts';
import { groupLosses } from '#src/domain/strokes-gained/losses.ts';

const round = (offTee: number, approach = -1, holes = 14) => ({
  'off-tee': { gained: offTee, holes },
  approach: { gained: approach, holes },
  'short-game': { gained: 0, holes: 2 },
  putting: { gained: 0.5, holes },
});
const of = (...rounds: ReturnType<typeof round>[]) => groupLosses(rounds, 15);
const golfer = {
  losses: of(round(-5), round(-4), round(-5)),
  faultIds: ['sway', 'over-the-top'],
  weakAreas: ['hamstrings', 'thoracic'],
};

describe('the cause chain', () => {
  it('leads from lost strokes over fault and weak area to one drill and one exercise', () => {
    expect(causeChain(golfer)).toEqual({
      group: 'off-tee',
      lostPer18: 6,
      rounds: 3,
      holes: 42,
      faultId: 'over-the-top',
      area: 'thoracic',
      drillId: 'headcover-outside',
      exerciseId: 'open-book',
    });
  });

  it('looks at what is more than typical for the index', () => {
    // Off the tee 4.4 a round is typical for 15, approach 6.2: losing five on both is a driving problem.
    const both = of(...Array.from({ length: 3 }, () => round(-5, -5, 18)));
    expect(causeChain({ ...golfer, losses: both })?.group).toBe('off-tee');
  });

  it.each([
    ['fewer than three rounds', { losses: of(round(-5), round(-5)) }],
    ['too few holes told', { losses: of(...Array.from({ length: 3 }, () => round(-5, -1, 8))) }],
    ['nothing lost', { losses: of(...Array.from({ length: 3 }, () => round(1, 1))) }],
    ['no fault that costs there', { faultIds: ['sway'] }],
    ['no weak area behind it', { weakAreas: ['hamstrings'] }],
    ['no assessment at all', { faultIds: [], weakAreas: [] }],
  ])('is silent with %s', (_, missing) => {
    expect(causeChain({ ...golfer, ...missing })).toBeNull();
  });
});
