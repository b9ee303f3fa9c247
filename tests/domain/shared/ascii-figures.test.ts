import { describe, expect, it } from 'vitest';
import { readHandicap } from '#src/domain/profile/handicap-text.ts';
import { readHeightCm } from '#src/domain/profile/height.ts';
import { asciiFigures, readCount, readDecimal } from '@divot/basics';
import { speedsIn } from '@divot/training';

describe('a figure in another script', () => {
  it.each([
    ['١٤٫٢', 14.2],
    ['۱۴٫۲', 14.2],
    ['१४.२', 14.2],
    ['１４．２', 14.2],
    ['１４，２', 14.2],
    ['๑๔.๒', 14.2],
    ['𝟏𝟒.𝟐', 14.2],
    ['\u061c-٣', -3],
    ['−３', -3],
  ])('is read as typed: %s', (typed, value) => {
    expect(readDecimal(typed)).toEqual({ ok: true, value });
  });

  it.each(['١٤، ٢', '1 4,2', '١ ٤٫٢', '½'])('is refused rather than misread: %s', (typed) => {
    expect(readDecimal(typed).ok).toBe(false);
  });

  it.each(['ar-EG', 'fa', 'hi-u-nu-deva', 'th-u-nu-thai', 'bn', 'my', 'ne', 'mr', 'de', 'en'])(
    'is read as the phone writes it: %s',
    (locale) => {
      for (const value of [14.2, 7, 0.5, -3])
        expect(readDecimal(new Intl.NumberFormat(locale).format(value))).toEqual({ ok: true, value });
    },
  );

  it('is a handicap, a height, a count and a swing speed', () => {
    expect(readHandicap('+٢٫١')).toEqual({ ok: true, value: -2.1 });
    expect(readHeightCm('١٧٨', 'metric')).toEqual({ ok: true, value: 178 });
    expect(readHeightCm('٥ ft ١٠', 'imperial')).toEqual(readHeightCm('5 ft 10', 'imperial'));
    expect(readCount(' １２ ')).toBe(12);
    expect(speedsIn('٩٨ 101٫5')).toEqual([98, 101.5]);
  });
});

it('leaves other text as it is', () => {
  expect(asciiFigures('Fernhill 7-iron, 152.5 m')).toBe('Fernhill 7-iron, 152.5 m');
});
