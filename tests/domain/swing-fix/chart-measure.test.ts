import { describe, expect, it } from 'vitest';
import { chartMeasure } from '#src/domain/swing-fix/measure-text.ts';

describe('a measurement of a swing on a chart', () => {
  it('is in inches or centimetres of this golfer’s body, short enough for an axis', () => {
    // From hips to shoulders is 0.288 of the body height: 51.84 cm of 180.
    const inches = chartMeasure('hipSwayTop', 'imperial', 180);
    expect(inches.text(inches.sizeOf(0.24))).toBe('4.9 in');
    expect(inches.text(inches.sizeOf(-0.12))).toBe('−2.4 in');
    const centimetres = chartMeasure('hipSwayTop', 'metric', 180);
    expect(centimetres.text(centimetres.sizeOf(0.24))).toBe('12.4 cm');
    expect(inches.text(4)).toBe('4 in');
  });

  it('stays in degrees or to one where it is no length', () => {
    const lean = chartMeasure('trunkLeanTop', 'imperial', 180);
    expect(lean.text(lean.sizeOf(12))).toBe('12°');
    const tempo = chartMeasure('tempoRatio', 'metric', undefined);
    expect(tempo.text(tempo.sizeOf(3))).toBe('3.0 : 1');
  });
});
