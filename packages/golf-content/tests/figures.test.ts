import { describe, expect, it } from 'vitest';
import { MOBILITY_TESTS } from '../mobility/mobility-tests.ts';
import { DRILLS } from '../drills/drills.ts';
import { EXERCISES } from '../exercises/exercises.ts';
import { CORE_FIGURES } from '../figures/core-figures.ts';
import { DRILL_FIGURES } from '../figures/drill-figures.ts';
import { figureFor } from '../figures/figure-for.ts';
import { MOBILITY_DEMOS } from '../figures/mobility-demos.ts';
import { MOBILITY_FIGURES } from '../figures/mobility-figures.ts';
import { jointsOf } from '../figures/skeleton.ts';
import { STRENGTH_FIGURES } from '../figures/strength-figures.ts';
import { STRETCH_FIGURES } from '../figures/stretch-figures.ts';

// Every drill has a plan (drill-plans.test.ts). Drills about the body have a figure as well.
const shown = [...[...MOBILITY_TESTS, ...EXERCISES].map(({ id }) => id), ...Object.keys(DRILL_FIGURES)];
const WHERE = 'no figure by this id in stretch-, core-, strength- or mobility-figures.ts of figures/';

describe.each([...new Set(shown)])('the picture of %s', (id) => {
  const drawn = figureFor(id);

  it('exists and stays on the paper', () => {
    expect(drawn, WHERE).toBeDefined();
    expect(drawn?.bodies.length).toBeGreaterThan(0);
    for (const body of drawn?.bodies ?? []) {
      const { head, arms, legs, toes } = jointsOf(body);
      const points = [head, ...toes, ...[...arms, ...legs].flatMap(({ joint, end }) => [joint, end])];
      for (const [x, y] of points) {
        expect(x).toBeGreaterThan(4);
        expect(x).toBeLessThan(156);
        expect(y).toBeGreaterThan(2);
        expect(y).toBeLessThan(121);
      }
    }
  });

  it('has limbs of a human length', () => {
    for (const body of drawn?.bodies ?? []) {
      const { arms, legs } = jointsOf(body);
      for (const { root, joint, end } of [...arms, ...legs]) {
        const upper = Math.hypot(joint[0] - root[0], joint[1] - root[1]);
        const lower = Math.hypot(end[0] - joint[0], end[1] - joint[1]);
        expect(upper).toBeCloseTo(lower, 6);
      }
    }
  });
});

it.each([
  ['exercise', { ...CORE_FIGURES, ...STRENGTH_FIGURES, ...STRETCH_FIGURES }, EXERCISES],
  ['mobility test', MOBILITY_FIGURES, MOBILITY_TESTS],
  ['mobility test in motion', MOBILITY_DEMOS, MOBILITY_TESTS],
  ['drill', DRILL_FIGURES, DRILLS],
] as const)('draws no %s that is in no catalogue', (_, figures, catalogue) => {
  const known = new Set<string>(catalogue.map(({ id }) => id));
  expect(Object.keys(figures).filter((id) => !known.has(id))).toEqual([]);
});

it('has no picture for an unknown id', () => expect(figureFor('nonsense')).toBeUndefined());
