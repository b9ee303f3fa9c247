import { describe, expect, it } from 'vitest';
import { ATTRIBUTION, type CoursePack } from '@divot/ground';
import { holeLength } from '#src/domain/rounds/hole-length.ts';
import { holeLengthTexts } from '#src/platform/settings/lengths.ts';

/** Nine straight holes of 365.76 m, which is 400 yards. */
const nine: CoursePack = {
  version: 1,
  name: 'Links',
  attribution: ATTRIBUTION,
  origin: { lat: 56, lon: -3 },
  holes: Array.from({ length: 9 }, (_, at) => ({ n: at + 1, line: [at * 2000, 0, 0, 3658] })),
  areas: [],
};

describe('the length of a hole', () => {
  it('is the card’s, without the map’s where that differs by 3 % or less', () => {
    expect(holeLength({ n: 7, yards: 412 }, nine)).toEqual({ yards: 412 });
    expect(holeLength({ n: 7, yards: 389 }, nine)).toEqual({ yards: 389 });
    expect(holeLength({ n: 7, yards: 421 }, undefined)).toEqual({ yards: 421 });
  });

  it('has the map’s in brackets beyond that, and says which drawn hole it means', () => {
    const longer = holeLength({ n: 7, yards: 421 }, nine);

    expect(holeLengthTexts(longer, 'imperial')).toEqual({ card: '421 yd', map: '(400 on the map’s hole 7)' });
    expect(holeLengthTexts(longer, 'metric')).toEqual({ card: '385 m', map: '(366 on the map’s hole 7)' });
    expect(holeLength({ n: 7, yards: 380 }, nine).map).toBeDefined();
  });

  it('means hole 1 of a nine by hole 10 of the card', () => {
    expect(holeLength({ n: 10, yards: 430 }, nine).map?.hole).toBe(1);
  });

  it('is only in brackets if the card has none', () => {
    expect(holeLengthTexts(holeLength({ n: 2 }, nine), 'imperial')).toEqual({
      card: undefined,
      map: '(400 yd on the map’s hole 2)',
    });
    expect(holeLengthTexts(holeLength({ n: 2 }, undefined), 'imperial')).toEqual({ card: undefined, map: undefined });
  });
});
