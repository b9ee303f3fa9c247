import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PracticeBlock } from '../practice-session.ts';
import { DRILLS, FAULT_IDS, drillById, tasksFor } from '@divot/golf-content';
import { reasonsFor } from '../reasons.ts';
import { FOCUS_AREAS, FOCUS_OF_PART, type Focus } from '../focus.ts';
import { buildSession } from '../session.ts';
import { countsProblem, dayProblem, minutesProblem } from '../session-limits.ts';
import { dueIn, transferBlocks, transferDay } from '../transfer-test.ts';
import { PARTS } from '@divot/golf-rules';

describe('why a block is in today’s session', () => {
  it('is true of the drill and of the golfer, for every session', () => {
    const request = fc.record({
      minutes: fc.integer({ min: 10, max: 180 }),
      faultIds: fc.uniqueArray(fc.constantFrom(...FAULT_IDS), { maxLength: 3 }),
      focus: fc.constantFrom<Focus>('general', 'driving', 'approach', 'short-game', 'putting', 'mental'),
      part: fc.option(fc.constantFrom(...PARTS), { nil: undefined }),
      index: fc.constant(15),
      sessionsDone: fc.nat(10),
      recentDrillIds: fc.constant([]),
    });
    fc.assert(
      fc.property(request, (asked) => {
        const session = buildSession(asked);
        if (!session.ok) throw new Error(session.error);
        for (const block of session.value) {
          const reasons = reasonsFor(block, asked);
          expect(reasons.length).toBeGreaterThan(0);
          for (const reason of reasons) {
            if (reason.kind === 'fault') {
              expect(block.drill.faults).toContain(reason.faultId);
              expect(asked.faultIds).toContain(reason.faultId);
              expect(reason.isTop).toBe(asked.faultIds[0] === reason.faultId);
            } else if (reason.kind === 'lost') {
              expect(reason.part).toBe(asked.part);
              expect(FOCUS_AREAS[FOCUS_OF_PART[reason.part]]).toContain(block.drill.area);
            } else if (reason.kind === 'focus') {
              expect(reason.focus).toBe(asked.focus);
              expect(FOCUS_AREAS[reason.focus]).toContain(block.drill.area);
            } else if (reason.kind === 'game') {
              expect([block.part, block.drill.mode]).toEqual(['vary', 'game']);
            } else expect(reason.kind).toBe(block.part);
          }
        }
      }),
    );
  });
});

describe('limits of a session', () => {
  it.each([
    [[], 'Add at least one block.'],
    [[2], undefined],
    [[1], 'Block 1: 2 to 60 whole minutes.'],
    [[60, 61], 'Block 2: 2 to 60 whole minutes.'],
    [[2.5], 'Block 1: 2 to 60 whole minutes.'],
    [[60, 60, 60], undefined],
    [[60, 60, 60, 2], '182 minutes: a session has at most 180.'],
    [Array.from({ length: 11 }, () => 5), 'A session has at most 10 blocks.'],
  ])('%j: %s', (minutes, problem) => {
    expect(minutesProblem(minutes)).toBe(problem);
  });

  it.each([
    [{ attempts: 10, successes: 10 }, undefined],
    [{ attempts: 10, successes: 11 }, '11 successes do not fit into 10 attempts.'],
    [{ balls: 301 }, 'Balls: 0 to 300.'],
    [{ attempts: -1 }, 'Attempts: 0 to 300.'],
  ])('%j: %s', (counts, problem) => {
    expect(countsProblem(counts)).toBe(problem);
  });

  it.each([
    ['2026-11-21', undefined],
    ['2026-10-22', undefined],
    ['2026-10-21', 'You can log practice up to 30 days back.'],
    ['2026-11-22', 'You cannot log practice for a future day.'],
    ['2026-02-30', 'Enter the day of the practice.'],
    ['', 'Enter the day of the practice.'],
  ])('a log for %s: %s', (day, problem) => {
    expect(dayProblem(day, '2026-11-21')).toBe(problem);
  });
});

describe('the caller’s tasks', () => {
  it('are different from each other and at least three for every drill and bag', () => {
    const bags = [[], [{ type: 'Driver' }], [{ type: 'Driver' }, { type: '7-iron' }, { type: 'Sand wedge' }]];
    for (const drill of DRILLS) {
      for (const bag of bags) {
        const tasks = tasksFor(drill, bag);
        expect(tasks.length, drill.id).toBeGreaterThanOrEqual(3);
        expect(new Set(tasks).size, drill.id).toBe(tasks.length);
      }
    }
  });

  it('use the golfer’s own clubs', () => {
    const bag = [{ type: 'Driver' }, { type: '4-hybrid' }, { type: '52 wedge' }];
    expect(tasksFor(drillById('wedge-clock')!, bag)).toContain('52 wedge, 9 o’clock');
    expect(tasksFor(drillById('fairway-finder')!, bag)).toContain('4-hybrid, centre');
    expect(tasksFor(drillById('shape-nine')!, bag)).toHaveLength(9);
  });
});

describe('the transfer test', () => {
  const block = (drillId: string, more: Partial<PracticeBlock>): PracticeBlock => ({
    id: drillId,
    drillId,
    mode: 'block',
    order: 0,
    plannedSec: 900,
    attempts: 20,
    ...more,
  });
  it('repeats at random what was repeated: at most three drills with balls, ten minutes each', () => {
    const blocks = [
      block('pump', { order: 4 }),
      block('headcover-outside', { order: 1 }),
      block('fairway-finder', { mode: 'game' }),
      block('wall-hinge', { order: 2 }),
      block('motorcycle', { order: 3, attempts: 0 }),
      block('gone-drill', { order: 0 }),
      block('alignment-gate', { order: 5, plannedSec: 300 }),
      block('tee-ahead', { order: 6 }),
    ];
    expect(transferBlocks({ blocks })).toEqual([
      { drillId: 'headcover-outside', mode: 'random', plannedSec: 600 },
      { drillId: 'pump', mode: 'random', plannedSec: 600 },
      { drillId: 'alignment-gate', mode: 'random', plannedSec: 300 },
    ]);
  });
  it('is due a week later by the calendar', () => {
    expect(transferDay({ practicedOn: '2026-10-22' })).toBe('2026-10-29');
    expect(dueIn({ practicedOn: '2026-11-28' }, '2026-11-21')).toBe(7);
    expect(dueIn({ practicedOn: '2026-11-20' }, '2026-11-21')).toBe(-1);
  });
});
