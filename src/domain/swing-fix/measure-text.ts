import { BODY_UNITS, torsoLength } from '#src/domain/swing-fix/body-length.ts';
import type { Change } from '#src/domain/swing-fix/over-time.ts';
import type { SwingFinding } from '#src/domain/entities/swing.entity.ts';

// Measurements as a golfer reads them: lengths in inches or centimetres of the golfer's own body, angles in degrees,
// tempo to one. A sentence names the direction. Tables and charts keep the sign, and the name says which direction is
// plus.

type Kind = {
  /** For tables and charts: which way is plus. */
  readonly name: string;
  /** What is measured, in either direction. */
  readonly part: string;
  readonly unit: 'torso' | 'degrees' | 'ratio';
  /** What a plus and a minus mean. */
  readonly ways?: readonly [plus: string, minus: string];
};

const AWAY = ['away from the target', 'toward the target'] as const;
const TOWARD = ['toward the target', 'away from the target'] as const;
// oxfmt-ignore
const KINDS: Readonly<Record<string, Kind>> = {
  hipSwayTop: { name: 'Hips away from the target at the top', part: 'Hips at the top', unit: 'torso', ways: AWAY },
  hipSlideImpact: { name: 'Hips toward the target at impact', part: 'Hips at impact', unit: 'torso', ways: TOWARD },
  trunkLeanTop: { name: 'Upper body toward the target at the top', part: 'Upper body at the top', unit: 'degrees',
    ways: TOWARD },
  headShiftTop: { name: 'Head toward the target at the top', part: 'Head at the top', unit: 'torso', ways: TOWARD },
  leadElbowImpact: { name: 'Lead elbow at impact', part: 'Lead elbow at impact', unit: 'degrees' },
  leadElbowFollowThrough: { name: 'Lead elbow in the follow-through', part: 'Lead elbow in the follow-through',
    unit: 'degrees' },
  hipTowardBallImpact: { name: 'Hips toward the ball at impact', part: 'Hips at impact', unit: 'torso',
    ways: ['toward the ball', 'away from the ball'] },
  forwardBendLoss: { name: 'Forward bend lost by impact', part: 'Forward bend', unit: 'degrees',
    ways: ['lost', 'gained'] },
  handPathOutside: { name: 'Hands outside the way back', part: 'Hands halfway down', unit: 'torso',
    ways: ['outside the way back', 'inside the way back'] },
  tempoRatio: { name: 'Backswing to downswing', part: 'Backswing to downswing', unit: 'ratio' },
};

export const metricName = (metric: string): string => KINDS[metric]?.name ?? metric;

/** "about 5 inches"; `places` after the point. */
export type LengthText = (torsos: number, places?: number) => string;

const ratioText = (value: number): string => `${value.toFixed(1)} : 1`;

/** "about 7 inches", "12°", "2.1 : 1". */
const sizeText = (metric: string, value: number, lengthText: LengthText, places: number): string => {
  const unit = KINDS[metric]?.unit;
  if (unit === 'ratio') return ratioText(value);
  if (unit === 'torso') return lengthText(value, places);
  return `${Math.abs(value).toFixed(places)}${unit ? '°' : ''}`;
};
/** " toward the target". */
const wayText = (metric: string, value: number): string => {
  const ways = KINDS[metric]?.ways;
  return ways ? ` ${value < 0 ? ways[1] : ways[0]}` : '';
};

type Band = Pick<SwingFinding, 'metric' | 'bandLow' | 'bandHigh'>;

/** The end of the band that a value is compared with: the nearer one. */
const limitOf = ({ bandLow, bandHigh }: Band, value: number): number | undefined =>
  bandHigh !== undefined && (bandLow === undefined || value > bandHigh) ? bandHigh : bandLow;

const bandText = (band: Band, value: number, lengthText: LengthText, places: number): string => {
  const { metric, bandLow, bandHigh } = band;
  if (bandLow !== undefined && bandHigh !== undefined)
    return `normal ${bandLow.toFixed(1)} to ${sizeText(metric, bandHigh, lengthText, places)}`;
  const limit = limitOf(band, value);
  if (limit === undefined) return '';
  // A negative limit is a maximum: the value may go no further that way.
  const isMost = bandHigh !== undefined || limit < 0;
  const way = wayText(metric, limit) === wayText(metric, value) ? '' : wayText(metric, limit);
  return `normal ${isMost ? 'up to' : 'from'} ${sizeText(metric, limit, lengthText, places)}${way}`;
};

