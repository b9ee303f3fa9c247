import { expect, it } from 'vitest';
import { jumpBetween, jumpHeightCm, searchSwings } from '../index.ts';

const WRONG: readonly unknown[] = [undefined, null, Number.NaN, '', 'x', {}, [], -99, Infinity];

it('finds no swing in what is no track of poses', () => {
  for (const poses of [...WRONG, { frames: [] }])
    expect(searchSwings(poses as never)).toMatchObject({ found: 'damaged' });
});

it('measures no jump by a time that cannot be', () => {
  for (const time of WRONG as readonly never[]) {
    expect(jumpBetween(time, 1_500)).toBeUndefined();
    expect(jumpBetween(1_000, time)).toBeUndefined();
    expect(() => jumpHeightCm(time), String(time)).toThrow(RangeError);
  }
});
