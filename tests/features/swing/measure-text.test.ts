import { describe, expect, it } from 'vitest';
import { torsoText } from '#src/domain/swing-fix/body-length.ts';
import { copy } from '#src/features/swing/copy.ts';
import { chartMeasure, findingSentence, measuredText } from '#src/domain/swing-fix/measure-text.ts';
import { faultName } from '@divot/golf-content';
import { FAULT_CHECKS } from '@divot/swing';

const inches = (torsos: number, places?: number) => torsoText(torsos, 'imperial', 180, places);
const centimetres = (torsos: number, places?: number) => torsoText(torsos, 'metric', 180, places);

/** Every fault that a clip can show, from a little to far beyond its limit. */
const FOUND = FAULT_CHECKS.flatMap(({ faultId, metric, band, faultSide, noise }) => {
  const low = faultSide === 'low' || band.high === null;
  const limit = low ? band.low! : band.high;
  return [0.1, 1, 4].map((times) => ({
    faultId,
    metric,
    value: limit + (low ? -1 : 1) * times * (noise || 0.3),
    ...(band.low === null ? {} : { bandLow: band.low }),
    ...(band.high === null ? {} : { bandHigh: band.high }),
  }));
});

describe('the words for a finding', () => {
  it('give every length in the golfer’s own unit, never in parts of a torso', () => {
    for (const finding of FOUND)
      for (const [unit, lengthText] of [
        ['inch', inches],
        ['cm', centimetres],
      ] as const) {
        const { part, value, normal } = measuredText(finding, lengthText);
        const all = [part, value, normal, findingSentence(finding, lengthText)].join(' | ');
        expect(all).not.toMatch(/torso|NaN|undefined|−/);
        if (chartMeasure(finding.metric, 'metric', 180).text(1).endsWith('cm'))
          expect(value, finding.faultId).toContain(unit);
      }
  });

  it('never show the same figure for the value and for what is normal', () => {
    for (const finding of FOUND) {
      const { value, normal } = measuredText(finding, inches);
      const figures = (text: string) => /(?:under )?[\d.]+/.exec(text)?.[0];
      expect(figures(value), `${finding.faultId}: ${value}, ${normal}`).not.toBe(figures(normal));
    }
  });

  it.each([
    {
      found: { metric: 'hipSwayTop', value: 0.35, bandHigh: 0.2 },
      text: 'Hips at the top: about 7 inches away from the target, normal up to about 4 inches',
    },
    {
      found: { metric: 'hipSwayTop', value: -0.2, bandLow: -0.12 },
      text: 'Hips at the top: about 4 inches toward the target, normal up to about 2 inches',
    },
    {
      found: { metric: 'hipSlideImpact', value: -0.1, bandLow: 0.05 },
      text: 'Hips at impact: about 2 inches away from the target, normal from about 1 inch toward the target',
    },
    {
      found: { metric: 'hipSwayTop', value: 0.21, bandHigh: 0.2 },
      text: 'Hips at the top: about 4.3 inches away from the target, normal up to about 4.1 inches',
    },
    {
      found: { metric: 'trunkLeanTop', value: 12, bandHigh: 5 },
      text: 'Upper body at the top: 12° toward the target, normal up to 5°',
    },
    {
      found: { metric: 'leadElbowFollowThrough', value: 112, bandLow: 130 },
      text: 'Lead elbow in the follow-through: 112°, normal from 130°',
    },
    {
      found: { metric: 'tempoRatio', value: 1.84, bandLow: 2.57, bandHigh: 5.33 },
      text: 'Backswing to downswing: 1.8 : 1, normal 2.6 to 5.3 : 1',
    },
  ])('say which way: $text', ({ found, text }) => {
    const { part, value, normal } = measuredText(found, inches);
    expect(`${part}: ${value}, ${normal}`).toBe(text);
  });
});

it('show a length that rounds to nothing as under one unit, and say one inch, not one inches', () => {
  expect(inches(0.01)).toBe('under 1 inch');
  expect(centimetres(0.005)).toBe('under 1 cm');
  expect(inches(0.05)).toBe('about 1 inch');
  expect(torsoText(0.2, 'imperial', undefined)).toBe('roughly 4 inches');
});

describe('what looks fine', () => {
  it('reads as a sentence that begins with Fine, for everything that a clip can judge', () => {
    expect(copy.result.fine('rushed-tempo')).toBe('Fine: your tempo isn’t rushed.');
    for (const { faultId } of FAULT_CHECKS) expect(copy.result.fine(faultId)).not.toContain(faultName(faultId));
  });
});