export type MeasuredText = { readonly part: string; readonly value: string; readonly normal: string };

/** A finding's measurement and the normal band, precise enough to tell the two apart. */
export const measuredText = (finding: Band & Pick<SwingFinding, 'value'>, lengthText: LengthText): MeasuredText => {
  const { metric, value } = finding;
  const limit = limitOf(finding, value) ?? Number.NaN;
  const size = (figure: number, places: number) => sizeText(metric, figure, lengthText, places);
  const places = size(value, 0) === size(limit, 0) ? 1 : 0;
  return {
    part: KINDS[metric]?.part ?? metric,
    value: `${size(value, places)}${wayText(metric, value)}`,
    normal: bandText(finding, value, lengthText, places),
  };
};

/** What was seen, in one plain sentence. `lengthText` converts torso lengths to the golfer's units. */
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
    'chicken-wing': `After impact your lead arm folds to ${degrees} at the elbow. A straight arm is 180°.`,
    'hanging-back':
      value < 0
        ? `By impact your hips are ${length} behind where they started. Your weight may stay on the trail foot.`
        : 'By impact your hips have hardly moved toward the target. Your weight may stay on the trail foot.',
    'rushed-tempo': `Your backswing takes only ${size.toFixed(1)} times as long as your downswing.`,
    'over-the-top': `Halfway down your hands are ${length} nearer to the ball than on the way up.`,
    'early-extension': `By impact you have lost ${degrees} of your forward bend, and your hips have moved toward the ball.`,
  };
  return sentences[faultId] ?? '';
};

/** A measurement in a table or on a chart: its size there, and its text in a cell or on an axis. */
export type ChartMeasure = { readonly sizeOf: (value: number) => number; readonly text: (size: number) => string };

/** Signed values: body lengths in the golfer's own units, everything else as measured. */
export const chartMeasure = (
  metric: string,
  units: 'metric' | 'imperial',
  heightCm: number | undefined,
): ChartMeasure => {
  const unit = KINDS[metric]?.unit;
  const signed = (text: string) => text.replace('-', '−');
  if (unit === 'torso')
    return {
      sizeOf: (value) => torsoLength(value, units, heightCm),
      text: (size) => signed(`${Number(size.toFixed(1))} ${BODY_UNITS[units]}`),
    };
  const text = unit === 'ratio' ? ratioText : (size: number) => signed(`${size.toFixed(0)}${unit ? '°' : ''}`);
  return { sizeOf: (value) => value, text };
};

/** "0.7 in better, inside normal", and how sure that is. */
export const changeText = (
  { kind, by, giveOrTake, now }: Change,
  metric: string,
  { sizeOf, text }: ChartMeasure,
): { readonly change: string; readonly sure: string } => {
  const size = (value: number) => (KINDS[metric]?.unit === 'ratio' ? value.toFixed(1) : text(sizeOf(value)));
  const places = {
    inside: 'inside normal',
    outside: kind === 'better' ? 'still outside normal' : 'outside normal',
    beyond: 'now outside normal on the other side',
  };
  const moved = kind === 'same' ? 'About the same' : `${size(by)} ${now === 'beyond' ? 'further' : kind}`;
  return { change: `${moved}, ${places[now]}`, sure: `Give or take ${size(giveOrTake)}.` };
};

/** Measurements worth following over time, with their normal range: the checks' bands, with open ends closed. */
export const TRENDS: readonly { readonly metric: string; readonly normal: readonly [from: number, to: number] }[] = [
  { metric: 'tempoRatio', normal: [2.57, 5.33] },
  { metric: 'hipSwayTop', normal: [-0.12, 0.2] },
  { metric: 'hipSlideImpact', normal: [0.05, 0.4] },
  { metric: 'trunkLeanTop', normal: [-20, 5] },
  { metric: 'leadElbowFollowThrough', normal: [130, 180] },
  { metric: 'forwardBendLoss', normal: [-5, 12] },
  { metric: 'handPathOutside', normal: [-0.3, 0.2] },
];
