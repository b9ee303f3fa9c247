import type { PartLoss } from '@divot/analytics';
import { describe, expect, it } from 'vitest';
import { swingFocus } from '#src/domain/coach/swing-focus.ts';

const TODAY = '2026-11-23';
const loss = (part: PartLoss['part'], value: number): PartLoss => ({
  part,
  value,
  low: value - 0.5,
  high: value + 0.5,
  rounds: 12,
});

describe('a focus begun from a swing', () => {
  it('is the part in which the fault costs this golfer most, and takes its strokes along', () => {
    const losses = [loss('off-tee', 0.2), loss('approach', 0.9), loss('putting', 3)];

    expect(swingFocus('over-the-top', losses, TODAY)).toMatchObject({
      part: 'approach',
      chosenBy: 'golfer',
      before: { value: 0.9, low: 0.4, high: 1.4, rounds: 12 },
    });
  });

  it('is the first part that the fault costs in if no round shows it', () => {
    const focus = swingFocus('over-the-top', [], TODAY);

    expect(focus.part).toBe('off-tee');
    expect(focus.before).toBeUndefined();
  });
});
