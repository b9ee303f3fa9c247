import { describe, expect, it } from 'vitest';
import { DRILLS } from '../drills/drills.ts';
import { DRILL_PLANS } from '../plans/drill-plans.ts';
import { LINE_HEIGHT, PLAN_SIZE, type PlanPart, partsFor } from '../plans/plan.ts';

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** Archivo at 13 units: a letter is 6.4 wide on average, its line 12 high. */
const boxOf = ({ at: [x, y], lines, anchor }: Extract<PlanPart, { kind: 'label' }>): Box => {
  const width = Math.max(...lines.map((text) => text.length)) * 6.4;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - 10, bottom: y + 3 + (lines.length - 1) * LINE_HEIGHT };
};
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const pointsOf = (part: PlanPart) => ('at' in part ? [part.at] : [part.from, part.to]);

it('draws every drill of the catalogue, and nothing else', () => {
  const [drawn, drills] = [Object.keys(DRILL_PLANS), DRILLS.map(({ id }) => id)];
  expect(
    drills.filter((id) => !drawn.includes(id)),
    'drills without a plan in full-swing-plans.ts or short-game-plans.ts',
  ).toEqual([]);
  expect(
    drawn.filter((id) => !drills.includes(id)),
    'plans without a drill',
  ).toEqual([]);
});

describe.each(['right', 'left'] as const)('for a %s-hander', (hand) => {
  it.each(Object.entries(DRILL_PLANS))('%s stays on the paper, no word over another', (_, plan) => {
    const parts = partsFor(plan, hand);
    for (const [x, y] of parts.flatMap(pointsOf)) {
      expect(x).toBeGreaterThan(4);
      expect(x).toBeLessThan(PLAN_SIZE.width - 4);
      expect(y).toBeGreaterThan(4);
      expect(y).toBeLessThan(PLAN_SIZE.height - 4);
    }
    const labels = parts.flatMap((part) => (part.kind === 'label' ? [boxOf(part)] : []));
    expect(labels.length).toBeGreaterThan(0);
    for (const [at, box] of labels.entries()) {
      expect(box.left).toBeGreaterThan(0);
      expect(box.right).toBeLessThan(PLAN_SIZE.width);
      expect(labels.slice(at + 1).filter((other) => overlap(box, other))).toEqual([]);
    }
  });

  it('has the golfer on the side of the ball from which the target is to the right', () => {
    for (const [id, plan] of Object.entries(DRILL_PLANS)) {
      const parts = partsFor(plan, hand);
      const feet = parts.find((part) => part.kind === 'feet' && part.towards === 'ball');
      const ball = parts.find((part) => part.kind === 'ball');
      if (feet?.kind !== 'feet' || ball?.kind !== 'ball') continue;
      expect(Math.sign(ball.at[1] - feet.at[1]), id).toBe(hand === 'right' ? 1 : -1);
    }
  });
});
