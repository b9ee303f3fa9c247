import { describe, expect, it } from 'vitest';
import { profiles } from '#src/domain/entities/profile.entity.ts';
import {
  DRILLS,
  DRILL_PLANS,
  EXERCISES,
  FAULTS,
  FAULT_IDS,
  MOBILITY_TESTS,
  QUESTIONS,
  ROUTINES,
  faultName,
  suggestedRoutine,
} from '@divot/golf-content';
import { GOAL_TYPES } from '#src/domain/goals/goal-types.ts';
import { forHandedness } from '#src/domain/shared/handedness.ts';
import { VIDEOS } from '#src/domain/videos/videos.ts';

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const exerciseIds = new Set(idsOf(EXERCISES));
const faultIds = new Set<string>(FAULT_IDS);

describe('every catalogue', () => {
  it.each([
    ['faults', FAULTS],
    ['routines', ROUTINES],
    ['drills', DRILLS],
    ['exercises', EXERCISES],
    ['mobility tests', MOBILITY_TESTS],
    ['questions', QUESTIONS],
    ['videos', VIDEOS],
  ] as const)('of %s gives each entry its own id', (_, list) => {
    expect(new Set(idsOf(list)).size).toBe(list.length);
    for (const id of idsOf(list)) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('of what the specification closes has all of it', () => {
    expect([FAULTS, ROUTINES, QUESTIONS, VIDEOS].map(({ length }) => length)).toEqual([16, 3, 14, 3]);
  });

  it('has a plan for every drill', () => {
    expect(Object.keys(DRILL_PLANS).toSorted()).toEqual(idsOf(DRILLS).toSorted());
  });

  it('has no empty text', () => {
    for (const entry of [FAULTS, ROUTINES, DRILLS, EXERCISES, MOBILITY_TESTS, QUESTIONS, VIDEOS, GOAL_TYPES].flat()) {
      for (const [field, value] of Object.entries(entry)) {
        if (typeof value === 'string' && field !== 'equipment') expect(value.trim(), field).not.toBe('');
      }
    }
  });
});

describe('faults', () => {
  it('are spelt alike in the assessment’s insight and in the swing’s findings', () => {
    for (const { id, title } of FAULTS)
      expect(title.split(' ')).toEqual(expect.arrayContaining(faultName(id).split(' ')));
  });

  it('are those of the specification, by category', () => {
    const categories = new Set(FAULTS.map(({ category }) => category));
    const idsIn = (wanted: string) => idsOf(FAULTS.filter(({ category }) => category === wanted));
    expect(Object.fromEntries([...categories].map((category) => [category, idsIn(category)]))).toEqual({
      'Setup & Posture': ['c-posture', 's-posture', 'weight-distribution'],
      Backswing: ['sway', 'reverse-spine', 'cupped-wrist'],
      'Downswing Path': ['over-the-top', 'casting'],
      'Impact & Clubface': ['chicken-wing', 'slice', 'hook', 'poor-shaft-lean'],
      'Weight Transfer': ['reverse-pivot', 'excessive-slide'],
      'Tempo & Timing': ['rushed-tempo', 'deceleration'],
    });
    expect(idsOf(FAULTS)).toEqual([...FAULT_IDS]);
  });

  it.each(FAULTS.map((fault) => [fault.id, fault] as const))(
    '%s has three drills and two exercises that name it',
    (id, fault) => {
      expect(fault.drills.length).toBeGreaterThanOrEqual(3);
      expect(fault.exercises.length).toBeGreaterThanOrEqual(2);
      for (const drill of fault.drills)
        expect(DRILLS.find((each) => each.id === drill)?.faults, `${drill} in drills.ts`).toContain(id);
      for (const exercise of fault.exercises)
        expect(EXERCISES.find((each) => each.id === exercise)?.faults, `${exercise} in exercises.ts`).toContain(id);
      expect(fault.swingThought.split(' ').length).toBeLessThanOrEqual(5);
      for (const video of fault.videoIds) expect(idsOf(VIDEOS)).toContain(video);
    },
  );

  it('can each be trained without a swing band', () => {
    for (const id of FAULT_IDS) {
      const without = EXERCISES.filter(({ faults, needs }) => faults.includes(id) && !needs.includes('swing-band'));
      expect(without.length, id).toBeGreaterThanOrEqual(2);
    }
  });
});

it('drills, exercises, tests and questions name only faults that exist', () => {
  const named = [
    ...DRILLS.flatMap(({ faults }) => faults),
    ...EXERCISES.flatMap(({ faults }) => faults),
    ...MOBILITY_TESTS.flatMap(({ faults }) => faults),
    ...QUESTIONS.flatMap(({ options }) => options.flatMap(({ weights }) => Object.keys(weights))),
  ];
  for (const fault of named) expect(faultIds).toContain(fault);
});

it('mobility tests name exercises that exist', () => {
  for (const id of MOBILITY_TESTS.flatMap(({ exercises }) => exercises)) expect(exerciseIds).toContain(id);
});

it('pass marks can be reached', () => {
  for (const { id, pass, minutes } of DRILLS) {
    expect(minutes, id).toBeGreaterThanOrEqual(5);
    for (const [, mark] of pass.marks) if (pass.counts === 'hits') expect(mark, id).toBeLessThanOrEqual(pass.of);
  }
});

it('routines and goal types are those that a profile can hold', () => {
  const { preshotRoutine } = profiles.fields;
  expect(idsOf(ROUTINES)).toEqual((preshotRoutine as unknown as { enum: string[] }).enum);
  expect(GOAL_TYPES.map(({ type }) => type)).toEqual(['outcome', 'performance', 'process', 'mindset', 'practice']);
});

it('suggests the routine that fits the first fault that has one', () => {
  expect(suggestedRoutine(['sway', 'rushed-tempo', 'slice'])).toBe('breathing-trigger');
  expect(suggestedRoutine([])).toBe('target-alignment');
});

it('recommends the three videos of the specification', () => {
  expect(VIDEOS.map(({ duration }) => duration)).toEqual(['5:12', '4:30', '7:20']);
});

it('turns every text around for left-handers and back', () => {
  expect(forHandedness('Starts left, bends right', 'left')).toBe('Starts right, bends left');
  expect(forHandedness('Left of target', 'left')).toBe('Right of target');
  expect(forHandedness('Left of target', 'right')).toBe('Left of target');
  for (const { ballFlight } of FAULTS)
    expect(forHandedness(forHandedness(ballFlight, 'left'), 'left')).toBe(ballFlight);
});
