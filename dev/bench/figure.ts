// One measured figure and what it is held to (docs/performance.md).

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
/** What could not be measured here, and why: never counted as met. */
export type NotMeasured = Common & { readonly notMeasured: string };
export type Figure = Measured | NotMeasured;

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
