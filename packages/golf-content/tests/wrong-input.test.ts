import { expect, it } from 'vitest';
import {
  DRILLS,
  drillById,
  exerciseById,
  faultById,
  mobilitySummary,
  movementFor,
  passMark,
  readFaultIds,
} from '../index.ts';

const WRONG: readonly unknown[] = [undefined, null, Number.NaN, '', 'x', {}, [], 200, '__proto__'];

it('knows nothing by an id that is not in a catalogue', () => {
  for (const id of WRONG as readonly never[]) {
    expect([drillById(id), exerciseById(id), faultById(id), movementFor(id)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(readFaultIds(id)).toEqual([]);
    expect(readFaultIds([id])).toEqual([]);
  }
});

it('fits no pass mark to an index that cannot be', () => {
  for (const index of [...WRONG, -99].filter((one) => (one ?? undefined) !== undefined) as never[])
    expect(() => passMark(DRILLS[0]!, index), String(index)).toThrow(RangeError);
});

it('scores no grade but 0, 1 and 2', () => {
  for (const grade of [...WRONG, -1, 1.5] as never[])
    expect(mobilitySummary([{ testId: 'overhead-squat', grade }])).toMatchObject({
      testsScored: 0,
      flexibilityAreas: [],
    });
});
