import { median } from './statistics.ts';

// One measured figure and its target (docs/performance.md).

export type Goal = { readonly atMost: number } | { readonly atLeast: number };

type Common = { readonly id: string; readonly title: string };
export type Measured = Common & {
  readonly value: number;
  /** What `value` counts: 'x' is a ratio, ours / baseline. */
  readonly unit: 'x' | 'KB' | 'MB' | 'ms' | '%' | 'reads' | 'writes' | 'per s';
  readonly goal?: Goal;
  /** Both sides of a ratio, measured in the same run. */
  readonly ours?: number;
  readonly baseline?: number;
  readonly sidesIn?: string;
  readonly note?: string;
};
/** A figure that could not be measured here, and why. It never counts as met. */
export type NotMeasured = Common & { readonly notMeasured: string };
export type Figure = Measured | NotMeasured;

type Runs = { readonly ours: readonly number[]; readonly baseline: readonly number[] };

const shortly = (value: number): string => (value >= 100 ? String(Math.round(value)) : value.toFixed(1));
const rangeOf = (values: readonly number[]): string =>
  `${shortly(Math.min(...values))} to ${shortly(Math.max(...values))}`;

/** Ratio of the medians of two sides that took turns. Its note gives the spread of the runs. */
export const ratioOfRuns = (
  { note, ...about }: Pick<Measured, 'id' | 'title' | 'goal' | 'note'>,
  { ours, baseline }: Runs,
): Measured => {
  const spread = `${ours.length} runs in turn: ${rangeOf(ours)} ms beside ${rangeOf(baseline)}.`;
  const sides = { ours: median(ours), baseline: median(baseline) };
  return ratio({ ...about, note: note ? `${spread} ${note}` : spread }, sides);
};

type Sides = { readonly ours: number; readonly baseline: number };

/** A ratio of two sides measured in one run. */
export const ratio = (
  about: Pick<Measured, 'id' | 'title' | 'goal' | 'note'>,
  { ours, baseline }: Sides,
  sidesIn = 'ms',
): Measured => ({ ...about, value: ours / baseline, unit: 'x', ours, baseline, sidesIn });

export const isMet = ({ value, goal }: Measured): boolean | undefined => {
  if (!goal) return undefined;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
};
