import { BODY_UNITS, torsoLength } from '#src/domain/swing-fix/body-length.ts';
import type { SwingFinding } from '#src/domain/entities/swing.entity.ts';

// Measurements as a golfer reads them: lengths in torso lengths (hips to shoulders) with inches or centimetres beside
// them, angles in degrees, tempo to one.

const KINDS: Readonly<Record<string, { readonly name: string; readonly unit: 'torso' | 'degrees' | 'ratio' }>> = {
  hipSwayTop: { name: 'Hips away from the target at the top', unit: 'torso' },
  hipSlideImpact: { name: 'Hips toward the target at impact', unit: 'torso' },
  trunkLeanTop: { name: 'Upper body toward the target at the top', unit: 'degrees' },
  headShiftTop: { name: 'Head toward the target at the top', unit: 'torso' },
  leadElbowImpact: { name: 'Lead elbow at impact', unit: 'degrees' },
  leadElbowFollowThrough: { name: 'Lead elbow in the follow-through', unit: 'degrees' },
  hipTowardBallImpact: { name: 'Hips toward the ball at impact', unit: 'torso' },
  forwardBendLoss: { name: 'Forward bend lost by impact', unit: 'degrees' },
  handPathOutside: { name: 'Hands outside the way back', unit: 'torso' },
  tempoRatio: { name: 'Backswing to downswing', unit: 'ratio' },
};

export const metricName = (metric: string): string => KINDS[metric]?.name ?? metric;

const figure = (metric: string, value: number): string => {
  const unit = KINDS[metric]?.unit;
  const places = unit === 'degrees' ? 0 : unit === 'ratio' ? 1 : 2;
  return value.toFixed(places).replace('-', '−');
};

export const metricText = (metric: string, value: number): string => {
  const unit = KINDS[metric]?.unit;
  const end = unit === 'degrees' ? '°' : unit === 'torso' ? ' torso' : unit === 'ratio' ? ' : 1' : '';
  return `${figure(metric, value)}${end}`;
};

export const bandText = ({
  metric,
  bandLow,
  bandHigh,
}: Pick<SwingFinding, 'metric' | 'bandLow' | 'bandHigh'>): string => {
  if (bandLow !== undefined && bandHigh !== undefined)
    return `normal ${figure(metric, bandLow)} to ${metricText(metric, bandHigh)}`;
  if (bandHigh !== undefined) return `normal up to ${metricText(metric, bandHigh)}`;
  return bandLow === undefined ? '' : `normal from ${metricText(metric, bandLow)}`;
};

/** What was seen, in one plain sentence; `lengthText` puts parts of a torso in the golfer's units. */
export const findingSentence = (
  { faultId, value }: Pick<SwingFinding, 'faultId' | 'value'>,
  lengthText: LengthText,
): string => {
  const size = Math.abs(value);
  const length = lengthText(size);
  const degrees = `${size.toFixed(0)}°`;
  const sentences: Readonly<Record<string, string>> = {
    sway: `By the top your hips have moved ${length} away from the target.`,
    'excessive-slide': `By impact your hips have slid ${length} toward the target.`,
    'reverse-pivot': `In the backswing your hips move ${length} toward the target, and your upper body leans that way.`,
    'reverse-spine': `At the top your upper body leans ${degrees} toward the target.`,
    'chicken-wing': `Halfway through the follow-through your lead elbow is bent to ${degrees}.`,
    'hanging-back':
      value < 0
        ? `By impact your hips are ${length} behind where they started. Your weight may stay on the trail foot.`
        : 'By impact your hips have hardly moved toward the target. Your weight may stay on the trail foot.',
    'rushed-tempo': `Your backswing takes only ${size.toFixed(1)} times as long as your downswing.`,
    'over-the-top': `Coming down, your hands are ${length} outside the way they went up.`,
    'early-extension': `By impact you have lost ${degrees} of your forward bend, and your hips have moved toward the ball.`,
  };
  return sentences[faultId] ?? '';
};

/** "about 5 inches". */
export type LengthText = (torsos: number) => string;

/** "about 7 inches", or an angle. */
export const shortMetric = (metric: string, value: number, lengthText: LengthText): string =>
  KINDS[metric]?.unit === 'torso' ? lengthText(value) : metricText(metric, value);

/** What is normal as `shortMetric` says it; a range that has two ends stays in torsos. */
export const shortBand = (finding: SwingFinding, lengthText: LengthText): string => {
  const { metric, bandLow, bandHigh } = finding;
  const isLength = KINDS[metric]?.unit === 'torso' && bandLow === undefined && bandHigh !== undefined;
  return isLength ? `normal up to ${lengthText(bandHigh)}` : bandText(finding);
};

/** A measurement on a chart: how large it is there, and how an axis and the newest figure say it. */
export type ChartMeasure = { readonly sizeOf: (value: number) => number; readonly text: (size: number) => string };

/** Lengths of the body in the golfer's own units, everything else as it was measured. */
export const chartMeasure = (
  metric: string,
  units: 'metric' | 'imperial',
  heightCm: number | undefined,
): ChartMeasure => {
  if (KINDS[metric]?.unit !== 'torso') return { sizeOf: (value) => value, text: (size) => metricText(metric, size) };
  return {
    sizeOf: (value) => torsoLength(value, units, heightCm),
    text: (size) => `${Number(size.toFixed(1))} ${BODY_UNITS[units]}`.replace('-', '−'),
  };
};

/** "0.35 torso, about 7 inches". */
export const withLength = (metric: string, value: number, lengthText: LengthText): string =>
  KINDS[metric]?.unit === 'torso' ? `${metricText(metric, value)}, ${lengthText(value)}` : metricText(metric, value);

/** Measurements that are worth following, with what is normal (the checks' bands, closed where they are open). */
export const TRENDS: readonly { readonly metric: string; readonly normal: readonly [from: number, to: number] }[] = [
  { metric: 'tempoRatio', normal: [2.57, 5.33] },
  { metric: 'hipSwayTop', normal: [-0.12, 0.2] },
  { metric: 'hipSlideImpact', normal: [0.05, 0.4] },
  { metric: 'trunkLeanTop', normal: [-20, 5] },
  { metric: 'leadElbowFollowThrough', normal: [130, 180] },
  { metric: 'forwardBendLoss', normal: [-5, 12] },
  { metric: 'handPathOutside', normal: [-0.3, 0.2] },
];
