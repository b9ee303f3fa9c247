import { type Estimate, type Measure, type Scale, type Selection, measured } from '@divot/analytics';
import { copy } from '#src/features/analytics/copy.ts';
import { FoldedChart, type Headline } from '#src/ui/charts/chart-figure.tsx';
import { IntervalRows, type IntervalRow } from '#src/ui/charts/interval-rows.tsx';
import { NotEnoughData } from './not-enough-data.tsx';

export type MeasureRow = { readonly name: string; readonly measure: Measure };

type MeasureRowsProps = {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly MeasureRow[];
  readonly scale: Scale;
  readonly selection: Selection;
  readonly unit: Parameters<typeof copy.sample>[1];
  readonly format: (value: number) => string;
  readonly leastCounted?: number;
  readonly extent?: readonly [number, number];
  readonly reference?: number;
  /** The rows are one figure under several conditions, so what matters is whether they differ. */
  readonly compares?: boolean;
  /** What stands beside the title. By default the first row that is known, and its name if there are others. */
  readonly headline?: Headline | undefined;
};

/** The chart row for an estimate. An estimate with too little data shows only its sample. */
export const rowOf = (
  name: string,
  estimate: Estimate | undefined,
  sample: (n: number) => string,
  other?: Estimate,
): IntervalRow => ({
  name,
  interval: estimate?.isEnough ? estimate : undefined,
  sample: estimate === undefined ? copy.none : estimate.isEnough ? sample(estimate.n) : copy.tooFew(estimate.n),
  other: estimate?.isEnough && other?.isEnough ? other : undefined,
});

type Known = IntervalRow & { readonly interval: NonNullable<IntervalRow['interval']> };
const isKnown = (row: IntervalRow): row is Known => row.interval !== undefined;

/** Whether some value lies in every band: then the rows may all be the same. */
const mayBeEqual = (rows: readonly Known[]): boolean =>
  Math.max(...rows.map(({ interval }) => interval.low)) <= Math.min(...rows.map(({ interval }) => interval.high));

/** In a comparison the row that is farthest up, else the first one. */
const headlineOf = (
  judged: readonly Known[],
  { format, compares }: Pick<FoldedRowsProps, 'format' | 'compares'>,
): Headline => {
  const [first, ...others] = compares ? judged.toSorted((a, b) => b.interval.value - a.interval.value) : judged;
  if (!first) return { value: '–' };
  return { value: format(first.interval.value), of: others.length > 0 ? first.name : undefined };
};

type FoldedRowsProps = React.ComponentProps<typeof IntervalRows> & Pick<MeasureRowsProps, 'compares' | 'headline'>;

/** Rows under their headline. A line instead if nothing is known or, in a comparison, nothing differs. */
export const FoldedRows = ({ compares = false, headline, ...chart }: FoldedRowsProps) => {
  const { title, rows, format } = chart;
  const judged = rows.filter(isKnown);
  const [first] = rows;
  if (judged.length === 0) return <NotEnoughData title={title}>{first?.sample ?? copy.none}</NotEnoughData>;
  if (compares && judged.length < 2) {
    const texts = rows.map(({ name, interval, sample }) =>
      copy.valueOf(name, interval ? format(interval.value) : sample),
    );
    return <NotEnoughData title={title}>{copy.nothingToCompare(texts)}</NotEnoughData>;
  }
  if (compares && mayBeEqual(judged)) {
    const values = judged.map(({ name, interval }) => copy.valueOf(name, format(interval.value)));
    return <NotEnoughData title={title}>{copy.noDifference(values)}</NotEnoughData>;
  }
  return (
    <FoldedChart headline={headline ?? headlineOf(judged, { format, compares })}>
      <IntervalRows {...chart} />
    </FoldedChart>
  );
};

/** Measures of the selected rounds with their bands, next to those of the compared period. */
export const MeasureRows = ({ rows, scale, selection, unit, leastCounted, ...chart }: MeasureRowsProps) => (
  <FoldedRows
    {...chart}
    rows={rows.map(({ name, measure }) =>
      rowOf(
        name,
        measured(selection.rounds, measure, scale, leastCounted),
        (n) => copy.sample(n, unit),
        selection.compared && measured(selection.compared, measure, scale, leastCounted),
      ),
    )}
    words={{ ...copy.words, other: copy.againstPeriod }}
  />
);
