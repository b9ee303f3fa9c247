import { describe, expect, it } from 'vitest';
import { EXERCISES, exerciseById } from '@divot/golf-content';
import { plannedSeconds } from '../duration.ts';
import { listOf } from '../plan-list.ts';

const planned = (...ids: string[]) =>
  listOf(ids.map((id) => ({ exercise: exerciseById(id)!, sets: exerciseById(id)!.sets, why: '' })));

describe('how long a workout takes', () => {
  it('is the sum of its sets and the rests between them', () => {
    const set = { exerciseId: 'own', sets: 3, restSec: 60 };

    expect(plannedSeconds([{ ...set, reps: '8-12' }])).toBe(3 * 12 * 4 + 2 * 60);
    expect(plannedSeconds([{ ...set, reps: '30 s/side' }])).toBe(3 * 60 + 2 * 60);
    expect(plannedSeconds([{ ...set, reps: '40 m' }])).toBe(3 * 40 + 2 * 60);
    expect(plannedSeconds([])).toBe(0);
  });

  it('counts each repetition at its tempo', () => {
    const [squat] = planned('goblet-squat');
    const { tempo, restSec } = exerciseById('goblet-squat')!;
    const rep = tempo.split('-').reduce((sum, part) => sum + Number(part), 0);

    expect(
      plannedSeconds([
        { ...squat!, sets: 1, reps: '8' },
        { ...squat!, sets: 1, reps: '8' },
      ]),
    ).toBe(16 * rep + restSec);
  });

  it('is under a quarter of an hour for nine light sets', () => {
    const light = planned('cat-camel', 'open-book', 'hip-car');

    expect(plannedSeconds(light)).toBeLessThan(15 * 60);
    for (const { id } of EXERCISES) expect(plannedSeconds(planned(id)), id).toBeGreaterThan(20);
  });
});
