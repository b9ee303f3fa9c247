import { describe, expect, it } from 'vitest';
import { decideFocus, type Evidence, type Focus } from '#src/domain/coach/coach.ts';
import { causeChain } from '#src/domain/insights/cause-chain.ts';
import { EXERCISES } from '@divot/golf-content';

const loss = { part: 'off-tee', value: 3, low: 2.2, high: 3.8, rounds: 20 } as const;
const seen = { faultId: 'over-the-top', source: 'video', confidence: 'high', day: '2026-11-20' } as const;
const golfer: Evidence = {
  today: '2026-11-23',
  index: 15,
  losses: [loss],
  faults: [seen],
  pain: [],
  limits: ['hamstrings', 'thoracic'],
};
const focusOf = (evidence: Evidence): Focus => {
  const decision = decideFocus(evidence);
  if (decision.kind !== 'work-on') throw new Error(decision.kind);
  return decision;
};

describe('the cause chain', () => {
  it('leads from the strokes of the decision over fault and weak area to the week’s drill and an exercise', () => {
    // This golfer has trained before: a week with a new drill adds no exercise that is new to the golfer.
    const focus = focusOf({ ...golfer, exercisesDone: EXERCISES.map(({ id }) => id) });
    const body = focus.week.find(({ kind }) => kind === 'body');

    const chain = causeChain(focus, []);

    expect(chain).toMatchObject({
      part: 'off-tee',
      loss: 3,
      rounds: 20,
      faultId: 'over-the-top',
      area: 'thoracic',
    });
    expect(chain?.drillId).toBe('headcover-outside');
    expect(focus.week[0]?.blocks.map(({ drillId }) => drillId)).toContain(chain?.drillId);
    expect(body).toBeDefined();
    expect(chain?.exerciseId).toBe(body?.blocks[0]?.exerciseId);
  });

  it.each([
    ['no fault that costs there', { faults: [{ ...seen, faultId: 'sway' as const }] }],
    ['no weak area behind it', { limits: ['hamstrings'] }],
    ['no assessment at all', { faults: [], limits: [] }],
  ])('is missing with %s', (_, missing) => {
    expect(causeChain(focusOf({ ...golfer, ...missing }), [])).toBeNull();
  });

  it('is missing for a part that the golfer chose and that costs nothing', () => {
    const chosen = { part: 'off-tee', startedOn: '2026-11-22', chosenBy: 'golfer' } as const;
    const level = { ...loss, value: -1, low: -2, high: 0 };

    expect(causeChain(focusOf({ ...golfer, losses: [level], current: chosen }), [])).toBeNull();
  });
});
