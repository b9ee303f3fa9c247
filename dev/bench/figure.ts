import { median } from './statistics.ts';

// One measured figure and its goal (docs/performance.md).

type Spread = readonly [lowest: number, highest: number];

export type Figure = {
  readonly id: string;
  readonly title: string;
  readonly value: number;
  /** What `value` counts: 'x' is a ratio, ours / baseline; 'shift' is Cumulative Layout Shift. */
  readonly unit: 'x' | 'ms' | 'of 100' | 'shift';
  readonly atMost?: number;
  /** Both sides of a ratio, ms, measured in the same run. */
  readonly ours?: number;
  readonly baseline?: number;
  /** Lowest and highest run of each side. */
  readonly spread?: readonly Spread[];
};

type Sides = { readonly ours: readonly number[]; readonly baseline: readonly number[] };
type About = Pick<Figure, 'id' | 'title' | 'atMost'>;

export const spreadOf = (runs: readonly number[]): Spread => [Math.min(...runs), Math.max(...runs)];

/** Ratio of the medians of two sides that took turns. */
export const ratio = (about: About, { ours, baseline }: Sides): Figure => ({
  ...about,
  value: median(ours) / median(baseline),
  unit: 'x',
  ours: median(ours),
  baseline: median(baseline),
  spread: [ours, baseline].map(spreadOf),
});

const rounded = (value: number | undefined) => (value === undefined ? undefined : Number(value.toPrecision(3)));

/** A table for people, and one line of JSON for programs. */
export const print = (figures: readonly Figure[], about: Readonly<Record<string, unknown>>): void => {
  const judged = figures.map((figure) => ({
    ...figure,
    met: figure.atMost === undefined ? undefined : figure.value <= figure.atMost,
  }));
  const rows = judged.map(({ title, unit, value, atMost, met, ours, baseline, spread }) => [
    `${title}, ${unit}`,
    {
      'ours, ms': rounded(ours),
      'baseline, ms': rounded(baseline),
      spread: spread?.map((ends) => ends.map(rounded).join(' to ')).join(', '),
      measured: rounded(value),
      'at most': atMost,
      met,
    },
  ]);
  console.table(Object.fromEntries(rows));
  console.log(JSON.stringify({ ...about, figures: Object.fromEntries(judged.map(({ id, ...rest }) => [id, rest])) }));
};
