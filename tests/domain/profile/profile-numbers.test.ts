import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handicapText, readHandicap } from '#src/domain/profile/handicap-text.ts';
import { heightText, readHeightCm } from '#src/domain/profile/height.ts';
import { EXERCISES, REGIONS } from '@divot/golf-content';

describe('a handicap index as golfers type it', () => {
  it.each([
    ['14.2', 14.2],
    ['14,2', 14.2],
    [' 0 ', 0],
    ['+2.1', -2.1],
    ['+2,1', -2.1],
    ['-2.1', -2.1],
    ['−2.1', -2.1],
    ['+0.0', 0],
    ['54', 54],
    ['54,0', 54],
    ['+10.0', -10],
    ['', undefined],
  ])('%j is %s', (typed, index) => {
    expect(readHandicap(typed)).toEqual({ ok: true, value: index });
  });

  it.each(['54.1', '+10.1', '14.25', 'scratch', '1,2,3', '+'])('refuses %j in words', (typed) => {
    expect(readHandicap(typed)).toMatchObject({ ok: false, error: expect.any(String) });
  });

  it('reads back every index that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 540 }), (tenths) => {
        expect(readHandicap(handicapText(tenths / 10))).toEqual({ ok: true, value: tenths / 10 });
      }),
    );
  });
});

describe('a height', () => {
  it.each([
    ['178', 'metric', 178],
    ['178 cm', 'metric', 178],
    ['1,78', 'metric', 178],
    ['1.78 m', 'metric', 178],
    ["5'10", 'imperial', 177.8],
    ['5\'10"', 'imperial', 177.8],
    ['5 ft 10 in', 'imperial', 177.8],
    ['5 10', 'imperial', 177.8],
    ['6', 'imperial', 182.9],
    ['6 ft', 'imperial', 182.9],
    ['70', 'imperial', 177.8],
    ['', 'imperial', undefined],
  ] as const)('%j (%s) is %s cm', (typed, units, cm) => {
    expect(readHeightCm(typed, units)).toEqual({ ok: true, value: cm });
  });

  it.each([
    ['20', 'metric'],
    ['2,6', 'metric'],
    ["5'12", 'imperial'],
    ['tall', 'imperial'],
    ['10 ft', 'imperial'],
  ] as const)('refuses %j (%s)', (typed, units) => {
    expect(readHeightCm(typed, units).ok).toBe(false);
  });

  it('comes back within half an inch, or half a centimetre, of what is stored', () => {
    fc.assert(
      fc.property(fc.integer({ min: 92, max: 248 }), fc.constantFrom('metric', 'imperial'), (cm, units) => {
        const read = readHeightCm(heightText(cm, units), units);
        expect(Math.abs((read.ok ? read.value! : 0) - cm)).toBeLessThan(1.35);
      }),
    );
  });
});

it('every area that can hurt is one that exercises load, so that the answer leaves something out', () => {
  const loaded = new Set(EXERCISES.flatMap(({ loads }) => Object.keys(loads)));
  for (const region of REGIONS) expect(loaded, region).toContain(region);
});
