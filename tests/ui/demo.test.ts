import { describe, expect, it } from 'vitest';
import { DEMO_MS, MOBILITY_DEMOS, MOBILITY_TESTS, demoAt, jointsOf } from '@divot/golf-content';
import { demoCaptions } from '#src/features/assessment/copy.ts';

const TICK_MS = 100;
const ticks = Array.from({ length: DEMO_MS / 3 / TICK_MS }, (_, n) => n * TICK_MS);

describe.each(MOBILITY_TESTS.map(({ id }) => id))('the demonstration of %s', (id) => {
  const demo = MOBILITY_DEMOS[id]!;

  it('has a caption for every pose, and poses that draw the same things', () => {
    expect(demo, 'no demonstration by this id in packages/golf-content/figures/mobility-demos.ts').toBeDefined();
    expect(demoCaptions[id], 'demoCaptions in src/features/assessment/copy.ts').toHaveLength(demo.length);
    const kinds = demo.map(({ props = [] }) => props.map(({ kind }) => kind));
    for (const each of kinds) expect(each).toEqual(kinds[0]);
    for (const { bodies } of demo) {
      expect(bodies.map(({ view }) => view)).toEqual(demo[0].bodies.map(({ view }) => view));
      // A joint whose bend changed sides between two poses would snap through.
      const bends = bodies.flatMap(({ hands, feet }) => [...hands, ...feet].map(([, , bend]) => bend));
      expect(bends).toEqual(demo[0].bodies.flatMap(({ hands, feet }) => [...hands, ...feet].map(([, , bend]) => bend)));
    }
  });

  it('moves all the time, stays on the paper and never jumps', () => {
    const drawn = ticks.map((ms) =>
      demoAt(demo, ms).scene.bodies.flatMap((body) => {
        const { head, arms, legs, toes } = jointsOf(body);
        return [head, ...toes, ...[...arms, ...legs].flatMap(({ joint, end }) => [joint, end])];
      }),
    );
    const xs = drawn.flat().map(([x]) => x);
    const ys = drawn.flat().map(([, y]) => y);
    expect(Math.min(...xs)).toBeGreaterThan(4);
    expect(Math.max(...xs)).toBeLessThan(156);
    expect(Math.min(...ys)).toBeGreaterThan(2);
    expect(Math.max(...ys)).toBeLessThan(121);
    const steps = drawn
      .slice(1)
      .flatMap((points, at) => points.map(([x, y], n) => Math.hypot(x - drawn[at]![n]![0], y - drawn[at]![n]![1])));
    expect(Math.max(...steps)).toBeLessThan(14);
    const things = new Set(ticks.map((ms) => JSON.stringify(demoAt(demo, ms).scene)));
    expect(things.size).toBeGreaterThan(10);
  });
});

it('holds a pose before it moves on, and starts again after the last', () => {
  const demo = MOBILITY_DEMOS['toe-touch']!;
  expect(demoAt(demo, 0)).toEqual(demoAt(demo, 800));
  expect(demoAt(demo, 2400).pose).toBe(1);
  expect(demoAt(demo, 4600).scene).toEqual(demoAt(demo, 0).scene);
});
